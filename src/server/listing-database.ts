import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { failure, type Outcome } from '#src/lib/outcome.ts';
import { openDatabase } from './adapters/sqlite/database.ts';
import { permitDemoListings } from '#src/demo-world/listings/permit-demo-listings.ts';

const MAKE_DEMO = fileURLToPath(new URL('../demo-world/make-listings.ts', import.meta.url));

/** The file of the listings. */
export const listingDatabaseFile = (dataDir: string) => join(dataDir, 'larchway.sqlite');

/** Makes the file with the demo listings in a process of its own; whether that went well. */
function makeDemo(dataDir: string, today: string): boolean {
  const { status } = spawnSync(process.execPath, [MAKE_DEMO, dataDir, today], { stdio: 'inherit' });
  return status === 0;
}

function hasListings(db: DatabaseSync): boolean {
  const row = db
    .prepare('SELECT 1 FROM listing UNION ALL SELECT 1 FROM listing_withheld LIMIT 1')
    .get();
  return row !== undefined;
}

/**
 * Opens the listings in `dataDir`. Where there has never been a file of them, one is made with demo
 * listings; a file that has lost its listings is never filled with invented ones. The error is a
 * sentence for the person at the terminal.
 */
export function openListingDatabase(dataDir: string, today: string): Outcome<DatabaseSync, string> {
  const file = listingDatabaseFile(dataDir);
  if (!existsSync(file) && !makeDemo(dataDir, today)) {
    return failure('The demo listings could not be made. What went wrong is said above.');
  }
  const database = openDatabase(file, permitDemoListings);
  if (!database.ok || hasListings(database.value)) return database;
  database.value.close();
  return failure(
    `The database ${file} holds no listings. Nothing was put into it. ` +
      'Restore a copy of it, or move it away to have demo listings made.',
  );
}
