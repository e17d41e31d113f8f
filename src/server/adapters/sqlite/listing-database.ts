import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { type CompleteDocument, openDatabase } from './database.ts';
import { foreignListings } from './feeds/foreign-listings.ts';

/** The file of the listings. */
export const listingDatabaseFile = (dataDir: string) => join(dataDir, 'listings.sqlite');
/** The file of a copy of listings that are kept in PostgreSQL. */
export const listingCopyFile = (dataDir: string) => join(dataDir, 'listings-copy.sqlite');

/** Whether a database holds any listing. */
export function hasListings(db: DatabaseSync): boolean {
  const row = db
    .prepare('SELECT 1 FROM listing UNION ALL SELECT 1 FROM listing_withheld LIMIT 1')
    .get();
  return row !== undefined;
}

/** Whether a database holds any listing, or has held one that was removed since. */
export function hasHadListings(db: DatabaseSync): boolean {
  return hasListings(db) || db.prepare('SELECT 1 FROM removed_listing LIMIT 1').get() !== undefined;
}

/** A source of listings: its name, and a function that completes listings stored by earlier versions. */
export type FirstSource = {
  readonly name: string;
  readonly completeDocument?: CompleteDocument;
  /** The names of the feeds of the listings; absent for listings of no feed. */
  readonly feedIds?: readonly string[];
};

/**
 * Opens the file, which must not hold listings of another source. Undefined where it has none at all. A
 * feed may have lost its last listing; the site then says that there are none.
 */
function openFilled(
  file: string,
  { completeDocument, feedIds = [] }: FirstSource,
): Outcome<DatabaseSync | undefined, string> {
  const database = openDatabase(file, completeDocument);
  if (!database.ok) return database;
  const foreign = foreignListings(database.value, file, feedIds);
  const isFilled = feedIds.length > 0 ? hasHadListings : hasListings;
  if (foreign === undefined && isFilled(database.value)) return database;
  database.value.close();
  return foreign === undefined ? success(undefined) : failure(foreign);
}

/**
 * Opens the listings of feeds. A server starts with the listings of a first load that was cut off, which is
 * carried on.
 */
async function openFeedDatabase(
  file: string,
  source: FirstSource,
  load: (file: string) => Promise<Outcome<unknown, string>>,
): Promise<Outcome<DatabaseSync, string>> {
  const before = existsSync(file) ? openFilled(file, source) : success(undefined);
  if (!before.ok) return before;
  if (before.value) return success(before.value);
  const loadOutcome = await load(file);
  const after = openFilled(file, source);
  if (!after.ok) return after;
  if (after.value) return success(after.value);
  return loadOutcome.ok ? failure(`None of the ${source.name} could be stored.`) : loadOutcome;
}

/**
 * Opens the listings in `dataDir`. Where there has never been a file of them, `importFirst` makes it from
 * the source. A file that has lost its listings is filled again only by a feed, whose first load may have
 * been cut off before its first page. The error is a sentence for the person at the terminal.
 */
export async function openListingDatabase(
  dataDir: string,
  source: FirstSource,
  importFirst: (file: string) => Promise<Outcome<unknown, string>>,
): Promise<Outcome<DatabaseSync, string>> {
  const file = listingDatabaseFile(dataDir);
  if (source.feedIds !== undefined) return openFeedDatabase(file, source, importFirst);
  if (!existsSync(file)) {
    const importOutcome = await importFirst(file);
    if (!importOutcome.ok) return importOutcome;
  }
  const database = openFilled(file, source);
  if (!database.ok) return database;
  if (database.value) return success(database.value);
  return failure(
    `The database ${file} contains no listings. Nothing was added to it. ` +
      `Restore a copy of it, or move it away to create ${source.name}.`,
  );
}
