import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { offerDay, offerKey } from '#src/domain/listing/relisting.ts';
import type {
  FeedReading,
  FeedStore,
  RecordBatch,
  StoredRecord,
  Watermark,
} from '#src/server/feeds/feed-store.ts';
import { storedKey, reassignsNumbers, withoutDuplicates } from '../../duplicate-numbers.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { putListings } from '../listings/put-listings.ts';
import { removeListings } from '../listings/removed-listings.ts';
import { putPhotos, storedPhotos } from './feed-photos.ts';
import { deleteRelisted, relistedHomes } from './relisted-homes.ts';
import { type Prepare, preparedStatements } from '../statements.ts';
import { inTransaction } from '../transaction.ts';

const KEYS_AT_ONCE = 10_000;

const SET_WATERMARK = `
  INSERT INTO feed_progress (feed, revision, modified, record_key) VALUES (?, ?, ?, ?)
  ON CONFLICT (feed) DO UPDATE SET revision = excluded.revision, modified = excluded.modified,
    record_key = excluded.record_key`;

const SET_RECORD = `
  INSERT INTO feed_record (
    feed, record_key, mls_number, board_id, photo_revision, offer_key, listed_on, is_offered
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (feed, record_key)
  DO UPDATE SET mls_number = excluded.mls_number, board_id = excluded.board_id,
    photo_revision = excluded.photo_revision, offer_key = excluded.offer_key,
    listed_on = excluded.listed_on, is_offered = excluded.is_offered`;

function watermarkOf(prepare: Prepare, { id, revision }: FeedReading): Watermark | undefined {
  const row = prepare(
    'SELECT modified, record_key FROM feed_progress WHERE feed = ? AND revision = ?',
  ).get(id, revision);
  return row && { modified: String(row['modified']), key: String(row['record_key']) };
}

/** The listing of a record when it was last read; undefined where it had none. */
function listingOf(prepare: Prepare, feedId: string, key: string): KeyedListing | undefined {
  const row = prepare(
    `SELECT mls_number, board_id FROM feed_record
     WHERE feed = ? AND record_key = ? AND mls_number IS NOT NULL`,
  ).get(feedId, key);
  return row && { mlsNumber: String(row['mls_number']), boardId: Number(row['board_id']) };
}

/** The offer of a record when it was last read; undefined where it could not be listed again. */
function offerOf(prepare: Prepare, feedId: string, key: string): string | undefined {
  const row = prepare('SELECT offer_key FROM feed_record WHERE feed = ? AND record_key = ?').get(
    feedId,
    key,
  );
  return typeof row?.['offer_key'] === 'string' ? row['offer_key'] : undefined;
}

function noteRecord(
  prepare: Prepare,
  { feed, day }: RecordBatch,
  { key, listing, photos }: StoredRecord,
): void {
  const document = listing?.document;
  const number = document ? document.mlsNumber.toUpperCase() : null;
  prepare(SET_RECORD).run(
    ...[feed.id, key, number, document?.boardId ?? null, photos.revision],
    document ? offerKey(document) : null,
    document ? offerDay(document, day) : null,
    document?.status === 'A' ? 1 : 0,
  );
  deleteRelisted(prepare, feed.id, key);
  putPhotos(prepare, { feedId: feed.id, key }, photos.photos);
}

/** Removes listings without a record; returns their number. */
function removeLeft(prepare: Prepare, listings: readonly KeyedListing[], day: string): number {
  const hasRecord = prepare(
    'SELECT 1 FROM feed_record WHERE mls_number = ? AND board_id = ? LIMIT 1',
  );
  const left = new Map(
    listings
      .filter(({ mlsNumber, boardId }) => !hasRecord.get(mlsNumber, boardId))
      .map((listing) => [listingKey(listing), listing]),
  );
  removeListings(prepare, left.values(), day);
  return left.size;
}

/** The keys of other records of the feed that have the number of a record. */
function keysWithNumber(
  prepare: Prepare,
  feedId: string,
  { key, listing }: StoredRecord,
): string[] {
  if (!listing) return [];
  const { mlsNumber, boardId } = listing.document;
  return prepare(
    'SELECT record_key FROM feed_record WHERE mls_number = ? AND board_id = ? AND feed = ? AND record_key <> ?',
  )
    .all(mlsNumber.toUpperCase(), boardId, feedId, key)
    .map((row) => String(row['record_key']));
}

/** Leaves each number to one record of the feed; the offers of the others are to be looked at again. */
function uniqueRecords(prepare: Prepare, batch: RecordBatch) {
  const { records, duplicateNumbers } = withoutDuplicates(batch);
  const owners: StoredRecord[] = [];
  const duplicates = [...duplicateNumbers];
  const offers: string[] = [];
  for (const record of records) {
    const others = keysWithNumber(prepare, batch.feed.id, record);
    if (others.length > 0) duplicates.push(record.listing?.document.mlsNumber ?? '');
    if (others.length > 0 && !reassignsNumbers(batch)) continue;
    offers.push(...others.flatMap((key) => offerOf(prepare, batch.feed.id, key) ?? []));
    removeKeys(prepare, batch.feed.id, others);
    owners.push(record);
  }
  return { records: owners, duplicateNumbers: duplicates, offers };
}

