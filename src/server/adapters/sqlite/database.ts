import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '#src/lib/outcome.ts';
import { DERIVED_BY_STEP, MIGRATIONS, WITHHELD_BY_STEP } from './migrations.ts';
import { deriveAgain, withholdStored } from './listings/put-listings.ts';
import { hasRowColumns, makeRowTable } from './listings/row-table.ts';
import { openSqliteFile } from './sqlite-file.ts';

/**
 * Opens the file of the listings, as `openSqliteFile` does. Where the schema of what is derived from
 * them or the table of searchable fields has changed, it is derived anew.
 *
 * @param completeDocuments adds what documents lack that were written before permission to show a
 *   listing on the internet was kept; without it they are shown to no one
 */
export function openDatabase(
  file: string,
  completeDocuments?: (db: DatabaseSync) => void,
): Outcome<DatabaseSync, string> {
  return openSqliteFile(file, {
    steps: MIGRATIONS,
    isCurrent: hasRowColumns,
    onMigrated: (db, stepsBefore) => {
      const hasRows = hasRowColumns(db);
      if (!hasRows) makeRowTable(db);
      if (stepsBefore < WITHHELD_BY_STEP) completeDocuments?.(db);
      if (stepsBefore < DERIVED_BY_STEP || !hasRows) deriveAgain(db);
      if (stepsBefore < WITHHELD_BY_STEP) withholdStored(db);
    },
    refusal: (name, reason) =>
      `The database ${name} cannot be used: ${reason}. ` +
      'Nothing in it was changed. Restore a copy of it, or move it away to have a new one made.',
  });
}
