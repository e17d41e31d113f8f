import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import {
  FACT_NAMES,
  type ListingRepository,
  type StoreSearch,
} from '#src/server/listings/repository.ts';
import { factRows } from '#tests/support/listings/facts.ts';
import { aFilter } from '#tests/support/listings/filters.ts';
import { searchRuns } from '#tests/support/listings/search-runs.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';
import { someHomes } from './indexed-homes.ts';
import { anySearch } from './indexed-searches.ts';
import { oracleHomes } from '../oracle/homes.ts';
import { boxes, clusterings, keywords, pages, viewers } from '../oracle/searches.ts';

const HOMES = 3000;
const RUNS = 800;

function openIndexedDatabase(file = ':memory:'): DatabaseSync {
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

/** Sends the same searches to both, which must give the same answers. */
async function expectEqualAnswers(
  [indexedStore, plain]: readonly [ListingRepository, ListingRepository],
  numRuns: number,
) {
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      expect(await indexedStore.search(search)).toEqual(await plain.search(search));
    }),
    { numRuns: searchRuns(numRuns) },
  );
}

const plain = sqliteListings(openIndexedDatabase());
const storeWithIndex = indexedListings(openIndexedDatabase());
const pair = [storeWithIndex, plain] as const;
for (const repository of pair) await repository.put(someHomes(HOMES, 1));
afterAll(() => {
  for (const repository of pair) repository.close();
});

test('answers any search as SQLite does', { timeout: 240_000 }, async () => {
  await expectEqualAnswers(pair, RUNS);
});

test('still does after listings have changed, been added or become restricted', async () => {
  const later = someHomes(HOMES + 40, 2);
  const some = later.filter((_, i) => i % 37 === 0 || i >= HOMES);
  await expectEqualAnswers(pair, 1);
  for (const repository of pair) await repository.put(some);
  await expectEqualAnswers(pair, 250);
  for (const repository of pair) {
    await repository.put(
      later.slice(0, 5).map((home) => ({
        ...home,
        document: { ...home.document, permissions: HIDDEN },
      })),
    );
  }
  await expectEqualAnswers(pair, 150);
}, 120_000);

test('still does after so many changes that they are merged into the sorted index', async () => {
  const most = someHomes(HOMES, 3).slice(0, 2000);
  for (const repository of pair) await repository.put(most);
  await expectEqualAnswers(pair, 200);
}, 120_000);

const relevantPages = fc
  .tuple(pages, fc.boolean())
  .map(([page, isByRelevance]) => (isByRelevance ? { ...page, sort: 'relevance' as const } : page));
const keywordSearch: fc.Arbitrary<StoreSearch> = fc
  .tuple(keywords, boxes, viewers, relevantPages, clusterings)
  .map(([words, { map }, viewer, page, { precision, limit }]) => ({
    filter: aFilter({ status: ['A', 'U'], ...words, ...(page.offset > 0 ? { map } : {}) }),
    viewer,
    page,
    clusters: { precision, limit },
  }));

test('returns the facts of listings as SQLite does, also after listings change', async () => {
  const both = [
    indexedListings(openIndexedDatabase()),
    sqliteListings(openIndexedDatabase()),
  ] as const;
  const anyNames = fc.subarray([...FACT_NAMES], { minLength: 1 });
  const anyQuestion = fc.tuple(anySearch, anyNames);
  let facts = 0;
  const expectEqual = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(anyQuestion, async ([{ filter, viewer }, names]) => {
        const request = { filter, viewer, names };
        const [ours, theirs] = [await both[0].facts(request), await both[1].facts(request)];
        const inOrder = (listings: typeof ours) =>
          factRows(listings, names)
            .map((one) => JSON.stringify(one))
            .toSorted();
        facts += ours.count;
        expect(inOrder(ours)).toEqual(inOrder(theirs));
      }),
      { numRuns },
    );
  for (const repository of both) await repository.put(someHomes(500, 6));
  await expectEqual(200);
  for (const repository of both) await repository.put(someHomes(540, 7).slice(400));
  await expectEqual(100);
  expect(facts).toBeGreaterThan(5000);
  for (const repository of both) repository.close();
}, 120_000);

test('answers keywords as SQLite does, including relevance order and changed words', async () => {
  const both = [
    indexedListings(openIndexedDatabase()),
    sqliteListings(openIndexedDatabase()),
  ] as const;
  const expectEqual = (numRuns: number) =>
    fc.assert(
      fc.asyncProperty(keywordSearch, async (search) => {
        expect(await both[0].search(search)).toEqual(await both[1].search(search));
      }),
      { numRuns },
    );
  for (const repository of both) await repository.put(oracleHomes(500, 6));
  await expectEqual(200);
  for (const repository of both) await repository.put(oracleHomes(550, 7).slice(380));
  await expectEqual(150);
  for (const repository of both) repository.close();
}, 120_000);

const everything: StoreSearch = { filter: { status: ['A'] }, viewer: 'verified' };

test('ignores a write that fails half way', async () => {
  const repository = indexedListings(openIndexedDatabase());
  await repository.put([aRecord()]);
  function* brokenSource() {
    yield aRecord({ mlsNumber: 'NEW1' });
    throw new Error('the feed broke off');
  }
  await expect(repository.put(brokenSource())).rejects.toThrow('the feed broke off');
  expect(await repository.search(everything)).toMatchObject({ count: 1 });
  repository.close();
});

test('sees what another connection writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-'));
  const file = join(folder, 'listings.sqlite');
  const repository = indexedListings(openIndexedDatabase(file));
  const other = sqliteListings(openIndexedDatabase(file));
  expect(await repository.search(everything)).toMatchObject({ count: 0 });
  await other.put([aRecord({ listPrice: '5.00' })]);
  expect(await repository.search(everything)).toMatchObject({ count: 1, listPrice: { min: 5 } });
  other.close();
  repository.close();
  rmSync(folder, { recursive: true });
});

test('sees a listing that is deleted directly in the database', async () => {
  const db = openIndexedDatabase();
  const repository = indexedListings(db);
  await repository.put([aRecord(), aRecord({ mlsNumber: 'C2' })]);
  expect(await repository.search(everything)).toMatchObject({ count: 2 });
  db.exec("DELETE FROM listing WHERE mls_number = 'C2'");
  expect(await repository.search(everything)).toMatchObject({ count: 1 });
  repository.close();
});

test('leaves searches within a transaction, and searches it does not support, to SQLite', async () => {
  const db = openIndexedDatabase();
  const repository = indexedListings(db);
  await repository.put([aRecord(), aRecord({ mlsNumber: 'C2' })]);
  db.exec("BEGIN; DELETE FROM listing WHERE mls_number = 'C2'");
  expect(await repository.search(everything)).toMatchObject({ count: 1 });
  db.exec('ROLLBACK');
  expect(await repository.search(everything)).toMatchObject({ count: 2 });
  const byNumber = { ...everything, filter: { ...everything.filter, mlsNumber: ['c2'] } };
  expect(await repository.search(byNumber)).toMatchObject({ count: 1 });
  repository.close();
});

test('falls back to SQLite while a listing has coordinates outside the world', async () => {
  const repository = indexedListings(openIndexedDatabase());
  const far = { latitude: 43, longitude: 5000 };
  await repository.put([aRecord(), aRecord({ mlsNumber: 'FAR', map: far })]);
  expect(await repository.search(everything)).toMatchObject({ count: 2 });
  await repository.put([aRecord({ mlsNumber: 'FAR' })]);
  expect(await repository.search(everything)).toMatchObject({ count: 2 });
  repository.close();
});
