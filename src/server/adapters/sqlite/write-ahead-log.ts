import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { repeatedJob } from '#src/server/scheduling/repeated-job.ts';

/** Past this the log is cut at the next checkpoint, bytes. */
const LIMIT_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 30_000;

/** Writes the log into the database file and empties it, unless someone else is reading it. */
function emptyLog(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/**
 * Keeps the write-ahead log of an open database short: the log of an earlier run is taken in at once, and a
 * long one at a quiet moment. It ends with the database.
 */
export function limitLogSize(db: DatabaseSync, file: string): void {
  db.exec(`PRAGMA journal_size_limit = ${LIMIT_BYTES}`);
  emptyLog(db);
  const log = `${file}-wal`;
  const upkeep = repeatedJob({
    everyMs: LOOK_EVERY_MS,
    run: async () => {
      if (!db.isOpen) void upkeep.stop();
      else if (!db.isTransaction && existsSync(log) && statSync(log).size > LIMIT_BYTES) {
        emptyLog(db);
      }
    },
    onError: (error) =>
      process.emitWarning(`The log ${log} could not be emptied: ${String(error)}`),
  });
  void upkeep.start();
}

/** Closes a database, with nothing left in its log even when another program has it open. */
export function closeDatabase(db: DatabaseSync): void {
  if (db.isOpen) emptyLog(db);
  db.close();
}
