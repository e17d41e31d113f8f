import { offerDay, offerKey } from '#src/domain/listing/relisting.ts';
import type {
  BatchCounts,
  FeedStore,
  PhotoSet,
  RecordBatch,
  StoredRecord,
} from '#src/server/feeds/feed-store.ts';
import { storedKey, reassignsNumbers, withoutDuplicates } from '../../duplicate-numbers.ts';
import type { PostgresDatabase, Query } from '../database.ts';
import { lockClock, publishChanges } from './clock.ts';
import {
  deleteRecords,
  type FeedRecordRow,
  putRecords,
  recordsOfListings,
  recordsWithKeys,
  storable,
} from './feed-records.ts';
import { feedProgress, isSamePlace, setWatermark, watermarkOf } from './feed-progress.ts';
import { putListings, removeListings } from './put-listings.ts';
import { relistedHomes } from './relisted-homes.ts';

const KEYS_AT_ONCE = 10_000;

function rowOf({ feed, day }: RecordBatch, { key, listing, photos }: StoredRecord): FeedRecordRow {
  const document = listing?.document;
  return {
    feedId: feed.id,
    key,
    listingKey: listing && storedKey(listing),
    photoRevision: storable(photos.revision),
    photos: photos.photos.map(({ name, url, subject }) => ({ name, url, subject })),
    offerKey: document ? storable(offerKey(document)) : null,
    listedOn: document ? offerDay(document, day) : null,
    isOffered: document?.status === 'A',
    ownRecord: null,
  };
}

/** The listings whose records or photos have changed. */
function listingsOfChanged(
  before: readonly FeedRecordRow[],
  after: readonly FeedRecordRow[],
): string[] {
  const byKey = new Map(before.map((row) => [row.key, row]));
  return after.flatMap((row) => {
    const former = byKey.get(row.key);
    const isSame =
      former?.listingKey === row.listingKey &&
      JSON.stringify(former.photos) === JSON.stringify(row.photos);
    return isSame ? [] : [former?.listingKey ?? [], row.listingKey ?? []].flat();
  });
}

const listingKeysOf = (rows: readonly FeedRecordRow[]) =>
  rows.flatMap((row) => row.listingKey ?? []);
const offersOf = (rows: readonly FeedRecordRow[]) => rows.flatMap((row) => row.offerKey ?? []);

/** Removes listings without a record; resolves to their keys. */
async function removeLeft(
  query: Query,
  listingKeys: readonly string[],
  day: string,
): Promise<readonly string[]> {
  if (listingKeys.length === 0) return [];
  const present = new Set(listingKeysOf(await recordsOfListings(query, listingKeys)));
  const left = [...new Set(listingKeys)].filter((key) => !present.has(key));
  await removeListings(query, left, day);
  return left;
}

/** Leaves each number to one record of the feed; records that lose their number are not kept. */
async function uniqueRecords(query: Query, batch: RecordBatch) {
  const { records, duplicateNumbers } = withoutDuplicates(batch);
  const keys = new Map(
    records.flatMap(({ key, listing }) => (listing ? [[storedKey(listing), key] as const] : [])),
  );
  const withNumbers = await recordsOfListings(query, [...keys.keys()]);
  const others = withNumbers.filter(
    ({ feedId, key, listingKey }) =>
      feedId === batch.feed.id && listingKey !== null && keys.get(listingKey) !== key,
  );
  const otherNumbers = new Set(listingKeysOf(others));
  const isDuplicate = ({ listing }: StoredRecord) =>
    listing !== null && otherNumbers.has(storedKey(listing));
  const duplicates = [
    ...duplicateNumbers,
    ...records.filter(isDuplicate).flatMap(({ listing }) => listing?.document.mlsNumber ?? []),
  ];
  if (!reassignsNumbers(batch)) {
    const owners = records.filter((record) => !isDuplicate(record));
    return { records: owners, duplicateNumbers: duplicates, others: [] };
  }
  await deleteRecords(
    query,
    batch.feed.id,
    others.map(({ key }) => key),
  );
  return { records, duplicateNumbers: duplicates, others };
}

