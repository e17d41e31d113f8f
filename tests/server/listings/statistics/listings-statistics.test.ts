import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import {
  STATISTIC_CODES,
  STATISTIC_PERIODS,
} from '#src/contract/listings/statistics/statistics.ts';
import { anApp, aRepository } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { aSale, statisticsOf } from '#tests/support/listings/sales.ts';

const SALES = [
  aSale({ mlsNumber: 'S1', soldDate: '2026-07-03', soldPrice: 700_000, listPrice: 800_000 }),
  aSale({ mlsNumber: 'S2', soldDate: '2026-07-20', soldPrice: 900_000, listPrice: 850_000 }),
  aSale({
    mlsNumber: 'S3',
    soldDate: '2026-09-09',
    soldPrice: 500_000,
    listPrice: 500_000,
    propertyType: 'Condo Apt',
  }),
  aSale({ mlsNumber: 'S4', soldDate: '2026-09-12', soldPrice: 640_000, bedrooms: 5 }),
  aRecord({ mlsNumber: 'A1', listPrice: '1000000' }),
];

const MARKET =
  'city=Toronto&minBeds=0&maxBeds=4&status=U&lastStatus=Sld&minSoldDate=2026-06-15' +
  '&statistics=avg-soldPrice,avg-listPrice,cnt-closed,pct-aboveBelowList,avg-daysOnMarket,grp-mth' +
  '&listings=false&aggregateStatistics=true&aggregates=details.propertyType';

test('returns the market statistics of a city by month and property type', async () => {
  const app = await anApp(SALES);
  const response = await app.inject(`/api/realty/listings?${MARKET}`);
  await app.close();
  const { count, listings, statistics, aggregates } = response.json();
  expect(ListingSearchReply.parse(response.json()).statistics).toEqual(statistics);
  expect({ count, listings, aggregates }).toEqual({
    count: 3,
    listings: [],
    aggregates: undefined,
  });
  expect(statistics.closed).toMatchObject({
    count: 3,
    mth: {
      '2026-06': { count: 0 },
      '2026-07': { count: 2 },
      '2026-08': { count: 0 },
      '2026-09': { count: 1 },
    },
  });
  expect(statistics.soldPrice).toMatchObject({
    avg: 700_000,
    aggregates: {
      details: {
        propertyType: {
          Detached: { count: 2, avg: 800_000 },
          'Condo Apt': { count: 1, avg: 500_000 },
        },
      },
    },
    mth: {
      '2026-07': {
        count: 2,
        avg: 800_000,
        aggregates: { details: { propertyType: { Detached: { count: 2 } } } },
      },
      '2026-08': { count: 0, avg: null },
    },
  });
  expect(statistics.listPrice).toMatchObject({
    min: 500_000,
    max: 850_000,
    mth: { '2026-07': { avg: 825_000 } },
  });
  expect(statistics.aboveBelowList).toMatchObject({
    above: 33.33,
    below: 33.33,
    mth: { '2026-07': { above: 50, below: 50 } },
  });
  expect(statistics.daysOnMarket).toMatchObject({ avg: 20 });
});

test('all statistics and periods can be requested together', async () => {
  const repository = await aRepository(SALES);
  const statistics = await statisticsOf(repository, {
    status: ['A', 'U'],
    statistics: [...STATISTIC_CODES, ...STATISTIC_PERIODS],
  });
  const reply = ListingSearchReply.shape.statistics.parse(statistics.statistics);
  expect(reply).toEqual(statistics.statistics);
  expect(reply.available?.count).toBe(1);
  expect(reply.new?.count).toBe(5);
  expect(reply.soldPrice).toMatchObject({
    count: 4,
    med: 670_000,
    sum: 2_740_000,
    min: 500_000,
    max: 900_000,
    sd: 143_788.04,
  });
  expect(reply.sqft).toMatchObject({
    min: 1500,
    max: 2000,
    avgPriceLow: 374,
    avgPriceHigh: 498.67,
  });
  expect(reply.soldPrice?.yr).toMatchObject({ 2026: { count: 4 } });
  expect(Object.keys(reply.soldPrice?.['grp-30-days'] ?? {})).toEqual([
    '2026-06-15_2026-07-14',
    '2026-07-15_2026-08-13',
    '2026-08-14_2026-09-12',
  ]);
  repository.close();
});

