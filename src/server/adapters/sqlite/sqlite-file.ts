import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { diskRefusal } from './disk-refusal.ts';
import { isBusy } from './error-codes.ts';
import { limitLogSize } from './write-ahead-log.ts';
import { inTransaction } from './transaction.ts';

/** The schema of a database file, and the steps that lead to it. */
export type SqliteSchema = {
  /** SQL that leads from one schema to the next, the first from an empty file. */
  readonly steps: readonly string[];
  /** Whether the derived data in the file has the form that this program reads; by default it has. */
  readonly isCurrent?: (db: DatabaseSync) => boolean;
  /**
   * Runs with the steps, in their transaction, or without them where the file is not current; gets the
   * number of steps that had been done before.
   */
  readonly onMigrated?: (db: DatabaseSync, stepsBefore: number) => void;
  /** Whether the pages of a file whose schema is up to date are checked later, by `findDamage`. */
  readonly isCheckedLater?: boolean;
  /** Whether deleted rows are overwritten, and not only given free. */
  readonly holdsPersonalData?: boolean;
  /** The sentence for the person at the terminal when the file cannot be used. */
  readonly refusal: (file: string, reason: string) => string;
};

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** How long a start waits for another program that is changing the same schema. */
const START_PATIENCE_MS = 5000;

/** Lets only their owner open the files of a database; SQLite makes the later ones like the first. */
function keepPrivate(file: string): void {
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) chmodSync(file + ending, OWNER_ONLY_FILE);
  }
}

const stepsDone = (db: DatabaseSync) =>
  Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

function isUpToDate(db: DatabaseSync, { steps, isCurrent }: SqliteSchema): boolean {
  return stepsDone(db) === steps.length && isCurrent?.(db) !== false;
}

/** A newer version of this program has written the file. */
class NewerSchema extends Error {}

function refuseNewer(db: DatabaseSync, { steps }: SqliteSchema): void {
  const doneCount = stepsDone(db);
  if (doneCount <= steps.length) return;
  throw new NewerSchema(`schema ${doneCount}; this version has schema ${steps.length}`);
}

function migrate(db: DatabaseSync, schema: SqliteSchema): void {
  const { steps, onMigrated } = schema;
  refuseNewer(db, schema);
  if (isUpToDate(db, schema)) return;
  inTransaction(db, () => {
    // Asked again: what was waited for may be another server that has done the same steps.
    refuseNewer(db, schema);
    if (isUpToDate(db, schema)) return;
    const doneCount = stepsDone(db);
    for (const sql of steps.slice(doneCount)) db.exec(sql);
    onMigrated?.(db, doneCount);
    db.exec(`PRAGMA user_version = ${steps.length}`);
  });
}

/** The damage of a database; undefined when there is none. Reads all of the database. */
export function findDamage(db: DatabaseSync): string | undefined {
  const finding = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  return finding === 'ok' ? undefined : String(finding);
}

function check(db: DatabaseSync, schema: SqliteSchema): void {
  // A damaged file is never migrated.
  if (schema.isCheckedLater && isUpToDate(db, schema)) return;
  const damage = findDamage(db);
  if (damage !== undefined) throw new Error(damage);
}

/**
 * The sentence for the person at the terminal about a file that cannot be opened. A file that is only newer
 * or in use must stay where it is: moved away, it would be replaced by an empty one.
 */
function refusalOf(error: unknown, file: string, schema: SqliteSchema): string {
  if (error instanceof NewerSchema) {
    return (
      `${file} was written by a newer version of this program (${error.message}). ` +
      'Nothing in it was changed. Leave it where it is, and start that version again.'
    );
  }
  if (isBusy(error)) {
    return (
      `${file} is locked by another program. Nothing is wrong with it. ` +
      'Leave it where it is, end that program and start again.'
    );
  }
  return diskRefusal(file, error) ?? schema.refusal(file, reasonOf(error));
}

/**
 * Opens a database file, making it and its folder when missing, for their owner alone, and brings its
 * schema up to date. A call that meets another program's lock fails at once, see `retryWhileBusy`. A
 * committed transaction survives a crash and a power cut. A file that is damaged or not a database is left
 * untouched; the error is a sentence about it, or about its disk where that cannot be read or written.
 * `:memory:` gives a database of its own for a test.
 */
export function openSqliteFile(file: string, schema: SqliteSchema): Outcome<DatabaseSync, string> {
  let db: DatabaseSync | undefined;
  const isFile = file !== ':memory:';
  try {
    if (isFile) mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
    // SQLite would take such a file for a new database, and hide that its content is lost.
    if (isFile && existsSync(file) && statSync(file).size === 0) throw new Error('it is empty');
    db = new DatabaseSync(file, { timeout: START_PATIENCE_MS });
    if (isFile) keepPrivate(file);
    check(db, schema);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    if (schema.holdsPersonalData) db.exec('PRAGMA secure_delete = ON');
    migrate(db, schema);
    if (isFile) limitLogSize(db, file);
    // After the start nothing waits inside SQLite, which would hold up the whole process.
    db.exec('PRAGMA busy_timeout = 0');
    return success(db);
  } catch (error) {
    db?.close();
    return failure(refusalOf(error, file, schema));
  }
}
