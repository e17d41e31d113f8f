import type {
  ApplicationDraft,
  ApplicantDraft,
  SignerDraft,
} from '#src/contract/application-draft.ts';
import type { ApplicationDocument, NewDocument } from '#src/contract/application-document-calls.ts';
import type { Application, ApplicationSummary, Signer } from '#src/contract/application-record.ts';
import type {
  HomeKey,
  SavedHome,
  SavedSearch,
  SearchChanges,
} from '#src/contract/customer-saved.ts';
import type { NextTry } from '../mail/retry-plan.ts';

/** Who is signed in, as the verified token says. */
export type Person = {
  /** A key that never changes. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
};

export type CustomerRecord = {
  readonly registeredAtMs: number;
  readonly emailNotifications: boolean;
  readonly applicant: ApplicantDraft | null;
  readonly referralCode: string;
};

export type CustomerFields = {
  readonly emailNotifications?: boolean | undefined;
  readonly applicant?: ApplicantDraft | null | undefined;
};

export type UserStore = {
  /** Makes the record when there is none, and keeps the address mails go to up to date. */
  ensure(person: Person, given: { nowMs: number; referralCode: string }): CustomerRecord;
  change(userId: string, fields: CustomerFields): void;
  /** Deletes every row of a customer at once; the names of the files that have become nobody's. */
  erase(userId: string): readonly string[];
  /** Other customers who sent an application with the code. */
  referralsUsed(code: string, userId: string): number;
};

/** What was not added because there are as many as there may be. */
export type Full = 'full';

export type HomeStore = {
  /** The latest first. */
  list(userId: string): SavedHome[];
  /** Adds all or none; of those given the first is the latest. */
  merge(
    userId: string,
    homes: readonly HomeKey[],
    given: { nowMs: number; limit: number },
  ): Full | 'merged';
  remove(userId: string, home: HomeKey): void;
};

export type NewSearchRow = SavedSearch & {
  /** The last day whose new homes are no news, YYYY-MM-DD. */
  readonly coveredDay: string;
};

export type SearchStore = {
  list(userId: string): SavedSearch[];
  find(userId: string, id: string): SavedSearch | undefined;
  /** One of the same name and address is brought back in place of a second. */
  add(userId: string, search: NewSearchRow, limit: number): SavedSearch | Full;
  change(userId: string, id: string, changes: SearchChanges & { coveredDay?: string }): void;
  remove(userId: string, id: string): void;
};

export type NewApplication = {
  readonly id: string;
  readonly idempotencyKey: string | null;
  readonly fields: ApplicationDraft;
  readonly nowMs: number;
};

export type ApplicationStore = {
  /** The latest changed first. */
  list(userId: string): ApplicationSummary[];
  find(userId: string, id: string): Application | undefined;
  findByKey(userId: string, idempotencyKey: string): Application | undefined;
  add(userId: string, application: NewApplication, limit: number): 'added' | Full;
  save(id: string, change: { fields: ApplicationDraft; nowMs: number; isSubmitted: boolean }): void;
  chooseMatch(id: string, matchId: string, nowMs: number): void;
  addSigner(applicationId: string, signer: Signer, limit: number): 'added' | Full;
  /** False when the application has no such signer. */
  saveSigner(applicationId: string, signerId: string, fields: SignerDraft): boolean;
};

export type Upload = NewDocument & { readonly applicationId: string };

export type StoredDocument = ApplicationDocument & { readonly file: string };

export type DocumentStore = {
  list(applicationId: string): ApplicationDocument[];
  /** Files of the customer that are there, in all applications. */
  count(userId: string): number;
  find(applicationId: string, id: string): StoredDocument | undefined;
  /** Opens a place for one file, as long as files and open places together are below the limit. */
  open(
    upload: Upload,
    given: { tokenHash: string; nowMs: number; expiresAtMs: number; limit: number },
  ): 'opened' | Full;
  /** Takes the place: it can be had once, by its owner, in time. */
  take(tokenHash: string, userId: string, nowMs: number): Upload | undefined;
  add(applicationId: string, document: StoredDocument): void;
  remove(applicationId: string, id: string): void;
  /** Of every file that belongs to somebody. */
  fileNames(): ReadonlySet<string>;
};

/** A saved search that may have news. */
export type WatchedSearch = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly address: string;
  readonly coveredDay: string;
};

/** A home as a mail may show it to anyone. */
export type AlertHome = {
  readonly title: string;
  readonly path: string;
  readonly price: string;
  readonly brokerage: string | null;
};

export type AlertNews = {
  readonly homes: readonly AlertHome[];
  /** Open homes beyond those that are shown. */
  readonly moreHomes: number;
  /** Homes that only a signed-in visitor may see. */
  readonly hiddenHomes: number;
};

export type DueAlert = {
  readonly delivery: {
    readonly id: number;
    readonly attempts: number;
    readonly giveUpAtMs: number;
  };
  readonly searchId: string;
  readonly day: string;
  readonly search: { readonly name: string; readonly address: string };
  readonly email: string;
  readonly givenName: string | null;
  readonly news: AlertNews;
};

/** A mail about a saved search that has not left; a dead one has been given up. */
export type UnsentAlert = Pick<DueAlert, 'day' | 'search' | 'email' | 'news'> & {
  readonly id: number;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly dueAtMs: number;
  readonly lastError: string | null;
};

export type AlertStore = {
  /** Searches whose owner wants mails, has a confirmed address and was not looked after on the day. */
  watched(day: string, limit: number): readonly WatchedSearch[];
  /** Notes that a search was looked after on the day, with the mail when there is news: both or neither. */
  note(
    search: WatchedSearch,
    noted: { day: string; coveredDay: string; news: AlertNews | null; nowMs: number },
  ): void;
  /** Mails to be sent by now; those whose owner wants none any more are dropped. */
  due(nowMs: number, limit: number): readonly DueAlert[];
  markSent(id: number, nowMs: number): void;
  markFailed(id: number, error: string, next: NextTry): void;
  /** Those that have not been sent, the newest first. */
  unsent(limit: number): readonly UnsentAlert[];
  /** Tries one that has not been sent again, for as long as a new one. */
  retry(id: number, nowMs: number): void;
  keepToken(searchId: string, tokenHash: string, nowMs: number): void;
  /** The name of the search a token is about. */
  searchOf(tokenHash: string): string | undefined;
  /** Ends the mails of the search; its name, or undefined for a token that is not known. */
  unsubscribe(tokenHash: string): string | undefined;
};

/** The store cannot take or give anything at the moment, as when the disk is full. Nothing was changed. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The customers cannot be read or written', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** All that the site keeps of its customers, but for the files. What belongs to another is not found. */
export type CustomerRepository = {
  readonly users: UserStore;
  readonly homes: HomeStore;
  readonly searches: SearchStore;
  readonly applications: ApplicationStore;
  readonly documents: DocumentStore;
  readonly alerts: AlertStore;
  close(): void;
};

/** The files, by names that say nothing. */
export type DocumentFiles = {
  /** Resolves when the file is on the disk. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array>;
  /** A file that is not there is no fault. */
  remove(name: string): Promise<void>;
  names(): Promise<readonly string[]>;
};
