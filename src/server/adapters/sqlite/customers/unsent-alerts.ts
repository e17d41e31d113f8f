import type { DatabaseSync } from 'node:sqlite';
import type { AlertStore } from '#src/server/customers/alerts/alert-store.ts';
import { RETRY_PERIOD_MS } from '#src/server/mail/retry-plan.ts';
import { FROM_ALERTS } from './alerts-join.ts';
import { unsentAlertOf } from '../../customer-rows.ts';
import { countUnsent, queueCountsOf } from '../../queue-counts.ts';

/** The unsent mails, for the server's administrator. */
export function sqliteUnsentAlerts(
  db: DatabaseSync,
): Pick<AlertStore, 'unsentCounts' | 'unsent' | 'retry'> {
  const counts = db.prepare(countUnsent('alert'));
  const unsent = db.prepare(
    `SELECT alert.*, name, address, email ${FROM_ALERTS}
     WHERE state <> 'sent' ORDER BY alert.id DESC LIMIT ?`,
  );
  const again = db.prepare(
    `UPDATE alert SET state = 'waiting', due_at_ms = ?, give_up_at_ms = ?
     WHERE state <> 'sent' AND id = ?`,
  );
  return {
    unsentCounts: async () => queueCountsOf(counts.all()),
    unsent: async (limit) => unsent.all(limit).map(unsentAlertOf),
    retry: async (id, nowMs) => void again.run(nowMs, nowMs + RETRY_PERIOD_MS, id),
  };
}
