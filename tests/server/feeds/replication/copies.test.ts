import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import { postgresFeeds } from '#src/server/adapters/postgres/listings/feeds.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { sharedPooling } from '#src/server/adapters/shared-pooling.ts';
import type { StoredRecord } from '#src/server/feeds/feed-store.ts';
import { replicationJob } from '#src/server/feeds/replication/replication-job.ts';
import { poolSales } from '#src/server/listings/statistics/pooling/pool-sales.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aPostgresServer, type PostgresServer } from '#tests/support/app/postgres.ts';
import { aCopy, contentsOf, emptyListings } from '#tests/support/feeds/copies.ts';
import { aStore, DAY } from '#tests/support/feeds/sync.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aSale, SALES_TODAY } from '#tests/support/listings/sales.ts';

let server: PostgresServer;
let database: PostgresDatabase;
beforeAll(async () => {
  server = await aPostgresServer();
  database = await server.open([LISTINGS_SCHEMA]);
}, 60_000);
beforeEach(() => emptyListings(database));
afterAll(async () => {
  await database.close();
  await server.close();
});

const FEED = { id: 'proptx', revision: '1' };
const NO_PHOTOS = { revision: null, photos: [] };

const batchOf = (records: readonly StoredRecord[]) => ({ feed: FEED, records, day: DAY });
const recordOf = (mlsNumber: string, changes: Partial<ListingDocument> = {}): StoredRecord => ({
  key: mlsNumber,
  listing: aRecord({ mlsNumber, ...changes }),
  photos: NO_PHOTOS,
});

const STATES = [
  { status: 'A', lastStatus: 'New' },
  { status: 'U', lastStatus: 'Sld', soldPrice: 800_000, soldDate: '2026-10-20' },
  { status: 'U', lastStatus: 'Exp' },
] as const;
const PERMISSIONS = [undefined, HIDDEN, { ...HIDDEN, displayInternetEntireListing: 'N' }] as const;

/** Homes of one street, several listings of one home among them, that change in every way of a feed. */
const anyRecord = fc
  .record({
    number: fc.nat(6),
    isListing: fc.integer({ min: 0, max: 5 }),
    state: fc.constantFrom(...STATES),
    permissions: fc.constantFrom(...PERMISSIONS),
    province: fc.constantFrom('Ontario', 'Alberta', 'Texas'),
    house: fc.constantFrom('1', '2', '3'),
    listDate: fc.constantFrom('2026-08-01', '2026-09-01', '2026-10-01'),
    photo: fc.constantFrom('a', 'b'),
  })
  .map(
    ({ number, isListing, state, permissions, province, house, listDate, photo }): StoredRecord => {
      const { address } = aListing();
      const listing = aRecord({
        ...{ mlsNumber: `W${number}`, listDate, ...state },
        address: { ...address, streetNumber: house, state: province },
        ...(permissions && { permissions }),
      });
      const photos = {
        revision: photo,
        photos: [{ name: photo, url: `https://x/${photo}`, subject: null }],
      };
      return isListing === 0
        ? { key: `k${number}`, listing: null, photos: NO_PHOTOS }
        : { key: `k${number}`, listing, photos };
    },
  );

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.uniqueArray(anyRecord, { selector: ({ key }) => key, maxLength: 4 }) },
  fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 3 }),
);

const isRemoval = (step: readonly unknown[]): step is readonly number[] =>
  typeof step[0] === 'number';

