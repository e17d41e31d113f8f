import { afterEach, expect, test, vi } from 'vitest';
import type { ListingEntryChanges } from '#src/server/listings/directory/entry-store.ts';
import type { EntryList } from '#src/server/listings/directory/EntryList.ts';
import {
  listingDirectory,
  type MakeInSlices,
} from '#src/server/listings/directory/listing-directory.ts';
import { mulberry32 } from '#src/lib/random.ts';
import { anEntry } from '#tests/support/listings/entries.ts';

/** A source that tells of the changes it is given, one after the other. */
function sourceOf(...changes: ListingEntryChanges[]) {
  return { changes: () => changes.shift() };
}

/** Work that is done in one piece, with something left to do after it. */
function atOnce<Value>(make: (entries: EntryList) => Value): MakeInSlices<Value> {
  return function* work(entries) {
    const value = make(entries);
    yield;
    return value;
  };
}

const some = (count: number, city: string) =>
  Array.from({ length: count }, (_, id) => anEntry({ id, mlsNumber: `C${id}`, city }));

test('entries that change again and again are as they were told last', () => {
  const change = (city: string) => ({ isWhole: false, records: some(1500, city), removedIds: [] });
  const directory = listingDirectory(
    sourceOf(
      { isWhole: true, records: some(1600, 'Toronto'), removedIds: [] },
      change('Guelph'),
      change('London'),
      { ...change('Ottawa'), removedIds: [1599] },
    ),
  );
  const cities = directory.derive(function* count(entries) {
    yield;
    const counts = new Map<string, number>();
    for (const { city } of entries) counts.set(city, (counts.get(city) ?? 0) + 1);
    return Object.fromEntries(counts);
  });
  expect(cities()).toEqual({ Toronto: 1600 });
  expect(cities()).toEqual({ Toronto: 100, Guelph: 1500 });
  expect(cities()).toEqual({ Toronto: 100, London: 1500 });
  expect(cities()).toEqual({ Toronto: 99, Ottawa: 1500 });
});

test('what was worked out from former entries goes on saying what they said', () => {
  const directory = listingDirectory(
    sourceOf(
      { isWhole: true, records: some(3, 'Toronto'), removedIds: [] },
      { isWhole: false, records: some(1, 'Guelph'), removedIds: [] },
    ),
  );
  const layers = directory.deriveLayers(atOnce((entries) => entries));
  const cities = () => ({
    base: Array.from(layers().base, ({ city }) => city),
    changes: Array.from(layers().changes, ({ city }) => city),
  });
  layers();
  expect(cities()).toEqual({ base: ['Toronto', 'Toronto', 'Toronto'], changes: ['Guelph'] });
  expect(layers().replacedIds).toEqual(new Set([0]));
});

test('what no search may find is in histories alone', () => {
  const records = [anEntry({ id: 1 }), anEntry({ id: -1, standing: 'ended' })];
  const directory = listingDirectory(sourceOf({ isWhole: true, records, removedIds: [] }));
  const listed = directory.deriveLayers(atOnce((entries) => entries.length));
  const all = directory.layeredWithWithheld(atOnce((entries) => entries.length));
  expect([listed().base, all().base]).toEqual([1, 2]);
});

/** Entries that change while they are read, and what is told of them. */
function changingEntries(count: number) {
  const cities = new Map(Array.from({ length: count }, (_, id) => [id, 'Toronto']));
  const changedIds = new Set<number>();
  let isTold = false;
  const entryOf = (id: number) => anEntry({ id, mlsNumber: `C${id}`, city: cities.get(id) ?? '' });
  /** Read one by one, as they are when their turn comes. */
  function* records(ids: Iterable<number>) {
    for (const id of ids) if (cities.has(id)) yield entryOf(id);
  }
  return {
    cities,
    change(id: number, city: string | undefined) {
      if (city === undefined) cities.delete(id);
      else cities.set(id, city);
      changedIds.add(id);
    },
    changes(): ListingEntryChanges | undefined {
      if (isTold && changedIds.size === 0) return undefined;
      const ids = isTold ? [...changedIds] : [...cities.keys()];
      const change = {
        isWhole: !isTold,
        records: records(ids),
        removedIds: ids.filter((id) => !cities.has(id)),
      };
      isTold = true;
      changedIds.clear();
      return change;
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is asked for while it is being made is complete and as the entries are by then', async () => {
  // Every look at the clock takes a slice's time, so that each piece of work is a slice.
  let clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clockMs += 5));
  const random = mulberry32(5);
  const source = changingEntries(60);
  const directory = listingDirectory(source);
  function* citiesById(entries: EntryList) {
    const found: [number, string][] = [];
    for (const { id, city } of entries) {
      found.push([id, city]);
      yield;
    }
    return found;
  }
  const makers = [1, 2].map(() => directory.deriveLayers(citiesById));
  const counted = directory.derive(atOnce((entries) => entries.length));
  let isWarm = false;
  const warming = directory.warm().then(() => {
    isWarm = true;
  });
  let asked = 0;
  while (!isWarm) {
    await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 60)));
    const id = Math.floor(random() * 70);
    source.change(id, random() < 0.2 ? undefined : `City ${asked}`);
    const layersOf = makers[Math.floor(random() * 3)];
    if (!layersOf) {
      expect(counted()).toBe(source.cities.size);
      continue;
    }
    const { base, changes, replacedIds } = layersOf();
    const current = [...base.filter(([each]) => !replacedIds.has(each)), ...changes];
    expect(new Map(current)).toEqual(source.cities);
    expect(current).toHaveLength(source.cities.size);
    asked += 1;
  }
  await warming;
  expect(asked).toBeGreaterThan(2);
});
