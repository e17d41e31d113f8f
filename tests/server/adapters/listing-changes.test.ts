import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { IndexEvent } from '#src/server/adapters/indexed/index-events.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import {
  isSamePlace,
  listingChanges,
} from '#src/server/adapters/sqlite/listings/listing-changes.ts';
import { deriveAgain } from '#src/server/adapters/sqlite/listings/derivation/derive-listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { aFolder, openIndexedDatabase } from './indexed/index-files.ts';
import { someHomes } from './indexed/indexed-homes.ts';

const everything: StoreSearch = {
  filter: { status: ['A', 'U'] },
  viewer: 'verified',
  page: { sort: 'listPriceAsc', seed: 1, offset: 0, limit: 200 },
  clusters: { precision: 9, limit: 200 },
};

function idOf(db: DatabaseSync, mlsNumber: string): number {
  return Number(db.prepare('SELECT id FROM listing WHERE mls_number = ?').get(mlsNumber)?.['id']);
}

test('the change log names every listing added, changed or removed since a position', async () => {
  const db = openIndexedDatabase();
  const repository = sqliteListings(db);
  const changes = listingChanges(db);
  const start = changes.newest();
  expect(changes.since(start)).toEqual(new Set());
  await repository.put([aRecord({ mlsNumber: 'A1' }), aRecord({ mlsNumber: 'A2' })]);
  const [a1, a2] = [idOf(db, 'A1'), idOf(db, 'A2')];
  expect(changes.since(start)).toEqual(new Set([a1, a2]));
  const revisionWhenFilled = changes.newest();
  await repository.put([aRecord({ mlsNumber: 'A2', permissions: HIDDEN })]);
  expect(changes.since(revisionWhenFilled)).toEqual(new Set([a2]));
  const revisionAfterChange = changes.newest();
  db.exec("DELETE FROM listing WHERE mls_number = 'A1'");
  expect(changes.since(revisionAfterChange)).toEqual(new Set([a1]));
  const revisionAfterRemoval = changes.newest();
  db.exec(`
    INSERT OR REPLACE INTO listing (mls_number, board_id, document)
    SELECT mls_number, board_id, document FROM listing WHERE mls_number = 'A2'`);
  expect(idOf(db, 'A2')).not.toBe(a2);
  expect(changes.since(revisionAfterRemoval)).toEqual(new Set([a2, idOf(db, 'A2')]));
  expect(changes.since(changes.newest())).toEqual(new Set());
  repository.close();
});

test('a rolled-back write leaves the position unchanged', () => {
  const db = openIndexedDatabase();
  const changes = listingChanges(db);
  const before = changes.newest();
  db.exec('BEGIN; INSERT INTO listing_change (listing_id) VALUES (5)');
  expect(isSamePlace(changes.newest(), before)).toBe(false);
  db.exec('ROLLBACK');
  expect(changes.newest()).toEqual(before);
  db.close();
});

test('changes by another connection are found without rebuilding the index', async () => {
  const file = join(aFolder(), 'listings.sqlite');
  const kinds: IndexEvent['kind'][] = [];
  const repository = indexedListings(openIndexedDatabase(file), {
    onEvent: ({ kind }) => kinds.push(kind),
  });
  const otherDb = openIndexedDatabase(file);
  const other = sqliteListings(otherDb);
  const bothAgree = async () => {
    const result = await repository.search(everything);
    expect(result).toEqual(await other.search(everything));
    return result.count;
  };
  // An index is built from the first homes at once, not one by one.
  await other.put(someHomes(200, 1));
  expect(await bothAgree()).toBe(200);
  await other.put([aRecord({ mlsNumber: 'NEW1' })]);
  expect(await bothAgree()).toBe(201);
  await other.put([aRecord({ mlsNumber: 'NEW1', listPrice: '7.00' }), ...someHomes(9, 1)]);
  expect(await bothAgree()).toBe(201);
  otherDb.exec("DELETE FROM listing WHERE mls_number = 'NEW1'");
  expect(await bothAgree()).toBe(200);
  await bothAgree();
  expect(kinds).toEqual(['built', 'built', 'updated', 'updated', 'updated']);
  other.close();
  repository.close();
});

test('deriving the rows again starts a new change log', async () => {
  const db = openIndexedDatabase();
  const repository = sqliteListings(db);
  const changes = listingChanges(db);
  await repository.put([aRecord()]);
  const place = changes.newest();
  deriveAgain(db);
  expect(changes.since(place)).toBeUndefined();
  expect(changes.newest()).not.toEqual(place);
  repository.close();
});

test('an index older than the change log is rebuilt', async () => {
  const file = join(aFolder(), 'listings.sqlite');
  const kinds: IndexEvent['kind'][] = [];
  const otherDb = openIndexedDatabase(file);
  const other = sqliteListings(otherDb);
  await other.put(someHomes(1000, 1));
  const repository = indexedListings(openIndexedDatabase(file), {
    onEvent: ({ kind }) => kinds.push(kind),
  });
  const place = listingChanges(otherDb).newest();
  otherDb.exec('BEGIN');
  for (let round = 0; round < 110; round += 1)
    otherDb.exec('UPDATE listing SET board_id = board_id');
  otherDb.exec('COMMIT');
  expect(listingChanges(otherDb).since(place)).toBeUndefined();
  const changeCount = otherDb.prepare('SELECT count(*) AS kept FROM listing_change').get()?.[
    'kept'
  ];
  expect(Number(changeCount)).toBeLessThanOrEqual(101_000);
  await repository.search(everything);
  await vi.waitFor(() => expect(kinds).toEqual(['built', 'built']), 10_000);
  expect(await repository.search(everything)).toEqual(await other.search(everything));
  other.close();
  repository.close();
});