test('after any changes, every copy holds what a single database would', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, limit) => {
        await emptyListings(database);
        const alone = aStore();
        const shared = postgresFeeds(database);
        const following = aCopy(database);
        for (const step of steps) {
          const keys = step.map((each) => `k${String(each)}`);
          const apply = ({ putBatch, removeKeys }: typeof shared) =>
            isRemoval(step)
              ? removeKeys(FEED.id, keys, DAY)
              : putBatch(batchOf(step as StoredRecord[]));
          expect(await apply(shared)).toEqual(await apply(alone.feeds));
          await following.bringUp(limit);
          expect(contentsOf(following.db)).toEqual(contentsOf(alone.db));
        }
        const late = aCopy(database);
        await late.bringUp(limit);
        expect(contentsOf(late.db)).toEqual(contentsOf(alone.db));
        expect(late.copy.place()).toEqual(following.copy.place());
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

test('a copy that another program has advanced does not apply a page twice', async () => {
  const feeds = postgresFeeds(database);
  await feeds.putBatch(batchOf([recordOf('W1'), recordOf('W2')]));
  const { copy, source, db } = aCopy(database);
  const page = await source.page({ after: undefined, limit: 1 });
  expect(await copy.apply(undefined, page)).toBe(true);
  expect(await copy.apply(undefined, page)).toBe(false);
  const before = contentsOf(db);
  const next = await source.page({ after: copy.place(), limit: 1 });
  expect(next.changes.map(({ key }) => key.mlsNumber)).toEqual(['W2']);
  await feeds.removeKeys(FEED.id, ['W1'], DAY);
  expect(contentsOf(db)).toEqual(before);
});

test('two servers sharing one folder advance one copy together', async () => {
  const feeds = postgresFeeds(database);
  const file = join(mkdtempSync(join(tmpdir(), 'site-shared-copy-')), 'copy.sqlite');
  const [first, second] = [aCopy(database, [], file), aCopy(database, [], file)];
  for (let round = 0; round < 8; round += 1) {
    const numbers = Array.from({ length: 9 }, (_, at) => `W${(round * 5 + at) % 20}`);
    const listPrice = `${500 + round}.00`;
    await feeds.putBatch(batchOf(numbers.map((number) => recordOf(number, { listPrice }))));
    await Promise.all([first.bringUp(2), second.bringUp(3)]);
  }
  const alone = aCopy(database);
  await alone.bringUp();
  expect(contentsOf(first.db)).toEqual(contentsOf(alone.db));
  expect(contentsOf(second.db)).toEqual(contentsOf(alone.db));
  first.db.close();
  second.db.close();
});

test('a copy does not continue with another database', async () => {
  await postgresFeeds(database).putBatch(batchOf([recordOf('W1')]));
  const { bringUp, db } = aCopy(database);
  await bringUp();
  await emptyListings(database);
  await expect(bringUp()).rejects.toThrow('does not belong to the database');
  expect(contentsOf(db)[0]).toHaveLength(1);
});

const sales = (count: number, isHidden: boolean) =>
  Array.from({ length: count }, (_, at): StoredRecord => {
    const mlsNumber = `C${isHidden ? 1 : 2}${String(at).padStart(3, '0')}`;
    return {
      key: mlsNumber,
      listing: aSale({ mlsNumber, isHidden, soldPrice: 700_000 + at * 1000 }),
      photos: NO_PHOTOS,
    };
  });

function aPoolingServer() {
  const { db, copy, bringUp } = aCopy(database);
  const pooling = sharedPooling({ primary: database, database: db, copy, bringUp });
  const listings = { ...sqliteListings(db), ...pooling };
  const groups = async () => (await listings.salePool()).groups;
  return { db, bringUp, pool: () => poolSales(listings, SALES_TODAY), groups };
}

test('pools restricted sales once for all servers, including those that start later', async () => {
  const feeds = postgresFeeds(database);
  await feeds.putBatch(batchOf([...sales(20, true), ...sales(3, false)]));
  const [first, second] = [aPoolingServer(), aPoolingServer()];
  const groupCount = await first.pool();
  expect(groupCount).toBeGreaterThan(1);
  expect(await second.pool()).toBe(0);
  const groups = await first.groups();
  expect(groups).toHaveLength(groupCount);
  expect(await second.groups()).toEqual(groups);

  // Later corrections, openings and removals change no figure.
  const [one, other, third] = sales(20, true);
  if (!one?.listing || !other || !third) throw new Error('There are no sales.');
  const open = aSale({ mlsNumber: one.key, soldPrice: 1 });
  await feeds.putBatch(batchOf([{ ...one, listing: open }]));
  await feeds.removeKeys(FEED.id, [other.key], DAY);
  const late = aPoolingServer();
  expect(await late.pool()).toBe(0);
  expect(await late.groups()).toEqual(groups);
  // A sale that was public, and one that comes back, are not pooled again.
  await feeds.putBatch(batchOf([one, other]));
  const latest = aPoolingServer();
  expect(await latest.pool()).toBe(0);
  expect(await latest.groups()).toEqual(groups);
});

test('no server pools a sale that was public, however late it starts', async () => {
  const feeds = postgresFeeds(database);
  const [restricted, open] = [sales(20, true), sales(20, true)];
  const wasOpen = open.map((record): StoredRecord => ({
    ...record,
    listing: aSale({ mlsNumber: record.key }),
  }));
  await feeds.putBatch(batchOf(wasOpen));
  await feeds.putBatch(batchOf(restricted));
  expect(await aPoolingServer().pool()).toBe(0);
});

test('a reply states its revision and waits for the revision its client has seen', async () => {
  const { copy, source, bringUp } = aCopy(database);
  const feeds = postgresFeeds(database);
  await feeds.putBatch(batchOf([recordOf('W1')]));
  await bringUp();
  const job = replicationJob({ source, copy, warn: () => undefined, everyMs: 3_600_000 });
  const app = await anApp([], { sharedListings: job });
  const ask = (revision?: string) =>
    app.inject({
      url: '/api/realty/listings/property-types',
      headers: revision === undefined ? {} : { 'listings-revision': revision },
    });
  const revisionOf = async (revision?: string) =>
    (await ask(revision)).headers['listings-revision'];
  await job.start();
  expect(await revisionOf()).toBe('1');
  await feeds.putBatch(batchOf([recordOf('W2')]));
  expect(await revisionOf()).toBe('1');
  expect(await revisionOf('2')).toBe('2');
  const begin = performance.now();
  expect(await revisionOf('99')).toBe('2');
  expect(performance.now() - begin).toBeLessThan(5000);
  expect(await revisionOf('-1 OR 1')).toBe('2');
  expect((await app.inject('/healthz')).headers['listings-revision']).toBeUndefined();
  await job.stop();
  await app.close();
});
