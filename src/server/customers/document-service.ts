import { hash, randomBytes, randomUUID } from 'node:crypto';
import {
  type ApplicationDocument,
  type NewDocument,
  uploadDocument,
  type UploadUrl,
} from '#src/contract/application-document-calls.ts';
import { APPLICATION_COUNTS } from '#src/contract/application-limits.ts';
import type { Clock } from '#src/lib/clock.ts';
import { isOfType } from './document-content.ts';
import { notFound, refused } from './refusals.ts';
import type {
  CustomerRepository,
  DocumentFiles,
  Person,
  StoredDocument,
  Upload,
} from './repository.ts';

/** Enough for the largest document at 140 kbit/s. */
export const UPLOAD_OPEN_MS = 10 * 60_000;
const TOKEN_BYTES = 24;

export type DocumentService = {
  list(person: Person, applicationId: string): ApplicationDocument[];
  open(person: Person, applicationId: string, document: NewDocument): UploadUrl;
  upload(person: Person, token: string, bytes: Uint8Array): Promise<ApplicationDocument>;
  read(person: Person, ids: DocumentIds): Promise<StoredDocument & { readonly bytes: Uint8Array }>;
  remove(person: Person, ids: DocumentIds): Promise<void>;
  /** Deletes files that belong to nobody: what a crash between file and row has left. */
  sweep(): Promise<number>;
};

export type DocumentIds = { readonly id: string; readonly documentId: string };

export type DocumentServiceParts = {
  readonly repository: CustomerRepository;
  readonly files: DocumentFiles;
  readonly clock: Clock;
};

const hashOf = (token: string) => hash('sha256', token);

function checkContent({ type, sizeBytes }: Upload, bytes: Uint8Array): void {
  if (bytes.byteLength !== sizeBytes) {
    throw refused(400, 'sizeBytes', `was to be ${sizeBytes} bytes, and ${bytes.byteLength} came`);
  }
  if (!isOfType(bytes, type)) throw refused(415, 'type', `the file is no ${type}`);
}

function documentReader({ repository, files }: DocumentServiceParts) {
  const { applications, documents } = repository;
  const checkOwner = ({ id: userId }: Person, applicationId: string) => {
    if (!applications.find(userId, applicationId)) throw notFound('id');
  };
  const found = (person: Person, { id, documentId }: DocumentIds) => {
    checkOwner(person, id);
    const document = documents.find(id, documentId);
    if (!document) throw notFound('documentId');
    return document;
  };
  return {
    checkOwner,
    list(person: Person, applicationId: string) {
      checkOwner(person, applicationId);
      return documents.list(applicationId);
    },
    async read(person: Person, ids: DocumentIds) {
      const document = found(person, ids);
      return { ...document, bytes: await files.read(document.file) };
    },
    async remove(person: Person, ids: DocumentIds) {
      const { file } = found(person, ids);
      documents.remove(ids.id, ids.documentId);
      await files.remove(file);
    },
  };
}

/** The documents of applications: a place is asked for first, then one file is sent to it. */
export function documentService(parts: DocumentServiceParts): DocumentService {
  const { repository, files, clock } = parts;
  const { documents } = repository;
  const { checkOwner, ...reader } = documentReader(parts);
  return {
    ...reader,
    open(person, applicationId, document) {
      checkOwner(person, applicationId);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const nowMs = clock.now().getTime();
      const expiresAtMs = nowMs + UPLOAD_OPEN_MS;
      const limit = APPLICATION_COUNTS.documents;
      const given = { tokenHash: hashOf(token), nowMs, expiresAtMs, limit };
      if (documents.open({ ...document, applicationId }, given) === 'full') {
        throw refused(409, 'documents', `an application can have ${limit} documents at most`);
      }
      return { url: uploadDocument.path.replace(':token', token), expiresAtMs };
    },
    async upload(person, token, bytes) {
      const addedAtMs = clock.now().getTime();
      const upload = documents.take(hashOf(token), person.id, addedAtMs);
      if (!upload) throw refused(404, 'token', 'this address has been used, or its time is over');
      checkContent(upload, bytes);
      const file = randomUUID();
      await files.put(file, bytes);
      const { applicationId, name, type, sizeBytes } = upload;
      const document = { id: randomUUID(), name, type, sizeBytes, addedAtMs };
      try {
        checkOwner(person, applicationId);
        documents.add(applicationId, { ...document, file });
      } catch (error) {
        await files.remove(file);
        throw error;
      }
      return document;
    },
    async sweep() {
      // To be done before the first request: a file that has just come has no row yet.
      const names = await files.names();
      const owned = documents.fileNames();
      const strays = names.filter((name) => !owned.has(name));
      for (const name of strays) await files.remove(name);
      return strays.length;
    },
  };
}
