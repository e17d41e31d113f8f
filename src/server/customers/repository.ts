import type { ApplicationDraft, ApplicantDraft } from '#src/contract/application/draft.ts';
import type { ApplicationDocument } from '#src/contract/application/document-calls.ts';
import type { NewDocument } from '#src/contract/application/document-endpoints.ts';
import type { Application, ApplicationSummary, Signer } from '#src/contract/application/record.ts';
import type {
  HomeKey,
  SavedHome,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer/saved.ts';
import type { HomeState } from '#src/domain/account/home-changes.ts';
import type { AlertStore, HomeAlertStore } from './alerts/alert-store.ts';
import type { VowTermsStore } from './vow-terms/terms-store.ts';

/** The signed-in person, from the verified token. */
export type Person = {
  /** A key that never changes. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  /** The sign-in that the token stems from; empty when the token does not name it. */
  readonly sessionId: string;
};

export type CustomerRecord = {
  readonly registeredAtMs: number;
  readonly emailNotifications: boolean;
  /** Whether emails about changes of saved homes are wanted. */
  readonly homeEmails: boolean;
  readonly applicant: ApplicantDraft | null;
  readonly referralCode: string;
};

type CustomerFields = {
  readonly emailNotifications?: boolean | undefined;
  readonly homeEmails?: boolean | undefined;
  readonly applicant?: ApplicantDraft | null | undefined;
};

export type UserStore = {
  /** Makes the record if it is missing, and keeps the address of mails up to date. */
  ensure(person: Person, values: { nowMs: number; referralCode: string }): Promise<CustomerRecord>;
  change(userId: string, fields: CustomerFields): Promise<void>;
  /** Deletes every row of a customer at once, and returns the names of the files left without an owner. */
  erase(userId: string): Promise<readonly string[]>;
  /** Other customers who sent an application with the code. */
  referralsUsed(code: string, userId: string): Promise<number>;
};

/** The limit is reached, so nothing was added. */
export type LimitReached = 'full';

/** A home to save, with its state at that time; null when that is unknown. */
export type NewSavedHome = HomeKey & { readonly state: HomeState | null };

/** A saved home with the states remembered of it. */
export type RememberedHome = SavedHome & {
  /** Its state when it was saved, or when the server first saw it after that. */
  readonly saved: HomeState | null;
  /** Its state when the server last looked. */
  readonly noted: HomeState | null;
  /** The day on which it came into its noted state, YYYY-MM-DD; null while it has not changed. */
  readonly changedDay: string | null;
};

export type HomeStore = {
  /** The latest first. */
  list(userId: string): Promise<SavedHome[]>;
  /** The same homes with the states remembered of each. */
  listRemembered(userId: string): Promise<RememberedHome[]>;
  /** Adds all or none; the first of the given homes is the latest. */
  merge(
    userId: string,
    homes: readonly NewSavedHome[],
    limits: { nowMs: number; limit: number },
  ): Promise<LimitReached | 'merged'>;
  remove(userId: string, home: HomeKey): Promise<void>;
};

/** The homes of a search that its owner has seen. */
export type SeenHomes = {
  /** All homes listed up to this day have been seen, YYYY-MM-DD. */
  readonly seenDay: string;
  /** The number of seen homes among those listed after that day. */
  readonly seenCount: number;
};

export type NewSearchRow = SavedSearch &
  SeenHomes & {
    /** The last day whose new homes have been reported, YYYY-MM-DD. */
    readonly coveredDay: string;
  };

/** The changes to a saved search; a field that is left out stays as it is. */
export type SearchEdit = SearchChanges & { readonly coveredDay?: string };

export type SearchStore = {
  list(userId: string): Promise<SavedSearch[]>;
  /** The same searches with the homes seen of each. */
  listSeen(userId: string): Promise<(SavedSearch & SeenHomes)[]>;
  markSeen(userId: string, id: string, seen: SeenHomes): Promise<void>;
  /** Adds a search; an existing one of the same name and address is returned instead. */
  add(userId: string, search: NewSearchRow, limit: number): Promise<SavedSearch | LimitReached>;
  /**
   * Changes a search by the result of `decide`. `decide` gets the present search and must be synchronous,
   * so that nothing comes between. If it throws, or another search has the new name and address, nothing
   * changes. Returns the search after the change, or undefined when it does not exist.
   */
  change(
    userId: string,
    id: string,
    decide: (search: SavedSearch) => SearchEdit,
  ): Promise<SavedSearch | undefined>;
  /** False when there is no such search. */
  remove(userId: string, id: string): Promise<boolean>;
};

export type NewApplication = {
  readonly id: string;
  readonly idempotencyKey: string | null;
  readonly fields: ApplicationDraft;
  readonly nowMs: number;
};

/** The change to an application. */
export type ApplicationEdit =
  | { kind: 'fields'; fields: ApplicationDraft; isSubmitted: boolean; nowMs: number }
  | { kind: 'match'; matchId: string; nowMs: number }
  /** A new signer, or other fields of an existing one. */
  | { kind: 'signer'; signer: Signer };

export type ApplicationStore = {
  /** The last changed first. */
  list(userId: string): Promise<ApplicationSummary[]>;
  find(userId: string, id: string): Promise<Application | undefined>;
  findByKey(userId: string, idempotencyKey: string): Promise<Application | undefined>;
  /** Adds an application; an existing one of the same key is returned instead. */
  add(
    userId: string,
    application: NewApplication,
    limit: number,
  ): Promise<Application | LimitReached>;
  /**
   * Changes an application by the result of `decide`. `decide` gets the present application and must be
   * synchronous, so that nothing comes between. If it throws or returns undefined, nothing changes. Returns
   * the application after the change, or undefined when it does not exist.
   */
  edit(
    userId: string,
    id: string,
    decide: (application: Application) => ApplicationEdit | undefined,
  ): Promise<Application | undefined>;
};

export type NewUpload = NewDocument & { readonly applicationId: string };

export type StoredDocument = ApplicationDocument & { readonly file: string };

export type DocumentStore = {
  list(applicationId: string): Promise<ApplicationDocument[]>;
  /** The number of stored files of the customer, in all applications. */
  count(userId: string): Promise<number>;
  find(applicationId: string, id: string): Promise<StoredDocument | undefined>;
  /** Reserves a place for one file, as long as files and open places together are below the limit. */
  open(
    upload: NewUpload,
    values: { tokenHash: string; nowMs: number; expiresAtMs: number; limit: number },
  ): Promise<'opened' | LimitReached>;
  /** Takes the place: only its owner can take it, once and in time. */
  take(tokenHash: string, userId: string, nowMs: number): Promise<NewUpload | undefined>;
  /** `absent` when the application has been deleted since the place was opened. */
  add(
    applicationId: string,
    document: StoredDocument,
    limit: number,
  ): Promise<'added' | 'absent' | LimitReached>;
  /** Returns the name of the file left without an owner; undefined when the document does not exist. */
  remove(applicationId: string, id: string): Promise<string | undefined>;
  /** The names of all files that have an owner. */
  fileNames(): Promise<ReadonlySet<string>>;
};

/**
 * The store cannot be read or written at the moment: for example the disk is full, the database is out of
 * reach, or the customer is being deleted at the same time. Of a group of changes none was made.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The customers cannot be read or written', { cause });
    this.name = 'StoreUnavailable';
  }
}

/**
 * Everything the site keeps of its customers, except the files. Another customer's items are not found.
 * Calls reject with `StoreUnavailable` when the database is out of reach.
 */
export type CustomerRepository = {
  readonly users: UserStore;
  readonly homes: HomeStore;
  readonly searches: SearchStore;
  readonly applications: ApplicationStore;
  readonly documents: DocumentStore;
  readonly alerts: AlertStore & HomeAlertStore;
  readonly vowTerms: VowTermsStore;
  close(): Promise<void>;
};

/**
 * The files, under meaningless names. Calls reject with `StoreUnavailable` when their place is out of
 * reach.
 */
export type DocumentFiles = {
  /** Resolves when the file is safely stored. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `damaged` for a file whose content has changed since it was put. */
  read(name: string): Promise<Uint8Array | 'damaged'>;
  /** Removing a missing file is no error. */
  remove(name: string): Promise<void>;
  /** The names of the files last written before that moment. */
  names(beforeMs: number): Promise<readonly string[]>;
  /** Rejects while no file can be read. */
  check(): Promise<void>;
};
