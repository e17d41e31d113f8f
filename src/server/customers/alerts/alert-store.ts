import type { HomeKey } from '#src/contract/customer/saved.ts';
import type { HomeState } from '#src/domain/account/home-changes.ts';
import type { QueueCounts } from '../../mail/outbox.ts';
import type { NextAttempt } from '../../mail/retry-plan.ts';

/** A saved search that may have news. */
export type WatchedSearch = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly address: string;
  readonly coveredDay: string;
  /** The homes of the search at the last look that had been listed shortly before; null for none noted. */
  readonly recentKeys: readonly string[] | null;
};

/** A home as a mail may show it to anyone. */
export type AlertHome = {
  readonly title: string;
  readonly path: string;
  /** Its price, or its present state. */
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

/** The subject of a link that ends mails. */
export type TokenSubject =
  { readonly kind: 'search'; readonly name: string } | { readonly kind: 'homes' };

/** A customer with saved homes. */
export type WatchedCustomer = { readonly id: string; readonly wantsMail: boolean };

/** The present state of a saved home. */
export type CheckedHome = HomeKey & { readonly state: HomeState; readonly hasChanged: boolean };

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

/** An unsent mail; a dead one has been given up. */
export type UnsentAlert = Pick<DueAlert, 'day' | 'subject' | 'email' | 'news'> & {
  readonly id: number;
  readonly state: 'waiting' | 'dead';
  readonly attempts: number;
  readonly dueAtMs: number;
  readonly lastError: string | null;
};

/** How long a link in a mail works: longer than the law requires (CASL: 60 days). */
export const TOKEN_LIFETIME_MS = 400 * 24 * 60 * 60_000;

export type AlertStore = {
  /** Searches whose owner wants mails and has a confirmed address, not yet looked after on the day. */
  watchedSearches(day: string, limit: number): Promise<readonly WatchedSearch[]>;
  /**
   * Notes that a search was looked after on the day, with the mail when there is news: both or neither.
   * False, and nothing is noted, when the search differs from the given one: another server was faster, or
   * its owner has changed it.
   */
  note(
    search: WatchedSearch,
    note: Pick<WatchedSearch, 'coveredDay' | 'recentKeys'> & {
      day: string;
      news: AlertNews | null;
      nowMs: number;
    },
  ): Promise<boolean>;
  /**
   * Mails to be sent by now; mails that their owner has turned off since are dropped. Servers that share a
   * database each get different mails, and have some minutes to mark them before they are due again.
   */
  due(nowMs: number, limit: number): Promise<readonly DueAlert[]>;
  markSent(id: number, nowMs: number): Promise<void>;
  markFailed(id: number, error: string, next: NextAttempt): Promise<void>;
  /** Mails that have not been sent. */
  unsentCounts(): Promise<QueueCounts>;
  /** Unsent mails, the newest first. */
  unsent(limit: number): Promise<readonly UnsentAlert[]>;
  /** Tries an unsent mail again, for as long as a new one. */
  retry(id: number, nowMs: number): Promise<void>;
  /** Deletes mails that were sent or given up, and would have been given up before the time. */
  forgetBefore(gaveUpBeforeMs: number): Promise<number>;
  keepToken(subject: AlertSubject, tokenHash: string, nowMs: number): Promise<void>;
  /** The subject of a token; undefined for an unknown token. */
  subjectOf(tokenHash: string): Promise<TokenSubject | undefined>;
  /** Ends the mails about the subject of a token, and returns the subject. */
  unsubscribe(tokenHash: string): Promise<TokenSubject | undefined>;
};

export type HomeAlertStore = {
  /** Customers with saved homes not yet looked at on the day. */
  watchedCustomers(day: string, limit: number): Promise<readonly WatchedCustomer[]>;
  /**
   * Notes the states of a customer's homes on the day, with the mail when there is news: both or neither.
   * False, and nothing is noted, when another server was faster.
   */
  noteHomes(
    userId: string,
    note: { day: string; homes: readonly CheckedHome[]; news: AlertNews | null; nowMs: number },
  ): Promise<boolean>;
};
