import type {
  AlertNews,
  HomeAlertStore,
  CheckedHome,
} from '#src/server/customers/alerts/alert-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { watchedCustomerOf } from '../../customer-rows.ts';
import type { PostgresDatabase, Query } from '../database.ts';
import { EMAIL_OPT_IN } from './alert-queue.ts';

async function setStates(
  within: Query,
  userId: string,
  day: string,
  homes: readonly CheckedHome[],
) {
  await within(
    `UPDATE saved_home SET noted_market = market, noted_price = price,
       saved_market = coalesce(saved_market, market), saved_price = coalesce(saved_price, price),
       changed_day = CASE WHEN has_changed THEN $2 ELSE changed_day END
     FROM unnest($3::integer[], $4::text[], $5::text[], $6::double precision[], $7::boolean[])
       AS given (board, number, market, price, has_changed)
     WHERE customer_id = $1 AND board_id = board AND mls_number = number`,
    [
      userId,
      day,
      homes.map(({ boardId }) => boardId),
      homes.map(({ mlsNumber }) => mlsNumber),
      homes.map(({ state }) => state.market),
      homes.map(({ state }) => state.priceDollars),
      homes.map(({ hasChanged }) => hasChanged),
    ],
  );
}

type NewAlert = { readonly userId: string; readonly day: string; readonly nowMs: number };

async function insertAlert(within: Query, { userId, day, nowMs }: NewAlert, news: AlertNews) {
  await within(
    `INSERT INTO alert (customer_id, day, news, state, due_at_ms, give_up_at_ms)
     VALUES ($1, $2, $3, 'waiting', $4, $5)
     ON CONFLICT (customer_id, day) WHERE search_id IS NULL DO NOTHING`,
    [userId, day, JSON.stringify(news), nowMs, nowMs + RETRY_PERIOD_MS],
  );
}

/** The mails about saved homes: the customers who are due, and the present state of their homes. */
export function postgresHomeAlerts({ query, transaction }: PostgresDatabase): HomeAlertStore {
  return {
    async watchedCustomers(day, limit) {
      const { rows } = await query(
        `SELECT id, home_emails AND ${EMAIL_OPT_IN} AS wants_mail FROM customer
         WHERE homes_day < $1 AND EXISTS (SELECT 1 FROM saved_home WHERE customer_id = id)
         ORDER BY id LIMIT $2`,
        [day, limit],
      );
      return rows.map(watchedCustomerOf);
    },
    // Several servers may work on the same homes at once: only the first one takes the turn.
    noteHomes: (userId, { day, homes, news, nowMs }) =>
      transaction(async (within) => {
        const sql = 'UPDATE customer SET homes_day = $2 WHERE id = $1 AND homes_day < $2';
        if ((await within(sql, [userId, day])).count !== 1) return false;
        await setStates(within, userId, day, homes);
        if (news) await insertAlert(within, { userId, day, nowMs }, news);
        return true;
      }),
  };
}
