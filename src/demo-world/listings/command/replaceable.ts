import { DatabaseSync } from 'node:sqlite';
import { existsSync } from 'node:fs';
import { reasonOf } from '#src/lib/error-reason.ts';
import { type Outcome, failure, success } from '#src/lib/outcome.ts';
import { BROKERAGES } from '../board/brokerages.ts';

/** The prefix of the listings' own tables, including their search index and groups of sales. */
const LISTING_TABLES = /^(listing|sale_group$|restricted_sale$|sqlite_)/;

const strangerIn = (table: string) => `
  SELECT mls_number FROM ${table}
  WHERE coalesce(json_extract(document, '$.office.brokerageName'), '')
    NOT IN (${BROKERAGES.map(() => '?').join(', ')})
  LIMIT 1`;

function tablesOf(db: DatabaseSync): string[] {
  return db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map((row) => String(row['name']));
}

/** The tables of whole listings; older databases have but one. */
function documentTables(db: DatabaseSync): string[] {
  return tablesOf(db).filter((name) => name === 'listing' || name === 'listing_withheld');
}

function countOf(db: DatabaseSync, table: string): number {
  const row = db.prepare(`SELECT count(*) AS n FROM "${table.replaceAll('"', '""')}"`).get();
  return Number(row?.['n'] ?? 0);
}

/** The content of a database besides demo listings, in words; null when there is none. */
function otherContent(db: DatabaseSync, fresh: DatabaseSync): string | null {
  const ownTables = new Set(tablesOf(fresh));
  for (const table of tablesOf(db).filter((name) => !LISTING_TABLES.test(name))) {
    const usual = ownTables.has(table) ? countOf(fresh, table) : 0;
    if (countOf(db, table) !== usual) return `its table "${table}" has content of its own`;
  }
  if (!tablesOf(db).includes('listing')) return null;
  const stranger = documentTables(db)
    .map((table) => db.prepare(strangerIn(table)).get(...BROKERAGES))
    .find((row) => row !== undefined);
  return stranger === undefined
    ? null
    : `its listing ${String(stranger['mls_number'])} is no demo listing`;
}

function listingsIn(db: DatabaseSync): number {
  return documentTables(db).reduce((sum, table) => sum + countOf(db, table), 0);
}

/**
 * Folds the write-ahead log into the file and removes it. SQLite does that for the only connection
 * of a database; another one, such as a running server's, makes it fail.
 */
function fold(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = DELETE');
}

/**
 * How many demo listings a database file holds, 0 when there is no file. It fails with a sentence
 * when the file holds anything else, is in use, or cannot be read; nothing in it is changed. `fresh`
 * is a new database of the same schema, to compare with. Afterwards the file stands alone, without
 * a write-ahead log.
 */
export function replaceableListings(file: string, fresh: DatabaseSync): Outcome<number, string> {
  if (!existsSync(file)) return success(0);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 0 });
    const other = otherContent(db, fresh);
    if (other !== null) {
      return failure(
        `The database ${file} is kept, because it holds more than demo listings: ${other}. ` +
          'Move it away, or set DATA_DIR to another folder.',
      );
    }
    const count = listingsIn(db);
    fold(db);
    return success(count);
  } catch (error) {
    const reason = reasonOf(error);
    return failure(
      /locked|busy/i.test(reason)
        ? `The database ${file} is in use: stop the server, then run the command again.`
        : `The database ${file} is kept, because it cannot be read: ${reason}. Move it away first.`,
    );
  } finally {
    db?.close();
  }
}
