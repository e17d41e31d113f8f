import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { DoneReply } from '../customer/call.ts';
import type { DocumentParams, NewDocument, UploadParams } from './document-endpoints.ts';
import type { ApplicationParams } from './endpoints.ts';

export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Characters. */
export const DOCUMENT_NAME_LENGTH = 120;

/** 10 MB. */
export const DOCUMENT_LIMIT_BYTES = 10 * 1024 * 1024;

/** An uploaded file. */
export const ApplicationDocument = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  sizeBytes: z.number(),
  addedAtMs: z.number(),
});
export type ApplicationDocument = z.infer<typeof ApplicationDocument>;

/** Where a file may be uploaded once, until the URL expires. */
export const UploadUrl = z.object({ url: z.string(), expiresAtMs: z.number() });
export type UploadUrl = z.infer<typeof UploadUrl>;

const Documents = z.object({ documents: z.array(ApplicationDocument) });

export const listDocumentsCall: ClientCall<typeof Documents, { params: typeof ApplicationParams }> =
  {
    method: 'GET',
    path: '/api/customer/application/:id/documents',
    reply: Documents,
  };

export const createUploadUrlCall: ClientCall<
  typeof UploadUrl,
  { params: typeof ApplicationParams; body: typeof NewDocument }
> = {
  method: 'POST',
  path: '/api/customer/application/:id/documents/upload-url',
  reply: UploadUrl,
};

/** The body is the file itself, under its own content type. */
export const uploadDocumentCall: ClientCall<
  typeof ApplicationDocument,
  { params: typeof UploadParams }
> = {
  method: 'PUT',
  path: '/api/customer/uploads/:token',
  reply: ApplicationDocument,
};

/** Where a document is fetched from: the answer is the file, to be saved and not displayed. */
export const DOCUMENT_PATH = '/api/customer/application/:id/documents/:documentId';

export const deleteDocumentCall: ClientCall<typeof DoneReply, { params: typeof DocumentParams }> = {
  method: 'DELETE',
  path: DOCUMENT_PATH,
  reply: DoneReply,
};
