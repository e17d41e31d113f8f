import { hash, randomBytes, randomUUID } from 'node:crypto';
import {
  type ApplicationDocument,
  uploadDocumentCall,
  type UploadUrl,
} from '#src/contract/application/document-calls.ts';
import type { NewDocument } from '#src/contract/application/document-endpoints.ts';
import { APPLICATION_COUNTS } from '#src/contract/application/limits.ts';
import type { Clock } from '#src/lib/clock.ts';
import { isOfType } from './document-content.ts';
import { removeFile } from './remove-file.ts';
import { notFound, refusal } from '../refusals.ts';
import type {
  CustomerRepository,
  DocumentFiles,
  Person,
  StoredDocument,
  NewUpload,
} from '../repository.ts';

/** Enough for the largest document at 140 kbit/s. */
export const UPLOAD_LIFETIME_MS = 10 * 60_000;
const TOKEN_BYTES = 24;
/** A file without a row at this age never gets one. */
const STRAY_AFTER_MS = 60 * 60_000;

const LIMIT = APPLICATION_COUNTS.documents;

function checkRoom(place: 'added' | 'opened' | 'full'): void {
  if (place !== 'full') return;
  throw refusal(409, 'documents', `an application can have at most ${LIMIT} documents`);
}

export type DocumentService = {
  list(person: Person, applicationId: string): Promise<ApplicationDocument[]>;
  open(person: Person, applicationId: string, document: NewDocument): Promise<UploadUrl>;
  upload(person: Person, token: string, bytes: Uint8Array): Promise<ApplicationDocument>;
  read(person: Person, ids: DocumentIds): Promise<StoredDocument & { readonly bytes: Uint8Array }>;
  remove(person: Person, ids: DocumentIds): Promise<void>;
  /** Deletes files without an owner, left by a crash between file and row; returns their number. */
  sweep(): Promise<number>;
};

type DocumentIds = { readonly id: string; readonly documentId: string };

type DocumentServiceDependencies = {
  readonly repository: CustomerRepository;
  readonly files: DocumentFiles;
  readonly clock: Clock;
};

const hashOf = (token: string) => hash('sha256', token);

function checkContent({ type, sizeBytes }: NewUpload, bytes: Uint8Array): void {
  if (bytes.byteLength !== sizeBytes) {
    throw refusal(
      400,
      'sizeBytes',
      `must be ${sizeBytes} bytes long, but ${bytes.byteLength} bytes were received`,
    );
  }
  if (!isOfType(bytes, type)) throw refusal(415, 'type', `the file is not of the type ${type}`);
}

function documentReader({ repository, files }: DocumentServiceDependencies) {
  const { applications, documents } = repository;
  const checkOwner = async ({ id: userId }: Person, applicationId: string) => {
    if (!(await applications.find(userId, applicationId))) throw notFound('id');
  };
  return {
    checkOwner,
    async list(person: Person, applicationId: string) {
      await checkOwner(person, applicationId);
      return documents.list(applicationId);
    },
    async read(person: Person, { id, documentId }: DocumentIds) {
      await checkOwner(person, id);
      const document = await documents.find(id, documentId);
      if (!document) throw notFound('documentId');
      const bytes = await files.read(document.file);
      if (bytes === 'damaged') {
        throw refusal(
          410,
          'documentId',
          'is damaged and cannot be read; please delete it and send it again',
        );
      }
      return { ...document, bytes };
    },
    async remove(person: Person, { id, documentId }: DocumentIds) {
      await checkOwner(person, id);
      const file = await documents.remove(id, documentId);
      if (file === undefined) throw notFound('documentId');
      await removeFile(files, file);
    },
  };
}

/** The documents of applications: a place is asked for first, then one file is sent to it. */
export function documentService(dependencies: DocumentServiceDependencies): DocumentService {
  const { repository, files, clock } = dependencies;
  const { documents } = repository;
  const { checkOwner, ...reader } = documentReader(dependencies);
  return {
    ...reader,
    async open(person, applicationId, document) {
      await checkOwner(person, applicationId);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const nowMs = clock.now().getTime();
      const expiresAtMs = nowMs + UPLOAD_LIFETIME_MS;
      const upload = { tokenHash: hashOf(token), nowMs, expiresAtMs, limit: LIMIT };
      checkRoom(await documents.open({ ...document, applicationId }, upload));
      return { url: uploadDocumentCall.path.replace(':token', token), expiresAtMs };
    },
    async upload(person, token, bytes) {
      const addedAtMs = clock.now().getTime();
      const upload = await documents.take(hashOf(token), person.id, addedAtMs);
      if (!upload) throw refusal(404, 'token', 'this address has already been used or has expired');
      checkContent(upload, bytes);
      const file = randomUUID();
      try {
        await files.put(file, bytes);
      } catch (error) {
        // The sender is told to come back, and comes back with the same address.
        const expiresAtMs = addedAtMs + UPLOAD_LIFETIME_MS;
        const values = { tokenHash: hashOf(token), nowMs: addedAtMs, expiresAtMs, limit: LIMIT };
        checkRoom(await documents.open(upload, values));
        throw error;
      }
      const { applicationId, name, type, sizeBytes } = upload;
      const document = { id: randomUUID(), name, type, sizeBytes, addedAtMs };
      try {
        const outcome = await documents.add(applicationId, { ...document, file }, LIMIT);
        if (outcome === 'absent') throw notFound('id');
        // While the file came, another place may have been opened and filled.
        checkRoom(outcome);
      } catch (error) {
        await removeFile(files, file);
        throw error;
      }
      return document;
    },
    async sweep() {
      // Files are listed before rows: a file that comes later has no row yet, and neither has a file that
      // has just come to this server or to another over the same folder.
      const names = await files.names(clock.now().getTime() - STRAY_AFTER_MS);
      const fileNames = await documents.fileNames();
      const strays = names.filter((name) => !fileNames.has(name));
      for (const name of strays) await files.remove(name);
      return strays.length;
    },
  };
}