async function putBatch(query: Query, batch: RecordBatch): Promise<BatchCounts | undefined> {
  const version = await lockClock(query);
  const { feed, day, step } = batch;
  if (step && !isSamePlace(await watermarkOf(query, feed), step.from)) return undefined;
  const { records, duplicateNumbers, others } = await uniqueRecords(query, batch);
  const former = await recordsWithKeys(
    query,
    feed.id,
    records.map(({ key }) => key),
  );
  const completeRecords = records.filter(({ isIncomplete }) => !isIncomplete);
  const rows = [
    ...new Map(completeRecords.map((record) => [record.key, rowOf(batch, record)])).values(),
  ];
  await putRecords(query, rows);
  const incompleteKeys = records.flatMap(({ key, isIncomplete }) => (isIncomplete ? [key] : []));
  await deleteRecords(query, feed.id, incompleteKeys);
  const newListings = new Map(
    records.flatMap(({ listing }) => (listing ? [[storedKey(listing), listing] as const] : [])),
  );
  const relisted = await relistedHomes(
    query,
    offersOf([...others, ...former, ...rows]),
    newListings,
  );
  const { counts, changedKeys } = await putListings(query, new Map([...newListings, ...relisted]));
  const removed = await removeLeft(query, listingKeysOf(former), day);
  const deleted = former.filter(({ key }) => incompleteKeys.includes(key));
  const changed = [...listingKeysOf([...others, ...deleted]), ...listingsOfChanged(former, rows)];
  await publishChanges(query, [...changedKeys, ...removed, ...changed], version);
  if (step) await setWatermark(query, feed, step.to);
  return { ...counts, removed: removed.length, duplicateNumbers };
}

type RemovalOfKeys = {
  readonly feedId: string;
  readonly keys: readonly string[];
  readonly day: string;
};

async function removeKeys(query: Query, { feedId, keys, day }: RemovalOfKeys): Promise<number> {
  const version = await lockClock(query);
  const former = await recordsWithKeys(query, feedId, keys);
  await deleteRecords(query, feedId, keys);
  const removed = await removeLeft(query, listingKeysOf(former), day);
  const relisted = await relistedHomes(query, offersOf(former), new Map());
  const { changedKeys } = await putListings(query, relisted);
  // A listing with another record stays, without the photos of this one.
  await publishChanges(query, [...listingKeysOf(former), ...removed, ...changedKeys], version);
  return removed.length;
}

/** Read part by part, as a million keys at once would hold up a running server. */
async function storedKeys(query: Query, feedId: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (let last = ''; ;) {
    const { rows } = await query(
      'SELECT record_key FROM feed_record WHERE feed = $1 AND record_key > $2 ORDER BY record_key LIMIT $3',
      [feedId, last, KEYS_AT_ONCE],
    );
    for (const row of rows) keys.add(String(row['record_key']));
    if (rows.length < KEYS_AT_ONCE) return keys;
    last = String(rows.at(-1)?.['record_key']);
  }
}

async function keysOfOtherBoards(
  query: Query,
  feedId: string,
  boardIds: ReadonlySet<number>,
): Promise<readonly string[]> {
  const { rows } = await query(
    `SELECT record_key FROM feed_record WHERE feed = $1 AND listing_key IS NOT NULL
       AND substring(listing_key FROM '[0-9]+$')::int <> ALL ($2::int[])`,
    [feedId, [...boardIds]],
  );
  return rows.map((row) => String(row['record_key']));
}

async function storedPhotos(
  query: Query,
  feedId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PhotoSet>> {
  const rows = await recordsWithKeys(query, feedId, keys);
  return new Map(
    rows
      .filter((row) => row.listingKey !== null)
      .map(({ key, photoRevision: revision, photos }) => [key, { revision, photos }]),
  );
}

/**
 * The feeds' listings in PostgreSQL, in a database opened with `LISTINGS_SCHEMA`, beside how far each feed
 * has been read. Calls reject with `DatabaseUnavailable`.
 */
export function postgresFeeds({ query, transaction }: PostgresDatabase): FeedStore {
  return {
    watermark: (feed) => watermarkOf(query, feed),
    putBatch: (batch) => transaction((within) => putBatch(within, batch)),
    keys: (feedId) => storedKeys(query, feedId),
    keysOfOtherBoards: (feedId, boardIds) => keysOfOtherBoards(query, feedId, boardIds),
    photos: (feedId, keys) => storedPhotos(query, feedId, keys),
    removeKeys: (feedId, keys, day) =>
      keys.length === 0
        ? Promise.resolve(0)
        : transaction((within) => removeKeys(within, { feedId, keys, day })),
    ...feedProgress(query),
  };
}
