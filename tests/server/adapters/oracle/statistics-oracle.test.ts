import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { searchOracle } from './oracle.ts';
import { oracleHomes } from './homes.ts';
import { fieldFilter, viewers } from './searches.ts';
import { countsByValue, PATHS, statisticsOf } from './statistics.ts';

const RUNS = 250;
const TODAY = '2026-10-15';
const CODES =
  'avg-listPrice,med-listPrice,sum-listPrice,avg-soldPrice,med-soldPrice,sum-soldPrice,' +
  'cnt-available,cnt-closed,grp-mth';

type Summary = { readonly [name: string]: number | null };
type WorkedStatistics = {
  readonly aggregates?: unknown;
  readonly statistics: Readonly<Record<string, Summary & { mth?: Record<string, Summary> }>>;
};

const records = oracleHomes(600, 4);
const oracle = searchOracle(records);

/**
 * Anonymous viewers search only homes on the market, as statistics of hidden sales have rules of their own.
 */
const seenFilter = fc
  .tuple(fieldFilter, viewers)
  .map(([{ operator: _, ...filter }, viewer]): [ListingFilter, Viewer] => [
    viewer === 'anonymous' ? { ...filter, status: ['A'] } : filter,
    viewer,
  ]);

function inBrief({ statistics }: WorkedStatistics) {
  const prices = ({ count, avg, med, sum }: Summary = {}) => ({ count, avg, med, sum });
  const months = Object.entries(statistics['soldPrice']?.mth ?? {});
  return {
    listPrice: prices(statistics['listPrice']),
    soldPrice: prices(statistics['soldPrice']),
    available: statistics['available']?.['count'],
    closed: statistics['closed']?.['count'],
    soldByMonth: Object.fromEntries(
      months.flatMap(([month, { count }]) => (count ? [[month, count]] : [])),
    ),
  };
}

describe.each([
  ['sqlite', sqliteListings, 300],
  ['sqlite with an index', indexedListings, 400],
] as const)('figures computed by %s', (_, listings, seed) => {
  let repository: ListingRepository;
  beforeAll(async () => {
    const database = openDatabase(':memory:');
    if (!database.ok) throw new Error(database.error);
    repository = listings(database.value);
    await repository.put(records);
  });
  afterAll(() => repository.close());

  async function workOut(
    filter: ListingFilter,
    viewer: Viewer,
    options: object,
  ): Promise<WorkedStatistics> {
    const search = ListingSearch.parse({ status: 'U', listings: false, ...options });
    const reply: unknown = await listingService(repository, { today: () => TODAY }).search(
      { ...search, ...filter },
      viewer,
    );
    return reply as WorkedStatistics;
  }

  test('counts by value match the plain rules', async () => {
    await fc.assert(
      fc.asyncProperty(
        fieldFilter,
        viewers,
        fc.subarray([...PATHS], { minLength: 1 }),
        async (filter, viewer, paths) => {
          const { aggregates } = await workOut(filter, viewer, { aggregates: paths.join(',') });
          expect(aggregates).toEqual(countsByValue(oracle.found(filter, viewer), paths));
        },
      ),
      { numRuns: RUNS, seed },
    );
  });

  test('statistics match the plain rules', async () => {
    await fc.assert(
      fc.asyncProperty(seenFilter, async ([filter, viewer]) => {
        const answer = await workOut(filter, viewer, { statistics: CODES });
        expect(inBrief(answer)).toEqual(statisticsOf(oracle.found(filter, viewer)));
      }),
      { numRuns: RUNS, seed },
    );
  });
});
