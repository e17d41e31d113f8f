import type { ApplicationDraft, SignerDraft } from '#src/contract/application-draft.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#src/contract/application-document-calls.ts';
import type { Application, Signer } from '#src/contract/application-record.ts';
import type { SavedSearch } from '#src/contract/customer-saved.ts';
import type { StoredDocument } from '#src/server/customers/repository.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Null as it is, else the number. */
export function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}

export function textOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}

/** A row of `saved_search`. */
export function searchOf(row: Row): SavedSearch {
  return {
    id: String(row['id']),
    name: String(row['name']),
    address: String(row['address']),
    notify: row['notify'] === 1,
    createdAtMs: Number(row['created_at_ms']),
  };
}

/** A row of `signer`. */
export function signerOf(row: Row): Signer {
  // Written from what the contract has read, as are the fields of an application.
  return { id: String(row['id']), fields: JSON.parse(String(row['fields'])) as SignerDraft };
}

/** A row of `application` with its signers. */
export function applicationOf(row: Row, signers: readonly Row[]): Application {
  const submittedAtMs = numberOrNull(row['submitted_at_ms']);
  return {
    id: String(row['id']),
    state: submittedAtMs === null ? 'draft' : 'submitted',
    createdAtMs: Number(row['created_at_ms']),
    updatedAtMs: Number(row['updated_at_ms']),
    submittedAtMs,
    fields: JSON.parse(String(row['fields'])) as ApplicationDraft,
    signers: signers.map(signerOf),
    chosenMatchId: textOrNull(row['chosen_match_id']),
  };
}

export function documentTypeOf(value: unknown): DocumentType {
  const type = DOCUMENT_TYPES.find((known) => known === value);
  if (!type) throw new Error(`The customers hold a document of the type ${String(value)}`);
  return type;
}

/** A row of `document`. */
export function documentOf(row: Row): StoredDocument {
  return {
    id: String(row['id']),
    name: String(row['name']),
    type: documentTypeOf(row['type']),
    sizeBytes: Number(row['size_bytes']),
    addedAtMs: Number(row['added_at_ms']),
    file: String(row['file']),
  };
}
