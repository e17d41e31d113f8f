import type {
  ApplicantDraft,
  ApplicationDraft,
  SignerDraft,
} from '#src/contract/application/draft.ts';
import {
  type ApplicationDocument,
  DOCUMENT_TYPES,
  type DocumentType,
} from '#src/contract/application/document-calls.ts';
import type { Application, ApplicationSummary, Signer } from '#src/contract/application/record.ts';
import type { HomeState } from '#src/domain/account/home-changes.ts';
import type { SavedHome, SavedSearch } from '#src/contract/customer/saved.ts';
import type {
  AlertNews,
  AlertSubject,
  DueAlert,
  TokenSubject,
  UnsentAlert,
  WatchedCustomer,
  WatchedSearch,
} from '#src/server/customers/alerts/alert-store.ts';
import type {
  CustomerRecord,
  RememberedHome,
  SeenHomes,
  StoredDocument,
  NewUpload,
} from '#src/server/customers/repository.ts';

import type { TermsAcceptance } from '#src/server/customers/vow-terms/terms-store.ts';

export type CustomerRow = Readonly<Record<string, unknown>>;

/** Null for null, else the number. */
function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}

/** A row of `customer`. Yes and no are 1 and 0 in SQLite. */
export function recordOf(row: CustomerRow): CustomerRecord {
  const applicant = textOrNull(row['applicant']);
  return {
    registeredAtMs: Number(row['registered_at_ms']),
    emailNotifications: Boolean(row['email_notifications']),
    homeEmails: Boolean(row['home_emails']),
    // Written by `change` from data that the contract has read.
    applicant: applicant === null ? null : (JSON.parse(applicant) as ApplicantDraft),
    referralCode: String(row['referral_code']),
  };
}

/** A row of `saved_home`. */
export function homeOf(row: CustomerRow): SavedHome {
  return {
    mlsNumber: String(row['mls_number']),
    boardId: Number(row['board_id']),
    savedAtMs: Number(row['saved_at_ms']),
  };
}

function homeStateOf(market: unknown, priceDollars: unknown): HomeState | null {
  // Written from a state by `merge` and `note`.
  return market === null
    ? null
    : { market: String(market) as HomeState['market'], priceDollars: Number(priceDollars) };
}

/** A row of `saved_home` with the remembered state of the home. */
export function rememberedHomeOf(row: CustomerRow): RememberedHome {
  return {
    ...homeOf(row),
    saved: homeStateOf(row['saved_market'], row['saved_price']),
    noted: homeStateOf(row['noted_market'], row['noted_price']),
    changedDay: textOrNull(row['changed_day']),
  };
}

/** A row of `saved_search`. */
export function searchOf(row: CustomerRow): SavedSearch {
  return {
    id: String(row['id']),
    name: String(row['name']),
    address: String(row['address']),
    notify: Boolean(row['notify']),
    createdAtMs: Number(row['created_at_ms']),
  };
}

/** A row of `saved_search`, with the homes that its owner has seen. */
export function seenSearchOf(row: CustomerRow): SavedSearch & SeenHomes {
  return {
    ...searchOf(row),
    seenDay: String(row['seen_day']),
    seenCount: Number(row['seen_count']),
  };
}

/** A row of `signer`. */
function signerOf(row: CustomerRow): Signer {
  // Written from data that the contract has read, as are the fields of an application.
  return { id: String(row['id']), fields: JSON.parse(String(row['fields'])) as SignerDraft };
}

