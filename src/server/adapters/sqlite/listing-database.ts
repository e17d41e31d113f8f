import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { failure, type Outcome } from '#src/lib/outcome.ts';
import { type CompleteDocument, openDatabase } from './database.ts';

/** The file of the listings. */
export const listingDatabaseFile = (dataDir: string) => join(dataDir, 'larchway.sqlite');

function hasListings(db: DatabaseSync): boolean {
  const row = db
    .prepare('SELECT 1 FROM listing UNION ALL SELECT 1 FROM listing_withheld LIMIT 1')
    .get();
  return row !== undefined;
}

/** Of a source of listings: what they are called, and what completes those stored by earlier versions. */
type FirstSource = { readonly name: string; readonly completeDocument?: CompleteDocument };

/**
 * Opens the listings in `dataDir`. Where there has never been a file of them, `importFirst` makes it
 * from the source; a file that has lost its listings is never filled again. The error is a sentence for
 * the person at the terminal.
 */
export async function openListingDatabase(
  dataDir: string,
  source: FirstSource,
  importFirst: (file: string) => Promise<Outcome<unknown, string>>,
): Promise<Outcome<DatabaseSync, string>> {
  const file = listingDatabaseFile(dataDir);
  if (!existsSync(file)) {
    const imported = await importFirst(file);
    if (!imported.ok) return imported;
  }
  const database = openDatabase(file, source.completeDocument);
  if (!database.ok || hasListings(database.value)) return database;
  database.value.close();
  return failure(
    `The database ${file} holds no listings. Nothing was put into it. ` +
      `Restore a copy of it, or move it away to have ${source.name} made.`,
  );
}
