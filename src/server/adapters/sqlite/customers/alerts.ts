import type { DatabaseSync } from 'node:sqlite';
import { type AlertStore, TOKEN_KEPT_MS } from '#src/server/customers/alerts/alert-store.ts';
import { TRIED_FOR_MS } from '#src/server/mail/retry-plan.ts';
import { sqliteUnsentAlerts } from './unsent-alerts.ts';
import { alertOf, type CustomerRow, watchedOf } from '../../customer-rows.ts';
import { inTransaction } from '../transaction.ts';

type Queue = Pick<AlertStore, 'due' | 'markSent' | 'markFailed'>;

const ALERTS_WANTED = `notify = 1 AND email_notifications = 1 AND is_email_verified = 1`;

function sqliteAlertQueue(db: DatabaseSync): Queue {
  const drop = db.prepare(
    `DELETE FROM alert WHERE state = 'waiting' AND due_at_ms <= ? AND search_id IN (
       SELECT saved_search.id FROM saved_search JOIN customer ON customer.id = customer_id
       WHERE NOT (${ALERTS_WANTED}))`,
  );
  const due = db.prepare(
    `SELECT alert.*, name, address, email, given_name FROM alert
       JOIN saved_search ON saved_search.id = search_id JOIN customer ON customer.id = customer_id
     WHERE state = 'waiting' AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?`,
  );
  const setSent = db.prepare(
    `UPDATE alert SET state = 'sent', attempts = attempts + 1, sent_at_ms = ? WHERE id = ?`,
  );
  const insertFailure = db.prepare(
    `UPDATE alert SET state = ?, attempts = attempts + 1, last_error = ?,
       due_at_ms = coalesce(?, due_at_ms) WHERE id = ?`,
  );
  return {
    async due(nowMs, limit) {
      drop.run(nowMs);
      return due.all(nowMs, limit).map(alertOf);
    },
    markSent: async (id, nowMs) => void setSent.run(nowMs, id),
    async markFailed(id, error, next) {
      if (next === 'dead') insertFailure.run('dead', error, null, id);
      else insertFailure.run('waiting', error, next.dueAtMs, id);
    },
  };
}

type Tokens = Pick<AlertStore, 'keepToken' | 'searchOf' | 'unsubscribe'>;

function sqliteTokens(db: DatabaseSync): Tokens {
  const keep = db.prepare(
    'INSERT INTO unsubscribe_token (hash, search_id, made_at_ms) VALUES (?, ?, ?)',
  );
  const forget = db.prepare('DELETE FROM unsubscribe_token WHERE made_at_ms < ?');
  const findName = db.prepare(
    `SELECT name FROM saved_search JOIN unsubscribe_token ON search_id = saved_search.id
     WHERE hash = ?`,
  );
  const end = db.prepare(
    `UPDATE saved_search SET notify = 0
     WHERE id = (SELECT search_id FROM unsubscribe_token WHERE hash = ?) RETURNING name`,
  );
  const nameIn = (row: CustomerRow | undefined) => row && String(row['name']);
  return {
    async keepToken(searchId, tokenHash, nowMs) {
      forget.run(nowMs - TOKEN_KEPT_MS);
      keep.run(tokenHash, searchId, nowMs);
    },
    searchOf: async (tokenHash) => nameIn(findName.get(tokenHash)),
    unsubscribe: async (tokenHash) => nameIn(end.get(tokenHash)),
  };
}

/** The mails about saved searches: whose turn it is, and those on their way. */
export function sqliteAlerts(db: DatabaseSync): AlertStore {
  const selectWatched = db.prepare(
    `SELECT saved_search.id, customer_id, name, address, covered_day FROM saved_search
       JOIN customer ON customer.id = customer_id
     WHERE alerted_day < ? AND ${ALERTS_WANTED} ORDER BY saved_search.id LIMIT ?`,
  );
  const turn = db.prepare(
    `UPDATE saved_search SET alerted_day = :day, covered_day = :coveredDay
     WHERE id = :id AND alerted_day < :day AND covered_day = :seenDay AND address = :address`,
  );
  const insert = db.prepare(
    `INSERT OR IGNORE INTO alert (search_id, day, news, state, due_at_ms, give_up_at_ms)
     VALUES (?, ?, ?, 'waiting', ?, ?)`,
  );
  return {
    watchedSearches: async (day, limit) => selectWatched.all(day, limit).map(watchedOf),
    async note({ id, address, coveredDay: seenDay }, { day, coveredDay, news, nowMs }) {
      let isNoted = false;
      inTransaction(db, () => {
        isNoted = turn.run({ day, coveredDay, id, seenDay, address }).changes === 1;
        if (isNoted && news) {
          insert.run(id, day, JSON.stringify(news), nowMs, nowMs + TRIED_FOR_MS);
        }
      });
      return isNoted;
    },
    ...sqliteAlertQueue(db),
    ...sqliteUnsentAlerts(db),
    ...sqliteTokens(db),
  };
}
