import { expect, test } from 'vitest';
import type { FullListing } from '#src/contract/listings/listing.ts';
import { HOME_KINDS, market } from '#src/demo-world/listings/market/market.ts';
import type { City } from '#src/demo-world/listings/market/market.ts';
import { parsed } from '../default-set.ts';

const sales = Map.groupBy(
  parsed.filter(({ lastStatus }) => lastStatus === 'Sld'),
  ({ address }) => address.city,
);
const salesIn = ({ name }: City) => sales.get(name) ?? [];
const paidDollars = ({ soldPrice }: FullListing) => soldPrice ?? Number.NaN;
const ratio = (listing: FullListing) => (paidDollars(listing) / listing.listPrice) * 100;

function mean(listings: readonly FullListing[], of: (listing: FullListing) => number): number {
  return listings.reduce((sum, listing) => sum + of(listing), 0) / listings.length;
}

function offBy(actual: number, target: number): number {
  return Math.abs(actual / target - 1);
}

test('the average sale price of a city is near its parameters', () => {
  for (const city of market.cities) {
    const shares = HOME_KINDS.reduce((sum, kind) => sum + city.mix[kind], 0);
    const targetPrice = HOME_KINDS.reduce(
      (sum, kind) => sum + city.mix[kind] * city.avgPriceK[kind],
      0,
    );
    const averagePrice = mean(salesIn(city), paidDollars);
    expect(offBy(averagePrice, (targetPrice / shares) * 1000), city.name).toBeLessThan(0.1);
  }
});

test('the average sale price of a home type with at least 30 sales is near its parameter', () => {
  let cells = 0;
  for (const city of market.cities) {
    for (const kind of HOME_KINDS) {
      const { propertyTypes } = market.homeTypes[kind];
      const some = salesIn(city).filter(({ details }) =>
        propertyTypes.includes(details.propertyType ?? ''),
      );
      if (some.length < 30) continue;
      cells += 1;
      const averagePrice = mean(some, paidDollars);
      expect(offBy(averagePrice, city.avgPriceK[kind] * 1000), `${city.name} ${kind}`).toBeLessThan(
        0.1,
      );
    }
  }
  expect(cells).toBeGreaterThan(100);
});

test('days on market and the sale-to-list ratio are near the parameters of every city', () => {
  for (const city of market.cities) {
    const days = mean(salesIn(city), ({ daysOnMarket }) => daysOnMarket ?? Number.NaN);
    expect(offBy(days, city.daysOnMarket), city.name).toBeLessThan(0.1);
    expect(Math.abs(mean(salesIn(city), ratio) - city.saleToListPct), city.name).toBeLessThan(1);
  }
});

test('homes sell slower and for less of the asking price in winter than in spring', () => {
  const inMonths = (months: readonly string[]) =>
    [...sales.values()]
      .flat()
      .filter(({ soldDate }) => months.includes(soldDate?.slice(5, 7) ?? ''));
  const [winter, spring] = [inMonths(['12', '01']), inMonths(['04', '05'])];
  const days = ({ daysOnMarket }: FullListing) => daysOnMarket ?? Number.NaN;
  expect(mean(winter, days)).toBeGreaterThan(1.2 * mean(spring, days));
  expect(mean(winter, ratio)).toBeLessThan(mean(spring, ratio) - 0.6);
});

test('Greater Toronto homes listed in early 2022 were priced higher than at their next listing', () => {
  const toronto = parsed.filter(({ type, boardId }) => type === 'Sale' && boardId === 2);
  const change = toronto.flatMap(({ history, listPrice }) => {
    const peak = history.find(({ listDate }) => /^2022-0[1-4]/.test(listDate));
    return peak === undefined ? [] : [listPrice / peak.listPrice];
  });
  expect(change.length).toBeGreaterThan(50);
  const average = change.reduce((sum, one) => sum + one, 0) / change.length;
  expect(average).toBeGreaterThan(0.65);
  expect(average).toBeLessThan(0.9);
});