test('truncates a date range to the maximum number of chart periods', async () => {
  const repository = await aRepository(SALES);
  const { statistics } = await statisticsOf(repository, {
    status: 'U',
    minSoldDate: '0001-01-01',
    statistics: 'cnt-closed,grp-day,grp-7-days',
  });
  expect(Object.keys(statistics['closed'].day)).toHaveLength(1200);
  expect(Object.keys(statistics['closed']['grp-7-days'])).toHaveLength(1200);
  repository.close();
});

const plainMedian = (values: number[]) => {
  const sortedValues = values.toSorted((a, b) => a - b);
  const half = sortedValues.length / 2;
  const [low, high] = [sortedValues[Math.ceil(half) - 1], sortedValues[Math.floor(half)]];
  return values.length ? (Number(low) + Number(high)) / 2 : null;
};
const plainAverage = (values: number[]) =>
  values.length ? values.reduce((a, b) => a + b, 0) / values.length : null;

const anySale = fc.record({
  soldPrice: fc.integer({ min: 100_000, max: 3_000_000 }),
  listPrice: fc.integer({ min: 100_000, max: 3_000_000 }),
  bedrooms: fc.nat(6),
  isHidden: fc.boolean(),
  propertyType: fc.constantFrom('Detached', 'Condo Apt', 'Semi-Detached'),
  month: fc.constantFrom('2026-07', '2026-08', '2026-10'),
});

test('statistics of a verified viewer match the plain rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anySale, { maxLength: 40 }), fc.nat(6), async (sales, maxBeds) => {
      const repository = await aRepository(
        sales.map((sale, i) =>
          aSale({ ...sale, mlsNumber: `S${i}`, soldDate: `${sale.month}-11` }),
        ),
      );
      const { statistics } = await statisticsOf(
        repository,
        {
          status: 'U',
          maxBeds,
          minSoldDate: '2026-07-01',
          maxSoldDate: '2026-10-31',
          statistics: 'avg-soldPrice,med-soldPrice,cnt-closed,pct-aboveBelowList,grp-mth',
          aggregates: 'details.propertyType',
          aggregateStatistics: true,
        },
        'verified',
      );
      repository.close();
      const askedSales = sales.filter(({ bedrooms }) => bedrooms <= maxBeds);
      const check = (summary: Record<string, number | null>, of: typeof askedSales) => {
        const prices = of.map(({ soldPrice }) => soldPrice);
        expect(summary['count']).toBe(of.length);
        expect(summary['med']).toBe(plainMedian(prices));
        if (of.length) expect(summary['avg']).toBeCloseTo(Number(plainAverage(prices)), 1);
      };
      check(statistics['soldPrice'], askedSales);
      expect(Object.keys(statistics['soldPrice'].mth)).toEqual([
        '2026-07',
        '2026-08',
        '2026-09',
        '2026-10',
      ]);
      for (const [month, bucket] of Object.entries<Record<string, number | null>>(
        statistics['soldPrice'].mth,
      )) {
        check(
          bucket,
          askedSales.filter((sale) => sale.month === month),
        );
      }
      const kinds = statistics['soldPrice'].aggregates.details?.propertyType ?? {};
      expect(Object.keys(kinds).toSorted()).toEqual(
        [...new Set(askedSales.map((sale) => sale.propertyType))].toSorted(),
      );
      for (const [kind, group] of Object.entries<Record<string, number | null>>(kinds)) {
        check(
          group,
          askedSales.filter((sale) => sale.propertyType === kind),
        );
      }
      const above = askedSales.filter((sale) => sale.soldPrice > sale.listPrice).length;
      if (askedSales.length)
        expect(statistics['aboveBelowList'].above).toBeCloseTo(
          (100 * above) / askedSales.length,
          1,
        );
    }),
    { numRuns: 60 },
  );
});
