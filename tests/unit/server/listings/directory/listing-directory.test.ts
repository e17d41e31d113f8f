import { afterEach, expect, test, vi } from 'vitest';
import type {
  EntryChange,
  ListingEntry,
  ListingEntryChanges,
} from '#src/server/listings/directory/entry-store.ts';
import type { EntryList } from '#src/server/listings/directory/EntryList.ts';
import type { MakeInSlices } from '#src/server/listings/directory/layers.ts';
import {
  type ListingDirectory,
  listingDirectory,
  readDerived,
} from '#src/server/listings/directory/listing-directory.ts';
import { mulberry32 } from '#src/lib/random.ts';
import { anEntry } from '#tests/support/listings/entries.ts';

const asChange = (entry: ListingEntry): EntryChange => ({ id: entry.id, entry });
const whole = (entries: readonly ListingEntry[]) => ({
  isWhole: true,
  entries: entries.map(asChange),
});

/** The place of such a source in a record of changes is unknown. */
const WITHOUT_PLACES = { place: () => undefined, resume: () => false };

/** A source that reports the given changes, one set at each read. */
function sourceOf(first: ListingEntryChanges) {
  const pending = [first];
  return {
    ...WITHOUT_PLACES,
    hasChanged: () => pending.length > 0,
    changes: () => pending.shift(),
    tell(entries: readonly EntryChange[]) {
      pending.push({ isWhole: false, entries });
    },
  };
}

/** Work done in one piece, with a last step after it. */
function atOnce<Value>(make: (entries: EntryList) => Value): MakeInSlices<Value> {
  return function* work(entries) {
    const value = make(entries);
    yield;
    return value;
  };
}

const some = (count: number, city: string) =>
  Array.from({ length: count }, (_, id) => anEntry({ id, mlsNumber: `C${id}`, city }));

/** Work that took long is repeated only after a pause. */
const SOON = { timeout: 20_000 };

/** Reads something once the directory has been refreshed. */
const refreshed =
  <Value>(directory: ListingDirectory, read: () => Value) =>
  async () => {
    await directory.refresh();
    return read();
  };

test('entries that change repeatedly have their latest state', async () => {
  const source = sourceOf(whole(some(1600, 'Toronto')));
  const directory = listingDirectory(source);
  const cities = directory.derive(function* count(entries) {
    yield;
    const counts = new Map<string, number>();
    for (const { city } of entries) counts.set(city, (counts.get(city) ?? 0) + 1);
    return Object.fromEntries(counts);
  });
  expect(cities()).toEqual({ Toronto: 1600 });
  for (const city of ['Guelph', 'London', 'Ottawa']) {
    source.tell(some(1500, city).map(asChange));
    await expect.poll(refreshed(directory, cities), SOON).toHaveProperty(city);
    expect(cities()).toEqual({ Toronto: 100, [city]: 1500 });
  }
  source.tell([{ id: 1599, entry: undefined }]);
  await expect.poll(refreshed(directory, cities)).toHaveProperty('Toronto', 99);
});

test('a small change is visible at once, and a large one once it is processed', async () => {
  const source = sourceOf(whole(some(600, 'Toronto')));
  const directory = listingDirectory(source);
  const layers = directory.deriveLayers(atOnce((entries) => Array.from(entries, ({ id }) => id)));
  expect(layers().changes).toEqual([]);
  source.tell(some(2, 'Guelph').map(asChange));
  expect(layers().changes).toEqual([0, 1]);
  const before = layers();
  source.tell(some(500, 'Guelph').map(asChange));
  expect(layers()).toBe(before);
  expect(layers()).toBe(before);
  await expect
    .poll(
      refreshed(directory, () => layers().changes),
      SOON,
    )
    .toHaveLength(500);
});

test('reads do not wait for work started by a change', async () => {
  const source = sourceOf(whole(some(5000, 'Toronto')));
  const directory = listingDirectory(source);
  let steps = 0;
  const count = directory.derive(function* countAll(entries) {
    for (const _ of entries) {
      steps += 1;
      yield;
    }
    return steps;
  });
  expect(count()).toBe(5000);
  source.tell(some(1, 'Guelph').map(asChange));
  for (let times = 0; times < 100; times += 1) expect(count()).toBe(5000);
  expect(steps).toBeLessThan(5300);
  await expect.poll(refreshed(directory, count), SOON).toBe(10_000);
});

test('an aborted refresh stops, and the next one continues', async () => {
  const source = sourceOf(whole(some(50, 'Toronto')));
  const directory = listingDirectory(source);
  const count = directory.derive(function* countAll(entries) {
    for (let step = 0; step < 2000; step += 1) yield;
    return entries.length;
  });
  count();
  source.tell([{ id: 1, entry: undefined }]);
  await directory.refresh(AbortSignal.abort());
  expect(count()).toBe(50);
  await expect.poll(refreshed(directory, count), SOON).toBe(49);
});

