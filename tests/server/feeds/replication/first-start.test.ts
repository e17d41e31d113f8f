import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { openListings, searchedFile } from '#src/server/adapters/listing-stores.ts';
import type { PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import { postgresFeeds } from '#src/server/adapters/postgres/listings/feeds.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import { sqliteFeeds } from '#src/server/adapters/sqlite/feeds/feeds.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { cachedReads } from '#src/server/feeds/feed-reads.ts';
import type { StoredRecord } from '#src/server/feeds/feed-store.ts';
import { NO_PHOTOS } from '#src/server/feeds/feed-photo.ts';
import { initialReplication } from '#src/server/feeds/replication/initial-replication.ts';
import { replicationJob } from '#src/server/feeds/replication/replication-job.ts';
import { poolSales } from '#src/server/listings/statistics/pooling/pool-sales.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { aPostgresServer, type PostgresServer } from '#tests/support/app/postgres.ts';
import { contentsOf, emptyListings } from '#tests/support/feeds/copies.ts';
import { DAY, storedNumbers } from '#tests/support/feeds/sync.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aSale, SALES_TODAY } from '#tests/support/listings/sales.ts';

let server: PostgresServer;
let database: PostgresDatabase;
beforeAll(async () => {
  server = await aPostgresServer();
  database = await server.open([LISTINGS_SCHEMA]);
}, 60_000);
afterAll(async () => {
  await database.close();
  await server.close();
});

let dataDir: string;
beforeEach(async () => {
  await emptyListings(database);
  dataDir = mkdtempSync(join(tmpdir(), 'site-copy-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const FEED = {
  id: 'ddf',
  settingPrefix: 'REALTY_FEED',
  provider: 'ddf',
  url: 'https://feed.example/odata',
  credentials: { kind: 'bearer', token: 'token-0' },
  boards: new Map([['*', 2]]),
  photoHosts: new Set(['photos.example']),
} as const;

function put(...numbers: string[]) {
  const records = numbers.map((mlsNumber) => ({
    key: mlsNumber,
    listing: aRecord({ mlsNumber }),
    photos: NO_PHOTOS,
  }));
  return postgresFeeds(database).putBatch({
    feed: { id: FEED.id, revision: '1' },
    records,
    day: DAY,
  });
}

const neverCalled = async (): Promise<never> => {
  throw new Error('The feed was loaded once more.');
};

/** The listings that a newly started server finds, or the sentence with which it refuses to start. */
async function start(
  load: () => Promise<Outcome<unknown, string>> = neverCalled,
  { feeds = [FEED], feedIds = ['ddf'] }: { feeds?: (typeof FEED)[]; feedIds?: string[] } = {},
): Promise<string | string[]> {
  const config = { dataDir, databaseUrl: server.url, databaseReplicaUrls: [], feeds };
  const listings = await openListings(config, database, {
    source: { name: 'DDF listings', feedIds },
    load,
    fill: (replication) => initialReplication(replication, { write: () => true }),
    follow: (replication) => replicationJob({ ...replication, warn: () => undefined }),
    onLost: () => undefined,
  });
  if (!listings.ok) return listings.error;
  const numbers = storedNumbers(listings.value.database);
  listings.value.database.close();
  await listings.value.close();
  return numbers;
}

const copyFile = () =>
  searchedFile({ dataDir, databaseUrl: server.url, databaseReplicaUrls: [], feeds: [FEED] });

test('the first server reads the feed and later ones read the database', async () => {
  const load = async () => success(await put('W1', 'W2'));
  expect(await start(load)).toEqual(['W1', 'W2']);
  await put('W3');
  expect(await start()).toEqual(['W1', 'W2', 'W3']);
  rmSync(copyFile());
  expect(await start()).toEqual(['W1', 'W2', 'W3']);
});

test('a server starts with what a first load delivered before it was cut off', async () => {
  const cutOff = async () => {
    await put('W1');
    return failure('The connection to the feed was interrupted, 6 times in a row.');
  };
  expect(await start(cutOff)).toEqual(['W1']);
});

test('a first load that delivers nothing ends the start with the reason', async () => {
  expect(await start(async () => failure('The feed returned status 503.'))).toBe(
    'The feed returned status 503.',
  );
  expect(await start(async () => success(0))).toBe('None of the DDF listings could be stored.');
});

test('a server starts when the feed has lost its last listing', async () => {
  await put('W1');
  expect(await start()).toEqual(['W1']);
  await postgresFeeds(database).removeKeys(FEED.id, ['W1'], DAY);
  expect(await start()).toEqual([]);
});

test('rebuilds a copy that is damaged or belongs to another database', async () => {
  await put('W1');
  writeFileSync(copyFile(), 'no database');
  expect(await start()).toEqual(['W1']);
  await emptyListings(database);
  await put('W7', 'W8');
  expect(await start()).toEqual(['W7', 'W8']);
});

test('a copy drops what a restored database lacks', async () => {
  await put('W1');
  await put('W2');
  expect(await start()).toEqual(['W1', 'W2']);
  await database.query("DELETE FROM listing WHERE listing_key = 'W2-2'");
  await database.query("DELETE FROM listing_change WHERE listing_key = 'W2-2'");
  await database.query('UPDATE listing_clock SET version = 1');
  expect(await start()).toEqual(['W1']);
});

const recordOf = (key: string, listing: ListingRecord): StoredRecord => ({
  ...{ key, listing },
  photos: { revision: 'r', photos: [{ name: key, url: `https://x/${key}.jpg`, subject: null }] },
});

/** A file of a single server, with listings of every kind. */
async function aFormerFile() {
  const opened = openDatabase(join(dataDir, 'listings.sqlite'));
  if (!opened.ok) throw new Error(opened.error);
  const db = opened.value;
  const feeds = sqliteFeeds(db);
  const feed = { id: FEED.id, revision: '1' };
  const putAll = (...records: StoredRecord[]) => feeds.putBatch({ feed, records, day: DAY });
  const sale = (mlsNumber: string, isHidden: boolean) =>
    recordOf(mlsNumber, aSale({ mlsNumber, isHidden }));
  const { address } = aListing();
  const same = { ...address, streetNumber: '7' };
  const home = (mlsNumber: string, changes: Partial<ListingDocument> = {}) =>
    recordOf(
      mlsNumber,
      aRecord({ mlsNumber, address: { ...address, zip: mlsNumber }, ...changes }),
    );
  const sales = Array.from({ length: 12 }, (_, at) => sale(`C${100 + at}`, true));
  await putAll(...sales, sale('C900', false), sale('C901', false));
  await poolSales(sqliteListings(db), SALES_TODAY);
  await putAll(sale('C900', true));
  await putAll(
    home('W1'),
    home('W2', { permissions: HIDDEN }),
    home('W3', { permissions: { ...HIDDEN, displayInternetEntireListing: 'N' } }),
    home('W4', { status: 'U', lastStatus: 'Exp' }),
    home('W5', { address: same, listDate: '2026-06-01' }),
    home('W6', { address: same, listDate: '2026-10-01' }),
    ...['W7', 'W8'].map((number) => home(number)),
    { key: 'none', listing: null, photos: NO_PHOTOS },
  );
  await feeds.removeKeys(FEED.id, ['W7'], DAY);
  const to = { modified: '2026-11-01T10:00:00Z', key: 'W8' };
  await feeds.putBatch({ feed, records: [], day: DAY, step: { from: undefined, to } });
  await feeds.setReadAtMs(FEED.id, 1_790_000_000_000);
  return { db, feed, to };
}

test('moves listings from a file at the first start and leaves the file unchanged', async () => {
  const { db, feed, to } = await aFormerFile();
  const contents = contentsOf(db);
  const { groups } = await sqliteListings(db).salePool();
  expect(groups.length).toBeGreaterThan(0);
  expect(await start()).toContain('W1');
  expect(contentsOf(db)).toEqual(contents);

  const copied = openDatabase(copyFile());
  if (!copied.ok) throw new Error(copied.error);
  expect(contentsOf(copied.value)).toEqual(contents);
  expect((await sqliteListings(copied.value).salePool()).groups).toEqual(groups);
  const shared = postgresFeeds(database);
  expect(await shared.watermark(feed)).toEqual(to);
  expect(await shared.readAtMs(FEED.id)).toBe(1_790_000_000_000);
  expect(await shared.keys(FEED.id)).toEqual(await sqliteFeeds(db).keys(FEED.id));
  // Without the new listing the home is for sale under its former number again, as its feed says.
  await shared.removeKeys(FEED.id, ['W6'], DAY);
  await sqliteFeeds(db).removeKeys(FEED.id, ['W6'], DAY);
  expect(await start()).toContain('W5');
  expect(contentsOf(copied.value)).toEqual(contentsOf(db));
  copied.value.close();
  db.close();
});

test('does not move listings from a file into a database that has listings', async () => {
  const { db } = await aFormerFile();
  db.close();
  await put('W77');
  expect(await start()).toEqual(['W77']);
});

test('refuses to serve listings of a feed that is no longer configured', async () => {
  await put('W1');
  expect(await start(neverCalled, { feedIds: ['proptx'] })).toMatch(
    /contains listings from ddf, which/,
  );
  expect(existsSync(copyFile())).toBe(false);
});

test('remembers when feeds were read while the database is down', async () => {
  let nowMs = 0;
  let answer: () => Promise<number | undefined> = async () => 1;
  const ask = async () => [{ feed: 'ddf', readAtMs: await answer() }];
  const reads = cachedReads(ask, { now: () => new Date(nowMs) });
  expect(await reads()).toEqual([{ feed: 'ddf', readAtMs: 1 }]);
  answer = () => Promise.reject(new Error('The database is away.'));
  nowMs = 60_000;
  expect(await reads()).toEqual([{ feed: 'ddf', readAtMs: 1 }]);
  answer = async () => 2;
  nowMs = 120_000;
  await reads();
  await expect.poll(reads).toEqual([{ feed: 'ddf', readAtMs: 2 }]);
});

test('without a known read time, pages neither wait for the database nor fail', async () => {
  let nowMs = 0;
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked === 1) throw new Error('The database is away.');
    return [{ feed: 'ddf', readAtMs: 2 }];
  };
  const reads = cachedReads(ask, { now: () => new Date(nowMs) });
  expect(await Promise.all([reads(), reads()])).toEqual([[], []]);
  expect([await reads(), asked]).toEqual([[], 1]);
  nowMs = 60_000;
  expect(await reads()).toEqual([{ feed: 'ddf', readAtMs: 2 }]);
});
