import { type AlertStore, TOKEN_KEPT_MS } from '#src/server/customers/alerts/alert-store.ts';
import { TRIED_FOR_MS } from '#src/server/mail/retry-plan.ts';
import { watchedOf } from '../../customer-rows.ts';
import { postgresAlertQueue, ALERTS_WANTED } from './alert-queue.ts';
import type { PostgresDatabase } from '../database.ts';

type Tokens = Pick<AlertStore, 'keepToken' | 'searchOf' | 'unsubscribe'>;

function postgresTokens({ query }: PostgresDatabase): Tokens {
  return {
    async keepToken(searchId, tokenHash, nowMs) {
      await query(
        `DELETE FROM unsubscribe_token WHERE hash IN
           (SELECT hash FROM unsubscribe_token WHERE made_at_ms < $1 FOR UPDATE SKIP LOCKED)`,
        [nowMs - TOKEN_KEPT_MS],
      );
      await query(
        'INSERT INTO unsubscribe_token (hash, search_id, made_at_ms) VALUES ($1, $2, $3)',
        [tokenHash, searchId, nowMs],
      );
    },
    async searchOf(tokenHash) {
      const { rows } = await query(
        `SELECT name FROM saved_search JOIN unsubscribe_token ON search_id = saved_search.id
         WHERE hash = $1`,
        [tokenHash],
      );
      return rows[0] && String(rows[0]['name']);
    },
    async unsubscribe(tokenHash) {
      const { rows } = await query(
        `UPDATE saved_search SET notify = FALSE
         WHERE id = (SELECT search_id FROM unsubscribe_token WHERE hash = $1) RETURNING name`,
        [tokenHash],
      );
      return rows[0] && String(rows[0]['name']);
    },
  };
}

/** The mails about saved searches: whose turn it is, and those on their way. */
export function postgresAlerts(database: PostgresDatabase): AlertStore {
  const { query } = database;
  return {
    async watchedSearches(day, limit) {
      const { rows } = await query(
        `SELECT saved_search.id, customer_id, name, address, covered_day FROM saved_search
           JOIN customer ON customer.id = customer_id
         WHERE alerted_day < $1 AND ${ALERTS_WANTED} ORDER BY saved_search.id LIMIT $2`,
        [day, limit],
      );
      return rows.map(watchedOf);
    },
    async note({ id, address, coveredDay: seenDay }, { day, coveredDay, news, nowMs }) {
      // Servers may look for the same search at once: the first one's turn is the only one.
      const { count } = await query(
        `WITH turn AS (
           UPDATE saved_search SET alerted_day = $2, covered_day = $3
           WHERE id = $1 AND alerted_day < $2 AND covered_day = $4 AND address = $5 RETURNING id
         ), made AS (
           INSERT INTO alert (search_id, day, news, state, due_at_ms, give_up_at_ms)
           SELECT id, $2, $6::text, 'waiting', $7, $8 FROM turn WHERE $6::text IS NOT NULL
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
          nowMs + TRIED_FOR_MS,
        ],
      );
      return count === 1;
    },
    ...postgresAlertQueue(database),
    ...postgresTokens(database),
  };
}
