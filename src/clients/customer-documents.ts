import '#src/contract/jitless.ts';
import {
  type ApplicationDocument,
  createUploadUrl,
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '#src/contract/application/document-calls.ts';
import type { CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { failure } from '#src/lib/outcome.ts';
import { call, fetchOwn } from './http.ts';

export function loadDocuments(
  id: string,
  signal?: AbortSignal,
): Promise<CallOutcome<{ documents: ApplicationDocument[] }>> {
  return call(listDocuments, { params: { id }, signal });
}

const UPLOAD_PATH = uploadDocument.path.replace(':token', '');

/** Asks for an address to send the file to, and sends it there. */
export async function sendDocument(
  applicationId: string,
  file: File,
): Promise<CallOutcome<ApplicationDocument>> {
  const { name, type, size: sizeBytes } = file;
  const body = { name, type, sizeBytes };
  const given = await call(createUploadUrl, { params: { id: applicationId }, body });
  if (!given.ok) return given;
  const { url } = given.value;
  // Only our own uploads: an address from anywhere else would get the customer's token.
  if (!url.startsWith(UPLOAD_PATH)) return failure({ kind: 'unreadable' });
  return call(uploadDocument, { params: { token: url.slice(UPLOAD_PATH.length) }, file });
}

/** The file itself; null when it cannot be had. */
export async function fetchDocument(id: string, documentId: string): Promise<Blob | null> {
  const path = getDocument.path.replace(':id', id).replace(':documentId', documentId);
  const response = await fetchOwn(path);
  return response ? response.blob() : null;
}

export function removeDocument(
  id: string,
  documentId: string,
): Promise<CallOutcome<{ done: true }>> {
  return call(deleteDocument, { params: { id, documentId } });
}
