import type { DatabaseSync } from 'node:sqlite';
import {
  type AlertStore,
  type HomeAlertStore,
  TOKEN_LIFETIME_MS,
} from '#src/server/customers/alerts/alert-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { sqliteUnsentAlerts } from './unsent-alerts.ts';
import { FROM_ALERTS } from './alerts-join.ts';
import { sqliteHomeAlerts } from './home-alerts.ts';
import { alertOf, tokenSubjectOf, watchedSearchOf } from '../../customer-rows.ts';
import { inTransaction } from '../transaction.ts';

type Queue = Pick<AlertStore, 'due' | 'markSent' | 'markFailed' | 'forgetBefore'>;

const MAILS_WANTED = `email_notifications = 1 AND is_email_verified = 1`;

function sqliteAlertQueue(db: DatabaseSync): Queue {
  const drop = db.prepare(
    `DELETE FROM alert WHERE id IN (
       SELECT alert.id ${FROM_ALERTS} WHERE state = 'waiting' AND due_at_ms <= ?
         AND NOT (${MAILS_WANTED} AND coalesce(notify, home_emails) = 1))`,
  );
  const due = db.prepare(
    `SELECT alert.*, name, address, email, given_name ${FROM_ALERTS}
     WHERE state = 'waiting' AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?`,
  );
  const setSent = db.prepare(
    `UPDATE alert SET state = 'sent', attempts = attempts + 1, sent_at_ms = ? WHERE id = ?`,
  );
  const insertFailure = db.prepare(
    `UPDATE alert SET state = ?, attempts = attempts + 1, last_error = ?,
       due_at_ms = coalesce(?, due_at_ms) WHERE id = ?`,
  );
  const forget = db.prepare(`DELETE FROM alert WHERE state <> 'waiting' AND give_up_at_ms < ?`);
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
    forgetBefore: async (gaveUpBeforeMs) => Number(forget.run(gaveUpBeforeMs).changes),
  };
}

type Tokens = Pick<AlertStore, 'keepToken' | 'subjectOf' | 'unsubscribe'>;

function sqliteTokens(db: DatabaseSync): Tokens {
  const keep = db.prepare(
    `INSERT INTO unsubscribe_token (hash, customer_id, search_id, made_at_ms) VALUES (:hash,
       coalesce((SELECT customer_id FROM saved_search WHERE id = :searchId), :userId), :searchId, :nowMs)`,
  );
  const forget = db.prepare('DELETE FROM unsubscribe_token WHERE made_at_ms < ?');
  const findSubject = db.prepare(
    `SELECT search_id, name FROM unsubscribe_token
       LEFT JOIN saved_search ON saved_search.id = search_id WHERE hash = ?`,
  );
  const endSearch = db.prepare(
    `UPDATE saved_search SET notify = 0
     WHERE id = (SELECT search_id FROM unsubscribe_token WHERE hash = ?)`,
  );
  const endHomes = db.prepare(
    `UPDATE customer SET home_emails = 0 WHERE id =
       (SELECT customer_id FROM unsubscribe_token WHERE hash = ? AND search_id IS NULL)`,
  );
  return {
    async keepToken({ kind, id }, hash, nowMs) {
      forget.run(nowMs - TOKEN_LIFETIME_MS);
      const [searchId, userId] = kind === 'search' ? [id, ''] : [null, id];
      keep.run({ hash, searchId, userId, nowMs });
    },
    subjectOf: async (tokenHash) => tokenSubjectOf(findSubject.get(tokenHash)),
    async unsubscribe(tokenHash) {
      endSearch.run(tokenHash);
      endHomes.run(tokenHash);
      return tokenSubjectOf(findSubject.get(tokenHash));
    },
  };
}

/** The mails about saved searches and homes: which of these are due, and the mails on their way. */
export function sqliteAlerts(db: DatabaseSync): AlertStore & HomeAlertStore {
  const selectWatched = db.prepare(
    `SELECT saved_search.id, customer_id, name, address, covered_day, recent_keys
     FROM saved_search
       JOIN customer ON customer.id = customer_id
     WHERE alerted_day < ? AND notify = 1 AND ${MAILS_WANTED} ORDER BY saved_search.id LIMIT ?`,
  );
  const turn = db.prepare(
    `UPDATE saved_search SET alerted_day = :day, covered_day = :coveredDay, recent_keys = :keys
     WHERE id = :id AND alerted_day < :day AND covered_day = :seenDay AND address = :address`,
  );
  const insert = db.prepare(
    `INSERT OR IGNORE INTO alert (customer_id, search_id, day, news, state, due_at_ms, give_up_at_ms)
     VALUES (?, ?, ?, ?, 'waiting', ?, ?)`,
  );
  return {
    watchedSearches: async (day, limit) => selectWatched.all(day, limit).map(watchedSearchOf),
    async note({ id, userId, address, coveredDay: seenDay }, { day, coveredDay, ...note }) {
      const { recentKeys, news, nowMs } = note;
      const keys = recentKeys && JSON.stringify(recentKeys);
      let isNoted = false;
      inTransaction(db, () => {
        isNoted = turn.run({ day, coveredDay, keys, id, seenDay, address }).changes === 1;
        if (isNoted && news) {
          insert.run(userId, id, day, JSON.stringify(news), nowMs, nowMs + RETRY_PERIOD_MS);
        }
      });
      return isNoted;
    },
    ...sqliteAlertQueue(db),
    ...sqliteUnsentAlerts(db),
    ...sqliteTokens(db),
    ...sqliteHomeAlerts(db),
  };
}
