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

/** The signed-in person, by the verified token. */
export type Person = {
  /** A key that never changes. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  /** The sign-in that the token stems from; empty where the token does not tell. */
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
  /** Makes the record when there is none, and keeps the address mails go to up to date. */
  ensure(person: Person, values: { nowMs: number; referralCode: string }): Promise<CustomerRecord>;
  change(userId: string, fields: CustomerFields): Promise<void>;
  /** Deletes every row of a customer at once; the names of the files that have become nobody's. */
  erase(userId: string): Promise<readonly string[]>;
  /** Other customers who sent an application with the code. */
  referralsUsed(code: string, userId: string): Promise<number>;
};

/** What was not added because there are as many as there may be. */
export type Full = 'full';

/** A home as it is saved, with what it was then; null where that was not to be had. */
export type NewSavedHome = HomeKey & { readonly state: HomeState | null };

/** A saved home with what is remembered of it. */
export type RememberedHome = SavedHome & {
  /** What it was when it was saved, or when the server first saw it after that. */
  readonly saved: HomeState | null;
  /** What it was when the server last looked. */
  readonly noted: HomeState | null;
  /** The day on which it became what it was then, YYYY-MM-DD; null while it has not changed. */
  readonly changedDay: string | null;
};

export type HomeStore = {
  /** The latest first. */
  list(userId: string): Promise<SavedHome[]>;
  /** The same homes with what is remembered of each. */
  listRemembered(userId: string): Promise<RememberedHome[]>;
  /** Adds all or none; of those given the first is the latest. */
  merge(
    userId: string,
    homes: readonly NewSavedHome[],
    limits: { nowMs: number; limit: number },
  ): Promise<Full | 'merged'>;
  remove(userId: string, home: HomeKey): Promise<void>;
};

/** Which homes of a search its owner has seen. */
export type SeenHomes = {
  /** The last day of which every listed home has been seen, YYYY-MM-DD. */
  readonly seenDay: string;
  /** Of the homes listed after that day, how many have been seen. */
  readonly seenCount: number;
};

export type NewSearchRow = SavedSearch &
  SeenHomes & {
    /** The last day whose new homes are no news, YYYY-MM-DD. */
    readonly coveredDay: string;
  };

/** What is to become of a saved search; what is left out stays. */
export type SearchEdit = SearchChanges & { readonly coveredDay?: string };

export type SearchStore = {
  list(userId: string): Promise<SavedSearch[]>;
  /** The same searches with what has been seen of each. */
  listSeen(userId: string): Promise<(SavedSearch & SeenHomes)[]>;
  markSeen(userId: string, id: string, seen: SeenHomes): Promise<void>;
  /** One of the same name and address is brought back in place of a second. */
  add(userId: string, search: NewSearchRow, limit: number): Promise<SavedSearch | Full>;
  /**
   * Changes a search as `decide` says, which sees it as it is and must not wait for anything: nothing
   * comes between. What it throws leaves all as it was, and so does a name and address that another
   * search has. The search as it is then, or undefined when there is none.
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

/** What is to become of an application. */
export type ApplicationEdit =
  | { kind: 'fields'; fields: ApplicationDraft; isSubmitted: boolean; nowMs: number }
  | { kind: 'match'; matchId: string; nowMs: number }
  /** A further signer, or other fields of one there is. */
  | { kind: 'signer'; signer: Signer };

export type ApplicationStore = {
  /** The latest changed first. */
  list(userId: string): Promise<ApplicationSummary[]>;
  find(userId: string, id: string): Promise<Application | undefined>;
  findByKey(userId: string, idempotencyKey: string): Promise<Application | undefined>;
  /** One of the same key is brought back in place of a second. */
  add(userId: string, application: NewApplication, limit: number): Promise<Application | Full>;
  /**
   * Changes an application as `decide` says, which sees it as it is and must not wait for anything:
   * nothing comes between. What it throws, and undefined, leave all as it was. The application as it
   * is then, or undefined when there is none.
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
  /** Files of the customer that are there, in all applications. */
  count(userId: string): Promise<number>;
  find(applicationId: string, id: string): Promise<StoredDocument | undefined>;
  /** Opens a place for one file, as long as files and open places together are below the limit. */
  open(
    upload: NewUpload,
    values: { tokenHash: string; nowMs: number; expiresAtMs: number; limit: number },
  ): Promise<'opened' | Full>;
  /** Takes the place: it can be had once, by its owner, in time. */
  take(tokenHash: string, userId: string, nowMs: number): Promise<NewUpload | undefined>;
  /** Absent is an application that has been deleted since the place was opened. */
  add(
    applicationId: string,
    document: StoredDocument,
    limit: number,
  ): Promise<'added' | 'absent' | Full>;
  /** The name of the file that has become nobody's; undefined when there is no such document. */
  remove(applicationId: string, id: string): Promise<string | undefined>;
  /** Of every file that belongs to somebody. */
  fileNames(): Promise<ReadonlySet<string>>;
};

/**
 * The store cannot take or give anything at the moment, as when the disk is full, the database is not
 * reached, or the customer is being deleted at the same time. What was to be changed together was not.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The customers cannot be read or written', { cause });
    this.name = 'StoreUnavailable';
  }
}

/**
 * All that the site keeps of its customers, but for the files. What belongs to another is not found.
 * Calls reject with `StoreUnavailable` when the database cannot be had.
 */
export type CustomerRepository = {
  readonly users: UserStore;
  readonly homes: HomeStore;
  readonly searches: SearchStore;
  readonly applications: ApplicationStore;
  readonly documents: DocumentStore;
  readonly alerts: AlertStore & HomeAlertStore;
  close(): Promise<void>;
};

/** The files, by names that say nothing. Calls reject with `StoreUnavailable` when their place cannot be had. */
export type DocumentFiles = {
  /** Resolves when the file is safe. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Damaged is a file that is not as it was put. */
  read(name: string): Promise<Uint8Array | 'damaged'>;
  /** A file that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Of the files last written before that moment. */
  names(beforeMs: number): Promise<readonly string[]>;
};
