import { expect, test } from 'vitest';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { importListings } from '#src/server/feeds/import-listings.ts';
import { importReportText } from '#src/server/feeds/import-report.ts';
import type { ListingStore } from '#src/server/feeds/import-listings.ts';
import {
  type FixtureRecord,
  fixtureFeed,
  fixtureRecords,
} from '#tests/support/listings/fixture-feed.ts';

function aStore() {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  return sqliteListings(database.value);
}

const [first] = fixtureRecords;
if (first === undefined) throw new Error('The fixture feed is empty.');
const another = (key: string, changes: Partial<FixtureRecord>): FixtureRecord => ({
  ...first,
  key,
  ...changes,
});

test('stores every record of a valid feed, including those that no search may find', async () => {
  const store = aStore();
  const report = await importListings(fixtureFeed(), store);
  expect(report).toEqual({
    read: fixtureRecords.length,
    added: fixtureRecords.length,
    changed: 0,
    unchanged: 0,
    rejected: new Map(),
    unknownWords: new Map(),
  });
  const unseen = fixtureRecords.filter(
    ({ audience, state }) => audience === 'nobody' || state === 'expired',
  );
  expect(unseen.length).toBeGreaterThan(0);
  expect(await store.count()).toBe(fixtureRecords.length - unseen.length);
});

test('a second import counts changes and writes nothing if all records are equal', async () => {
  const store = aStore();
  await importListings(fixtureFeed(), store);
  const revision = store.revision();
  const all = fixtureRecords.length;
  expect(await importListings(fixtureFeed(), store)).toMatchObject({ added: 0, unchanged: all });
  expect(store.revision()).toBe(revision);
  const cheaper = { ...first, asked: first.asked - 5000 };
  const later = [cheaper, ...fixtureRecords.slice(1), another('C9', {})];
  expect(await importListings(fixtureFeed(later), store)).toMatchObject({
    read: all + 1,
    added: 1,
    changed: 1,
    unchanged: all - 1,
  });
  const found = await store.find({ mlsNumber: first.key }, 'verified');
  expect(found).toMatchObject({ listPrice: '795000.00' });
});

test('a listing withdrawn from the internet counts as changed and is no longer found', async () => {
  const store = aStore();
  await importListings(fixtureFeed([first]), store);
  const withdrawn = fixtureFeed([{ ...first, audience: 'nobody' }]);
  expect(await importListings(withdrawn, store)).toMatchObject({ changed: 1, unchanged: 0 });
  expect(await store.count()).toBe(0);
  expect(await importListings(withdrawn, store)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await importListings(fixtureFeed([first]), store)).toMatchObject({ changed: 1 });
  expect(await store.count()).toBe(1);
});

test.each<[string, Partial<FixtureRecord>, RegExp]>([
  ['without a number', { key: '' }, /^mlsNumber: /],
  ['with a number that no URL can contain', { key: 'C 1' }, /^mlsNumber: /],
  ['of another board', { board: 7 }, /^boardId: Not a board of this source$/],
  ['with a fractional board number', { board: 2.5 }, /^boardId: /],
  ['with a negative price', { asked: -1 }, /^listPrice: /],
  ['without a price', { asked: Number.NaN }, /^listPrice: /],
  ['with a date in words', { listed: 'last week' }, /^listDate: /],
  ['north of the pole', { north: 91 }, /^coarse: Not a point in Canada$/],
  ['without a town', { town: undefined as unknown as string }, /^address\.city: .*undefined/],
])('a listing %s is rejected with its reason', async (_, changes, reason) => {
  const store = aStore();
  const sound = another('C8', {});
  const report = await importListings(fixtureFeed([another('C7', changes), sound]), store);
  expect(report).toMatchObject({ read: 2, added: 1 });
  const reasons = [...report.rejected];
  expect(reasons).toEqual([
    [expect.stringMatching(reason), { count: 1, firstNumber: expect.any(String) }],
  ]);
  expect(await store.count()).toBe(1);
});

test('rejects listings that a source may not carry', async () => {
  const source = { ...fixtureFeed(), carriesSold: false };
  const report = await importListings(source, aStore());
  const sold = fixtureRecords.filter(({ state }) => state === 'sold' || state === 'rented');
  expect(report.rejected).toEqual(
    new Map([
      [
        'lastStatus: This source has no sold listings',
        { count: sold.length, firstNumber: sold[0]?.key },
      ],
    ]),
  );
});

test('the report groups rejections by reason, most common first', async () => {
  const records = [
    another('B1', { listed: 'soon' }),
    another('B2', { board: 7 }),
    another('B3', { board: 9 }),
    another('B4', {}),
  ];
  const report = await importListings(fixtureFeed(records), aStore());
  expect(importReportText('fixture listings', report).split('\n')).toEqual([
    '4 fixture listings read: 1 new, 0 changed, 0 unchanged, 3 rejected.',
    '  2 × boardId: Not a board of this source (first: B2)',
    expect.stringMatching(/^ {2}1 × listDate: .* \(first: B1\)$/),
    '',
  ]);
});

test('each batch is one transaction, and batches before a failed one stay', async () => {
  const stored = aStore();
  let batches = 0;
  const failing: ListingStore = {
    async put(records) {
      batches += 1;
      if (batches === 2) throw new Error('disk full');
      return stored.put(records);
    },
  };
  await expect(importListings(fixtureFeed(), failing)).rejects.toThrow('disk full');
  const firstBatch = fixtureRecords.slice(0, 20).filter(({ audience }) => audience !== 'nobody');
  expect(await stored.count()).toBe(firstBatch.length);
});
