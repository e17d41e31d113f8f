import type { HomeKey } from '#src/contract/customer/saved.ts';
import type { HomeState } from '#src/domain/account/home-changes.ts';
import type { QueueCounts } from '../../mail/outbox.ts';
import type { NextTry } from '../../mail/retry-plan.ts';

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
  /** Its price, or what has become of it. */
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

/** What a mail is about: a saved search, or all saved homes of a customer. */
export type AlertSubject =
  | {
      readonly kind: 'search';
      readonly id: string;
      readonly name: string;
      readonly address: string;
    }
  | { readonly kind: 'homes'; readonly id: string };

/** What a link that ends mails is about. */
export type TokenSubject =
  { readonly kind: 'search'; readonly name: string } | { readonly kind: 'homes' };

/** A customer with saved homes. */
export type WatchedCustomer = { readonly id: string; readonly wantsMail: boolean };

/** What a saved home is by now. */
export type NotedHome = HomeKey & { readonly state: HomeState; readonly hasChanged: boolean };

export type DueAlert = {
  readonly delivery: {
    readonly id: number;
    readonly attempts: number;
    readonly giveUpAtMs: number;
  };
  readonly subject: AlertSubject;
  readonly day: string;
  readonly email: string;
  readonly givenName: string | null;
  readonly news: AlertNews;
};

/** A mail that has not left; a dead one has been given up. */
export type UnsentAlert = Pick<DueAlert, 'day' | 'subject' | 'email' | 'news'> & {
  readonly id: number;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly dueAtMs: number;
  readonly lastError: string | null;
};

/** A link in a mail works this long: longer than anyone must be able to use it (CASL: 60 days). */
export const TOKEN_KEPT_MS = 400 * 24 * 60 * 60_000;

export type AlertStore = {
  /** Searches whose owner wants mails, has a confirmed address and was not looked after on the day. */
  watchedSearches(day: string, limit: number): Promise<readonly WatchedSearch[]>;
  /**
   * Notes that a search was looked after on the day, with the mail when there is news: both or neither.
   * False, and nothing is noted, when the search is not as it was given any more: another server was
   * faster, or its owner has changed it.
   */
  note(
    search: WatchedSearch,
    note: { day: string; coveredDay: string; news: AlertNews | null; nowMs: number },
  ): Promise<boolean>;
  /**
   * Mails to be sent by now; those whose owner wants none any more are dropped. Of servers that share
   * a database each gets mails of its own, and has some minutes to mark them before they are due again.
   */
  due(nowMs: number, limit: number): Promise<readonly DueAlert[]>;
  markSent(id: number, nowMs: number): Promise<void>;
  markFailed(id: number, error: string, next: NextTry): Promise<void>;
  /** Mails that have not been sent. */
  unsentCounts(): Promise<QueueCounts>;
  /** Those that have not been sent, the newest first. */
  unsent(limit: number): Promise<readonly UnsentAlert[]>;
  /** Tries one that has not been sent again, for as long as a new one. */
  retry(id: number, nowMs: number): Promise<void>;
  keepToken(subject: AlertSubject, tokenHash: string, nowMs: number): Promise<void>;
  /** What a token is about; undefined for one that is not known. */
  subjectOf(tokenHash: string): Promise<TokenSubject | undefined>;
  /** Ends the mails about the subject of a token, and says what it is. */
  unsubscribe(tokenHash: string): Promise<TokenSubject | undefined>;
};

export type HomeAlertStore = {
  /** Customers with saved homes that were not looked at on the day. */
  watchedCustomers(day: string, limit: number): Promise<readonly WatchedCustomer[]>;
  /**
   * Notes what the homes of a customer are on the day, with the mail when there is news: both or neither.
   * False, and nothing is noted, when another server was faster.
   */
  noteHomes(
    userId: string,
    note: { day: string; homes: readonly NotedHome[]; news: AlertNews | null; nowMs: number },
  ): Promise<boolean>;
};
