import type { DatabaseSync } from 'node:sqlite';
import {
  type LeadRepository,
  mailKindsOf,
  type MailKind,
  planMails,
  type StoredLead,
} from '#src/server/leads/repository.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { deliveryOf, leadOf } from '../../lead-rows.ts';
import { countUnsent, IS_EARLY_REMINDER, queueCountsOf } from '../../queue-counts.ts';
import { inTransaction } from '../transaction.ts';

type MakeDeliveries = (
  lead: Pick<StoredLead, 'id' | 'showing'>,
  kinds: readonly MailKind[],
  nowMs: number,
) => void;

/** Makes mails of a lead; to be called inside a transaction. */
export function deliveryMaker(db: DatabaseSync): MakeDeliveries {
  const insert = db.prepare(
    `INSERT OR IGNORE INTO delivery (lead_id, kind, state, due_at_ms, give_up_at_ms)
     VALUES (?, ?, 'waiting', ?, ?)`,
  );
  return (lead, kinds, nowMs) => {
    for (const { kind, dueAtMs, giveUpAtMs } of planMails(lead, kinds, nowMs)) {
      insert.run(lead.id, kind, dueAtMs, giveUpAtMs);
    }
  };
}

type Deliveries = Pick<
  LeadRepository,
  'due' | 'markSent' | 'markFailed' | 'claim' | 'unsentCounts' | 'retry' | 'release'
>;

/** The mails on their way, in the database of the leads. */
export function sqliteDeliveries(db: DatabaseSync): Deliveries {
  const due = db.prepare(
    `SELECT * FROM delivery WHERE state = 'waiting' AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?`,
  );
  const lead = db.prepare('SELECT * FROM lead WHERE id = ?');
  const setSent = db.prepare(
    `UPDATE delivery SET state = 'sent', attempts = attempts + 1, sent_at_ms = ? WHERE id = ?`,
  );
  const updateFailure = db.prepare(
    `UPDATE delivery SET state = ?, attempts = attempts + 1, last_error = ?,
       due_at_ms = coalesce(?, due_at_ms) WHERE id = ?`,
  );
  const again = db.prepare(
    `UPDATE delivery SET state = 'waiting', due_at_ms = ?, give_up_at_ms = ?
     WHERE state <> 'sent' AND kind <> 'reminder'
       AND lead_id = (SELECT id FROM lead WHERE receipt = ?)`,
  );
  const clearSuspicion = db.prepare(
    'UPDATE lead SET suspicion = NULL WHERE receipt = ? RETURNING *',
  );
  const claim = db.prepare(
    `UPDATE delivery SET state = 'sent', sent_at_ms = ? WHERE id = ? AND state = 'waiting'`,
  );
  const unsent = db.prepare(countUnsent('delivery', IS_EARLY_REMINDER));
  const makeDeliveries = deliveryMaker(db);
  return {
    due: async (nowMs, limit) =>
      due.all(nowMs, limit).flatMap((row) => {
        const delivery = deliveryOf(row);
        const leadRow = lead.get(delivery.leadId);
        return leadRow ? [{ delivery, lead: leadOf(leadRow) }] : [];
      }),
    markSent: async (id, nowMs) => void setSent.run(nowMs, id),
    async markFailed(id, error, next) {
      if (next === 'dead') updateFailure.run('dead', error, null, id);
      else updateFailure.run('waiting', error, next.dueAtMs, id);
    },
    claim: async (id, nowMs) => Number(claim.run(nowMs, id).changes) > 0,
    unsentCounts: async () => queueCountsOf(unsent.all()),
    retry: async (receipt, nowMs) =>
      Number(again.run(nowMs, nowMs + RETRY_PERIOD_MS, receipt).changes),
    async release(receipt, nowMs) {
      let isFound = false;
      inTransaction(db, () => {
        const row = clearSuspicion.get(receipt);
        isFound = row !== undefined;
        if (!row) return;
        const releasedLead = leadOf(row);
        makeDeliveries(releasedLead, mailKindsOf(releasedLead), nowMs);
      });
      return isFound;
    },
  };
}
