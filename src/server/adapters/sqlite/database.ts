import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { DERIVED_BY_STEP, MIGRATIONS } from './migrations.ts';
import { deriveAgain } from './put-listings.ts';
import { inTransaction } from './transaction.ts';

function migrate(db: DatabaseSync): void {
  const row = db.prepare('PRAGMA user_version').get();
  const done = Number(row?.['user_version'] ?? 0);
  if (done > MIGRATIONS.length) {
    throw new Error(`it was written by a newer version of this program (schema ${done})`);
  }
  if (done === MIGRATIONS.length) return;
  inTransaction(db, () => {
    for (const sql of MIGRATIONS.slice(done)) db.exec(sql);
    if (done < DERIVED_BY_STEP) deriveAgain(db);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

function check(db: DatabaseSync): void {
  const finding = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (finding !== 'ok') throw new Error(String(finding));
}

/**
 * Opens the database file, making it and its folder when missing, and brings its schema up to date.
 * A file that is damaged or not a database is left untouched; the error is a sentence about it.
 * `:memory:` gives a database of its own for a test.
 */
export function openDatabase(file: string): Outcome<DatabaseSync, string> {
  let db: DatabaseSync | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    db = new DatabaseSync(file, { timeout: 5000 });
    check(db);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    migrate(db);
    return success(db);
  } catch (error) {
    db?.close();
    const reason = error instanceof Error ? error.message : String(error);
    return failure(
      `The database ${file} cannot be used: ${reason}. ` +
        'Nothing in it was changed. Restore a copy of it, or move it away to have a new one made.',
    );
  }
}
