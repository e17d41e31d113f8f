import { expect, test } from 'vitest';
import type { ListingEntryChanges } from '#src/server/listings/directory/entry-store.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import { anEntry } from '#tests/support/listings/entries.ts';

/** A source that tells of the changes it is given, one after the other. */
function sourceOf(...changes: ListingEntryChanges[]) {
  return { changes: () => changes.shift() };
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
  const cities = directory.derive((entries) => {
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
  const layers = directory.deriveLayers((entries) => entries);
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
  const listed = directory.deriveLayers((entries) => entries.length);
  const all = directory.layeredWithWithheld((entries) => entries.length);
  expect([listed().base, all().base]).toEqual([1, 2]);
});