function isSame(one: Watermark | undefined, other: Watermark | undefined): boolean {
  return one?.modified === other?.modified && one?.key === other?.key;
}

function putBatch(db: DatabaseSync, prepare: Prepare, batch: RecordBatch) {
  const { feed, day, step } = batch;
  if (step && !isSame(watermarkOf(prepare, feed), step.from)) return undefined;
  const { records, duplicateNumbers, offers: duplicateOffers } = uniqueRecords(prepare, batch);
  const former = records.flatMap(({ key }) => listingOf(prepare, feed.id, key) ?? []);
  const offers = () => records.flatMap(({ key }) => offerOf(prepare, feed.id, key) ?? []);
  const formerOffers = [...duplicateOffers, ...offers()];
  for (const record of records) {
    if (record.isIncomplete) removeKeys(prepare, feed.id, [record.key]);
    else noteRecord(prepare, batch, record);
  }
  const listings = new Map(
    records.flatMap(({ listing }) => (listing ? [[storedKey(listing), listing] as const] : [])),
  );
  for (const listing of relistedHomes(prepare, [...formerOffers, ...offers()], listings)) {
    listings.set(storedKey(listing), listing);
  }
  const counts = putListings(db, listings.values());
  const removed = removeLeft(prepare, former, day);
  if (step) prepare(SET_WATERMARK).run(feed.id, feed.revision, step.to.modified, step.to.key);
  return { ...counts, removed, duplicateNumbers };
}

function removeKeys(prepare: Prepare, feedId: string, keys: readonly string[]): KeyedListing[] {
  return keys.flatMap((key) => {
    const listing = listingOf(prepare, feedId, key);
    prepare('DELETE FROM feed_record WHERE feed = ? AND record_key = ?').run(feedId, key);
    return listing ?? [];
  });
}

/** Read part by part, as a million keys at once would hold up a running server. */
async function storedKeys(prepare: Prepare, feedId: string): Promise<ReadonlySet<string>> {
  const part = prepare(
    'SELECT record_key FROM feed_record WHERE feed = ? AND record_key > ? ORDER BY record_key LIMIT ?',
  );
  const keys = new Set<string>();
  for (let last = ''; ;) {
    const rows = part.all(feedId, last, KEYS_AT_ONCE);
    for (const row of rows) keys.add(String(row['record_key']));
    if (rows.length < KEYS_AT_ONCE) return keys;
    last = String(rows.at(-1)?.['record_key']);
    await nextTurn();
  }
}

/** The feeds' listings in SQLite, beside how far each feed has been read. */
export function sqliteFeeds(db: DatabaseSync): FeedStore {
  const prepare = preparedStatements(db);
  const write = <Result>(run: () => Result) => retryWhileBusy(async () => inTransaction(db, run));
  const progressOf = (feedId: string) =>
    prepare('SELECT * FROM feed_progress WHERE feed = ?').get(feedId);
  const msOf = (feedId: string, column: 'read_at_ms' | 'comparison_tried_at_ms') => {
    const atMs = progressOf(feedId)?.[column];
    return typeof atMs === 'number' ? atMs : undefined;
  };
  return {
    watermark: async (feed) => watermarkOf(prepare, feed),
    putBatch: (batch) => write(() => putBatch(db, prepare, batch)),
    keys: (feedId) => storedKeys(prepare, feedId),
    keysOfOtherBoards: async (feedId, boardIds) =>
      prepare(
        `SELECT record_key FROM feed_record
         WHERE feed = ? AND board_id NOT IN (SELECT value FROM json_each(?))`,
      )
        .all(feedId, JSON.stringify([...boardIds]))
        .map((row) => String(row['record_key'])),
    photos: async (feedId, keys) => storedPhotos(prepare, feedId, keys),
    removeKeys: (feedId, keys, day) =>
      write(() => {
        const offers = keys.flatMap((key) => offerOf(prepare, feedId, key) ?? []);
        const removed = removeLeft(prepare, removeKeys(prepare, feedId, keys), day);
        putListings(db, relistedHomes(prepare, offers, new Map()));
        return removed;
      }),
    readAtMs: async (feedId) => msOf(feedId, 'read_at_ms'),
    async setReadAtMs(feedId, atMs) {
      await write(() =>
        prepare('UPDATE feed_progress SET read_at_ms = ? WHERE feed = ?').run(atMs, feedId),
      );
    },
    async comparedOn(feedId) {
      const day = progressOf(feedId)?.['compared_on'];
      return typeof day === 'string' ? day : undefined;
    },
    async setComparedOn(feedId, day) {
      await write(() =>
        prepare('UPDATE feed_progress SET compared_on = ? WHERE feed = ?').run(day, feedId),
      );
    },
    comparisonTriedAtMs: async (feedId) => msOf(feedId, 'comparison_tried_at_ms'),
    async setComparisonTriedAtMs(feedId, atMs) {
      await write(() =>
        prepare('UPDATE feed_progress SET comparison_tried_at_ms = ? WHERE feed = ?').run(
          atMs,
          feedId,
        ),
      );
    },
  };
}
