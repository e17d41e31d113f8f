import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listing.ts';
import { needsSignIn, publicView } from '#src/domain/visibility.ts';
import type { ListingRecord } from '#src/server/listings/repository.ts';
import { AUDIENCE } from './audience.ts';
import { labelKeeper } from './labels.ts';
import { fullRow, publicRow, ROW_COLUMNS } from './listing-row.ts';
import { listingTexts } from './listing-text.ts';
import { forgetRemoved, removeRows } from './removed-listings.ts';
import { type Prepare, preparedStatements } from './statements.ts';
import { textRows } from './text-rows.ts';

const UPSERT = `
  INSERT INTO listing (board_id, mls_number, document, public_document) VALUES (?, ?, ?, ?)
  ON CONFLICT (mls_number, board_id)
  DO UPDATE SET document = excluded.document, public_document = excluded.public_document
  RETURNING id`;

const marks = (columns: readonly string[]) => columns.map(() => '?').join(', ');

const INSERT_ROW = `
  INSERT INTO listing_row (listing_id, ${ROW_COLUMNS.join(', ')}) VALUES (?, ${marks(ROW_COLUMNS)})`;

/** A listing, with the public view that stands for it when it is restricted. */
type Stored = { readonly document: ListingDocument; readonly view: RestrictedDocument | null };

/** Writes what searches read of listings, in place of what was there. */
function deriver(prepare: Prepare) {
  const keepLabels = labelKeeper(prepare);
  const texts = textRows(prepare);
  function derive(id: number, { document, view }: Stored): void {
    removeRows(prepare, texts, id);
    const whole = fullRow(document, view ? AUDIENCE.verified : AUDIENCE.everyone);
    for (const row of view ? [whole, publicRow(view)] : [whole]) {
      prepare(INSERT_ROW).run(id, ...ROW_COLUMNS.map((column) => row[column]));
    }
    texts.put(id, whole, listingTexts(document));
    keepLabels(document, whole);
  }
  return { derive, finish: texts.flush };
}

/** Adds or replaces listings with the rows searches read. The caller holds the transaction. */
export function putListings(db: DatabaseSync, records: Iterable<ListingRecord>): void {
  const prepare = preparedStatements(db);
  const { derive, finish } = deriver(prepare);
  for (const { document, coarse } of records) {
    const view = needsSignIn(document.permissions) ? publicView(document, coarse) : null;
    const mlsNumber = document.mlsNumber.toUpperCase();
    forgetRemoved(prepare, { mlsNumber, boardId: document.boardId });
    const stored = prepare(UPSERT).get(
      document.boardId,
      mlsNumber,
      JSON.stringify(document),
      view && JSON.stringify(view),
    );
    derive(Number(stored?.['id']), { document, view });
  }
  finish();
}

/** Writes what searches read of every listing anew, after a change of what that is. */
export function deriveAgain(db: DatabaseSync): void {
  const { derive, finish } = deriver(preparedStatements(db));
  const listings = db.prepare('SELECT id, document, public_document FROM listing').iterate();
  for (const row of listings) {
    const view = row['public_document'];
    derive(Number(row['id']), {
      document: JSON.parse(String(row['document'])) as ListingDocument,
      view: view === null ? null : (JSON.parse(String(view)) as RestrictedDocument),
    });
  }
  finish();
  // No index that was made of the former rows may be taken for one of these.
  db.exec('DELETE FROM listing_change; INSERT INTO listing_change (listing_id) VALUES (0)');
}
