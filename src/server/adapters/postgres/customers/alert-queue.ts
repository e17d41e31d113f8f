import type { AlertStore } from '#src/server/customers/alerts/alert-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { alertOf, unsentAlertOf } from '../../customer-rows.ts';
import { countUnsent, queueCountsOf } from '../../queue-counts.ts';
import type { PostgresDatabase } from '../database.ts';

/** Condition of a customer: whether mails are wanted, and may be sent. */
export const EMAIL_OPT_IN = 'email_notifications AND is_email_verified';

/** Condition of a mail: whether it is still wanted. */
const IS_WANTED = `${EMAIL_OPT_IN} AND coalesce(notify, home_emails)`;

/** How long a mail that one server has taken is left alone by the others. */
const TAKEN_FOR_MS = 10 * 60 * 1000;

type Queue = Pick<
  AlertStore,
  'due' | 'markSent' | 'markFailed' | 'unsentCounts' | 'unsent' | 'retry' | 'forgetBefore'
>;

/** A mail with its customer, and its search where it is about one. */
const FROM_ALERTS = `FROM alert JOIN customer ON customer.id = alert.customer_id
  LEFT JOIN saved_search ON saved_search.id = search_id`;

/** The mails on their way, in the database of the customers. */
export function postgresAlertQueue({ query }: PostgresDatabase): Queue {
  return {
    async due(nowMs, limit) {
      await query(
        `DELETE FROM alert WHERE id IN (
           SELECT alert.id ${FROM_ALERTS}
           WHERE state = 'waiting' AND due_at_ms <= $1 AND NOT (${IS_WANTED})
           FOR UPDATE OF alert SKIP LOCKED)`,
        [nowMs],
      );
      const { rows } = await query(
        `WITH taken AS (
           SELECT alert.id, due_at_ms ${FROM_ALERTS}
           WHERE state = 'waiting' AND due_at_ms <= $1 AND ${IS_WANTED}
           ORDER BY due_at_ms, alert.id LIMIT $2 FOR UPDATE OF alert SKIP LOCKED
         ), marked AS (
           UPDATE alert SET due_at_ms = $3 FROM taken WHERE alert.id = taken.id
         )
         SELECT alert.*, name, address, email, given_name ${FROM_ALERTS}
         JOIN taken ON taken.id = alert.id ORDER BY taken.due_at_ms, taken.id`,
        [nowMs, limit, nowMs + TAKEN_FOR_MS],
      );
      return rows.map(alertOf);
    },
    async markSent(id, nowMs) {
      await query(
        `UPDATE alert SET state = 'sent', attempts = attempts + 1, sent_at_ms = $2 WHERE id = $1`,
        [id, nowMs],
      );
    },
    async markFailed(id, error, next) {
      const [state, dueAtMs] = next === 'dead' ? ['dead', null] : ['waiting', next.dueAtMs];
      await query(
        `UPDATE alert SET state = $2, attempts = attempts + 1, last_error = $3,
           due_at_ms = coalesce($4, due_at_ms) WHERE id = $1`,
        [id, state, error, dueAtMs],
      );
    },
    unsentCounts: async () => queueCountsOf((await query(countUnsent('alert'))).rows),
    async unsent(limit) {
      const { rows } = await query(
        `SELECT alert.*, name, address, email ${FROM_ALERTS}
         WHERE state <> 'sent' ORDER BY alert.id DESC LIMIT $1`,
        [limit],
      );
      return rows.map(unsentAlertOf);
    },
    async retry(id, nowMs) {
      await query(
        `UPDATE alert SET state = 'waiting', due_at_ms = $2, give_up_at_ms = $3
         WHERE state <> 'sent' AND id = $1`,
        [id, nowMs, nowMs + RETRY_PERIOD_MS],
      );
    },
    async forgetBefore(gaveUpBeforeMs) {
      const { count } = await query(
        `DELETE FROM alert WHERE state <> 'waiting' AND give_up_at_ms < $1`,
        [gaveUpBeforeMs],
      );
      return count;
    },
  };
}
