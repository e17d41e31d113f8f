import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '#src/lib/outcome.ts';
import { DERIVED_BY_STEP, MIGRATIONS } from './migrations.ts';
import { deriveAgain } from './put-listings.ts';
import { openSqliteFile } from './sqlite-file.ts';

/**
 * Opens the file of the listings, as `openSqliteFile` does. Where the schema of what is derived from
 * them has changed, it is derived anew.
 */
export function openDatabase(file: string): Outcome<DatabaseSync, string> {
  return openSqliteFile(file, {
    steps: MIGRATIONS,
    onMigrated: (db, stepsBefore) => {
      if (stepsBefore < DERIVED_BY_STEP) deriveAgain(db);
    },
    refusal: (name, reason) =>
      `The database ${name} cannot be used: ${reason}. ` +
      'Nothing in it was changed. Restore a copy of it, or move it away to have a new one made.',
  });
}
