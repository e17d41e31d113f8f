import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '#src/lib/outcome.ts';
import type { ChangePlace } from '#src/server/feeds/replication/replication-store.ts';
import { removeDatabase } from './bulk-load.ts';
import { openDatabase } from './database.ts';
import { sqliteListingCopy } from './feeds/listing-copy.ts';
import { hasListings } from './listing-database.ts';

/**
 * Whether a database is an empty copy, or a copy of a source that has come at least as far. The source is
 * asked last, as another server may bring the same copy further meanwhile.
 */
async function isCopyOf(
  db: DatabaseSync,
  sourcePlace: () => Promise<ChangePlace>,
): Promise<boolean> {
  const place = sqliteListingCopy(db).place();
  if (!place) return !hasListings(db);
  const { mark, version } = await sourcePlace();
  return place.mark === mark && place.version <= version;
}

/**
 * Opens the copy of listings that are kept elsewhere. A copy that is damaged, of another database, or of a
 * later state than the database was restored to, is thrown away and begun anew. The error is a sentence for
 * the person at the terminal.
 *
 * @param sourcePlace how far the source has come; its rejection is thrown
 */
export async function openCopiedDatabase(
  file: string,
  sourcePlace: () => Promise<ChangePlace>,
): Promise<Outcome<DatabaseSync, string>> {
  const database = openDatabase(file);
  // A database that another server is busy with is not damaged.
  if (!database.ok && /locked|busy/i.test(database.error)) return database;
  if (database.ok) {
    if (await isCopyOf(database.value, sourcePlace)) return database;
    database.value.close();
  }
  removeDatabase(file);
  return openDatabase(file);
}
