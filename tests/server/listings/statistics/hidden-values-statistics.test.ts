import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { GROUP_SIZE } from '#src/domain/market/sale-groups.ts';
import { STATISTIC_CODES } from '#src/contract/listings/statistics/statistics.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { marketStatistics } from '#src/server/listings/statistics/market-statistics.ts';
import { newSaleGroups } from '#src/server/listings/statistics/pooling/pool-sales.ts';
import { poolQuery } from '#src/server/listings/statistics/pooling/pool-query.ts';
import { pooledSales } from '#src/server/listings/statistics/pooling/pooled-sales.ts';
import type { Samples } from '#src/server/listings/statistics/facts/samples.ts';
import { type Facts, factTable } from '#tests/support/listings/facts.ts';
import { aFilter, maybe } from '#tests/support/listings/filters.ts';
import {
  aPooledRepository,
  aSale,
  SALES_TODAY,
  statisticsOf,
} from '#tests/support/listings/sales.ts';

const KINDS = ['Detached', 'Condo Apt', 'Duplex'];

const anyHiddenSale = fc.record({
  city: fc.constantFrom('Toronto', 'Whitby'),
  propertyType: fc.constantFrom(...KINDS),
  bedrooms: fc.option(fc.nat(5)),
  soldDay: fc.constantFrom(20_660, 20_670, 20_700),
  soldPrice: fc.integer({ min: 300_000, max: 900_000 }),
  daysOnMarket: fc.nat(90),
});

function asFacts(sale: object, i: number): Facts {
  return {
    boardId: 2,
    state: 'Ontario',
    type: 'Sale',
    class: 'ResidentialProperty',
    status: 'U',
    lastStatus: 'Sld',
    shuffle: (i * 7919) % 1009,
    listDay: 20_640,
    listPrice: 600_000,
    restricted: 1,
    ...sale,
  };
}

const QUESTIONS: ListingFilter[] = [undefined, ...KINDS].flatMap((kind) =>
  [undefined, 0, 1, 2, 3, 4].flatMap((bedrooms) =>
    ['minBedrooms', 'maxBedrooms'].map((bound) =>
      aFilter({
        status: ['U'],
        propertyType: kind === undefined ? undefined : [kind],
        [bound]: bedrooms,
      }),
    ),
  ),
);

const PATHS = [
  'address.city',
  'details.propertyType',
  'details.numBedrooms',
  'listPrice',
  'details.style',
] as const;

/** The statistics of pooled hidden sales. */
function hiddenSamples(sales: readonly Facts[], filter: ListingFilter): Samples {
  const groups = newSaleGroups(factTable(sales)).map(({ group }) => group);
  const question = poolQuery(filter, SALES_TODAY);
  if (!question) throw new Error('groups answer none of this');
  return pooledSales({ groups, waiting: [], openedSales: new Map() }, question).samples;
}

/** Every answer that an anonymous viewer can get about these sales. */
async function everyAnswer(sales: readonly Facts[]): Promise<string> {
  const answers = await Promise.all(
    QUESTIONS.map(async (filter) =>
      marketStatistics(hiddenSamples(sales, filter), {
        filter,
        today: SALES_TODAY,
        codes: STATISTIC_CODES,
        periods: ['grp-day', 'grp-mth', 'grp-yr', 'grp-90-days'],
        paths: PATHS,
      }),
    ),
  );
  return JSON.stringify(answers);
}

const values = ({ soldPrice, daysOnMarket }: Facts) => ({
  soldPrice: soldPrice ?? null,
  daysOnMarket: daysOnMarket ?? null,
});

test('no set of answers singles out a hidden sale among fewer than five', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyHiddenSale, { minLength: 1, maxLength: 24 }), async (raw) => {
      const sales = raw.map(asFacts);
      const answers = await everyAnswer(sales);
      for (const [i, sale] of sales.entries()) {
        const changedSale = { ...sale, soldPrice: 5_000_000, daysOnMarket: 999 };
        // A sale that no answer counts gives nothing away; any other has others to hide among.
        if ((await everyAnswer(sales.with(i, changedSale))) === answers) continue;
        let doubles = 0;
        for (const [at, other] of sales.entries()) {
          if (at === i) continue;
          const exchangedSales = sales
            .with(i, { ...sale, ...values(other) })
            .with(at, { ...other, ...values(sale) });
          if ((await everyAnswer(exchangedSales)) === answers) doubles += 1;
        }
        expect(doubles).toBeGreaterThanOrEqual(GROUP_SIZE - 1);
      }
    }),
    { numRuns: 12 },
  );
});

test('an answer counts either no hidden sales or at least five', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyHiddenSale, { maxLength: 60 }),
      fc.constantFrom(...QUESTIONS),
      async (raw, filter) => {
        const { cut } = hiddenSamples(raw.map(asFacts), filter).parts;
        expect(cut === 0 || cut >= GROUP_SIZE).toBe(true);
      },
    ),
  );
});

