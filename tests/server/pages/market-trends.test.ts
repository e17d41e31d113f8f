import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { call, connectHttp } from '#src/clients/http.ts';
import { loadSmallTrend, loadTrends } from '#src/domain/market/trends/load-trends.ts';
import { cityPlace, TREND_CITIES } from '#src/domain/market/trends/trend-place.ts';
import { type TrendsPage, trendsPage } from '#src/page-data/trends-page.ts';
import { readTrends } from '#src/domain/market/trends/trends-request.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { aRealtyApp, TODAY } from '#tests/support/app/realty-app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { aSale, type Sale } from '#tests/support/listings/sales.ts';

afterEach(() => connectHttp(undefined));

/** The API over these sales, asked as `viewer`. */
async function connectTo(sales: readonly Sale[], viewer: Viewer = 'anonymous') {
  const { app } = await aRealtyApp(sales.map(aSale), viewer);
  connectHttp(transportTo(app));
  return app;
}

const MONTHS = [
  '2025-09',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
];

const sale = fc.record({
  city: fc.constantFrom('Toronto', 'Toronto', 'Ajax'),
  propertyType: fc.constantFrom('Detached', 'Condo Apt'),
  bedrooms: fc.integer({ min: 1, max: 6 }),
  soldDate: fc
    .tuple(fc.constantFrom(...MONTHS), fc.integer({ min: 1, max: 19 }))
    .map(([month, day]) => `${month}-${String(day).padStart(2, '0')}`),
  listPrice: fc.integer({ min: 300_000, max: 2_000_000 }),
  soldPrice: fc.integer({ min: 300_000, max: 2_000_000 }),
  daysOnMarket: fc.integer({ min: 1, max: 90 }),
});

const mean = (numbers: readonly number[]) =>
  numbers.length < 5 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