/** A row of `application` with its signers. */
export function applicationOf(row: CustomerRow, signers: readonly CustomerRow[]): Application {
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

/** A row of `application` with its purpose and the number of its `documents`. */
export function summaryOf(row: CustomerRow): ApplicationSummary {
  return {
    id: String(row['id']),
    state: row['submitted_at_ms'] === null ? 'draft' : 'submitted',
    updatedAtMs: Number(row['updated_at_ms']),
    purpose: textOrNull(row['purpose']),
    documents: Number(row['documents']),
  };
}

function documentTypeOf(value: unknown): DocumentType {
  const type = DOCUMENT_TYPES.find((each) => each === value);
  if (!type)
    throw new Error(`The customer data contains a document of the unknown type ${String(value)}`);
  return type;
}

/** A row of `document`. */
export function documentOf(row: CustomerRow): StoredDocument {
  return {
    id: String(row['id']),
    name: String(row['name']),
    type: documentTypeOf(row['type']),
    sizeBytes: Number(row['size_bytes']),
    addedAtMs: Number(row['added_at_ms']),
    file: String(row['file']),
  };
}

/** A row of `document` without the name of its file. */
export function listedDocumentOf(row: CustomerRow): ApplicationDocument {
  const { file: _file, ...document } = documentOf(row);
  return document;
}

/** A row of `upload`. */
export function uploadOf(row: CustomerRow): NewUpload {
  return {
    applicationId: String(row['application_id']),
    name: String(row['name']),
    type: documentTypeOf(row['type']),
    sizeBytes: Number(row['size_bytes']),
  };
}

/** A row of `saved_search`, with the data that an alert needs. */
export function watchedSearchOf(row: CustomerRow): WatchedSearch {
  return {
    id: String(row['id']),
    userId: String(row['customer_id']),
    name: String(row['name']),
    address: String(row['address']),
    coveredDay: String(row['covered_day']),
    // Written by `note`.
    recentKeys: JSON.parse(textOrNull(row['recent_keys']) ?? 'null') as string[] | null,
  };
}

/** A row of `terms_acceptance`. */
export function acceptanceOf(row: CustomerRow): TermsAcceptance {
  return {
    version: String(row['version']),
    acceptedAtMs: Number(row['accepted_at_ms']),
    addressHash: String(row['address_hash']),
  };
}

function subjectOf(row: CustomerRow): AlertSubject {
  const searchId = textOrNull(row['search_id']);
  if (searchId === null) return { kind: 'homes', id: String(row['customer_id']) };
  return {
    kind: 'search',
    id: searchId,
    name: String(row['name']),
    address: String(row['address']),
  };
}

/** A row of `unsubscribe_token` with the name of its search; undefined for none. */
export function tokenSubjectOf(row: CustomerRow | undefined): TokenSubject | undefined {
  if (!row) return undefined;
  return row['search_id'] === null
    ? { kind: 'homes' }
    : { kind: 'search', name: String(row['name']) };
}

/** A row of `customer`, with whether mails about saved homes may be sent. */
export function watchedCustomerOf(row: CustomerRow): WatchedCustomer {
  return { id: String(row['id']), wantsMail: Boolean(row['wants_mail']) };
}

/** A row of `alert` with the name and address of its search, and its customer's name and email. */
export function alertOf(row: CustomerRow): DueAlert {
  return {
    delivery: {
      id: Number(row['id']),
      attempts: Number(row['attempts']),
      giveUpAtMs: Number(row['give_up_at_ms']),
    },
    subject: subjectOf(row),
    day: String(row['day']),
    email: String(row['email']),
    givenName: textOrNull(row['given_name']),
    // Written by `note`.
    news: JSON.parse(String(row['news'])) as AlertNews,
  };
}

/** A row of `alert` with the name and address of its search and its owner's address. */
export function unsentAlertOf(row: CustomerRow): UnsentAlert {
  return {
    id: Number(row['id']),
    day: String(row['day']),
    email: String(row['email']),
    subject: subjectOf(row),
    // Written by `note`.
    news: JSON.parse(String(row['news'])) as AlertNews,
    state: row['state'] === 'dead' ? 'dead' : 'waiting',
    attempts: Number(row['attempts']),
    dueAtMs: Number(row['due_at_ms']),
    lastError: textOrNull(row['last_error']),
  };
}
