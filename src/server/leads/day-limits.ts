import {
  DAY_MS,
  type DayCounts,
  type DecideLead,
  houseMailsOf,
  mailKindsOf,
  type MailKind,
  type NewLead,
} from './repository.ts';

/**
 * Limits in 24 hours. A network may be an office or a building, so it may send many leads. Mails to
 * unproved addresses are few, as a stranger could be troubled with them.
 */
const LEADS_PER_DAY = { sender: 40, recipient: 10 } as const;
const CONFIRMATIONS_PER_DAY = { sender: 5, recipient: 3 } as const;

/** Someone looking for a home may ask to see several on one day, and needs the mail about each. */
const SHOWING_CONFIRMATIONS_PER_DAY = { sender: 12, recipient: 6 } as const;

const PARTIES = ['sender', 'recipient'] as const;

function mailsOf(lead: NewLead, counts: DayCounts): readonly MailKind[] {
  const { suspicion } = lead;
  if (suspicion === 'unknown fill time') return houseMailsOf(lead);
  if (suspicion !== null) return [];
  const most = lead.showing === null ? CONFIRMATIONS_PER_DAY : SHOWING_CONFIRMATIONS_PER_DAY;
  const mayConfirm = PARTIES.every((party) => counts[party].confirmations < most[party]);
  return mayConfirm ? mailKindsOf(lead) : houseMailsOf(lead);
}

/** Decides on a lead by the number of leads before it. The brokerage gets every accepted lead. */
export const decideLead: DecideLead = (lead, counts) => {
  const waitsMs = PARTIES.filter((party) => counts[party].leads >= LEADS_PER_DAY[party]).map(
    (party) => (counts[party].oldestMs ?? lead.acceptedAtMs) + DAY_MS - lead.acceptedAtMs,
  );
  if (waitsMs.length > 0) return { kind: 'limited', retryAfterMs: Math.max(...waitsMs) };
  return { kind: 'accepted', mails: mailsOf(lead, counts) };
};
