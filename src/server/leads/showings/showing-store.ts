import type { ShowingWay } from '#src/contract/lead/showing.ts';
import type { StoredLead } from '../repository.ts';

/** Who a link of a mail about a showing is for: the person who comes, or the brokerage. */
export const SHOWING_PARTIES = ['guest', 'agent'] as const;
export type ShowingParty = (typeof SHOWING_PARTIES)[number];

/** What is settled of a showing when it is asked for. */
export type PlannedShowing = {
  readonly startsAtMs: number;
  /** The time zone of the home. */
  readonly timeZone: string;
  readonly way: ShowingWay;
  /** Where the home is, as far as who asks may know; the listing says so, not the sender. */
  readonly place: string;
  /** The page of the home, likewise. */
  readonly path: string;
  /** The realtor of its area, by the name of the person's page. */
  readonly realtor: string;
};

/** A showing and what has become of it. It is confirmed by the realtor, and called off by either. */
export type StoredShowing = PlannedShowing & {
  readonly confirmedAtMs: number | null;
  readonly cancelledAtMs: number | null;
  readonly cancelledBy: ShowingParty | null;
};

/** A lead that asks for a showing. */
export type ShowingLead = StoredLead & { readonly showing: StoredShowing };

export function hasShowing(lead: StoredLead): lead is ShowingLead {
  return lead.showing !== null;
}

export type ShowingStore = {
  /** Keeps the hash of a token that opens a showing for one of its parties; those before go on working. */
  keepToken(
    leadId: string,
    token: { readonly hash: string; readonly party: ShowingParty; readonly nowMs: number },
  ): Promise<void>;
  /** What the token with a hash opens. */
  findByToken(
    hash: string,
  ): Promise<{ readonly lead: ShowingLead; readonly party: ShowingParty } | undefined>;
  /** Confirms a showing and makes the mails that say so, together; false when it was called off or is confirmed. */
  confirm(leadId: string, nowMs: number): Promise<boolean>;
  /** Calls a showing off: its mails that wait are dropped and others made, together; false when it was before. */
  cancel(leadId: string, by: ShowingParty, nowMs: number): Promise<boolean>;
};
