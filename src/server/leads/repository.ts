import type { Lead } from '#src/contract/lead/lead.ts';
import { realtorOfLead } from './realtors.ts';
import type { QueueCounts } from '../mail/outbox.ts';
import type { NextTry } from '../mail/retry-plan.ts';

/**
 * Why a lead may be a robot's. What fills the form like one is not delivered until a person has looked
 * at it; without a script nobody knows how long it took, so the brokerage gets it and its sender no mail.
 */
export const SUSPICIONS = ['hidden field filled', 'filled too fast', 'unknown fill time'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What the sender agreed to, and from where. */
export type Consent = {
  readonly marketing: boolean;
  readonly wording: string;
  readonly address: string;
  readonly userAgent: string;
};

export type StoredLead = {
  readonly id: string;
  /** What the sender is told to name when asking about it. */
  readonly receipt: string;
  readonly acceptedAtMs: number;
  readonly suspicion: Suspicion | null;
  /** Whether a signed-in customer sent it, whose proven email address is the one in the lead. */
  readonly isSenderVerified: boolean;
  readonly lead: Lead;
};

export type NewLead = StoredLead & {
  readonly idempotencyKey: string | null;
  /** The same for the same words. */
  readonly bodyHash: string;
  /** The network it came from, and the inbox it names: what leads are limited by. */
  readonly senderKey: string;
  readonly recipientKey: string;
  readonly consent: Consent;
};

/** How long the same words without a key count as the same lead. */
export const SAME_WORDS_MS = 10 * 60_000;

/** What became of an attempt to store a lead. */
export type AddOutcome =
  | { readonly kind: 'stored' | 'known'; readonly receipt: string }
  | { readonly kind: 'other-body' }
  | { readonly kind: 'limited'; readonly retryAfterMs: number };

export const MAIL_KINDS = ['brokerage', 'realtor', 'customer'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The stretch of time that leads are counted over. */
export const DAY_MS = 24 * 60 * 60_000;

/** What the last 24 hours brought from one network, or about one email address. */
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
  | { readonly kind: 'limited'; readonly retryAfterMs: number };

export type DecideLead = (lead: NewLead, counts: DayCounts) => LeadDecision;

/** The mails that stay in the house: to the brokerage, and to the realtor whose area it is. */
export function houseMailsOf(lead: Lead): readonly MailKind[] {
  return realtorOfLead(lead) === undefined ? ['brokerage'] : ['brokerage', 'realtor'];
}

/** The mails about a lead: a sender who gave no email address gets none. */
export function mailKindsOf(lead: Lead): readonly MailKind[] {
  return lead.user.email === undefined ? houseMailsOf(lead) : [...houseMailsOf(lead), 'customer'];
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
  /** From when on it may be given up. */
  readonly giveUpAtMs: number;
  readonly dueAtMs: number;
  readonly lastError: string | null;
};

export type DueDelivery = { readonly delivery: LeadDelivery; readonly lead: StoredLead };

export type LeadEntry = { readonly lead: StoredLead; readonly deliveries: readonly LeadDelivery[] };

export type LeadRepository = {
  /**
   * Stores a lead, its consent and the mails that `decide` says, all in one transaction that survives
   * a crash. A key that is known brings back its receipt or `other-body`; without a key, the same words
   * within ten minutes bring back theirs. One too many in a day is `limited`, and not stored.
   *
   * Rejects when the database cannot take it; nothing is stored then.
   */
  add(lead: NewLead, decide: DecideLead): Promise<AddOutcome>;
  /**
   * Mails to be sent by now, the longest due first. Of servers that share a database each gets mails
   * of its own, and has some minutes to mark them before they are due again.
   */
  due(nowMs: number, limit: number): Promise<readonly DueDelivery[]>;
  markSent(deliveryId: number, nowMs: number): Promise<void>;
  markFailed(deliveryId: number, error: string, next: NextTry): Promise<void>;
  /** Mails that have not been sent. */
  unsentCounts(): Promise<QueueCounts>;
  /** Every lead, the newest first. */
  list(limit: number): Promise<readonly LeadEntry[]>;
  find(receipt: string): Promise<LeadEntry | undefined>;
  /** Makes the unsent mails of a lead due now, with the full time to be sent; how many they are. */
  retry(receipt: string, nowMs: number): Promise<number>;
  /** Clears a lead of its suspicion and makes its mails; false when there is no such lead. */
  release(receipt: string, nowMs: number): Promise<boolean>;
  /**
   * Deletes the leads accepted before that moment, with all that belongs to them, save those of which
   * a mail is still to be sent; how many they were.
   */
  forgetBefore(acceptedBeforeMs: number): Promise<number>;
  close(): Promise<void>;
};
