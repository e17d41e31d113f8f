import type { DatabaseSync } from 'node:sqlite';
import {
  DAY_MS,
  type DayCounts,
  DUPLICATE_WINDOW_MS,
  type LeadEntry,
  type LeadRepository,
  type MailKind,
  type NewLead,
  type AddOutcome,
} from '#src/server/leads/repository.ts';
import { interceptCalls } from '../../intercept-calls.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { deliveryMaker, sqliteDeliveries } from './deliveries.ts';
import { dayCountOf, deliveryOf, leadOf, type LeadRow, showingColumn } from '../../lead-rows.ts';
import { sqliteShowings } from './showings.ts';
import { inTransaction } from '../transaction.ts';
import { closeDatabase } from '../write-ahead-log.ts';

function leadWriter(db: DatabaseSync): (lead: NewLead, mails: readonly MailKind[]) => void {
  const insertLead = db.prepare(
    `INSERT INTO lead (id, receipt, idempotency_key, body_hash, accepted_at_ms, suspicion,
       is_sender_verified, sender_key, recipient_key, document, showing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertConsent = db.prepare(
    `INSERT INTO consent (lead_id, given_at_ms, marketing, wording, address, user_agent)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const makeDeliveries = deliveryMaker(db);
  return ({ id, acceptedAtMs, consent, ...lead }, mails) => {
    const { marketing, wording, address, userAgent } = consent;
    insertLead.run(
      id,
      lead.receipt,
      lead.idempotencyKey,
      lead.bodyHash,
      acceptedAtMs,
      lead.suspicion,
      Number(lead.isSenderVerified),
      lead.senderKey,
      lead.recipientKey,
      JSON.stringify(lead.lead),
      showingColumn(lead.showing),
    );
    insertConsent.run(id, acceptedAtMs, Number(marketing), wording, address, userAgent);
    makeDeliveries({ id, showing: lead.showing }, mails, acceptedAtMs);
  };
}

/** The lead that is stored already under the key, or with the same words a short while ago. */
function earlierLead(db: DatabaseSync): (lead: NewLead) => AddOutcome | undefined {
  const byKey = db.prepare('SELECT receipt, body_hash FROM lead WHERE idempotency_key = ?');
  const byWords = db.prepare(
    `SELECT receipt, body_hash FROM lead
     WHERE body_hash = ? AND accepted_at_ms > ? AND idempotency_key IS NULL`,
  );
  return ({ idempotencyKey, bodyHash, acceptedAtMs }) => {
    const row =
      idempotencyKey === null
        ? byWords.get(bodyHash, acceptedAtMs - DUPLICATE_WINDOW_MS)
        : byKey.get(idempotencyKey);
    if (!row) return undefined;
    return row['body_hash'] === bodyHash
      ? { kind: 'known', receipt: String(row['receipt']) }
      : { kind: 'other-body' };
  };
}

function dayCounter(db: DatabaseSync): (lead: NewLead) => DayCounts {
  const countBy = (column: 'sender_key' | 'recipient_key') =>
    db.prepare(
      `SELECT count(*) AS leads, count(delivery.id) AS confirmations, min(accepted_at_ms) AS oldest_ms
       FROM lead LEFT JOIN delivery ON lead_id = lead.id AND kind = 'customer'
       WHERE ${column} = ? AND accepted_at_ms > ?`,
    );
  const [bySender, byRecipient] = [countBy('sender_key'), countBy('recipient_key')];
  return ({ senderKey, recipientKey, acceptedAtMs }) => ({
    sender: dayCountOf(bySender.get(senderKey, acceptedAtMs - DAY_MS)),
    recipient: dayCountOf(byRecipient.get(recipientKey, acceptedAtMs - DAY_MS)),
  });
}

function reader(db: DatabaseSync): Pick<LeadRepository, 'list' | 'find'> {
  const all = db.prepare('SELECT * FROM lead ORDER BY accepted_at_ms DESC, rowid DESC LIMIT ?');
  const one = db.prepare('SELECT * FROM lead WHERE receipt = ?');
  const deliveries = db.prepare('SELECT * FROM delivery WHERE lead_id = ? ORDER BY id');
  const entry = (row: LeadRow): LeadEntry => {
    const lead = leadOf(row);
    return { lead, deliveries: deliveries.all(lead.id).map(deliveryOf) };
  };
  return {
    list: async (limit) => all.all(limit).map(entry),
    async find(receipt) {
      const row = one.get(receipt);
      return row && entry(row);
    },
  };
}

/** The leads in a database of their own, opened by `openLeadsDatabase`. */
export function sqliteLeads(db: DatabaseSync): LeadRepository {
  const write = leadWriter(db);
  const countDay = dayCounter(db);
  const earlier = earlierLead(db);
  const forget = db.prepare(
    `DELETE FROM lead WHERE accepted_at_ms < ?
       AND NOT EXISTS (SELECT 1 FROM delivery WHERE lead_id = lead.id AND state = 'waiting')`,
  );
  const leads: LeadRepository = {
    async add(lead, decide) {
      let outcome: AddOutcome = { kind: 'stored', receipt: lead.receipt };
      inTransaction(db, () => {
        const existing = earlier(lead);
        const decision = existing ?? decide(lead, countDay(lead));
        if (decision.kind === 'accepted') write(lead, decision.mails);
        else outcome = decision;
      });
      return outcome;
    },
    ...reader(db),
    ...sqliteDeliveries(db),
    ...sqliteShowings(db),
    forgetBefore: async (acceptedBeforeMs) => Number(forget.run(acceptedBeforeMs).changes),
    close: async () => closeDatabase(db),
  };
  return interceptCalls(leads, retryWhileBusy);
}
