import '../jitless.ts';
import * as z from 'zod/mini';
import { OWN_DATA_CALL, RecordId } from '../customer/call.ts';
import { endpoint } from '../endpoint.ts';
import { SINGLE_LINE } from '../lead/limits.ts';
import {
  createUploadUrlCall,
  deleteDocumentCall,
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_NAME_LENGTH,
  DOCUMENT_PATH,
  DOCUMENT_TYPES,
  listDocumentsCall,
  uploadDocumentCall,
} from './document-calls.ts';
import { APPLICATION_PARAMETERS, ApplicationParams } from './endpoints.ts';

const SIZE = 'must be a size from 1 byte to 10 MB';
const NAME = `must be a file name of 1 to ${DOCUMENT_NAME_LENGTH} characters on one line`;

/** A file before its upload. */
export const NewDocument = z.strictObject({
  name: z
    .string({ error: NAME })
    .check(
      z.trim(),
      z.minLength(1, { error: NAME }),
      z.maxLength(DOCUMENT_NAME_LENGTH, { error: NAME }),
      z.regex(SINGLE_LINE, { error: NAME }),
    ),
  type: z.enum(DOCUMENT_TYPES, { error: 'must be a PDF, a JPEG or a PNG' }),
  sizeBytes: z
    .int({ error: SIZE })
    .check(z.minimum(1, { error: SIZE }), z.maximum(DOCUMENT_LIMIT_BYTES, { error: SIZE })),
});
export type NewDocument = z.infer<typeof NewDocument>;

export const listDocuments = endpoint(
  listDocumentsCall,
  { params: ApplicationParams },
  {
    ...OWN_DATA_CALL,
    summary: 'List the documents of an application',
    parameters: APPLICATION_PARAMETERS,
  },
);

export const createUploadUrl = endpoint(
  createUploadUrlCall,
  { params: ApplicationParams, body: NewDocument },
  {
    ...OWN_DATA_CALL,
    summary: 'Request an address to upload a document to',
    refusals: ['Conflict'],
    parameters: APPLICATION_PARAMETERS,
  },
);

export const UploadParams = z.object({ token: RecordId });

export const uploadDocument = endpoint(
  uploadDocumentCall,
  { params: UploadParams },
  {
    ...OWN_DATA_CALL,
    summary: 'Upload a document',
    description: 'The body is the file, at most 10 MB. The address works once, within ten minutes.',
    bodyTypes: DOCUMENT_TYPES,
    parameters: { token: 'The last part of the requested address.' },
  },
);

export const DocumentParams = z.object({ id: RecordId, documentId: RecordId });
const DOCUMENT_PARAMETERS = {
  ...APPLICATION_PARAMETERS,
  documentId: 'Id of the document.',
} as const;

export const getDocument = endpoint(
  { method: 'GET', path: DOCUMENT_PATH, reply: z.unknown() },
  { params: DocumentParams },
  {
    ...OWN_DATA_CALL,
    summary: 'Download a document',
    description: 'The file is sent as a download and is never displayed in the browser.',
    replyTypes: DOCUMENT_TYPES,
    parameters: DOCUMENT_PARAMETERS,
  },
);

export const deleteDocument = endpoint(
  deleteDocumentCall,
  { params: DocumentParams },
  { ...OWN_DATA_CALL, summary: 'Delete a document', parameters: DOCUMENT_PARAMETERS },
);
