import type { DatabaseSync } from 'node:sqlite';
import {
  SAME_WORDS_MS,
  type LeadEntry,
  type LeadRepository,
  type NewLead,
  type Stored,
} from '#src/server/leads/repository.ts';
import { deliveryMaker, sqliteDeliveries } from './leads-deliveries.ts';
import { deliveryOf, leadOf, type Row } from '../lead-rows.ts';

function leadWriter(db: DatabaseSync): (lead: NewLead) => void {
  const insertLead = db.prepare(
    `INSERT INTO lead (id, receipt, idempotency_key, body_hash, accepted_at_ms, suspicion, document)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertConsent = db.prepare(
    `INSERT INTO consent (lead_id, given_at_ms, marketing, wording, address, user_agent)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const makeDeliveries = deliveryMaker(db);
  return ({ id, receipt, idempotencyKey, bodyHash, acceptedAtMs, suspicion, lead, consent }) => {
    const { marketing, wording, address, userAgent } = consent;
    const document = JSON.stringify(lead);
    insertLead.run(id, receipt, idempotencyKey, bodyHash, acceptedAtMs, suspicion, document);
    insertConsent.run(id, acceptedAtMs, Number(marketing), wording, address, userAgent);
    if (suspicion === null) makeDeliveries(id, acceptedAtMs);
  };
}

/** What is stored already under the key, or with the same words a short while ago. */
function earlierLead(db: DatabaseSync): (lead: NewLead) => Stored | undefined {
  const byKey = db.prepare('SELECT receipt, body_hash FROM lead WHERE idempotency_key = ?');
  const byWords = db.prepare(
    `SELECT receipt, body_hash FROM lead
     WHERE body_hash = ? AND accepted_at_ms > ? AND idempotency_key IS NULL`,
  );
  return ({ idempotencyKey, bodyHash, acceptedAtMs }) => {
    const row =
      idempotencyKey === null
        ? byWords.get(bodyHash, acceptedAtMs - SAME_WORDS_MS)
        : byKey.get(idempotencyKey);
    if (!row) return undefined;
    return row['body_hash'] === bodyHash
      ? { kind: 'known', receipt: String(row['receipt']) }
      : { kind: 'other-body' };
  };
}

function reader(db: DatabaseSync): Pick<LeadRepository, 'list' | 'find'> {
  const all = db.prepare('SELECT * FROM lead ORDER BY accepted_at_ms DESC, rowid DESC LIMIT ?');
  const one = db.prepare('SELECT * FROM lead WHERE receipt = ?');
  const deliveries = db.prepare('SELECT * FROM delivery WHERE lead_id = ? ORDER BY id');
  const entry = (row: Row): LeadEntry => {
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
  const earlier = earlierLead(db);
  const forget = db.prepare(
    `DELETE FROM lead WHERE accepted_at_ms < ?
       AND NOT EXISTS (SELECT 1 FROM delivery WHERE lead_id = lead.id AND state = 'waiting')`,
  );
  return {
    async add(lead) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const known = earlier(lead);
        if (!known) write(lead);
        db.exec('COMMIT');
        return known ?? { kind: 'stored', receipt: lead.receipt };
      } catch (error) {
        // A full disk has ended the transaction already.
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    ...reader(db),
    ...sqliteDeliveries(db),
    forgetBefore: async (acceptedBeforeMs) => Number(forget.run(acceptedBeforeMs).changes),
    close: async () => db.close(),
  };
}
