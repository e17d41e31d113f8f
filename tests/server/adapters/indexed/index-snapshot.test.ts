import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSnapshot, writingSnapshot } from '#src/server/adapters/snapshots/snapshot-file.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingRepository, StoreSearch } from '#src/server/listings/repository.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { aFolder, keptListings, openIndexedDatabase } from './index-files.ts';
import { someHomes } from './indexed-homes.ts';
import { anySearch } from './indexed-searches.ts';

const everything: StoreSearch = { filter: { status: ['A', 'U'] }, viewer: 'verified' };
const HOMES = 600;
const A_SNAPSHOT = { column: new Float64Array(9), flags: new Uint8Array(3) };

async function countOf(repository: ListingRepository): Promise<number> {
  return (await repository.search(everything)).count;
}

/** A folder with a database of some homes and the snapshot of its index. */
async function aKeptIndex(homes = HOMES): Promise<string> {
  const folder = aFolder();
  const first = keptListings(folder);
  await first.repository.put(someHomes(homes, 1));
  expect(await countOf(first.repository)).toBe(homes);
  first.repository.close();
  return folder;
}

test('starting with an unchanged database loads the index and answers as SQLite does', async () => {
  const folder = await aKeptIndex();
  const { repository, kinds } = keptListings(folder);
  const plain = sqliteListings(openIndexedDatabase(join(folder, 'listings.sqlite')));
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      expect(await repository.search(search)).toEqual(await plain.search(search));
    }),
    { numRuns: 400 },
  );
  expect(kinds()).toEqual(['loaded']);
  plain.close();
  repository.close();
}, 60_000);

test('starting with a changed database applies the changes made since', async () => {
  const folder = await aKeptIndex();
  const plain = sqliteListings(openIndexedDatabase(join(folder, 'listings.sqlite')));
  await plain.put(someHomes(HOMES + 10, 2).filter((_, i) => i % 40 === 0 || i >= HOMES));
  const { repository, kinds } = keptListings(folder);
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      expect(await repository.search(search)).toEqual(await plain.search(search));
    }),
    { numRuns: 100 },
  );
  expect(kinds()).toEqual(['loaded', 'updated']);
  plain.close();
  repository.close();
}, 60_000);

test('changes made after the index was saved are not in the file and are not lost', async () => {
  const folder = await aKeptIndex();
  const second = keptListings(folder);
  await second.repository.put([aRecord()]);
  expect(await countOf(second.repository)).toBe(HOMES + 1);
  second.repository.close();
  const third = keptListings(folder);
  expect(await countOf(third.repository)).toBe(HOMES + 1);
  expect(third.kinds()).toEqual(['loaded', 'updated']);
  third.repository.close();
});

test('saves the index again before the change log is trimmed past its position', async () => {
  const folder = await aKeptIndex();
  const second = keptListings(folder);
  const change = second.db.prepare('UPDATE listing SET board_id = board_id WHERE id = 7');
  second.db.exec('BEGIN');
  for (let round = 0; round < 51_000; round += 1) change.run();
  second.db.exec('COMMIT');
  expect(await countOf(second.repository)).toBe(HOMES);
  await vi.waitFor(() => expect(second.kinds()).toEqual(['loaded', 'updated', 'merged']), 10_000);
  second.repository.close();
  const third = keptListings(folder);
  expect(await countOf(third.repository)).toBe(HOMES);
  expect(third.kinds()).toEqual(['loaded']);
  third.repository.close();
});

test('writes a new index to its file while the server runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { repository, snapshotFile } = keptListings(aFolder());
  await repository.put([aRecord()]);
  expect(await countOf(repository)).toBe(1);
  expect(existsSync(snapshotFile)).toBe(false);
  vi.runAllTimers();
  expect(readSnapshot(snapshotFile).ok).toBe(true);
  repository.close();
});

