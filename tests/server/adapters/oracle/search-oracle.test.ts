import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingRepository, StoreSearch } from '#src/server/listings/repository.ts';
import { aSplitPostgres, SPLITS_POSTGRES } from '#tests/support/app/split-postgres.ts';
import { listingsInPostgres } from '#tests/support/feeds/copies.ts';
import { searchRuns } from '#tests/support/listings/search-runs.ts';
import { inBrief, searchOracle } from './oracle.ts';
import { oracleHomes } from './homes.ts';
import {
  boxes,
  budgets,
  circles,
  clusterings,
  fieldFilter,
  keywords,
  pages,
  polygons,
  severalQueries,
  viewers,
} from './searches.ts';

const records = oracleHomes(600, 4);
const oracle = searchOracle(records);
const nothing = fc.constant({});
const distances = fc.constantFrom('distanceAsc' as const, 'distanceDesc' as const);

/** A class takes a few seconds, and several times as long on a busy machine. */
const TIMEOUT_MS = 60_000;

/** The plain rules are slower than the stores: each of their answers is compared with all stores. */
const STORES = [
  ['sqlite', sqliteListings],
  ['sqlite with an index', indexedListings],
] as const;

const DATABASES = [
  ['PostgreSQL', undefined],
  ...(SPLITS_POSTGRES ? [['two servers of PostgreSQL', () => aSplitPostgres('ON')] as const] : []),
] as const;

/** The parts that make up a search, and the number of searches of the class in a thorough run. */
const CLASSES: [name: string, runs: number, searches: fc.Arbitrary<StoreSearch>][] = [
  ['counts and prices', 500, searchOf({})],
  ['counts in a box', 250, searchOf({ area: boxes })],
  ['counts in drawn shapes', 250, searchOf({ area: polygons })],
  ['counts in a circle', 200, searchOf({ area: circles })],
  ['keywords', 250, searchOf({ words: keywords })],
  ['pages in every order', 450, searchOf({ rest: fc.record({ page: pages }) })],
  ['pages by distance', 100, searchOf({ area: circles, rest: byDistance() })],
  ['homes in a budget', 400, searchOf({ words: budgets })],
  [
    'pages and clusters in a budget',
    300,
    searchOf({ words: budgets, rest: fc.record({ page: pages, clusters: clusterings }) }),
  ],
  [
    'several queries in a budget',
    300,
    searchOf({
      words: fc.tuple(severalQueries, budgets).map(([one, two]) => ({ ...one, ...two })),
    }),
  ],
  ['several queries', 300, searchOf({ words: severalQueries })],
  [
    'pages and clusters of several queries',
    300,
    searchOf({ words: severalQueries, rest: fc.record({ page: pages, clusters: clusterings }) }),
  ],
  ['clusters', 300, searchOf({ rest: fc.record({ clusters: clusterings }) })],
  [
    'clusters and pages in drawn shapes',
    200,
    searchOf({ area: polygons, rest: fc.record({ page: pages, clusters: clusterings }) }),
  ],
];

function searchOf({
  area = nothing,
  words = nothing,
  rest = nothing,
}: {
  area?: fc.Arbitrary<object>;
  words?: fc.Arbitrary<object>;
  rest?: fc.Arbitrary<Partial<StoreSearch>>;
}): fc.Arbitrary<StoreSearch> {
  return fc
    .tuple(fieldFilter, area, words, rest, viewers)
    .map(([filter, where, keyword, more, viewer]) => ({
      filter: { ...filter, ...where, ...keyword },
      viewer,
      ...more,
    }));
}

function byDistance() {
  return fc.tuple(pages, distances).map(([page, sort]) => ({ page: { ...page, sort } }));
}

describe('search in every repository', () => {
  const repositories: [name: string, repository: ListingRepository][] = [];
  const closes: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    for (const [name, listings] of STORES) {
      const database = openDatabase(':memory:');
      if (!database.ok) throw new Error(database.error);
      const repository = listings(database.value);
      await repository.put(records);
      repositories.push([name, repository]);
    }
    for (const [name, open] of DATABASES) {
      const { repository, close } = await listingsInPostgres(records, open);
      repositories.push([`a copy of ${name}`, repository]);
      closes.push(close);
    }
  }, 120_000);
  afterAll(async () => {
    for (const [, repository] of repositories) repository.close();
    for (const close of closes) await close();
  });

  test.each(CLASSES)(
    '%s match the plain rules',
    async (_name, thoroughCount, searches) => {
      const numRuns = searchRuns(thoroughCount);
      let foundCount = 0;
      await fc.assert(
        fc.asyncProperty(searches, async (search) => {
          const expected = oracle.answer(search);
          foundCount += Number(expected.count > 0);
          for (const [name, repository] of repositories) {
            expect(inBrief(await repository.search(search)), name).toEqual(expected);
          }
        }),
        { numRuns, seed: 100 },
      );
      // Searches that find nothing prove little.
      expect(foundCount).toBeGreaterThan(numRuns / 8);
    },
    TIMEOUT_MS,
  );
});
