import { chmodSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { BackupDatabases } from '#src/server/backup/backup-store.ts';

const OWNER_ONLY_FILE = 0o600;
/** How long a copy waits for a server that is writing. */
const PATIENCE_MS = 5000;
/** All pages in one step, so that they are of one moment; a server goes on writing meanwhile. */
const ALL_PAGES = 2_147_483_647;

function withDatabase<Value>(
  file: string,
  timeout: number,
  use: (db: DatabaseSync) => Value,
): Value {
  const db = new DatabaseSync(file, { timeout });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** Copies SQLite files while a server has them open, and inspects them. */
export const sqliteBackups: BackupDatabases = {
  async copy(file, target) {
    const db = new DatabaseSync(file, { timeout: PATIENCE_MS });
    try {
      await backup(db, target, { rate: ALL_PAGES });
    } finally {
      db.close();
    }
    chmodSync(target, OWNER_ONLY_FILE);
  },
  schemaOf: (file) =>
    withDatabase(file, PATIENCE_MS, (db) =>
      Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0),
    ),
  isInUse: (file) =>
    withDatabase(file, 0, (db) => {
      try {
        // SQLite lets only the last connection of a database leave the write-ahead log.
        db.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; ROLLBACK');
        return false;
      } catch (error) {
        // A damaged database is not in use.
        return error instanceof Error && /locked|busy/i.test(error.message);
      }
    }),
};
