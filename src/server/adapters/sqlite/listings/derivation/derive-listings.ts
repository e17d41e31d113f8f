import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { AUDIENCE } from '../rows/audience.ts';
import { derivingRows } from './derived-tables.ts';
import { fullRow, publicRow, type RowValues } from '../rows/listing-row.ts';
import { ROW_COLUMNS } from '../rows/row-columns.ts';
import { labelRecorder } from '../labels.ts';
import { removeRows } from '../removed-listings.ts';
import { listingTexts } from '../text/listing-text.ts';
import { textRows } from '../text/text-rows.ts';
import { type Prepare, preparedStatements } from '../../statements.ts';
import { putWithheldRow } from '../withheld-listings.ts';

const marks = (columns: readonly string[]) => columns.map(() => '?').join(', ');

const INSERT_ROW = `
  INSERT INTO listing_row (listing_id, ${ROW_COLUMNS.join(', ')}) VALUES (?, ${marks(ROW_COLUMNS)})`;

/** A listing, with the public view that stands for it when it is restricted. */
type StoredDocuments = {
  readonly document: ListingDocument;
  readonly view: RestrictedDocument | null;
};

/**
 * The rows of a listing: one for everyone, or two for a restricted listing, the one for anonymous viewers
 * last.
 */
export function rowsOf({ document, view }: StoredDocuments): readonly [RowValues, ...RowValues[]] {
  const full = fullRow(document, view ? AUDIENCE.verified : AUDIENCE.everyone);
  return view ? [full, publicRow(view)] : [full];
}

/** Writes the search data of listings, replacing the former. */
export function deriver(prepare: Prepare) {
  const keepLabels = labelRecorder(prepare);
  const texts = textRows(prepare);
  /** Derives the search data of a new listing. */
  function deriveFirst(id: number, { document, view }: StoredDocuments): void {
    const rows = rowsOf({ document, view });
    for (const row of rows)
      prepare(INSERT_ROW).run(id, ...ROW_COLUMNS.map((column) => row[column]));
    const [full] = rows;
    texts.put(id, full, listingTexts(document));
    keepLabels(document, full, view !== null);
  }
  function derive(id: number, documents: StoredDocuments): void {
    removeRows(prepare, texts, id);
    deriveFirst(id, documents);
  }
  function remove(id: number): void {
    removeRows(prepare, texts, id);
    prepare('DELETE FROM listing WHERE id = ?').run(id);
  }
  return {
    derive,
    deriveFirst,
    remove,
    removeRows: (id: number) => removeRows(prepare, texts, id),
    finish: texts.flush,
  };
}

export type Deriver = ReturnType<typeof deriver>;

/** Derives the search data of every listing anew, after a change of its form. */
export function deriveAgain(db: DatabaseSync): void {
  const prepare = preparedStatements(db);
  derivingRows(prepare, () => deriveAll(db, prepare));
  // An index of the former rows must not pass for one of these.
  db.exec('DELETE FROM listing_change; INSERT INTO listing_change (listing_id) VALUES (0)');
}

function deriveAll(db: DatabaseSync, prepare: Prepare): void {
  const { derive, finish } = deriver(prepare);
  const listings = db.prepare('SELECT id, document, public_document FROM listing').iterate();
  for (const row of listings) {
    const view = row['public_document'];
    derive(Number(row['id']), {
      document: JSON.parse(String(row['document'])) as ListingDocument,
      view: view === null ? null : (JSON.parse(String(view)) as RestrictedDocument),
    });
  }
  for (const row of db.prepare('SELECT id, document FROM listing_withheld').all()) {
    const document = JSON.parse(String(row['document'])) as ListingDocument;
    putWithheldRow(prepare, Number(row['id']), document);
  }
  finish();
}
