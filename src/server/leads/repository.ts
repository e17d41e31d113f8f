import type { Lead } from '#src/contract/lead/lead.ts';
import { reminderTime } from '#src/domain/showing/reminder-time.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import { realtorOfLead } from './realtors.ts';
import type { ShowingParty, ShowingStore, StoredShowing } from './showings/showing-store.ts';
import type { QueueCounts } from '../mail/outbox.ts';
import { type NextAttempt, RETRY_PERIOD_MS } from '../mail/retry-plan.ts';

/**
 * Why a lead may be a robot's. A lead that a robot seems to have filled in is not delivered until a person
 * has looked at it. Without a script the fill time is unknown: the brokerage gets the lead, its sender no
 * mail.
 */
export const SUSPICIONS = ['hidden field filled', 'filled too fast', 'unknown fill time'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** The sender's consent, and where it was given from. */
export type Consent = {
  readonly marketing: boolean;
  readonly wording: string;
  readonly address: string;
  readonly userAgent: string;
};

export type StoredLead = {
  readonly id: string;
  /** The number to name when asking about the lead. */
  readonly receipt: string;
  readonly acceptedAtMs: number;
  readonly suspicion: Suspicion | null;
  /** Whether a signed-in customer sent it, whose proven email address is the one in the lead. */
  readonly isSenderVerified: boolean;
  readonly lead: Lead;
  /** The time it asks to see a home at; null for a lead that asks for none. */
  readonly showing: StoredShowing | null;
};

export type NewLead = StoredLead & {
  readonly idempotencyKey: string | null;
  /** A hash that is the same for the same words. */
  readonly bodyHash: string;
  /** The network it came from and the inbox it names: leads are limited by both. */
  readonly senderKey: string;
  readonly recipientKey: string;
  readonly consent: Consent;
};

/** How long the same words without a key count as the same lead. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** The result of an attempt to store a lead. */
export type AddOutcome =
  | { readonly kind: 'stored' | 'known'; readonly receipt: string }
  | { readonly kind: 'other-body' }
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** The mails about a lead; all after the third are about its showing. A lead makes each at most once. */
export const MAIL_KINDS = [
  'brokerage',
  'realtor',
  'customer',
  'confirmed',
  'reminder',
  'cancelled',
  'brokerage-cancelled',
  'realtor-cancelled',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Which mail it is, in words for the person who runs the server. */
export const MAIL_NAMES: Readonly<Record<MailKind, string>> = {
  brokerage: 'to the brokerage',
  realtor: 'to the realtor',
  customer: 'to the customer',
  confirmed: 'that confirms the showing',
  reminder: 'that is a reminder of the showing',
  cancelled: 'that tells the customer that the showing is cancelled',
  'brokerage-cancelled': 'that tells the brokerage that the showing is cancelled',
  'realtor-cancelled': 'that tells the realtor that the showing is cancelled',
};

/** The stretch of time that leads are counted over. */
export const DAY_MS = 24 * 60 * 60_000;

/** The leads of the last 24 hours from one network, or about one email address. */
export type DayCount = {
  readonly leads: number;
  /** How many of them made a mail to the address in the lead. */
  readonly confirmations: number;
  /** When the first of them came; null without any. */
  readonly oldestMs: number | null;
};

export type DayCounts = { readonly sender: DayCount; readonly recipient: DayCount };

/** Which mails a lead makes, or how long it has to wait. */
type LeadDecision =
  | { readonly kind: 'accepted'; readonly mails: readonly MailKind[] }
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

export type DecideLead = (lead: NewLead, counts: DayCounts) => LeadDecision;

type MailedLead = Pick<StoredLead, 'lead' | 'showing'>;

/** The mails that stay within the brokerage: to its inbox, and to the realtor whose area it is. */
export function houseMailsOf(lead: MailedLead): readonly MailKind[] {
  return realtorOfLead(lead) === undefined ? ['brokerage'] : ['brokerage', 'realtor'];
}

/** The mails about a lead: a sender who gave no email address gets none. */
export function mailKindsOf(lead: MailedLead): readonly MailKind[] {
  if (lead.lead.user.email === undefined) return houseMailsOf(lead);
  return [...houseMailsOf(lead), 'customer', ...(lead.showing ? (['reminder'] as const) : [])];
}

/** The mails about a cancelled showing: to the guest, and to the brokerage unless it cancelled. */
export function cancellationMailsOf(by: ShowingParty): readonly MailKind[] {
  return by === 'guest'
    ? ['brokerage-cancelled', 'realtor-cancelled', 'cancelled']
    : ['brokerage-cancelled', 'cancelled'];
}

/** Mails that make no sense once a showing is called off. */
export const DROPPED_WHEN_CANCELLED = ['confirmed', 'reminder'] as const;

/** A mail to be made, with the period in which it is tried. */
export type PlannedMail = {
  readonly kind: MailKind;
  readonly dueAtMs: number;
  readonly giveUpAtMs: number;
};

/** When each mail of a lead is sent; a reminder that would come too late is left out. */
export function planMails(
  { showing }: Pick<StoredLead, 'showing'>,
  kinds: readonly MailKind[],
  nowMs: number,
): readonly PlannedMail[] {
  return kinds.flatMap((kind): readonly PlannedMail[] => {
    if (kind !== 'reminder') return [{ kind, dueAtMs: nowMs, giveUpAtMs: nowMs + RETRY_PERIOD_MS }];
    const dueAtMs = showing ? reminderTime(showing.startsAtMs, nowMs) : undefined;
    if (!showing || dueAtMs === undefined) return [];
    return [{ kind, dueAtMs, giveUpAtMs: showing.startsAtMs }];
  });
}

export const DELIVERY_STATES = ['waiting', 'sent', 'dead'] as const;
type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One mail about a lead, on its way. */
export type LeadDelivery = {
  readonly id: number;
  readonly leadId: string;
  readonly kind: MailKind;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** The mail may be given up from this moment on. */
  readonly giveUpAtMs: number;
  readonly dueAtMs: number;
  readonly lastError: string | null;
};

export type DueDelivery = { readonly delivery: LeadDelivery; readonly lead: StoredLead };

export type LeadEntry = { readonly lead: StoredLead; readonly deliveries: readonly LeadDelivery[] };

export type LeadRepository = ShowingStore & {
  /**
   * Stores a lead, its consent and the mails that `decide` names, all in one transaction that survives a
   * crash. A known key brings back its receipt or `other-body`; without a key, the same words within ten
   * minutes bring back theirs. One too many in a day is `limited`, and not stored.
   *
   * Rejects when the database cannot take it; nothing is stored then.
   */
  add(lead: NewLead, decide: DecideLead): Promise<AddOutcome>;
  /**
   * Mails to be sent by now, the longest due first. Servers that share a database each get different mails,
   * and have some minutes to mark them before they are due again.
   */
  due(nowMs: number, limit: number): Promise<readonly DueDelivery[]>;
  markSent(deliveryId: number, nowMs: number): Promise<void>;
  markFailed(deliveryId: number, error: string, next: NextAttempt): Promise<void>;
  /**
   * Counts a mail as sent before it is, so that a crash in between cannot send it twice; false when the
   * mail is not waiting.
   */
  claim(deliveryId: number, nowMs: number): Promise<boolean>;
  /** Counts unsent mails, leaving out reminders whose time has not come. */
  unsentCounts(): Promise<QueueCounts>;
  /** Every lead, the newest first. */
  list(limit: number): Promise<readonly LeadEntry[]>;
  find(receipt: string): Promise<LeadEntry | undefined>;
  /**
   * Makes the unsent mails of a lead due, with the full time to be sent, and returns their number.
   * Reminders keep their time.
   */
  retry(receipt: string, nowMs: number): Promise<number>;
  /** Clears a lead of its suspicion and makes its mails; false when there is no such lead. */
  release(receipt: string, nowMs: number): Promise<boolean>;
  /**
   * Deletes the leads accepted before that moment, with all that belongs to them, save those with a mail
   * still to be sent. Returns the number of deleted leads.
   */
  forgetBefore(acceptedBeforeMs: number): Promise<number>;
  close(): Promise<void>;
};
