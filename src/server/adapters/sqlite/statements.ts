import type { DatabaseSync, StatementSync } from 'node:sqlite';

const KEPT = 200;

/** Prepares a statement, or gives the one that was prepared for the same text before. */
export type Prepare = (sql: string) => StatementSync;

/** Keeps the statements used last, since preparing one can cost more than running it. */
export function preparedStatements(db: DatabaseSync): Prepare {
  const kept = new Map<string, StatementSync>();
  return (sql) => {
    const statement = kept.get(sql) ?? db.prepare(sql);
    // Taken out and put back, so that the map stays in the order of use.
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
