import { atom } from 'nanostores';
import { sendDocument } from '#src/clients/customer-documents.ts';
import { call } from '#src/clients/http.ts';
import {
  type ApplicationDocument,
  deleteDocumentCall,
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_TYPES,
  listDocumentsCall,
} from '#src/contract/application/document-calls.ts';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import { loadLatest, type AsyncState, currentValue } from '../shell/async-state.ts';

/** Why a file was not added. */
export type UploadFailure = 'type' | 'size' | 'empty' | 'full' | 'failed';

/** A file on its way; without a failure it is being sent. */
export type PendingUpload = {
  readonly id: number;
  readonly name: string;
  readonly failure: UploadFailure | null;
};

/** The documents of an application that have arrived. */
export const $documents = atom<AsyncState<readonly ApplicationDocument[]>>({ kind: 'idle' });

/** The files that are being sent, and those that were not taken. */
export const $uploads = atom<readonly PendingUpload[]>([]);

const request = loadLatest($documents);

export function listDocuments(applicationId: string): Promise<void> {
  return request.load(async (signal) => {
    const reply = await call(listDocumentsCall, { params: { id: applicationId }, signal });
    return reply.ok ? { ok: true, value: reply.value.documents } : reply;
  });
}

const documents = () => currentValue($documents.get()) ?? [];

function show(value: readonly ApplicationDocument[]): void {
  $documents.set({ kind: 'ready', value });
}

/** What is wrong with a file before it is sent. */
function failureOfFile({ type, size }: Pick<File, 'type' | 'size'>): UploadFailure | null {
  if (!DOCUMENT_TYPES.some((each) => each === type)) return 'type';
  if (size === 0) return 'empty';
  return size > DOCUMENT_LIMIT_BYTES ? 'size' : null;
}

let uploadCount = 0;

function announce(name: string, failure: UploadFailure | null): PendingUpload {
  uploadCount += 1;
  const upload = { id: uploadCount, name, failure };
  $uploads.set([...$uploads.get(), upload]);
  return upload;
}

function end({ id, name }: PendingUpload, failure: UploadFailure | null): void {
  const others = $uploads.get().filter((each) => each.id !== id);
  $uploads.set(failure ? [...others, { id, name, failure }] : others);
}

type Refusal = Extract<CallFailure, { kind: 'refused' }>;

function failureOfRefusal({ status, problems }: Refusal): UploadFailure {
  if (status === 409) return 'full';
  if (status === 413) return 'size';
  return status === 415 || problems.some(({ param }) => param === 'type') ? 'type' : 'failed';
}

async function send(applicationId: string, file: File): Promise<void> {
  const failure = failureOfFile(file);
  const upload = announce(file.name, failure);
  if (failure) return;
  const outcome = await sendDocument(applicationId, file);
  if (outcome.ok) {
    show([...documents(), outcome.value]);
    end(upload, null);
    return;
  }
  end(upload, outcome.error.kind === 'refused' ? failureOfRefusal(outcome.error) : 'failed');
}

/** Sends files, one after the other; earlier refusals are dropped. */
export async function addDocuments(applicationId: string, files: readonly File[]): Promise<void> {
  $uploads.set($uploads.get().filter(({ failure }) => failure === null));
  for (const file of files) await send(applicationId, file);
}

/** Returns true when it is deleted. */
export async function deleteDocument(applicationId: string, documentId: string): Promise<boolean> {
  const outcome = await call(deleteDocumentCall, { params: { id: applicationId, documentId } });
  if (outcome.ok) show(documents().filter(({ id }) => id !== documentId));
  return outcome.ok;
}
