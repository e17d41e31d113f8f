import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { visibilityOf } from '#src/domain/listing/visibility.ts';
import { rowsOf } from './derive-listings.ts';
import { ROW_COLUMNS } from '../rows/row-columns.ts';

const COLUMNS = ROW_COLUMNS.join(', ');

/**
 * The rows that a document should have, in the order of their audience; none for one that cannot be read
 * or that no search may find.
 */
function derivedRows(document: string, view: unknown): readonly (readonly unknown[])[] {
  try {
    const listing = JSON.parse(document) as ListingDocument;
    if (visibilityOf(listing) !== 'listed') return [];
    const rows = rowsOf({
      document: listing,
      view: typeof view === 'string' ? (JSON.parse(view) as RestrictedDocument) : null,
    });
    return rows.map((row) => ROW_COLUMNS.map((column) => row[column]));
  } catch {
    // The derivation of rows has reported it.
    return [];
  }
}

/** The ids among the given ones of listings whose rows differ from their documents. */
export function differingFromDocuments(db: DatabaseSync, listingIds: readonly number[]): number[] {
  const findDocument = db.prepare('SELECT document, public_document FROM listing WHERE id = ?');
  const findRows = db.prepare(
    `SELECT ${COLUMNS} FROM listing_row WHERE listing_id = ? ORDER BY audience`,
  );
  const areDerived = (id: number) => {
    const listing = findDocument.get(id);
    if (!listing) return true;
    const stored = findRows.all(id).map((row) => ROW_COLUMNS.map((column) => row[column]));
    const derived = derivedRows(String(listing['document']), listing['public_document']);
    return JSON.stringify(stored) === JSON.stringify(derived);
  };
  return listingIds.filter((id) => !areDerived(id));
}
