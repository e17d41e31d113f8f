import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { type Visibility, visibilityOf } from '#src/domain/listing/visibility.ts';
import type { Prepare } from '../statements.ts';
import { AUDIENCE } from './rows/audience.ts';
import { fullRow } from './rows/listing-row.ts';
import { ROW_COLUMNS } from './rows/row-columns.ts';

/**
 * A listing that no search may find lies apart from the others, so that no query needs a condition for it.
 */
export type WithheldListing = {
  readonly document: string;
  /** Its public view, where it is restricted. */
  readonly view: string | null;
  readonly visibility: Exclude<Visibility, 'listed'>;
};

const UPSERT = `
  INSERT INTO listing_withheld (board_id, mls_number, visibility, document, public_document)
  VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (mls_number, board_id) DO UPDATE SET visibility = excluded.visibility,
    document = excluded.document, public_document = excluded.public_document
  RETURNING id`;

const PUT_ROW = `
  INSERT OR REPLACE INTO listing_withheld_row (listing_id, ${ROW_COLUMNS.join(', ')})
  VALUES (?, ${ROW_COLUMNS.map(() => '?').join(', ')})`;

/** Writes the search data of a withheld listing, which only trusted servers read. */
export function putWithheldRow(prepare: Prepare, id: number, document: ListingDocument): void {
  const row = fullRow(document, AUDIENCE.verified);
  prepare(PUT_ROW).run(id, ...ROW_COLUMNS.map((column) => row[column]));
}

/** Keeps a listing apart, replacing its former version there. The caller removes it from the listings. */
export function withhold(
  prepare: Prepare,
  { mlsNumber, boardId }: KeyedListing,
  { visibility, document, view }: WithheldListing,
): void {
  const storedRow = prepare(UPSERT).get(boardId, mlsNumber, visibility, document, view);
  putWithheldRow(prepare, Number(storedRow?.['id']), JSON.parse(document) as ListingDocument);
}

/**
 * Deletes the withheld version of a listing that may be found again or was removed; returns whether it had
 * one.
 */
export function deleteWithheld(prepare: Prepare, { mlsNumber, boardId }: KeyedListing): boolean {
  prepare(
    `DELETE FROM listing_withheld_row WHERE listing_id =
       (SELECT id FROM listing_withheld WHERE mls_number = ? AND board_id = ?)`,
  ).run(mlsNumber, boardId);
  const { changes } = prepare(
    'DELETE FROM listing_withheld WHERE mls_number = ? AND board_id = ?',
  ).run(mlsNumber, boardId);
  return Number(changes) > 0;
}

type EndedRow = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly row: Readonly<Record<string, unknown>>;
};

/** The row of a listing that has ended; without a board, that of the lowest board. */
export function endedRow(
  prepare: Prepare,
  { mlsNumber, boardId }: ListingKey,
): EndedRow | undefined {
  const row = prepare(
    `SELECT * FROM listing_withheld WHERE visibility = 'ended'
       AND mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
  ).get(mlsNumber.toUpperCase(), boardId ?? null, boardId ?? null);
  if (!row) return undefined;
  return { mlsNumber: String(row['mls_number']), boardId: Number(row['board_id']), row };
}

/** The whole record of a listing that has ended: for the history of its home. */
export function findEnded(prepare: Prepare, key: ListingKey): ListingDocument | undefined {
  const row = endedRow(prepare, key);
  return row && (JSON.parse(String(row.row['document'])) as ListingDocument);
}

/**
 * The whole record of a withheld listing, for trusted servers; without a board, that of the lowest board.
 */
export function findWithheld(
  prepare: Prepare,
  { mlsNumber, boardId = undefined }: ListingKey,
): ListingDocument | undefined {
  const row = prepare(
    `SELECT document FROM listing_withheld
     WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
  ).get(mlsNumber.toUpperCase(), boardId ?? null, boardId ?? null);
  return row && (JSON.parse(String(row['document'])) as ListingDocument);
}

type StoredRow = { readonly id: number } & WithheldListing & { readonly key: KeyedListing };

/** The stored listings that no search may find, with their data. */
export function misplacedListings(db: DatabaseSync): StoredRow[] {
  const rows = db.prepare('SELECT * FROM listing').iterate();
  const misplacedRows: StoredRow[] = [];
  for (const row of rows) {
    const document = String(row['document']);
    const visibility = visibilityOf(JSON.parse(document) as ListingDocument);
    if (visibility === 'listed') continue;
    misplacedRows.push({
      id: Number(row['id']),
      key: { mlsNumber: String(row['mls_number']), boardId: Number(row['board_id']) },
      visibility,
      document,
      view: row['public_document'] === null ? null : String(row['public_document']),
    });
  }
  return misplacedRows;
}
