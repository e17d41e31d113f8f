import type { Lead } from '#src/contract/lead/lead.ts';
import {
  DELIVERY_STATES,
  MAIL_KINDS,
  SUSPICIONS,
  type DayCount,
  type LeadDelivery,
  type StoredLead,
} from '#src/server/leads/repository.ts';
import {
  type PlannedShowing,
  SHOWING_PARTIES,
  type StoredShowing,
} from '#src/server/leads/showings/showing-store.ts';

export type LeadRow = Readonly<Record<string, unknown>>;

function oneOf<const Words extends readonly string[]>(words: Words, value: unknown): Words[number] {
  const word = words.find((each) => each === value);
  if (word === undefined) throw new Error(`The leads contain an unknown value: ${String(value)}`);
  return word;
}

const momentOrNull = (value: unknown) =>
  value === null || value === undefined ? null : Number(value);

/** The showing of a lead from its columns; null for none. */
function showingOf(row: LeadRow): StoredShowing | null {
  const { showing, showing_cancelled_by: by } = row;
  if (showing === null || showing === undefined) return null;
  // Written by `add` from a showing that the service has planned.
  const planned = JSON.parse(String(showing)) as PlannedShowing;
  return {
    ...planned,
    confirmedAtMs: momentOrNull(row['showing_confirmed_at_ms']),
    cancelledAtMs: momentOrNull(row['showing_cancelled_at_ms']),
    cancelledBy: by === null || by === undefined ? null : partyOf(by),
  };
}

/** The column of a requested showing: its plan, without its confirmation and cancellation. */
export function showingColumn(showing: StoredShowing | null): string | null {
  if (showing === null) return null;
  const { confirmedAtMs: _, cancelledAtMs: __, cancelledBy: ___, ...planned } = showing;
  return JSON.stringify(planned);
}

export const partyOf = (value: unknown) => oneOf(SHOWING_PARTIES, value);

/** A row of `lead`. */
export function leadOf(row: LeadRow): StoredLead {
  const { suspicion } = row;
  return {
    id: String(row['id']),
    receipt: String(row['receipt']),
    acceptedAtMs: Number(row['accepted_at_ms']),
    suspicion: suspicion === null ? null : oneOf(SUSPICIONS, suspicion),
    isSenderVerified: Boolean(row['is_sender_verified']),
    // Written by `add` from a lead that the contract has read.
    lead: JSON.parse(String(row['document'])) as Lead,
    showing: showingOf(row),
  };
}

/** The counts of a day, from a row of `leads`, `confirmations` and `oldest_ms`. */
export function dayCountOf(row: LeadRow = {}): DayCount {
  const { leads = 0, confirmations = 0, oldest_ms: oldest = null } = row;
  return {
    leads: Number(leads),
    confirmations: Number(confirmations),
    oldestMs: oldest === null ? null : Number(oldest),
  };
}

/** A row of `delivery`. */
export function deliveryOf(row: LeadRow): LeadDelivery {
  const error = row['last_error'];
  return {
    id: Number(row['id']),
    leadId: String(row['lead_id']),
    kind: oneOf(MAIL_KINDS, row['kind']),
    state: oneOf(DELIVERY_STATES, row['state']),
    attempts: Number(row['attempts']),
    giveUpAtMs: Number(row['give_up_at_ms']),
    dueAtMs: Number(row['due_at_ms']),
    lastError: error === null ? null : String(error),
  };
}
