import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { extractArrays } from '#src/server/adapters/snapshots/snapshot-values.ts';
import type { PlaceIndex } from '#src/server/places/search/place-index.ts';
import { streetList } from '#src/server/places/streets/street-list.ts';
import type { StreetDirectory } from '#src/server/places/streets/street-directory.ts';
import {
  type SavedStreets,
  STREETS_FORM,
  type StreetStore,
} from '#src/server/places/streets/street-store.ts';
import { fakeCities, fakeStreetWorld } from '#tests/support/places/fake-street-world.ts';

const world = fakeStreetWorld();

/** Takes long enough for each city to make the list worth a file. */
const slowWorld: StreetDirectory = {
  ...world,
  streetsOf: (key) => {
    const end = performance.now() + 120;
    while (performance.now() < end);
    return world.streetsOf(key);
  },
};

const brokenWorld: StreetDirectory = {
  ...world,
  streetsOf: () => {
    throw new Error('no streets today');
  },
};

test('the list has each street of each city once', async () => {
  const { size, entryAt } = await streetList({ world, cities: fakeCities }).whenReady();
  expect(size).toBe(15);
  expect(entryAt(0)).toMatchObject({
    kind: 'street',
    name: 'Alderbank Road',
    city: 'Toronto',
  });
});

test('checking whether the list is made does not start it, and requesting it does', async () => {
  const asked: string[] = [];
  const watched: StreetDirectory = {
    ...world,
    streetsOf: (key) => {
      asked.push(key);
      return world.streetsOf(key);
    },
  };
  const list = streetList({ world: watched, cities: fakeCities });
  expect(list.isMade()).toBe(false);
  expect(asked).toEqual([]);
  expect(list.ready()).toBeUndefined();
  await list.whenReady();
  expect(list.isMade()).toBe(true);
});

function contentOf({ size, entryAt, placeAt, vocabulary, numbersOf }: PlaceIndex) {
  return {
    places: Array.from({ length: size }, (_, at) => ({ ...placeAt(at), ...entryAt(at) })),
    words: vocabulary.map((word) => [word, ...numbersOf(word)]),
  };
}

/** Keeps the list as a file would. */
function aStore(): StreetStore & { streets?: SavedStreets } {
  const store: ReturnType<typeof aStore> = {
    load: async () => structuredClone(store.streets),
    keep(streets) {
      store.streets = structuredClone(streets);
    },
  };
  return store;
}

const listed = (parts: Omit<Parameters<typeof streetList>[0], 'cities'>) =>
  streetList({ cities: fakeCities, ...parts }).whenReady();

test('a list that took long is saved and not made again', async () => {
  const cache = { store: aStore(), revision: 1 };
  const madeList = await listed({ world: slowWorld, cache });
  const cachedList = await listed({ world: brokenWorld, cache });
  expect(contentOf(cachedList)).toEqual(contentOf(madeList));
  expect(cachedList.contextWords).toEqual(madeList.contextWords);
});

test('a missing list is made elsewhere once, or here where that fails', async () => {
  const store = aStore();
  let calls = 0;
  const makeElsewhere = async () => {
    calls += 1;
    await listed({ world: slowWorld, cache: { store, revision: 1 } });
  };
  const cache = { store, revision: 1, makeElsewhere };
  expect((await listed({ world: brokenWorld, cache })).size).toBe(15);
  expect((await listed({ world: brokenWorld, cache })).size).toBe(15);
  expect(calls).toBe(1);
  const failing = { store: aStore(), revision: 1, makeElsewhere: async () => undefined };
  expect((await listed({ world, cache: failing })).size).toBe(15);
});

test('a list of other streets or other cities is made again', async () => {
  const cache = { store: aStore(), revision: 1 };
  await listed({ world: slowWorld, cache });
  const others = { ...cache, revision: 2 };
  await expect(listed({ world: brokenWorld, cache: others })).rejects.toThrow('no streets today');
  const cities = fakeCities.map((city) => ({ ...city, population: city.population + 1 }));
  const list = streetList({ world: brokenWorld, cities, cache });
  await expect(list.whenReady()).rejects.toThrow('no streets today');
});

test('a quickly made list is not saved', async () => {
  const store = aStore();
  await listed({ world, cache: { store, revision: 1 } });
  expect(store.streets).toBeUndefined();
});

/** When the spelling or the arrangement of names changes, raise the form and put the new digest here. */
const LATEST = {
  form: 1,
  digest: '83a3d95814741d292a87fd7151f1859ab8ea9712c1c9f2e5d96394df2c9c8720',
};

test('the saved list matches its digest unless the form number is raised', async () => {
  const store = aStore();
  await listed({ world: slowWorld, cache: { store, revision: 1 } });
  const { json, arrays } = extractArrays(store.streets);
  const digest = createHash('sha256').update(json);
  for (const array of arrays) digest.update(array);
  expect({ form: STREETS_FORM, digest: digest.digest('hex') }).toEqual(LATEST);
});

test('a failed build is retried', async () => {
  let attempts = 0;
  const list = streetList({
    cities: fakeCities,
    world: {
      ...world,
      streetsOf: (key) => {
        attempts += 1;
        return attempts === 1 ? brokenWorld.streetsOf(key) : world.streetsOf(key);
      },
    },
  });
  await expect(list.whenReady()).rejects.toThrow('no streets today');
  expect((await list.whenReady()).size).toBe(15);
});
