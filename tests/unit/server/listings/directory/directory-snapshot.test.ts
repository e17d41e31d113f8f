import { expect, test } from 'vitest';
import type { SnapshotStore } from '#src/server/listings/directory/snapshot-store.ts';
import type { EntryList } from '#src/server/listings/directory/EntryList.ts';
import { listingDirectory, readDerived } from '#src/server/listings/directory/listing-directory.ts';
import {
  entriesForm,
  listsForm,
  mapForm,
  plainForm,
} from '#src/server/listings/directory/saved-forms.ts';
import { anEntry } from '#tests/support/listings/entries.ts';
import { RecordedEntries, snapshotsInMemory } from '#tests/support/listings/recorded-entries.ts';

const some = (count: number, city: string) =>
  Array.from({ length: count }, (_, id) => anEntry({ id, mlsNumber: `C${id}`, city }));

/** Two values derived from the entries one by one; `works` counts the entries read for each. */
function aDirectory(recorded: RecordedEntries, snapshots: SnapshotStore) {
  const works = { base: 0, counts: 0 };
  const errors: unknown[] = [];
  const directory = listingDirectory(recorded.opened(), {
    snapshots,
    onError: (error) => errors.push(error),
  });
  function* countCities(entries: EntryList) {
    const counts = new Map<string, number>();
    for (const { city } of entries) {
      works.counts += 1;
      counts.set(city, (counts.get(city) ?? 0) + 1);
      yield;
    }
    return counts;
  }
  const counts = directory.derive(countCities, mapForm('counts'));
  const layers = directory.deriveLayers(function* all(entries) {
    for (const _ of entries) {
      works.base += 1;
      yield;
    }
    return entries;
  }, entriesForm('all'));
  const names = async () => {
    const { base, changes, replacedIds } = await readDerived(layers);
    const current = [...[...base].filter(({ id }) => !replacedIds.has(id)), ...changes];
    return current.map(({ mlsNumber, city }) => `${mlsNumber} ${city}`).toSorted();
  };
  return { directory, counts, names, works, errors };
}

async function aKeptDirectory(count = 50) {
  const recorded = new RecordedEntries(some(count, 'Toronto'));
  const snapshots = snapshotsInMemory();
  await aDirectory(recorded, snapshots).directory.warm();
  return { recorded, snapshots };
}

test('a start resumes from the last snapshot', async () => {
  const { recorded, snapshots } = await aKeptDirectory();
  const { counts, names, works } = aDirectory(recorded, snapshots);
  expect(await readDerived(counts)).toEqual(new Map([['Toronto', 50]]));
  expect(await names()).toHaveLength(50);
  expect(works).toEqual({ base: 0, counts: 0 });
  expect([recorded.wholeReads, recorded.changesRead]).toEqual([1, 0]);
});

test('changes since the snapshot are applied, and only they are read', async () => {
  const { recorded, snapshots } = await aKeptDirectory();
  recorded.put(anEntry({ id: 3, mlsNumber: 'C3', city: 'Guelph' }));
  recorded.put(anEntry({ id: 90, mlsNumber: 'C90', city: 'Ottawa' }));
  recorded.remove(4);
  const { directory, counts, names, works } = aDirectory(recorded, snapshots);
  const expected = [...recorded.entries.values()].map((each) => `${each.mlsNumber} ${each.city}`);
  expect(await names()).toEqual(expected.toSorted());
  expect([recorded.wholeReads, recorded.changesRead, works.base]).toEqual([1, 3, 2]);
  await readDerived(counts);
  await directory.refresh();
  expect(counts()).toEqual(new Map(Object.entries({ Toronto: 48, Guelph: 1, Ottawa: 1 })));
});

