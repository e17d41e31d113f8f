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
import type { PostgresDatabase, Query } from '../database.ts';

/** How long a mail that one server has taken is left alone by the others. */
const TAKEN_FOR_MS = 10 * 60 * 1000;

type NewDeliveries = {
  readonly lead: Pick<StoredLead, 'id' | 'showing'>;
  readonly kinds: readonly MailKind[];
  readonly nowMs: number;
};

/** Makes the mails of a lead, in the transaction of the query. */
export async function makeDeliveries(
  query: Query,
  { lead, kinds, nowMs }: NewDeliveries,
): Promise<void> {
  const mails = planMails(lead, kinds, nowMs);
  await query(
    `INSERT INTO delivery (lead_id, kind, state, due_at_ms, give_up_at_ms)
     SELECT $1, kind, 'waiting', due_at_ms, give_up_at_ms
     FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS mail (kind, due_at_ms, give_up_at_ms)
     ON CONFLICT (lead_id, kind) DO NOTHING`,
    [
      lead.id,
      mails.map(({ kind }) => kind),
      mails.map(({ dueAtMs }) => dueAtMs),
      mails.map(({ giveUpAtMs }) => giveUpAtMs),
    ],
  );
}

type Deliveries = Pick<
  LeadRepository,
  'due' | 'markSent' | 'markFailed' | 'claim' | 'unsentCounts' | 'retry' | 'release'
>;

/** The mails on their way, in the database of the leads. */
export function postgresDeliveries({ query, transaction }: PostgresDatabase): Deliveries {
  return {
    async due(nowMs, limit) {
      const { rows } = await query(
        `WITH taken AS (
           SELECT id, due_at_ms FROM delivery WHERE state = 'waiting' AND due_at_ms <= $1
           ORDER BY due_at_ms, id LIMIT $2 FOR UPDATE SKIP LOCKED
         ), marked AS (
           UPDATE delivery SET due_at_ms = $3 FROM taken WHERE delivery.id = taken.id
         )
         SELECT delivery.id AS delivery_id, to_jsonb(delivery) AS delivery, lead.*
         FROM taken JOIN delivery USING (id) JOIN lead ON lead.id = delivery.lead_id
         ORDER BY taken.due_at_ms, taken.id`,
        [nowMs, limit, nowMs + TAKEN_FOR_MS],
      );
      return rows.map((row) => ({
        delivery: deliveryOf(row['delivery'] as typeof row),
        lead: leadOf(row),
      }));
    },
    async markSent(id, nowMs) {
      await query(
        `UPDATE delivery SET state = 'sent', attempts = attempts + 1, sent_at_ms = $2 WHERE id = $1`,
        [id, nowMs],
      );
    },
    async markFailed(id, error, next) {
      const [state, dueAtMs] = next === 'dead' ? ['dead', null] : ['waiting', next.dueAtMs];
      await query(
        `UPDATE delivery SET state = $2, attempts = attempts + 1, last_error = $3,
           due_at_ms = coalesce($4, due_at_ms) WHERE id = $1`,
        [id, state, error, dueAtMs],
      );
    },
    async claim(id, nowMs) {
      const { count } = await query(
        `UPDATE delivery SET state = 'sent', sent_at_ms = $2 WHERE id = $1 AND state = 'waiting'`,
        [id, nowMs],
      );
      return count > 0;
    },
    unsentCounts: async () =>
      queueCountsOf((await query(countUnsent('delivery', IS_EARLY_REMINDER))).rows),
    async retry(receipt, nowMs) {
      const { count } = await query(
        `UPDATE delivery SET state = 'waiting', due_at_ms = $2, give_up_at_ms = $3
         WHERE state <> 'sent' AND kind <> 'reminder'
           AND lead_id = (SELECT id FROM lead WHERE receipt = $1)`,
        [receipt, nowMs, nowMs + RETRY_PERIOD_MS],
      );
      return count;
    },
    release: (receipt, nowMs) =>
      transaction(async (within) => {
        const { rows } = await within(
          'UPDATE lead SET suspicion = NULL WHERE receipt = $1 RETURNING *',
          [receipt],
        );
        const [row] = rows;
        if (!row) return false;
        const lead = leadOf(row);
        await makeDeliveries(within, { lead, kinds: mailKindsOf(lead), nowMs });
        return true;
      }),
  };
}