test('every figure matches a count of the individual sales', async () => {
  const sales = fc.array(sale, { minLength: 30, maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(sales, fc.constantFrom(2, 4), async (anySales, beds) => {
      const all = anySales.map((each, at) => ({ ...each, mlsNumber: `S${at}` }));
      const app = await connectTo(all);
      const outcome = await loadTrends(call, readTrends(new URLSearchParams({ beds: `${beds}` })), {
        today: TODAY,
      });
      await app.close();
      const [market] = outcome.ok ? outcome.value : [];
      if (!market) throw new Error('The market was not loaded.');
      const salesInCity = all.filter(
        ({ city, bedrooms }) => city === 'Toronto' && bedrooms <= beds,
      );
      const sold = (month: string) =>
        salesInCity.filter(({ soldDate }) => soldDate.startsWith(month));
      expect(market.months.map(({ month }) => month)).toEqual(MONTHS.slice(1));
      for (const figures of [...market.months, ...(market.yearAgo ? [market.yearAgo] : [])]) {
        const those = sold(figures.month);
        const isUntold = those.length === 0 && figures.isPartial;
        expect(figures.sold).toBe(isUntold ? null : those.length);
        const price = mean(those.map(({ soldPrice }) => soldPrice));
        if (price === null) expect(figures.averagePriceDollars).toBeNull();
        else expect(figures.averagePriceDollars).toBeCloseTo(price, 1);
        const days = mean(those.map(({ daysOnMarket }) => daysOnMarket));
        if (days === null) expect(figures.averageDays).toBeNull();
        else expect(figures.averageDays).toBeCloseTo(days, 1);
        const above = mean(
          those.map(({ listPrice, soldPrice }) => (soldPrice > listPrice ? 100 : 0)),
        );
        if (above === null) expect(figures.abovePercent).toBeNull();
        else expect(figures.abovePercent).toBeCloseTo(above, 1);
      }
      const recentSales = salesInCity.filter(({ soldDate }) => soldDate >= '2026-04-01');
      expect(market.total.sold).toBe(recentSales.length);
      for (const { propertyType, sold: count } of market.types) {
        expect(count).toBe(recentSales.filter((each) => each.propertyType === propertyType).length);
      }
    }),
    { numRuns: 12 },
  );
});

const seven = (changes: Partial<Sale> = {}): Sale[] =>
  Array.from({ length: 7 }, (_, at) => ({ mlsNumber: `H${at}`, isHidden: true, ...changes }));

test('only signed-in viewers see hidden sales that are not pooled', async () => {
  const toronto = TREND_CITIES[0];
  const soldTo = async (viewer: Viewer) => {
    const app = await connectTo(seven(), viewer);
    const market = await loadSmallTrend(call, toronto, TODAY);
    await app.close();
    return market?.total;
  };
  expect(await soldTo('anonymous')).toMatchObject({ averagePriceDollars: null });
  expect(await soldTo('verified')).toMatchObject({ sold: 7, averagePriceDollars: 790_000 });
});

test('the market figures beside a list match the trends page they link to', async () => {
  const large = seven({ isHidden: false, bedrooms: 6 }).map(({ mlsNumber, ...sale }) => ({
    ...sale,
    mlsNumber: `L${mlsNumber}`,
  }));
  const app = await connectTo([...seven({ isHidden: false }), ...large]);
  const ajax = cityPlace('Ajax', 'ON');
  const small = await loadSmallTrend(call, TREND_CITIES[0], TODAY);
  const page = await open('');
  const [whole] = page.kind === 'trends' ? (page.trends ?? []) : [];
  expect(small?.total.sold).toBe(7);
  expect(whole?.total.sold).toBe(7);
  expect(small?.total.averagePriceDollars).toBe(whole?.total.averagePriceDollars);
  expect(ajax && (await loadSmallTrend(call, ajax, TODAY))).toMatchObject({ total: { sold: 0 } });
  await app.close();
});

const open = async (query: string): Promise<TrendsPage> =>
  trendsPage(new URLSearchParams(query), {
    call,
    today: TODAY,
    hasSold: true,
    removedListing: async () => undefined,
    places: {
      citiesNamed: async (slug) =>
        slug === 'toronto'
          ? [
              {
                key: 'toronto',
                name: 'Toronto',
                state: 'ON',
                lat: 43.7,
                lng: -79.4,
                population: 3_000_000,
                neighborhoods: [['The Annex', 43.67, -79.4]],
              },
            ]
          : [],
    },
  });

test.each([
  ['beds=4', '/real-estate/trends'],
  ['place=on/toronto', '/real-estate/trends'],
  ['place=on/ajax&beds=9&utm=x', '/real-estate/trends?place=on/ajax'],
  ['older=yes', '/real-estate/trends'],
])('the URL with %s redirects to %s', async (query, to) => {
  const app = await connectTo(seven());
  expect(await open(query)).toEqual({ kind: 'redirect', to });
  await app.close();
});

test('uses gazetteer spellings for places and lets only whole cities be indexed', async () => {
  const app = await connectTo(seven({ isHidden: false }));
  const annex = await open('place=on/toronto/the-annex');
  expect(annex).toMatchObject({
    request: { places: [{ name: 'The Annex, Toronto' }] },
    isIndexed: false,
  });
  expect(await open('')).toMatchObject({ isIndexed: true });
  expect(await open('older=1')).toMatchObject({ isIndexed: false });
  expect(await open('place=on/nowhere')).toMatchObject({ isIndexed: false });
  await app.close();
});

test('keeps an unknown typed place and still shows the market', async () => {
  const app = await connectTo(seven({ isHidden: false }));
  expect(await open('q=Zzqqkx&do=show')).toMatchObject({
    kind: 'trends',
    unknown: 'Zzqqkx',
    trends: [{ total: { sold: 7 } }],
  });
  await app.close();
});

test('without listings the page has no market', async () => {
  connectHttp(async () => {
    throw new Error('no connection');
  });
  expect(await open('')).toMatchObject({ kind: 'trends', trends: null });
});
