import type { DatabaseSync } from 'node:sqlite';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { openLeadsDatabase } from '#src/server/adapters/sqlite/leads/leads-database.ts';
import type { Letterhead } from '#src/server/leads/letterhead.ts';
import type { NewLead } from '#src/server/leads/repository.ts';
import type { PlanShowing } from '#src/server/leads/showings/plan-showing.ts';
import type { Clock } from '#src/lib/clock.ts';
import { failure } from '#src/lib/outcome.ts';

/** The one realtor of the brokerage. */
export const DEVON = { name: 'Devon Achebe', email: 'devon@larchway.example' } as const;

export const LETTERHEAD: Letterhead = {
  from: { name: 'Larchway', email: 'hello@larchway.example' },
  inbox: { name: 'Larchway', email: 'leads@larchway.example' },
  findRealtor: (id) => (id === 'devon-achebe' ? DEVON : undefined),
  phone: '+1 (416) 555-0148',
  locale: DEFAULT_LOCALE,
  licence: 'Larchway Realty Inc., Brokerage, licence Sample 00001',
};

/** The targets of links in emails, and tokens that nothing keeps. */
export const MAIL_LINKS = {
  origin: 'https://larchway.example',
  makeToken: async () => 'token-of-a-mail-that-is-kept-nowhere',
} as const;

/** Serves leads that ask for no showing. */
export const noShowings: PlanShowing = async () => failure({ field: 'code', rule: 'noHours' });

/** The body of the long form. */
export function aLeadBody(changes: Record<string, unknown> = {}) {
  return {
    user: {
      name: { first: 'Ada', last: 'Wong' },
      email: 'ada@example.ca',
      phone: '(416) 555-0199',
    },
    property: { city: 'Toronto', price: '$750,000' },
    form: { website: '', elapsedMs: 9000 },
    ...changes,
  };
}

/** The body of the form of a listing. */
export function aListingLeadBody(changes: Record<string, unknown> = {}) {
  return aLeadBody({
    property: { city: 'Toronto', price: 2400, address: '12 Elm Street' },
    code: 'C9000001',
    boardId: 2,
    ...changes,
  });
}

/** The body of the seller's form, with only a phone number. */
export function aSellingLeadBody(changes: Record<string, unknown> = {}) {
  return {
    purpose: 'selling',
    user: { name: { first: 'Ada', last: 'Wong' }, phone: '(416) 555-0199' },
    property: { address: '12 Elm Street, Toronto', type: 'semi', timing: 'three_months' },
    form: { website: '', elapsedMs: 9000 },
    ...changes,
  };
}

/** The body of the contact form for a general question. */
export function aQuestionBody(changes: Record<string, unknown> = {}) {
  return {
    purpose: 'question',
    user: { name: { first: 'Ada', last: 'Wong' }, email: 'ada@example.ca' },
    message: 'Do you work in Guelph?',
    form: { website: '', elapsedMs: 9000 },
    ...changes,
  };
}

export function aLeadsDatabase(file = ':memory:'): DatabaseSync {
  const database = openLeadsDatabase(file);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

/** A clock that stands still until the test moves it. */
export function aClock(startMs = Date.UTC(2026, 9, 21, 12)) {
  let nowMs = startMs;
  return {
    now: () => new Date(nowMs),
    advance: (ms: number) => {
      nowMs += ms;
    },
  };
}

/** A lead as the service hands it to the database, accepted now. */
export function aNewLead(receipt: string, clock: Clock): NewLead {
  return {
    id: receipt.toLowerCase(),
    receipt,
    acceptedAtMs: clock.now().getTime(),
    suspicion: null,
    isSenderVerified: false,
    senderKey: receipt,
    recipientKey: `${receipt}@example.ca`,
    idempotencyKey: receipt,
    bodyHash: receipt,
    lead: {
      user: {
        name: { first: 'Ada', last: 'Wong' },
        email: 'ada@example.ca',
        phone: '(416) 555-0199',
      },
      property: { city: 'Toronto', price: 750_000 },
    },
    showing: null,
    consent: { marketing: false, wording: '', address: '127.0.0.1', userAgent: 'test' },
  };
}
