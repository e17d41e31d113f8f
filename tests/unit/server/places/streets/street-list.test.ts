import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PlaceIndex } from '#src/server/places/search/place-index.ts';
import { streetList } from '#src/server/places/streets/street-list.ts';
import type { StreetDirectory } from '#src/server/places/streets/street-directory.ts';
import { fakeCities, fakeStreetWorld } from '#tests/support/places/fake-street-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'streets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const world = fakeStreetWorld();

/** Takes so long for each city that the list is worth a file. */
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

test('asking whether the list is made does not begin it, asking for it does', async () => {
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

test('a list that took long is kept and not made again', async () => {
  const cache = { file: join(folder, 'kept.json'), revision: 1 };
  const madeList = await streetList({ world: slowWorld, cities: fakeCities, cache }).whenReady();
  const cachedList = await streetList({
    world: brokenWorld,
    cities: fakeCities,
    cache,
  }).whenReady();
  expect(contentOf(cachedList)).toEqual(contentOf(madeList));
});

test('a list of other streets or a damaged one is made again', async () => {
  const file = join(folder, 'other.json');
  writeFileSync(file, '{"revision":"1.1","streets":{"ON/toronto":3}}');
  for (const revision of [1, 2]) {
    const list = streetList({ world, cities: fakeCities, cache: { file, revision } });
    expect((await list.whenReady()).size).toBe(15);
  }
});

test('a list that is made fast is not worth a file', async () => {
  const cache = { file: join(folder, 'fast.json'), revision: 1 };
  await streetList({ world, cities: fakeCities, cache }).whenReady();
  expect(existsSync(cache.file)).toBe(false);
});

test('a making that failed is tried again', async () => {
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
