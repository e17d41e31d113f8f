import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { recordCleanClose } from './crash-check.ts';

const CACHE_KIB = 65_536;

/** Removes a database file and what SQLite may have left beside it. */
export function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}

/** The file that a new database is made in, beside the one that it will replace. */
export function unfinishedFile(file: string): string {
  return `${file}.unfinished`;
}

/** Whether another program has a database open and locked. A damaged one is not in use. */
function isInUse(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    return error instanceof Error && /locked|busy/i.test(error.message);
  } finally {
    db.close();
  }
}

/**
 * Clears away an unfinished database that a start has left behind; false while another program is
 * still filling it.
 */
export function removeUnfinished(unfinishedFile: string): boolean {
  if (existsSync(unfinishedFile) && isInUse(unfinishedFile)) return false;
  removeDatabase(unfinishedFile);
  return true;
}

/**
 * Drops indexes, and triggers that only guard against other programs, which have not opened a file that is
 * being made; returns a function that makes them again.
 */
function dropIndexes(db: DatabaseSync): () => void {
  const parts = db
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema
       WHERE (type = 'index' AND sql IS NOT NULL) OR (type = 'trigger' AND sql LIKE '%row_derivation%')
       ORDER BY rowid`,
    )
    .all();
  for (const { type, name } of parts) db.exec(`DROP ${String(type)} "${String(name)}"`);
  return () => {
    for (const { sql } of parts) db.exec(String(sql));
  };
}

/**
 * Makes filling an empty database fast: no log, since an unfinished file is thrown away, and indexes only
 * when every row is there. Returns a function that builds the indexes and completes the file.
 */
export function prepareBulkLoad(db: DatabaseSync): () => void {
  db.exec(`
    PRAGMA journal_mode = DELETE;
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA cache_size = -${CACHE_KIB};`);
  const putBack = dropIndexes(db);
  return () => {
    putBack();
    db.exec('PRAGMA optimize');
  };
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Replaces a database by a finished one, which is closed and without a log. A crash at any moment leaves
 * one or the other whole.
 */
export function replaceDatabase(finishedFile: string, file: string): void {
  flush(finishedFile);
  // A log beside the old file would be read as part of the new one.
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
  renameSync(finishedFile, file);
  // A folder cannot be opened on Windows, where a rename is written through.
  if (process.platform !== 'win32') flush(dirname(file));
  recordCleanClose(file);
}
