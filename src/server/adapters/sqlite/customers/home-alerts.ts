import type { DatabaseSync } from 'node:sqlite';
import type { HomeAlertStore } from '#src/server/customers/alerts/alert-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { watchedCustomerOf } from '../../customer-rows.ts';
import { inTransaction } from '../transaction.ts';

/** The mails about saved homes: the customers who are due, and the present state of their homes. */
export function sqliteHomeAlerts(db: DatabaseSync): HomeAlertStore {
  const selectWatched = db.prepare(
    `SELECT id, home_emails AND email_notifications AND is_email_verified AS wants_mail FROM customer
     WHERE homes_day < ? AND EXISTS (SELECT 1 FROM saved_home WHERE customer_id = id)
     ORDER BY id LIMIT ?`,
  );
  const turn = db.prepare(
    'UPDATE customer SET homes_day = :day WHERE id = :userId AND homes_day < :day',
  );
  const update = db.prepare(
    `UPDATE saved_home SET noted_market = :market, noted_price = :price,
       saved_market = coalesce(saved_market, :market), saved_price = coalesce(saved_price, :price),
       changed_day = coalesce(:changedDay, changed_day)
     WHERE customer_id = :userId AND board_id = :boardId AND mls_number = :mlsNumber`,
  );
  const insert = db.prepare(
    `INSERT OR IGNORE INTO alert (customer_id, day, news, state, due_at_ms, give_up_at_ms)
     VALUES (?, ?, ?, 'waiting', ?, ?)`,
  );
  return {
    watchedCustomers: async (day, limit) => selectWatched.all(day, limit).map(watchedCustomerOf),
    async noteHomes(userId, { day, homes, news, nowMs }) {
      let isNoted = false;
      inTransaction(db, () => {
        isNoted = turn.run({ day, userId }).changes === 1;
        if (!isNoted) return;
        for (const { mlsNumber, boardId, state, hasChanged } of homes) {
          const { market, priceDollars: price } = state;
          const changedDay = hasChanged ? day : null;
          update.run({ userId, boardId, mlsNumber, market, price, changedDay });
        }
        if (news) insert.run(userId, day, JSON.stringify(news), nowMs, nowMs + RETRY_PERIOD_MS);
      });
      return isNoted;
    },
  };
}
