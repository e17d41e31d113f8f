import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { servedListing } from '#src/contract/listings/served-listing.ts';
import { summaryOf } from '#src/domain/listing/summary/summary-document.ts';
import { memoize } from '#src/lib/memoize.ts';
import { joinObject, type Shape, splitObject } from '#src/lib/object-shape.ts';
import type { StoredSummary } from '#src/server/listings/repository.ts';
import { type Prepare, preparedStatements } from '../../statements.ts';
import { derivingRows } from '../derivation/derived-tables.ts';
import { placeKey } from '../place-key.ts';
import { placeColumns } from '../rows/listing-row.ts';
import type { ListingRow } from '../visible-listing.ts';

/** Tiles of some four hundred metres: a map of single homes shows a few of them. */
const TILE_LEVEL = 16;

/** With the tile and the side of the market it makes 63 bits, as many as the key of a row has. */
const ID_BITS = 30n;

const PUT_SHAPE = 'INSERT INTO listing_summary_shape (shape) VALUES (?) ON CONFLICT DO NOTHING';

const PUT = `
  INSERT OR REPLACE INTO listing_summary (place_key, listing_id, public_document, shape_id, summary)
  VALUES (?, ?, ?, ?, ?)`;

/** The stored data of a listing: its document, and the text of the public view where it is restricted. */
type StoredDocument = { readonly document: ListingDocument; readonly view: string | null };

/** The row of a summary: those of homes that a map shows together lie together in the file. */
function summaryKey(id: number, { status, map }: ListingDocument): bigint {
  const place = placeKey({ status, ...placeColumns(map) }, TILE_LEVEL);
  return (BigInt(place) << ID_BITS) + BigInt(id);
}

/** Writes the summaries that lists and maps read, replacing the former. For one transaction. */
export function summaryWriter(prepare: Prepare) {
  const shapeIdOf = memoize((shape: string) => {
    prepare(PUT_SHAPE).run(shape);
    return Number(
      prepare('SELECT id FROM listing_summary_shape WHERE shape = ?').get(shape)?.['id'],
    );
  });

  return {
    put(id: number, { document, view }: StoredDocument): void {
      const { shape, values } = splitObject(summaryOf(servedListing(document)));
      const [shapeId, summary] = [shapeIdOf(JSON.stringify(shape)), JSON.stringify(values)];
      prepare(PUT).run(summaryKey(id, document), id, view, shapeId, summary);
    },
  };
}

/** Writes the summaries of all listings anew, after a change of their contents. */
export function summarizeStored(db: DatabaseSync): void {
  const prepare = preparedStatements(db);
  const summaries = summaryWriter(prepare);
  derivingRows(prepare, () => {
    for (const row of db.prepare('SELECT id, document, public_document FROM listing').iterate()) {
      summaries.put(Number(row['id']), {
        document: JSON.parse(String(row['document'])) as ListingDocument,
        view: row['public_document'] === null ? null : String(row['public_document']),
      });
    }
  });
}

const SHOWN_SUMMARY = `
  SELECT listing_id, CASE WHEN ? THEN public_document END AS public_view, shape_id, summary,
    public_document IS NOT NULL AS restricted`;

/**
 * Selects a summary by the id of its listing, and its public view where there is one and the first value asks
 * for it; `summaryReader` reads its rows.
 */
export const SELECT_SUMMARY = `${SHOWN_SUMMARY} FROM listing_summary WHERE listing_id = ?`;

/** Selects many summaries, by a JSON array of their ids. */
export const SELECT_SUMMARIES = `
  ${SHOWN_SUMMARY} FROM json_each(?) AS asked CROSS JOIN listing_summary ON listing_id = asked.value`;

/** Reads the summary of a row of `SELECT_SUMMARY`. */
export function summaryReader(db: DatabaseSync): (row: ListingRow) => StoredSummary {
  const selectShape = db.prepare('SELECT shape FROM listing_summary_shape WHERE id = ?');
  // A shape is added and never changed; there are few, as a listing is served with known fields alone.
  const shapeOf = memoize(
    (id: number) => JSON.parse(String(selectShape.get(id)?.['shape'])) as Shape,
  );

  return ({ public_view: view, shape_id: shapeId, summary }) => {
    if (typeof view === 'string') return JSON.parse(view) as StoredSummary;
    return joinObject(shapeOf(Number(shapeId)), JSON.parse(String(summary))) as StoredSummary;
  };
}
