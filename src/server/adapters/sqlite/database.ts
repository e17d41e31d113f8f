import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import {
  COMPLETED_BY_STEP,
  DERIVED_BY_STEP,
  MIGRATIONS,
  SALES_NOTED_BY_STEP,
  SUMMARIZED_BY_STEP,
  WITHHELD_BY_STEP,
} from './migrations.ts';
import { applyBoardRules, followsBoardRules } from './listings/board-visibility.ts';
import { deriveAgain } from './listings/derivation/derive-listings.ts';
import { withholdStoredListings } from './listings/put-listings.ts';
import { derivingRows, guardDerivedTables } from './listings/derivation/derived-tables.ts';
import { summarizeStored } from './listings/summaries/summary-rows.ts';
import { recordStoredSales } from './listings/sales/sale-ledger.ts';
import { hasRowColumns, makeRowTable } from './listings/rows/row-table.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { preparedStatements } from './statements.ts';

export type CompleteDocument = (document: ListingDocument) => ListingDocument;

function completeDocuments(db: DatabaseSync, complete: CompleteDocument): void {
  const find = db.prepare('SELECT document FROM listing WHERE id = ?');
  const update = db.prepare('UPDATE listing SET document = ? WHERE id = ?');
  derivingRows(preparedStatements(db), () => {
    for (const row of db.prepare('SELECT id FROM listing').all()) {
      const id = Number(row['id']);
      const document = JSON.parse(String(find.get(id)?.['document'])) as ListingDocument;
      const completion = complete(document);
      if (completion !== document) update.run(JSON.stringify(completion), id);
    }
  });
}

/**
 * Opens the file of the listings, as `openSqliteFile` does; its pages are checked later
 * (`check-process.ts`). The derived data is derived anew where its schema or the table of searchable fields
 * has changed, and listings are hidden or shown where the rules of their boards have.
 *
 * @param completeDocument adds the data that a document lacks because its source gave it only later:
 * without permission to show it on the internet a listing is shown to no one
 */
export function openDatabase(
  file: string,
  completeDocument?: CompleteDocument,
): Outcome<DatabaseSync, string> {
  return openSqliteFile(file, {
    steps: MIGRATIONS,
    isCurrent: (db) => hasRowColumns(db) && followsBoardRules(db),
    // The file is large: reading all of it takes a third of a start.
    isCheckedLater: true,
    onMigrated: (db, stepsBefore) => {
      const hasRows = hasRowColumns(db);
      if (!hasRows) makeRowTable(db);
      guardDerivedTables(db);
      if (stepsBefore < COMPLETED_BY_STEP && completeDocument) {
        completeDocuments(db, completeDocument);
      }
      if (stepsBefore < DERIVED_BY_STEP || !hasRows) deriveAgain(db);
      if (stepsBefore < WITHHELD_BY_STEP) withholdStoredListings(db);
      if (stepsBefore < SUMMARIZED_BY_STEP) summarizeStored(db);
      if (stepsBefore < SALES_NOTED_BY_STEP) recordStoredSales(db);
      applyBoardRules(db);
    },
    refusal: (name, reason) =>
      `The database ${name} cannot be used: ${reason}. ` +
      'Nothing in it was changed. Restore a copy of it, or move it away to create a new one.',
  });
}
