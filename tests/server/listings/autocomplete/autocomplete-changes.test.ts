import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

let folder: string;
let db: DatabaseSync;

function open(): DatabaseSync {
  const database = openDatabase(join(folder, 'listings.sqlite'));
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  db = open();
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** The changes, with the records read. */
function changesOf(addresses: ReturnType<typeof sqliteAddresses>) {
  const changes = addresses.changes();
  if (!changes) return undefined;
  const entries = [...changes.entries];
  return {
    isWhole: changes.isWhole,
    records: entries.flatMap(({ entry }) => entry ?? []),
    removedIds: entries.flatMap(({ id, entry }) => (entry ? [] : id)),
  };
}

const numbers = (records: readonly { mlsNumber: string }[] | undefined) =>
  records?.map(({ mlsNumber }) => mlsNumber);

test('returns all addresses first and only the changes after that', async () => {
  const repository = sqliteListings(db);
  await repository.put([aRecord({ mlsNumber: 'C1' })]);
  const addresses = sqliteAddresses(db);
  const first = changesOf(addresses);
  expect(first?.isWhole).toBe(true);
  expect(first?.records[0]).toMatchObject({
    mlsNumber: 'C1',
    isRestricted: false,
    standing: 'listed',
    streetName: 'Maple',
    unitNumber: null,
    class: 'ResidentialProperty',
  });
  expect(changesOf(addresses)).toBeUndefined();

  await repository.put([
    aRecord({ mlsNumber: 'C1', permissions: HIDDEN }),
    aRecord({ mlsNumber: 'C2' }),
  ]);
  const second = changesOf(addresses);
  expect(second?.isWhole).toBe(false);
  expect(numbers(second?.records)).toEqual(['C1', 'C2']);
  expect(second?.records[0]?.isRestricted).toBe(true);

  db.exec("DELETE FROM listing WHERE mls_number = 'C1'");
  expect(changesOf(addresses)).toEqual({
    isWhole: false,
    records: [],
    removedIds: [first?.records[0]?.id],
  });
});

test('notices what another process stores and ignores its other writes', async () => {
  const addresses = sqliteAddresses(db);
  changesOf(addresses);
  const other = open();
  other.exec('CREATE TABLE note (text TEXT)');
  expect(changesOf(addresses)).toBeUndefined();
  await sqliteListings(other).put([aRecord({ mlsNumber: 'C9' })]);
  other.close();
  expect(changesOf(addresses)).toMatchObject({ isWhole: false, records: [{ mlsNumber: 'C9' }] });
});

test('caches what is derived from the addresses until they change', async () => {
  const directory = listingDirectory(sqliteAddresses(db));
  let times = 0;
  const count = directory.derive(function* countAll(entries) {
    times += 1;
    yield;
    return [...entries].length;
  });
  await directory.warm();
  expect([count(), count(), times]).toEqual([0, 0, 1]);
  await sqliteListings(db).put([aRecord({ mlsNumber: 'C1' })]);
  expect([count(), count(), times]).toEqual([1, 1, 2]);
});

test('derives expensive data for changed addresses only, until there are many', async () => {
  const some = (count: number, listPrice = '500000.00') =>
    Array.from({ length: count }, (_, n) => aRecord({ mlsNumber: `L${n}`, listPrice }));
  const repository = sqliteListings(db);
  await repository.put(some(1200));
  const directory = listingDirectory(sqliteAddresses(db));
  const sizes: number[] = [];
  const layers = directory.deriveLayers(function* read(entries) {
    const numbers = Array.from(entries, ({ mlsNumber }) => mlsNumber);
    yield;
    sizes.push(numbers.length);
    return numbers;
  });
  expect(layers()).toMatchObject({ base: { length: 1200 }, changes: [], replacedIds: new Set() });

  await repository.put([...some(1, '1.00'), aRecord({ mlsNumber: 'NEW' })]);
  await repository.remove([{ mlsNumber: 'L1', boardId: 2 }], '2026-10-20');
  const { base, changes, replacedIds } = layers();
  expect(base).toHaveLength(1200);
  expect(changes).toEqual(['L0', 'NEW']);
  expect(replacedIds.size).toBe(3);
  expect(sizes).toEqual([1200, 0, 2]);

  await repository.put(some(1001, '2.00'));
  await directory.refresh();
  expect(layers()).toMatchObject({ base: { length: 1201 }, changes: [] });
  expect(sizes).toEqual([1200, 0, 2, 1201, 0]);
});
