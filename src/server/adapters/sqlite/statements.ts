import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LatestMap } from '#src/lib/LatestMap.ts';

const KEPT = 200;

/** Prepares a statement, or gives the one that was prepared for the same text before. */
export type Prepare = (sql: string) => StatementSync;

/** Keeps the statements used last, since preparing one can cost more than running it. */
export function preparedStatements(db: DatabaseSync): Prepare {
  const kept = new LatestMap<string, StatementSync>(KEPT);
  return (sql) => kept.getOr(sql, () => db.prepare(sql));
}
