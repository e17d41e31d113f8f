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

test('a listing read twice is parsed once, and anew once it was forgotten', async () => {
  const { db, ids } = await homes(1);
  const cache = listingCache(db);
  const foundRow = { listingId: ids[0] ?? 0, isRestricted: false };
  const first = cache.read(foundRow, 'verified');
  expect(cache.read(foundRow, 'verified')).toBe(first);
  cache.forget();
  expect(cache.read(foundRow, 'verified')).not.toBe(first);
  expect(cache.read(foundRow, 'verified')).toEqual(first);
});

test('the whole listing never stands in for its public view', async () => {
  const { db, ids } = await homes(1);
  const cache = listingCache(db);
  const listingId = ids[0] ?? 0;
  expect(cache.read({ listingId, isRestricted: false }, 'verified')).toHaveProperty('listPrice');
  const restricted = cache.read({ listingId, isRestricted: true }, 'anonymous');
  expect(restricted).toHaveProperty('restricted', true);
  expect(restricted).not.toHaveProperty('listPrice');
});

test('no more listings are kept than the limit, the latest read', async () => {
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

test('a listing is found by its number as the viewer may see it', async () => {
  const { db } = await homes(2);
  const cache = listingCache(db);
  const key = { mlsNumber: 'w1', boardId: 2 };
  expect(cache.find(key, 'verified')).toMatchObject({ mlsNumber: 'W1', listPrice: '899000.00' });
  expect(cache.find(key, 'anonymous')).not.toHaveProperty('listPrice');
  expect(cache.find({ mlsNumber: 'W1' }, 'verified')).toBe(cache.find(key, 'verified'));
  expect(cache.find({ mlsNumber: 'W1', boardId: 86 }, 'verified')).toBeUndefined();
  expect(cache.find({ mlsNumber: 'W9' }, 'verified')).toBeUndefined();
});

test('the photos of a whole listing are described, and those of its public view are not', async () => {
  const { db, ids } = await homes(1);
  const note = { subject: 'Kitchen', color: '#a5afad' };
  const cache = listingCache(db, { describePhotos: () => [note] });
  const listingId = ids[0] ?? 0;
  expect(cache.read({ listingId, isRestricted: false }, 'verified')).toHaveProperty('photos', [
    note,
  ]);
  expect(cache.read({ listingId, isRestricted: true }, 'anonymous')).not.toHaveProperty('photos');
});

test('summaries read in one go are those that are read one by one, in each view', async () => {
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

test('summaries that were read are not read again, and forgotten ones are', async () => {
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
