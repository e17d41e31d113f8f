import { LRUCache } from 'lru-cache';
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const STATEMENT_LIMIT = 200;

/** Prepares a statement, or gives the one that was prepared earlier for the same text. */
export type Prepare = (sql: string) => StatementSync;

/** Keeps the statements used last, since preparing one can cost more than running it. */
export function preparedStatements(db: DatabaseSync): Prepare {
  const statements = new LRUCache<string, StatementSync>({
    max: STATEMENT_LIMIT,
    memoMethod: (sql) => db.prepare(sql),
  });
  return (sql) => statements.memo(sql);
}
