import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Snapshot } from '#src/server/adapters/indexed/index-events.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { aFolder, openIndexedDatabase } from './index-files.ts';
import { someHomes } from './indexed-homes.ts';

const HOMES = 400;
/** Enough for the index to be merged. */
const CHANGED_HOMES = 1200;

const everything: StoreSearch = {
  filter: { status: ['A', 'U'] },
  viewer: 'anonymous',
  page: { sort: 'listPriceAsc', seed: 1, offset: 0, limit: CHANGED_HOMES },
  clusters: { precision: 9, limit: 50 },
};

const notHere = async (): Promise<never> => {
  throw new Error('The database was asked.');
};
/** A database that fails every call, so that only the index can answer. */
const noDatabase = {
  search: notHere,
  facts: notHere,
  matchingIds: notHere,
  close: () => undefined,
};

/** A server's listings, and those of a thread that reads the columns of its index. */
function aServerWithReader() {
  const file = join(aFolder(), 'listings.sqlite');
  const db = openIndexedDatabase(file);
  sqliteListings(db).put(someHomes(HOMES, 5));
  const snapshots: Snapshot[] = [];
  let adopt: (next: Snapshot) => void = () => undefined;
  const repository = indexedListings(db, {
    onSnapshot(snapshot) {
      snapshots.push(snapshot);
      adopt(structuredClone(snapshot));
    },
  });
  const [first] = snapshots;
  if (!first) throw new Error('The index was not shared.');
  const events: string[] = [];
  const reader = indexedListings(openIndexedDatabase(file), {
    slow: noDatabase,
    snapshots: {
      first: structuredClone(first),
      onNext: (listener) => {
        adopt = listener;
      },
    },
    onEvent: ({ kind }) => events.push(kind),
  });
  onTestFinished(() => {
    reader.close();
    repository.close();
  });
  return { repository, reader, snapshots, events };
}

test('a thread gets the index as shared memory', () => {
  const { snapshots } = aServerWithReader();
  const partition = snapshots[0]?.index.partitions[0];
  expect(partition?.listingIds.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(partition?.codes.city.values.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(partition?.numbers.listPrice.values.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('a thread sharing the index answers as its owner does, at the same revision', async () => {
  const { repository, reader } = aServerWithReader();
  expect(await reader.search(everything)).toEqual(await repository.search(everything));
  expect(reader.revision()).toBe(repository.revision());
});

test('a thread applies changes immediately on its own', async () => {
  const { repository, reader } = aServerWithReader();
  await repository.put(someHomes(20, 6));
  expect(reader.revision()).toBe(repository.revision());
  expect(await reader.search(everything)).toEqual(await repository.search(everything));
});

test('a thread leaves building and merging to the owner and loads the result', async () => {
  const { repository, reader, snapshots, events } = aServerWithReader();
  await repository.put(someHomes(CHANGED_HOMES, 7));
  await expect.poll(() => reader.revision()).toBe(repository.revision());
  await expect
    .poll(() => {
      repository.revision();
      return snapshots.length;
    })
    .toBe(2);
  await expect.poll(() => events).toContain('loaded');
  expect(events).not.toContain('built');
  expect(events).not.toContain('merged');
  expect(await reader.search(everything)).toEqual(await repository.search(everything));
  await repository.put(someHomes(10, 8));
  expect(await reader.search(everything)).toEqual(await repository.search(everything));
});
