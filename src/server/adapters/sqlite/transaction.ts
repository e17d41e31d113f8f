import type { DatabaseSync } from 'node:sqlite';

/** All or nothing: a failure half way leaves the database as it was. */
export function inTransaction(db: DatabaseSync, run: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    run();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
