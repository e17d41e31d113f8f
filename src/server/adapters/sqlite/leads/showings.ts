import type { DatabaseSync } from 'node:sqlite';
import { cancellationMailsOf, DROPPED_WHEN_CANCELLED } from '#src/server/leads/repository.ts';
import { hasShowing, type ShowingStore } from '#src/server/leads/showings/showing-store.ts';
import { leadOf, partyOf } from '../../lead-rows.ts';
import { inTransaction } from '../transaction.ts';
import { deliveryMaker } from './deliveries.ts';

/** The confirmations and cancellations of showings, in the database of the leads. */
export function sqliteShowings(db: DatabaseSync): ShowingStore {
  const keepToken = db.prepare(
    'INSERT INTO showing_token (hash, lead_id, party, made_at_ms) VALUES (?, ?, ?, ?)',
  );
  const byToken = db.prepare(
    `SELECT lead.*, showing_token.party AS party FROM showing_token
     JOIN lead ON lead.id = showing_token.lead_id WHERE hash = ?`,
  );
  const confirm = db.prepare(
    `UPDATE lead SET showing_confirmed_at_ms = ?
     WHERE id = ? AND showing_confirmed_at_ms IS NULL AND showing_cancelled_at_ms IS NULL
     RETURNING *`,
  );
  const cancel = db.prepare(
    `UPDATE lead SET showing_cancelled_at_ms = ?, showing_cancelled_by = ?
     WHERE id = ? AND showing_cancelled_at_ms IS NULL RETURNING *`,
  );
  const drop = db.prepare(
    `DELETE FROM delivery WHERE lead_id = ? AND state = 'waiting' AND kind = ?`,
  );
  const makeDeliveries = deliveryMaker(db);
  return {
    keepToken: async (leadId, { hash, party, nowMs }) =>
      void keepToken.run(hash, leadId, party, nowMs),
    async findByToken(hash) {
      const row = byToken.get(hash);
      const lead = row && leadOf(row);
      return lead && hasShowing(lead) ? { lead, party: partyOf(row?.['party']) } : undefined;
    },
    async confirm(leadId, nowMs) {
      let isConfirmed = false;
      inTransaction(db, () => {
        const row = confirm.get(nowMs, leadId);
        isConfirmed = row !== undefined;
        if (row) makeDeliveries(leadOf(row), ['confirmed', 'reminder'], nowMs);
      });
      return isConfirmed;
    },
    async cancel(leadId, by, nowMs) {
      let isCancelled = false;
      inTransaction(db, () => {
        const row = cancel.get(nowMs, by, leadId);
        isCancelled = row !== undefined;
        if (!row) return;
        for (const kind of DROPPED_WHEN_CANCELLED) drop.run(leadId, kind);
        makeDeliveries(leadOf(row), cancellationMailsOf(by), nowMs);
      });
      return isCancelled;
    },
  };
}
