import type { DatabaseSync } from 'node:sqlite';
import { needsSignIn, publicView } from '#src/domain/visibility.ts';
import type { ListingRecord } from '#src/server/listings/repository.ts';
import { AUDIENCE } from './audience.ts';
import { fullRow, publicRow, ROW_COLUMNS } from './listing-row.ts';

const UPSERT = `
  INSERT INTO listing (board_id, mls_number, document, public_document) VALUES (?, ?, ?, ?)
  ON CONFLICT (mls_number, board_id)
  DO UPDATE SET document = excluded.document, public_document = excluded.public_document
  RETURNING id`;

const INSERT_ROW = `
  INSERT INTO listing_row (listing_id, ${ROW_COLUMNS.join(', ')})
  VALUES (?, ${ROW_COLUMNS.map(() => '?').join(', ')})`;

/** Adds or replaces listings with the rows searches read. The caller holds the transaction. */
export function putListings(db: DatabaseSync, records: Iterable<ListingRecord>): void {
  const upsert = db.prepare(UPSERT);
  const clear = db.prepare('DELETE FROM listing_row WHERE listing_id = ?');
  const insert = db.prepare(INSERT_ROW);
  for (const { document, coarse } of records) {
    const view = needsSignIn(document.permissions) ? publicView(document, coarse) : null;
    const stored = upsert.get(
      document.boardId,
      document.mlsNumber.toUpperCase(),
      JSON.stringify(document),
      view && JSON.stringify(view),
    );
    const id = stored?.['id'] ?? null;
    clear.run(id);
    const rows = view
      ? [fullRow(document, AUDIENCE.verified), publicRow(view)]
      : [fullRow(document, AUDIENCE.everyone)];
    for (const row of rows) insert.run(id, ...ROW_COLUMNS.map((column) => row[column]));
  }
}