const openSales = Array.from({ length: 7 }, (_, i) =>
  aSale({ mlsNumber: `O${i}`, soldPrice: 600_000 + i * 10_000, soldDate: `2026-09-0${1 + i}` }),
);

/** Enough hidden sales in Toronto to be published, too few in Whitby; expensive or cheap ones. */
function world(soldPrice: (i: number) => number) {
  const hiddenRecords = Array.from({ length: 24 }, (_, i) =>
    aSale({
      mlsNumber: `X${i}`,
      isHidden: true,
      city: i < 20 ? 'Toronto' : 'Whitby',
      soldPrice: soldPrice(i),
      listPrice: soldPrice(i) + 1,
      daysOnMarket: Math.round(soldPrice(i) / 100_000),
      soldDate: `2026-09-${10 + (i % 10)}`,
    }),
  );
  return aPooledRepository([...openSales, ...hiddenRecords]);
}

let cheap: ListingRepository;
let dear: ListingRepository;
beforeAll(async () => {
  cheap = await world((i) => 300_000 + i * 1000);
  dear = await world((i) => 900_000 - i * 7000);
});
afterAll(() => {
  cheap.close();
  dear.close();
});

const SOLD = {
  status: 'U',
  statistics:
    'avg-soldPrice,sum-soldPrice,cnt-closed,avg-daysOnMarket,pct-aboveBelowList,avg-listPrice,grp-mth',
};

test('averages of a city are public with enough sales and withheld with fewer', async () => {
  const toronto = await statisticsOf(cheap, { ...SOLD, city: 'Toronto' });
  expect(toronto.statistics['closed'].count).toBe(27);
  expect(toronto.statistics['soldPrice'].avg).not.toEqual(
    (await statisticsOf(dear, { ...SOLD, city: 'Toronto' })).statistics['soldPrice'].avg,
  );
  const whitby = await statisticsOf(cheap, { ...SOLD, city: 'Whitby' });
  expect(whitby.count).toBe(4);
  expect(whitby.statistics['soldPrice']).toMatchObject({
    count: 0,
    avg: null,
    sum: null,
    withheld: true,
  });
});

const anyNarrowFilter = fc
  .record({
    minPrice: maybe(fc.integer({ min: 1, max: 1_000_000 })),
    maxSoldPrice: maybe(fc.integer({ min: 1, max: 1_000_000 })),
    minBaths: maybe(fc.integer({ min: 1, max: 4 })),
    neighborhood: maybe(fc.constant(['The Beaches'])),
    search: maybe(fc.constantFrom('lake', 'not:lake')),
    mlsNumber: maybe(fc.subarray(['X1', 'X2', 'X3', 'X4', 'X5', 'O1'], { minLength: 1 })),
    minListDate: maybe(fc.constant('2026-09-30')),
    operator: maybe(fc.constantFrom('AND', 'OR')),
    displayPublic: maybe(fc.constantFrom('Y', 'N')),
    zip: maybe(fc.constant(['M4E'])),
  })
  .map((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  )
  .filter((fields) => Object.keys(fields).some((name) => name !== 'operator'));

test('a filter on a hidden field excludes hidden sales from every statistic', async () => {
  await fc.assert(
    fc.asyncProperty(anyNarrowFilter, async (fields) => {
      const ask = (repository: ListingRepository) =>
        statisticsOf(repository, {
          ...SOLD,
          ...fields,
          aggregates: 'details.propertyType',
          aggregateStatistics: true,
        });
      expect(await ask(cheap)).toEqual(await ask(dear));
    }),
    { numRuns: 150 },
  );
});

test('minimum, maximum, median and deviation exclude hidden sales', async () => {
  const statistics = ['min', 'max', 'med', 'sd'].map((name) => `${name}-soldPrice`).join();
  const ask = (repository: ListingRepository) =>
    statisticsOf(repository, { status: 'U', statistics });
  expect(await ask(cheap)).toEqual(await ask(dear));
  const none = { min: null, max: null, med: null, sd: null };
  expect((await ask(cheap)).statistics['soldPrice']).toMatchObject(none);
});

test('counts by value, days and clusters reveal nothing about hidden sales', async () => {
  for (const parameters of [
    { aggregates: 'listPrice,details.style,details.numBedrooms,address.neighborhood,lastStatus' },
    { cluster: true, clusterStatistics: true, clusterPrecision: 14, clusterListingsThreshold: 20 },
    { statistics: 'cnt-new,grp-day', type: 'sale' },
    { statistics: 'cnt-available,avg-listPrice', minSoldPrice: 5 },
  ]) {
    const ask = (repository: ListingRepository) =>
      statisticsOf(repository, { status: 'U', ...parameters });
    expect(await ask(cheap)).toEqual(await ask(dear));
  }
});

test('a verified viewer gets statistics of all sales', async () => {
  const { statistics } = await statisticsOf(dear, { ...SOLD, city: 'Whitby' }, 'verified');
  expect(statistics['soldPrice']).toMatchObject({ count: 4, avg: 749_500 });
});