test('changes whose reading failed are read again', () => {
  let isBroken = true;
  let isRead = false;
  function* changed(): Generator<EntryChange> {
    yield* some(2, 'Toronto').map(asChange);
    if (isBroken) throw new Error('the disk is gone');
    yield* [anEntry({ id: 2 })].map(asChange);
    isRead = true;
  }
  const directory = listingDirectory({
    ...WITHOUT_PLACES,
    hasChanged: () => !isRead,
    changes: () => (isRead ? undefined : { isWhole: true, entries: changed() }),
  });
  const count = directory.derive(atOnce((entries) => entries.length));
  expect(count).toThrow('the disk is gone');
  isBroken = false;
  expect(count()).toBe(3);
});

test('values derived from former entries are not affected by changes', () => {
  const source = sourceOf(whole(some(3, 'Toronto')));
  const directory = listingDirectory(source);
  const layers = directory.deriveLayers(atOnce((entries) => entries));
  const cities = () => ({
    base: Array.from(layers().base, ({ city }) => city),
    changes: Array.from(layers().changes, ({ city }) => city),
  });
  layers();
  source.tell(some(1, 'Guelph').map(asChange));
  expect(cities()).toEqual({ base: ['Toronto', 'Toronto', 'Toronto'], changes: ['Guelph'] });
  expect(layers().replacedIds).toEqual(new Set([0]));
});

test('entries that no search may find are in histories only', () => {
  const entries = [anEntry({ id: 1 }), anEntry({ id: -1, standing: 'ended' })];
  const directory = listingDirectory(sourceOf(whole(entries)));
  const listed = directory.deriveLayers(atOnce((each) => each.length));
  const all = directory.layeredWithWithheld(atOnce((each) => each.length));
  expect([listed().base, all().base]).toEqual([1, 2]);
});

/** Entries that change while they are read, and a source that reports the changes. */
function changingEntries(count: number) {
  const cities = new Map(Array.from({ length: count }, (_, id) => [id, 'Toronto']));
  const changedIds = new Set<number>();
  let isTold = false;
  const entryOf = (id: number) => anEntry({ id, mlsNumber: `C${id}`, city: cities.get(id) ?? '' });
  /** Read one by one, as they are when their turn comes. */
  function* changesOf(ids: Iterable<number>): Generator<EntryChange> {
    for (const id of ids) yield { id, entry: cities.has(id) ? entryOf(id) : undefined };
  }
  return {
    ...WITHOUT_PLACES,
    cities,
    change(id: number, city: string | undefined) {
      if (city === undefined) cities.delete(id);
      else cities.set(id, city);
      changedIds.add(id);
    },
    hasChanged: () => !isTold || changedIds.size > 0,
    changes(): ListingEntryChanges | undefined {
      if (isTold && changedIds.size === 0) return undefined;
      const entries = changesOf(isTold ? [...changedIds] : [...cities.keys()]);
      const change = { isWhole: !isTold, entries };
      isTold = true;
      changedIds.clear();
      return change;
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a value read while it is being made reflects the entries at one time', async () => {
  // Every look at the clock takes a slice's time, so each piece of work is a slice.
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
  const textOf = (cities: Iterable<[number, string]>) =>
    [...cities]
      .toSorted(([one], [other]) => one - other)
      .map(String)
      .join(' ');
  const states = [textOf(source.cities)];
  const latestSeen = makers.map(() => 0);
  let isWarm = false;
  const warming = directory.warm().then(() => {
    isWarm = true;
  });
  let asked = 0;
  while (!isWarm) {
    await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 60)));
    source.change(Math.floor(random() * 70), random() < 0.2 ? undefined : `City ${asked}`);
    states.push(textOf(source.cities));
    const maker = Math.floor(random() * 2);
    const { base, changes, replacedIds } = makers[maker]?.() ?? expect.fail();
    const current = [...base.filter(([each]) => !replacedIds.has(each)), ...changes];
    const seen = states.lastIndexOf(textOf(current));
    expect(seen).toBeGreaterThanOrEqual(latestSeen[maker] ?? 0);
    latestSeen[maker] = seen;
    asked += 1;
  }
  await warming;
  expect(asked).toBeGreaterThan(2);
});

test('an awaited value is made in slices, once for all waiters', async () => {
  const directory = listingDirectory(sourceOf(whole(some(50, 'Toronto'))));
  let [made, steps] = [0, 0];
  const counted = directory.derive(function* count(entries) {
    for (const _ of entries) {
      const end = performance.now() + 1;
      while (performance.now() < end);
      steps += 1;
      yield;
    }
    made += 1;
    return steps;
  });
  const waiting = [readDerived(counted), readDerived(counted)];
  const begun = steps;
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBeLessThan(50);
  expect(await Promise.all(waiting)).toEqual([50, 50]);
  expect(made).toBe(1);
  expect(counted.whenMade()).toBeUndefined();
  expect(await readDerived(counted)).toBe(counted());
});

test('a reader that waits too long gets a 503, and the work continues', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = Object.assign(() => 7, { isMade: () => false, whenMade: () => promise });
  const refused = expect(readDerived(slow)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 2,
  });
  await vi.advanceTimersByTimeAsync(1500);
  await refused;
  const answered = readDerived(slow);
  resolve();
  expect(await answered).toBe(7);
});
