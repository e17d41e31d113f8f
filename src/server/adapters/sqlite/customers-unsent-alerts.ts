import type { DatabaseSync } from 'node:sqlite';
import type { AlertNews, AlertStore, UnsentAlert } from '#src/server/customers/repository.ts';
import { TRIED_FOR_MS } from '#src/server/mail/retry-plan.ts';
import { type Row, textOrNull } from './customers-rows.ts';

function unsentOf(row: Row): UnsentAlert {
  return {
    id: Number(row['id']),
    day: String(row['day']),
    email: String(row['email']),
    search: { name: String(row['name']), address: String(row['address']) },
    // Written by `note`.
    news: JSON.parse(String(row['news'])) as AlertNews,
    state: row['state'] === 'dead' ? 'dead' : 'waiting',
    attempts: Number(row['attempts']),
    dueAtMs: Number(row['due_at_ms']),
    lastError: textOrNull(row['last_error']),
  };
}

/** The mails that have not left, for whoever looks after the server. */
export function sqliteUnsentAlerts(db: DatabaseSync): Pick<AlertStore, 'unsent' | 'retry'> {
  const unsent = db.prepare(
    `SELECT alert.*, name, address, email FROM alert
       JOIN saved_search ON saved_search.id = search_id JOIN customer ON customer.id = customer_id
     WHERE state <> 'sent' ORDER BY alert.id DESC LIMIT ?`,
  );
  const again = db.prepare(
    `UPDATE alert SET state = 'waiting', due_at_ms = ?, give_up_at_ms = ?
     WHERE state <> 'sent' AND id = ?`,
  );
  return {
    unsent: (limit) => unsent.all(limit).map(unsentOf),
    retry: (id, nowMs) => void again.run(nowMs, nowMs + TRIED_FOR_MS, id),
  };
}