test('rejects every saved index that is truncated or has a changed bit', () => {
  const file = join(aFolder(), 'small.index');
  const value = { words: [['é', 'b']], column: Float64Array.of(1, 2.5), flags: Uint8Array.of(1) };
  for (const _ of writingSnapshot(file, value));
  expect(readSnapshot(file)).toEqual({ ok: true, value });
  const whole = readFileSync(file);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(7), fc.boolean(), (at, bit, isCut) => {
      const damagedBytes = Uint8Array.from(isCut ? whole.subarray(0, at) : whole);
      if (!isCut) damagedBytes[at] = (damagedBytes[at] ?? 0) ^ (1 << bit);
      writeFileSync(file, damagedBytes);
      expect(readSnapshot(file).ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('restores shared arrays and infinite numbers', () => {
  const file = join(aFolder(), 'small.index');
  const sharedArray = Int32Array.of(7, 8, 9);
  const value = {
    low: Infinity,
    high: -Infinity,
    one: sharedArray,
    other: sharedArray,
    none: new Uint16Array(0),
  };
  for (const _ of writingSnapshot(file, value));
  const snapshot = readSnapshot(file);
  expect(snapshot).toEqual({ ok: true, value });
  const restoredValue = snapshot.ok ? (snapshot.value as typeof value) : value;
  expect(restoredValue.one).toBe(restoredValue.other);
});

const damages: [name: string, damage: (file: string) => void, reason: RegExp][] = [
  ['cut short', (file) => writeFileSync(file, readFileSync(file).subarray(0, 5000)), /damaged/],
  ['empty', (file) => writeFileSync(file, ''), /another version/],
  [
    'of another revision',
    (file) => writeFileSync(file, readFileSync(file).fill('9', 15, 16)),
    /another version/,
  ],
  [
    'changed in the middle',
    (file) => writeFileSync(file, readFileSync(file).fill(1, 20_000, 20_040)),
    /damaged/,
  ],
  [
    'of different fields',
    (file) => {
      for (const _ of writingSnapshot(file, { fields: ['one'] }));
    },
    /different fields/,
  ],
];

test.each(damages)(
  'a saved index that is %s is reported and rebuilt',
  async (_, damage, reason) => {
    const folder = await aKeptIndex();
    const file = join(folder, 'listings.index');
    damage(file);
    const second = keptListings(folder);
    expect(await countOf(second.repository)).toBe(HOMES);
    expect(second.kinds()).toEqual(['refused', 'built']);
    expect(second.events[0]?.text).toMatch(reason);
    second.repository.close();
    const third = keptListings(folder);
    expect(third.kinds()).toEqual(['loaded']);
    third.repository.close();
  },
);

test('rejects the index of another database', async () => {
  const folder = await aKeptIndex();
  const other = sqliteListings(openIndexedDatabase(join(folder, 'other.sqlite')));
  await other.put(someHomes(HOMES, 5));
  other.close();
  const { repository, kinds } = keptListings(folder, 'other.sqlite');
  expect(kinds()).toEqual(['refused', 'built']);
  repository.close();
});

test('rejects the index for an older copy of the database that has since diverged', async () => {
  const folder = aFolder();
  const file = join(folder, 'listings.sqlite');
  const copy = join(folder, 'copy.sqlite');
  const original = sqliteListings(openIndexedDatabase(file));
  await original.put(someHomes(20, 1));
  original.close();
  copyFileSync(file, copy);
  const first = sqliteListings(openIndexedDatabase(file));
  await first.put([aRecord()]);
  first.close();
  const storedListings = keptListings(folder);
  expect(await countOf(storedListings.repository)).toBe(21);
  storedListings.repository.close();
  const copyOfListings = sqliteListings(openIndexedDatabase(copy));
  await copyOfListings.put([aRecord({ mlsNumber: 'C1' }), aRecord({ mlsNumber: 'C2' })]);
  copyOfListings.close();
  const { repository, kinds } = keptListings(folder, 'copy.sqlite');
  expect(await countOf(repository)).toBe(22);
  expect(kinds()).toEqual(['refused', 'built']);
  repository.close();
});

const unfinishedIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.unfinished'));

test('two servers writing at the same time leave one valid file', async () => {
  const file = join(aFolder(), 'listings.index');
  const values = [1, 2].map((sign) => ({ column: new Float64Array(500).fill(sign) }));
  const writings = values.map((value) => writingSnapshot(file, value));
  while (writings.filter((writing) => !writing.next().done).length > 0);
  const left = readSnapshot(file);
  expect(values).toContainEqual(left.ok ? left.value : left.error);
});

test('removes the unfinished files of a killed server after an hour', async () => {
  const folder = aFolder();
  const file = join(folder, 'listings.index');
  const anHourAgo = Date.now() / 1000 - 3601;
  for (const name of ['old', 'new']) writeFileSync(`${file}.${name}.unfinished`, '');
  utimesSync(`${file}.old.unfinished`, anHourAgo, anHourAgo);
  expect([...writingSnapshot(file, A_SNAPSHOT)].length).toBeGreaterThan(0);
  expect(unfinishedIn(folder)).toEqual(['listings.index.new.unfinished']);
});

test('a write that dies part way leaves the previous file unchanged', async () => {
  const folder = await aKeptIndex();
  const file = join(folder, 'listings.index');
  const before = readFileSync(file);
  const steps = [...writingSnapshot(join(folder, 'other.index'), A_SNAPSHOT)].length;
  for (let step = 1; step <= steps; step += 1) {
    const dying = writingSnapshot(file, A_SNAPSHOT);
    for (let stepNumber = 0; stepNumber < step; stepNumber += 1) dying.next();
    expect(unfinishedIn(folder)).toHaveLength(1);
    expect(readFileSync(file)).toEqual(before);
    dying.return();
    expect(unfinishedIn(folder)).toEqual([]);
  }
  const { repository, kinds } = keptListings(folder);
  expect(kinds()).toEqual(['loaded']);
  repository.close();
});

test('a location that cannot be written to is reported and stops nothing', async () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'listings.index'));
  const { repository, kinds } = keptListings(folder);
  await repository.put([aRecord()]);
  expect(await countOf(repository)).toBe(1);
  repository.close();
  expect(kinds().at(-1)).toBe('unsaved');
});
