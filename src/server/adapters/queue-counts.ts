import type { QueueCounts } from '../mail/outbox.ts';

/** Counts of unsent mails as a database gives them: a row for each state. */
export function queueCountsOf(rows: readonly Readonly<Record<string, unknown>>[]): QueueCounts {
  const countOf = (state: string) =>
    Number(rows.find((row) => row['state'] === state)?.['count'] ?? 0);
  return { waiting: countOf('waiting'), dead: countOf('dead') };
}

/**
 * The statement that counts the unsent mails of a queue's table, without those for which `except` is true.
 */
export const countUnsent = (table: 'delivery' | 'alert', except = 'false') =>
  `SELECT state, count(*) AS count FROM ${table}
   WHERE state IN ('waiting', 'dead') AND NOT (${except}) GROUP BY state`;

/** A reminder may wait for days before it is due, which is no fault. */
export const IS_EARLY_REMINDER = `kind = 'reminder' AND state = 'waiting' AND attempts = 0`;
