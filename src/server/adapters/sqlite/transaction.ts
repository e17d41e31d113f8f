import type { DatabaseSync } from 'node:sqlite';

/** All or nothing: a failure half way leaves the database as it was. */
export function inTransaction(db: DatabaseSync, run: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    run();
    db.exec('COMMIT');
  } catch (error) {
    // A full disk has ended it already; rolling back again would hide why.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
