import type { DatabaseSync } from 'node:sqlite';
import type {
  ChangePage,
  ChangePlace,
  ListingChange,
  ListingCopy,
} from '#src/server/feeds/replication/replication-store.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { putListings } from '../listings/put-listings.ts';
import { deleteRemoval, storeRemoval, removeListings } from '../listings/removed-listings.ts';
import { insertSaleGroups } from '../listings/sales/sale-pool.ts';
import { type Prepare, preparedStatements } from '../statements.ts';
import { inTransaction } from '../transaction.ts';
import { putPhotos } from './feed-photos.ts';

/** Only a copy has this table, and a copy can be thrown away: it is no step of the schema. */
const PLACE_TABLE = `
  CREATE TABLE IF NOT EXISTS copied_place (mark TEXT NOT NULL, version INTEGER NOT NULL) STRICT`;

const PUT_RECORD = `
  INSERT INTO feed_record (feed, record_key, mls_number, board_id) VALUES (?, ?, ?, ?)
  ON CONFLICT (feed, record_key)
  DO UPDATE SET mls_number = excluded.mls_number, board_id = excluded.board_id`;

const NOTE_PUBLIC_SALE = `
  INSERT INTO restricted_sale (mls_number, board_id, was_public) VALUES (?, ?, 1)
  ON CONFLICT (mls_number, board_id) DO UPDATE SET was_public = 1`;

function placeIn(prepare: Prepare): ChangePlace | undefined {
  const row = prepare('SELECT mark, version FROM copied_place').get();
  return row && { mark: String(row['mark']), version: Number(row['version']) };
}

const isSamePlace = (one: ChangePlace | undefined, other: ChangePlace | undefined) =>
  one?.mark === other?.mark && one?.version === other?.version;

/** Replaces the records of a listing, with their photos. */
function putRecords(prepare: Prepare, { key, records }: ListingChange): void {
  const { mlsNumber, boardId } = key;
  const stored = prepare(
    'SELECT feed, record_key FROM feed_record WHERE mls_number = ? AND board_id = ?',
  ).all(mlsNumber, boardId);
  for (const row of stored) {
    const [feedId, recordKey] = [String(row['feed']), String(row['record_key'])];
    if (records.some((record) => record.feedId === feedId && record.key === recordKey)) continue;
    prepare('DELETE FROM feed_record WHERE feed = ? AND record_key = ?').run(feedId, recordKey);
  }
  for (const { feedId, key: recordKey, photos } of records) {
    prepare(PUT_RECORD).run(feedId, recordKey, mlsNumber, boardId);
    putPhotos(prepare, { feedId, key: recordKey }, photos);
  }
}

/** Removes a listing that is gone, and keeps only the data that the page of changes gives of it. */
function remove(prepare: Prepare, { key, removal }: ListingChange): void {
  removeListings(prepare, [key], removal?.removedOn ?? '');
  deleteRemoval(prepare, key);
  if (removal) storeRemoval(prepare, key, removal);
}

/**
 * A database of listings as a copy of those that several servers share. The caller has opened it with the
 * schema of the listings; other data in it is lost with the copy.
 */
export function sqliteListingCopy(db: DatabaseSync): ListingCopy {
  db.exec(PLACE_TABLE);
  const prepare = preparedStatements(db);

  function take({ to, pooledSales, changes }: ChangePage): void {
    insertSaleGroups(prepare, pooledSales);
    putListings(
      db,
      changes.flatMap(({ listing }) => listing ?? []),
    );
    for (const change of changes) {
      if (!change.listing) remove(prepare, change);
      putRecords(prepare, change);
      const { mlsNumber, boardId } = change.key;
      if (change.wasPublicSale) prepare(NOTE_PUBLIC_SALE).run(mlsNumber, boardId);
    }
    prepare('DELETE FROM copied_place').run();
    prepare('INSERT INTO copied_place (mark, version) VALUES (?, ?)').run(to.mark, to.version);
  }

  return {
    place: () => placeIn(prepare),
    apply: (after, page) =>
      retryWhileBusy(async () =>
        inTransaction(db, () => {
          if (!isSamePlace(placeIn(prepare), after)) return false;
          take(page);
          return true;
        }),
      ),
  };
}
