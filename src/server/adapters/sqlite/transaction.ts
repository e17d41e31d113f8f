import type { DatabaseSync } from 'node:sqlite';

/** All or nothing: a failure half way leaves the database as it was. */
export function inTransaction<Result>(db: DatabaseSync, run: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has ended the transaction already; rolling back again would hide why.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
