import type { DatabaseSync } from 'node:sqlite';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { type IndexRow, ROW_FIELDS } from '#src/server/search-index/row-fields.ts';
import { columnOf } from '../sqlite/listings/rows/row-columns.ts';

const SELECT = `SELECT ${ROW_FIELDS.map(columnOf).join(', ')} FROM listing_row`;

function rowsOf(db: DatabaseSync, sql: string) {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  // The driver's types have rows only as objects.
  return (...values: number[]) => statement.iterate(...values) as unknown as Iterable<IndexRow>;
}

/** Reads several times from one state of the database, whatever others write meanwhile. */
export function inReadTransaction<Result>(db: DatabaseSync, readRows: () => Result): Result {
  db.exec('BEGIN');
  try {
    return readRows();
  } finally {
    db.exec('COMMIT');
  }
}

/** Indexes every listing of the database; the caller makes sure that nothing changes meanwhile. */
export function readIndex(db: DatabaseSync): ListingIndex {
  const rowCount = db.prepare('SELECT count(*) AS found FROM listing_row').get()?.['found'];
  return ListingIndex.of(rowsOf(db, SELECT)(), Number(rowCount));
}

/** Indexes every listing of the database, in one pass over one state of it. */
export function buildIndex(db: DatabaseSync): ListingIndex {
  return inReadTransaction(db, () => readIndex(db));
}

/** Reads the rows of some listings; a removed listing has none. */
export function rowReader(db: DatabaseSync) {
  const readRows = rowsOf(db, `${SELECT} WHERE listing_id = ?`);
  return (listingIds: Iterable<number>): Map<number, readonly IndexRow[]> =>
    new Map([...listingIds].map((id) => [id, [...readRows(id)]]));
}
