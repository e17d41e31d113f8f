import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';
import { endDay } from '#src/domain/listing/status/end-day.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import {
  type ListingRemoval,
  type RemovedPlace,
  removedPlace,
} from '#src/domain/listing/removed-place.ts';
import type { RemovalRequest, Removals } from '#src/server/listings/removal-store.ts';
import { AUDIENCE } from './rows/audience.ts';
import { derivingRows } from './derivation/derived-tables.ts';
import type { Prepare } from '../statements.ts';
import { saleLedger } from './sales/sale-ledger.ts';
import type { KeyedPlace } from './place-key.ts';
import { type TextRows, textRows } from './text/text-rows.ts';
import { endedRow, deleteWithheld } from './withheld-listings.ts';

function placeIn(row: Record<string, unknown>): RemovedPlace {
  const view = row['public_document'];
  return removedPlace(
    JSON.parse(String(row['document'])) as ListingDocument,
    view === null ? null : (JSON.parse(String(view)) as RestrictedDocument),
  );
}

const KEEP = `
  INSERT INTO removed_listing (
    mls_number, board_id, state, city, neighborhood, latitude, longitude, removed_on
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** Removes the search data of a listing; its words go once the text rows are flushed. */
export function removeRows(prepare: Prepare, texts: TextRows, id: number): void {
  const insertRemoval = prepare(
    'DELETE FROM listing_row WHERE listing_id = ? RETURNING audience, status, tile_x, tile_y',
  ).all(id);
  const visibleRow = insertRemoval.find((row) => row['audience'] !== AUDIENCE.anonymous);
  if (visibleRow) texts.remove(id, visibleRow as KeyedPlace);
}

/**
 * Keeps the lasting data of a removed listing, unless some is kept already. The caller holds the
 * transaction.
 */
export function storeRemoval(
  prepare: Prepare,
  { mlsNumber, boardId }: KeyedListing,
  { state, city, neighborhood, map, removedOn }: ListingRemoval,
): void {
  const point = [map?.latitude ?? null, map?.longitude ?? null];
  const values = [state, city, neighborhood, ...point, removedOn];
  prepare(KEEP).run(mlsNumber, boardId, ...values);
}

/** Nothing is kept of a hidden listing: not even that it existed. */
function removeEnded(prepare: Prepare, key: KeyedListing, removedOn: string): void {
  const endedListing = endedRow(prepare, key);
  if (endedListing) storeRemoval(prepare, key, { ...placeIn(endedListing.row), removedOn });
  deleteWithheld(prepare, key);
}

function removeOne(
  prepare: Prepare,
  texts: TextRows,
  { mlsNumber, boardId }: KeyedListing,
  removedOn: string,
): void {
  const number = mlsNumber.toUpperCase();
  removeEnded(prepare, { mlsNumber: number, boardId }, removedOn);
  const row = prepare(
    'SELECT id, document, public_document FROM listing WHERE mls_number = ? AND board_id = ?',
  ).get(number, boardId);
  if (!row) return;
  const before = {
    document: JSON.parse(String(row['document'])) as ListingDocument,
    isRestricted: row['public_document'] !== null,
  };
  saleLedger(prepare).note({ mlsNumber: number, boardId }, before, undefined);
  storeRemoval(prepare, { mlsNumber: number, boardId }, { ...placeIn(row), removedOn });
  const id = Number(row['id']);
  removeRows(prepare, texts, id);
  prepare('DELETE FROM listing WHERE id = ?').run(id);
}

/** Removes listings with their search data. The caller holds the transaction. */
export function removeListings(
  prepare: Prepare,
  keys: Iterable<KeyedListing>,
  removedOn: string,
): void {
  derivingRows(prepare, () => {
    const texts = textRows(prepare);
    for (const key of keys) removeOne(prepare, texts, key, removedOn);
    texts.flush();
  });
}

/** The removed listings, without hidden ones, of which nothing was kept. */
export function listRemoved(prepare: Prepare, request: RemovalRequest): Removals {
  const { from = '', to = '9999', boardIds, offset, limit } = request;
  const values = [from, to, boardIds?.length ? JSON.stringify(boardIds) : null] as const;
  const where = `removed_on >= ?1 AND removed_on <= ?2
    AND (?3 IS NULL OR board_id IN (SELECT value FROM json_each(?3)))`;
  const countRemoved = prepare(`SELECT count(*) AS removed FROM removed_listing WHERE ${where}`);
  const page = prepare(
    `SELECT mls_number, board_id, removed_on FROM removed_listing WHERE ${where}
     ORDER BY removed_on DESC, mls_number, board_id LIMIT ?4 OFFSET ?5`,
  );
  return {
    count: Number(countRemoved.get(...values)?.['removed'] ?? 0),
    removals: page.all(...values, limit, offset).map((row) => ({
      mlsNumber: String(row['mls_number']),
      boardId: Number(row['board_id']),
      removedOn: String(row['removed_on']),
    })),
  };
}

/** A listing that is put again was not removed. */
export function deleteRemoval(prepare: Prepare, { mlsNumber, boardId }: KeyedListing): void {
  prepare('DELETE FROM removed_listing WHERE mls_number = ? AND board_id = ?').run(
    mlsNumber,
    boardId,
  );
}

/** The lasting data of an ended listing, in the form of a removed one. */
function endedAsRemoved(prepare: Prepare, key: ListingKey): RemovedListing | undefined {
  const endedListing = endedRow(prepare, key);
  if (!endedListing) return undefined;
  const { mlsNumber, boardId, row } = endedListing;
  const removedOn = endDay(JSON.parse(String(row['document'])) as ListingDocument);
  return { mlsNumber, boardId, ...placeIn(row), removedOn };
}

/** Without a board, the listing of the lowest board, as with present listings. */
export function findRemoved(
  prepare: Prepare,
  { mlsNumber, boardId }: ListingKey,
): RemovedListing | undefined {
  const row = prepare(
    `SELECT * FROM removed_listing
     WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
  ).get(mlsNumber.toUpperCase(), boardId ?? null, boardId ?? null);
  if (!row) return endedAsRemoved(prepare, { mlsNumber, boardId });
  return {
    mlsNumber: String(row['mls_number']),
    boardId: Number(row['board_id']),
    state: String(row['state']),
    city: String(row['city']),
    neighborhood: row['neighborhood'] === null ? null : String(row['neighborhood']),
    map:
      row['latitude'] === null
        ? null
        : { latitude: Number(row['latitude']), longitude: Number(row['longitude']) },
    removedOn: String(row['removed_on']),
  };
}
