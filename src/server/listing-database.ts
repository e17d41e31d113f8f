import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { failure, type Outcome } from '#src/lib/outcome.ts';
import { openDatabase } from './adapters/sqlite/database.ts';

/** The file of the listings. */
export const listingDatabaseFile = (dataDir: string) => join(dataDir, 'larchway.sqlite');

/** The listings a folder begins with. */
export type FirstListings = {
  /** Makes the file with them; whether that went well. */
  readonly make: () => boolean;
  /** Changes what an earlier version of the source has written into the file. */
  readonly bringUpToDate: (db: DatabaseSync) => void;
};

function hasListings(db: DatabaseSync): boolean {
  const row = db
    .prepare('SELECT 1 FROM listing UNION ALL SELECT 1 FROM listing_withheld LIMIT 1')
    .get();
  return row !== undefined;
}

/**
 * Opens the listings in `dataDir`. Where there has never been a file of them, one is made with the
 * first ones; a file that has lost its listings is never filled with invented ones. The error is a
 * sentence for the person at the terminal.
 */
export function openListingDatabase(
  dataDir: string,
  first: FirstListings,
): Outcome<DatabaseSync, string> {
  const file = listingDatabaseFile(dataDir);
  if (!existsSync(file) && !first.make()) {
    return failure('The demo listings could not be made. What went wrong is said above.');
  }
  const database = openDatabase(file, first.bringUpToDate);
  if (!database.ok || hasListings(database.value)) return database;
  database.value.close();
  return failure(
    `The database ${file} holds no listings. Nothing was put into it. ` +
      'Restore a copy of it, or move it away to have demo listings made.',
  );
}
