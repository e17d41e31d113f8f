import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { aFolder, openIndexedDatabase } from './index-files.ts';
import { someHomes } from './indexed-homes.ts';

/** Too many to be absorbed at once. */
const HOMES = 600;
const NEW_PRICE = 4_321_000;

const everything: StoreSearch = {
  filter: { status: ['A', 'U'] },
  viewer: 'anonymous',
  page: { sort: 'listPriceAsc', seed: 1, offset: 0, limit: HOMES },
};
const atNewPrice: StoreSearch = {
  ...everything,
  filter: { status: ['A', 'U'], minPrice: NEW_PRICE, maxPrice: NEW_PRICE },
};

const homes = someHomes(HOMES, 5).map((home) => ({
  ...home,
  document: {
    ...home.document,
    permissions: { ...home.document.permissions, displayPublic: 'Y' as const },
  },
}));
const dearer = homes.map(({ document, coarse }) => ({
  document: { ...document, listPrice: String(NEW_PRICE) },
  coarse,
}));
const restricted = homes.map(({ document, coarse }) => ({
  document: {
    ...document,
    permissions: { ...document.permissions, displayPublic: 'N' as const },
  },
  coarse,
}));

/** A server's listings, and another connection to them. */
function aServer() {
  const file = join(aFolder(), 'listings.sqlite');
  const db = openIndexedDatabase(file);
  sqliteListings(db).put(homes);
  const repository = indexedListings(db);
  const other = sqliteListings(openIndexedDatabase(file));
  const close = () => {
    other.close();
    repository.close();
  };
  return { repository, other, close };
}

test('a large change by another connection becomes searchable as a whole, and soon', async () => {
  const { repository, other, close } = aServer();
  const before = await repository.search(everything);
  await other.put(dearer);
  const first = await repository.search(atNewPrice);
  expect(first.count).toBe(0);
  expect((await repository.search(everything)).count).toBe(before.count);
  await expect.poll(async () => (await repository.search(atNewPrice)).count).toBe(before.count);
  close();
});

test('the revision changes once a large change can be searched', async () => {
  const { repository, other, close } = aServer();
  const before = repository.revision();
  await other.put(dearer);
  expect(repository.revision()).toBe(before);
  await expect.poll(() => repository.revision()).not.toBe(before);
  expect((await repository.search(atNewPrice)).count).toBe(HOMES);
  close();
});

test('homes that a large change restricts are shown as restricted while it is being applied', async () => {
  const { repository, other, close } = aServer();
  const before = await repository.search(everything);
  expect(before.listings.some((listing) => 'restricted' in listing)).toBe(false);
  await other.put(restricted);
  const first = await repository.search(everything);
  expect(first.listings).toHaveLength(before.listings.length);
  expect(first.listings.every((listing) => 'restricted' in listing)).toBe(true);
  const [key] = homes.map(({ document: { mlsNumber, boardId } }) => ({ mlsNumber, boardId }));
  if (!key) throw new Error('there are no homes');
  expect(await repository.find(key, 'anonymous')).toMatchObject({ restricted: true });
  close();
});

test('the audit reports no errors in an index that has yet to apply a large change', async () => {
  const { repository, other, close } = aServer();
  await repository.search(everything);
  await other.put(dearer);
  expect(repository.audit.next(HOMES)).toEqual({ rows: [], index: [] });
  await expect.poll(async () => (await repository.search(atNewPrice)).count).toBe(HOMES);
  expect(repository.audit.next(HOMES)).toEqual({ rows: [], index: [] });
  close();
});

test('a large write through the store is searchable at once', async () => {
  const { repository, close } = aServer();
  await repository.search(everything);
  await repository.put(dearer);
  expect((await repository.search(atNewPrice)).count).toBe(HOMES);
  const keys = homes.map(({ document: { mlsNumber, boardId } }) => ({ mlsNumber, boardId }));
  await repository.remove(keys, '2026-11-01');
  expect((await repository.search(everything)).count).toBe(0);
  close();
});