test('a snapshot stores the changes made since the base of the layers', async () => {
  const { recorded, snapshots } = await aKeptDirectory();
  const second = aDirectory(recorded, { ...snapshots, load: async () => undefined });
  await second.directory.warm();
  recorded.put(anEntry({ id: 3, mlsNumber: 'C3', city: 'Guelph' }));
  expect(await second.names()).toContain('C3 Guelph');
  snapshots.latest = undefined;
  // Records so many changes that the directory is kept again.
  for (let times = 0; times < 50_000; times += 1) recorded.remove(4);
  await second.names();
  await second.directory.refresh();
  await expect.poll(() => second.directory.refresh().then(() => snapshots.latest)).toBeDefined();
  const third = aDirectory(recorded, snapshots);
  expect(await third.names()).toEqual(await second.names());
  expect(third.works.base).toBe(1);
});

test('many changes are applied later, and until then the snapshot is served', async () => {
  const { recorded, snapshots } = await aKeptDirectory(5000);
  for (let id = 0; id < 2000; id += 1) {
    recorded.put(anEntry({ id, mlsNumber: `C${id}`, city: 'Guelph' }));
  }
  const { directory, names } = aDirectory(recorded, snapshots);
  const early = await names();
  expect(early).toHaveLength(5000);
  await expect
    .poll(() => directory.refresh().then(names), { timeout: 20_000 })
    .toContain('C1999 Guelph');
  expect(await names()).toHaveLength(5000);
  await expect.poll(() => directory.refresh().then(() => snapshots.kept)).toBe(2);
});

test('a change log that has lost its place forces a full rebuild', async () => {
  const { recorded, snapshots } = await aKeptDirectory();
  recorded.put(anEntry({ id: 3, mlsNumber: 'C3', city: 'Guelph' }));
  recorded.forget();
  const { names, works } = aDirectory(recorded, snapshots);
  expect(await names()).toContain('C3 Guelph');
  expect([recorded.wholeReads, works.base]).toEqual([2, 50]);
});

test('an unreadable snapshot forces a full rebuild and is reported', async () => {
  const { recorded, snapshots } = await aKeptDirectory();
  const load = async () => {
    throw new Error('the disk is gone');
  };
  const { names, works, errors } = aDirectory(recorded, { ...snapshots, load });
  expect(await names()).toHaveLength(50);
  expect(works.base).toBe(50);
  expect(errors).toMatchObject([{ message: 'the disk is gone' }]);
});

test('a snapshot is stored only once everything is derived, and not twice', async () => {
  const recorded = new RecordedEntries(some(20, 'Toronto'));
  const snapshots = snapshotsInMemory();
  const { directory, counts } = aDirectory(recorded, snapshots);
  await directory.refresh();
  await readDerived(counts);
  await directory.refresh();
  expect(snapshots.kept).toBe(0);
  await directory.warm();
  await directory.refresh();
  expect(snapshots.kept).toBe(1);
});

test('values of every form are restored unchanged', async () => {
  const recorded = new RecordedEntries(some(3, 'Toronto'));
  const snapshots = snapshotsInMemory();
  const lists = new Map([
    ['ON/toronto', [{ count: 3, area: null }]],
    ['ON/none', []],
    [
      'QC/montréal',
      [
        { count: 1, area: 'Île' },
        { count: 2, area: '' },
      ],
    ],
  ]);
  const open = () => {
    const directory = listingDirectory(recorded.opened(), { snapshots });
    let made = 0;
    const make = <Value>(value: Value) =>
      function* work() {
        made += 1;
        yield;
        return value;
      };
    const derived = {
      lists: directory.derive(make(lists), listsForm('lists')),
      plain: directory.derive(make({ listings: 3, updatedOn: null }), plainForm('plain')),
      map: directory.derive(make(new Map([['a', { anonymous: 1 }]])), mapForm('map')),
    };
    return { directory, derived, made: () => made };
  };
  const first = open();
  await first.directory.warm();
  const second = open();
  await second.directory.warm();
  expect(second.made()).toBe(0);
  for (const name of ['lists', 'plain', 'map'] as const) {
    expect(second.derived[name]()).toEqual(first.derived[name]());
  }
});
