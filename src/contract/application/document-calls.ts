import '../jitless.ts';
import * as z from 'zod/mini';
import { Done, nothing, own, RecordId } from '../customer/call.ts';
import { ONE_LINE } from '../lead/limits.ts';

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** 10 MB. */
export const DOCUMENT_LIMIT_BYTES = 10 * 1024 * 1024;

const SIZE = 'must be a size from 1 byte to 10 MB';
const NAME = 'must be a file name of 1 to 120 characters on one line';

/** A file as it is before it is sent. */
export const NewDocument = z.strictObject({
  name: z
    .string({ error: NAME })
    .check(
      z.trim(),
      z.minLength(1, { error: NAME }),
      z.maxLength(120, { error: NAME }),
      z.regex(ONE_LINE, { error: NAME }),
    ),
  type: z.enum(DOCUMENT_TYPES, { error: 'must be a PDF, a JPEG or a PNG' }),
  sizeBytes: z
    .int({ error: SIZE })
    .check(z.minimum(1, { error: SIZE }), z.maximum(DOCUMENT_LIMIT_BYTES, { error: SIZE })),
});
export type NewDocument = z.infer<typeof NewDocument>;

/** A file that was sent. */
export const ApplicationDocument = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  sizeBytes: z.number(),
  addedAtMs: z.number(),
});
export type ApplicationDocument = z.infer<typeof ApplicationDocument>;

/** Where a file may be sent, once, until the time is over. */
export const UploadUrl = z.object({ url: z.string(), expiresAtMs: z.number() });
export type UploadUrl = z.infer<typeof UploadUrl>;

const ofApplication = z.object({ id: RecordId });
const ofDocument = z.object({ id: RecordId, documentId: RecordId });

export const listDocuments = own({
  method: 'GET',
  path: '/api/customer/application/:id/documents',
  params: ofApplication,
  body: nothing,
  reply: z.object({ documents: z.array(ApplicationDocument) }),
  summary: 'List the documents of an application',
});

export const createUploadUrl = own({
  method: 'POST',
  path: '/api/customer/application/:id/documents/upload-url',
  params: ofApplication,
  body: NewDocument,
  reply: UploadUrl,
  summary: 'Ask for an address to send a document to',
});

/** The body is the file itself, under its own content type. */
export const uploadDocument = own({
  method: 'PUT',
  path: '/api/customer/uploads/:token',
  params: z.object({ token: RecordId }),
  body: z.unknown(),
  reply: ApplicationDocument,
  summary: 'Send a document',
});

/** Answers with the file, to be kept and not shown. */
export const getDocument = own({
  method: 'GET',
  path: '/api/customer/application/:id/documents/:documentId',
  params: ofDocument,
  body: nothing,
  reply: z.unknown(),
  summary: 'Fetch a document',
});

export const deleteDocument = own({
  method: 'DELETE',
  path: '/api/customer/application/:id/documents/:documentId',
  params: ofDocument,
  body: nothing,
  reply: Done,
  summary: 'Delete a document',
});
