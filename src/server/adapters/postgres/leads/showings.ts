import { cancellationMailsOf, DROPPED_WHEN_CANCELLED } from '#src/server/leads/repository.ts';
import { hasShowing, type ShowingStore } from '#src/server/leads/showings/showing-store.ts';
import { leadOf, partyOf } from '../../lead-rows.ts';
import type { PostgresDatabase } from '../database.ts';
import { makeDeliveries } from './deliveries.ts';

/** The confirmations and cancellations of showings, in the database of the leads. */
export function postgresShowings({ query, transaction }: PostgresDatabase): ShowingStore {
  return {
    async keepToken(leadId, { hash, party, nowMs }) {
      await query(
        'INSERT INTO showing_token (hash, lead_id, party, made_at_ms) VALUES ($1, $2, $3, $4)',
        [hash, leadId, party, nowMs],
      );
    },
    async findByToken(hash) {
      const { rows } = await query(
        `SELECT lead.*, showing_token.party AS party FROM showing_token
         JOIN lead ON lead.id = showing_token.lead_id WHERE hash = $1`,
        [hash],
      );
      const [row] = rows;
      const lead = row && leadOf(row);
      return lead && hasShowing(lead) ? { lead, party: partyOf(row?.['party']) } : undefined;
    },
    confirm: (leadId, nowMs) =>
      transaction(async (within) => {
        const { rows } = await within(
          `UPDATE lead SET showing_confirmed_at_ms = $1
           WHERE id = $2 AND showing_confirmed_at_ms IS NULL AND showing_cancelled_at_ms IS NULL
           RETURNING *`,
          [nowMs, leadId],
        );
        const [row] = rows;
        if (!row) return false;
        const kinds = ['confirmed', 'reminder'] as const;
        await makeDeliveries(within, { lead: leadOf(row), kinds, nowMs });
        return true;
      }),
    cancel: (leadId, by, nowMs) =>
      transaction(async (within) => {
        const { rows } = await within(
          `UPDATE lead SET showing_cancelled_at_ms = $1, showing_cancelled_by = $2
           WHERE id = $3 AND showing_cancelled_at_ms IS NULL RETURNING *`,
          [nowMs, by, leadId],
        );
        const [row] = rows;
        if (!row) return false;
        await within(
          `DELETE FROM delivery WHERE lead_id = $1 AND state = 'waiting' AND kind = ANY($2::text[])`,
          [leadId, DROPPED_WHEN_CANCELLED],
        );
        await makeDeliveries(within, { lead: leadOf(row), kinds: cancellationMailsOf(by), nowMs });
        return true;
      }),
  };
}
