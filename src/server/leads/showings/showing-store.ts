import type { ShowingWay } from '#src/contract/lead/showing.ts';
import type { StoredLead } from '../repository.ts';

/** Who a link of a mail about a showing is for: the guest, or the brokerage. */
export const SHOWING_PARTIES = ['guest', 'agent'] as const;
export type ShowingParty = (typeof SHOWING_PARTIES)[number];

/** The facts of a showing that are settled when it is asked for. */
export type PlannedShowing = {
  readonly startsAtMs: number;
  /** The time zone of the home. */
  readonly timeZone: string;
  readonly way: ShowingWay;
  /** The address of the home as the sender may see it; it comes from the listing, not from the sender. */
  readonly place: string;
  /** The page of the home, likewise. */
  readonly path: string;
  /** The realtor of its area, by the name of the person's page. */
  readonly realtor: string;
};

/** A showing and its state. The realtor confirms it, and either party may call it off. */
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
  /** Keeps the hash of a token that opens a showing for one of its parties; earlier tokens stay valid. */
  keepToken(
    leadId: string,
    token: { readonly hash: string; readonly party: ShowingParty; readonly nowMs: number },
  ): Promise<void>;
  /** The showing and the party that a token opens, by the hash of the token. */
  findByToken(
    hash: string,
  ): Promise<{ readonly lead: ShowingLead; readonly party: ShowingParty } | undefined>;
  /**
   * Confirms a showing and makes the mails about it, together; false when it was called off or is
   * confirmed.
   */
  confirm(leadId: string, nowMs: number): Promise<boolean>;
  /**
   * Calls a showing off: drops its waiting mails and makes others, together; false when it was called off
   * before.
   */
  cancel(leadId: string, by: ShowingParty, nowMs: number): Promise<boolean>;
};
