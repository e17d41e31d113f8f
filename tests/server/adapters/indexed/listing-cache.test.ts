import { expect, test } from 'vitest';
import { listingCache } from '#src/server/adapters/indexed/listing-cache.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

async function homes(count: number) {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const records = Array.from({ length: count }, (_, n) =>
    aRecord({ mlsNumber: `W${n}`, permissions: HIDDEN }),
  );
  await sqliteListings(database.value).put(records);
  const ids = database.value.prepare('SELECT id FROM listing ORDER BY id').all();
  return { db: database.value, ids: ids.map(({ id }) => Number(id)) };
}

test('parses a listing once for two reads, and again after it was forgotten', async () => {
  const { db, ids } = await homes(1);
  const cache = listingCache(db);
  const foundRow = { listingId: ids[0] ?? 0, isRestricted: false };
  const first = cache.read(foundRow, 'verified');
  expect(cache.read(foundRow, 'verified')).toBe(first);
  cache.forget();
  expect(cache.read(foundRow, 'verified')).not.toBe(first);
  expect(cache.read(foundRow, 'verified')).toEqual(first);
});

test('never serves the full listing as its public view', async () => {
  const { db, ids } = await homes(1);
  const cache = listingCache(db);
  const listingId = ids[0] ?? 0;
  expect(cache.read({ listingId, isRestricted: false }, 'verified')).toHaveProperty('listPrice');
  const restricted = cache.read({ listingId, isRestricted: true }, 'anonymous');
  expect(restricted).toHaveProperty('restricted', true);
  expect(restricted).not.toHaveProperty('listPrice');
});

test('evicts the least recently read listing beyond the limit', async () => {
  const { db, ids } = await homes(3);
  const cache = listingCache(db, { documentLimit: 2 });
  const [one, two, three] = ids.map((listingId) => ({ listingId, isRestricted: false }));
  if (!one || !two || !three) throw new Error('three homes are needed');
  const [first, second] = [cache.read(one, 'verified'), cache.read(two, 'verified')];
  cache.read(one, 'verified');
  cache.read(three, 'verified');
  expect(cache.read(one, 'verified')).toBe(first);
  expect(cache.read(two, 'verified')).not.toBe(second);
});

test('finds a listing by its number in the view its viewer may see', async () => {
  const { db } = await homes(2);
  const cache = listingCache(db);
  const key = { mlsNumber: 'w1', boardId: 2 };
  expect(cache.find(key, 'verified')).toMatchObject({ mlsNumber: 'W1', listPrice: '899000.00' });
  expect(cache.find(key, 'anonymous')).not.toHaveProperty('listPrice');
  expect(cache.find({ mlsNumber: 'W1' }, 'verified')).toBe(cache.find(key, 'verified'));
  expect(cache.find({ mlsNumber: 'W1', boardId: 86 }, 'verified')).toBeUndefined();
  expect(cache.find({ mlsNumber: 'W9' }, 'verified')).toBeUndefined();
});

test('describes the photos of a full listing and not those of its public view', async () => {
  const { db, ids } = await homes(1);
  const note = { subject: 'Kitchen', color: '#a5afad' };
  const cache = listingCache(db, { describePhotos: () => [note] });
  const listingId = ids[0] ?? 0;
  expect(cache.read({ listingId, isRestricted: false }, 'verified')).toHaveProperty('photos', [
    note,
  ]);
  expect(cache.read({ listingId, isRestricted: true }, 'anonymous')).not.toHaveProperty('photos');
});

test('summaries loaded in bulk equal those read one by one, in each view', async () => {
  const { db, ids } = await homes(5);
  const [together, single] = [listingCache(db), listingCache(db)];
  const rows = [...ids, 999_999].flatMap((listingId) =>
    [false, true].map((isRestricted) => ({ listingId, isRestricted })),
  );
  together.loadSummaries(rows);
  for (const row of rows) {
    const viewer = row.isRestricted ? 'anonymous' : 'verified';
    expect(together.readSummary(row, viewer)).toEqual(single.readSummary(row, viewer));
  }
  const [whole] = rows;
  if (!whole) throw new Error('a home is needed');
  // The row may have been found before its listing was restricted.
  expect(together.readSummary(whole, 'anonymous')).toHaveProperty('restricted', true);
});

test('cached summaries are not read again, and forgotten ones are', async () => {
  const { db, ids } = await homes(3);
  const cache = listingCache(db);
  const rows = ids.map((listingId) => ({ listingId, isRestricted: false }));
  const readAll = () => rows.map((row) => cache.readSummary(row, 'verified'));
  cache.loadSummaries(rows);
  const before = readAll();
  cache.loadSummaries(rows);
  expect(readAll().every((summary, at) => summary === before[at])).toBe(true);
  cache.forget(ids.slice(0, 2));
  cache.loadSummaries(rows);
  expect(readAll().map((summary, at) => summary === before[at])).toEqual([false, false, true]);
  expect(readAll()).toEqual(before);
});
