import {
  type AlertStore,
  type HomeAlertStore,
  TOKEN_LIFETIME_MS,
} from '#src/server/customers/alerts/alert-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { postgresHomeAlerts } from './home-alerts.ts';
import { tokenSubjectOf, watchedSearchOf } from '../../customer-rows.ts';
import { postgresAlertQueue, EMAIL_OPT_IN } from './alert-queue.ts';
import type { PostgresDatabase } from '../database.ts';

type Tokens = Pick<AlertStore, 'keepToken' | 'subjectOf' | 'unsubscribe'>;

function postgresTokens({ query }: PostgresDatabase): Tokens {
  const subjectOf: Tokens['subjectOf'] = async (tokenHash) => {
    const { rows } = await query(
      `SELECT search_id, name FROM unsubscribe_token
         LEFT JOIN saved_search ON saved_search.id = search_id WHERE hash = $1`,
      [tokenHash],
    );
    return tokenSubjectOf(rows[0]);
  };
  return {
    async keepToken({ kind, id }, tokenHash, nowMs) {
      await query(
        `DELETE FROM unsubscribe_token WHERE hash IN
           (SELECT hash FROM unsubscribe_token WHERE made_at_ms < $1 FOR UPDATE SKIP LOCKED)`,
        [nowMs - TOKEN_LIFETIME_MS],
      );
      await query(
        `INSERT INTO unsubscribe_token (hash, customer_id, search_id, made_at_ms) VALUES ($1,
           coalesce((SELECT customer_id FROM saved_search WHERE id = $2), $3::text), $2, $4)`,
        [tokenHash, ...(kind === 'search' ? [id, ''] : [null, id]), nowMs],
      );
    },
    subjectOf,
    async unsubscribe(tokenHash) {
      await query(
        `UPDATE saved_search SET notify = FALSE
         WHERE id = (SELECT search_id FROM unsubscribe_token WHERE hash = $1)`,
        [tokenHash],
      );
      await query(
        `UPDATE customer SET home_emails = FALSE WHERE id =
           (SELECT customer_id FROM unsubscribe_token WHERE hash = $1 AND search_id IS NULL)`,
        [tokenHash],
      );
      return subjectOf(tokenHash);
    },
  };
}

/** The mails about saved searches and homes: which of these are due, and the mails on their way. */
export function postgresAlerts(database: PostgresDatabase): AlertStore & HomeAlertStore {
  const { query } = database;
  return {
    async watchedSearches(day, limit) {
      const { rows } = await query(
        `SELECT saved_search.id, customer_id, name, address, covered_day, recent_keys
         FROM saved_search
           JOIN customer ON customer.id = customer_id
         WHERE alerted_day < $1 AND notify AND ${EMAIL_OPT_IN} ORDER BY saved_search.id LIMIT $2`,
        [day, limit],
      );
      return rows.map(watchedSearchOf);
    },
    async note({ id, address, coveredDay: seenDay }, { day, coveredDay, ...note }) {
      const { recentKeys, news, nowMs } = note;
      // Several servers may work on the same search at once: only the first one takes the turn.
      const { count } = await query(
        `WITH turn AS (
           UPDATE saved_search SET alerted_day = $2, covered_day = $3, recent_keys = $9
           WHERE id = $1 AND alerted_day < $2 AND covered_day = $4 AND address = $5
           RETURNING id, customer_id
         ), made AS (
           INSERT INTO alert (customer_id, search_id, day, news, state, due_at_ms, give_up_at_ms)
           SELECT customer_id, id, $2, $6::text, 'waiting', $7, $8 FROM turn WHERE $6::text IS NOT NULL
           ON CONFLICT (search_id, day) DO NOTHING
         )
         SELECT id FROM turn`,
        [
          id,
          day,
          coveredDay,
          seenDay,
          address,
          news && JSON.stringify(news),
          nowMs,
          nowMs + RETRY_PERIOD_MS,
          recentKeys && JSON.stringify(recentKeys),
        ],
      );
      return count === 1;
    },
    ...postgresAlertQueue(database),
    ...postgresTokens(database),
    ...postgresHomeAlerts(database),
  };
}
