import {
  type ApplicationDocument,
  createUploadUrlCall,
  DOCUMENT_NAME_LENGTH,
  DOCUMENT_PATH,
  DOCUMENT_TYPES,
  uploadDocumentCall,
} from '#src/contract/application/document-calls.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { failure } from '#src/lib/outcome.ts';
import { shortFileName } from '#src/lib/text/short-file-name.ts';
import { call, fetchForViewer } from './http.ts';

const UPLOAD_PATH = uploadDocumentCall.path.replace(':token', '');

/** Asks for an address to send the file to, and sends it there. A name that is too long is shortened. */
export async function sendDocument(
  applicationId: string,
  file: File,
): Promise<CallOutcome<ApplicationDocument>> {
  const { size: sizeBytes } = file;
  const name = shortFileName(file.name, DOCUMENT_NAME_LENGTH);
  const type = DOCUMENT_TYPES.find((each) => each === file.type);
  if (!type) return failure({ kind: 'refused', status: 415, problems: [] });
  const body = { name, type, sizeBytes };
  const upload = await call(createUploadUrlCall, { params: { id: applicationId }, body });
  if (!upload.ok) return upload;
  const { url } = upload.value;
  // Only our own uploads: an address from anywhere else would get the customer's token.
  if (!url.startsWith(UPLOAD_PATH)) return failure({ kind: 'unreadable' });
  return call(uploadDocumentCall, { params: { token: url.slice(UPLOAD_PATH.length) }, file });
}

/** The file itself; null when it cannot be had. */
export async function fetchDocument(id: string, documentId: string): Promise<Blob | null> {
  const path = DOCUMENT_PATH.replace(':id', id).replace(':documentId', documentId);
  const response = await fetchForViewer(path);
  return response ? response.blob() : null;
}
