import { expect, test } from 'vitest';
import { FullListing } from '#src/contract/listing.ts';
import { cityPlans } from '#src/server/demo/city-plans.ts';
import { demoListingCount, demoListings } from '#src/server/demo/demo-listings.ts';
import { market } from '#src/server/demo/market.ts';

const TODAY = '2026-11-21';
const records = [...demoListings({ today: TODAY, isLand: () => true })];
const listings = records.map(({ document }) => document);
const parsed = listings.map((document) => FullListing.parse(document));

function median(numbers: readonly number[]): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
  );
}

function countWhere(fits: (listing: FullListing) => boolean): number {
  return parsed.filter(fits).length;
}

test('the count is exact', () => {
  expect(records).toHaveLength(demoListingCount());
});

test('the same day gives the same listings', () => {
  const again = demoListings({ today: TODAY, isLand: () => true });
  let at = 0;
  for (const record of again) {
    if (at % 50 === 0) expect(JSON.stringify(record)).toBe(JSON.stringify(records[at]));
    at += 1;
  }
  expect(at).toBe(records.length);
});

test('a day that is not written as a date is refused', () => {
  expect(() => demoListings({ today: 'soon', isLand: () => true }).next()).toThrow(RangeError);
});

test('every status has its share', () => {
  expect(countWhere(({ status }) => status === 'A')).toBe(7000);
  expect(countWhere(({ lastStatus }) => lastStatus === 'Sld')).toBe(19_000);
  expect(countWhere(({ lastStatus }) => lastStatus === 'Lsd')).toBe(4900);
  expect(countWhere(({ lastStatus }) => ['Exp', 'Sus', 'Ter'].includes(lastStatus))).toBe(1500);
  const share = (code: string) => countWhere(({ lastStatus }) => lastStatus === code) / 7000;
  expect(share('New')).toBeCloseTo(0.72, 1);
  expect(share('Pc')).toBeCloseTo(0.2, 1);
  for (const code of ['Sc', 'Sce', 'Lc', 'Lce', 'Dft']) expect(share(code)).toBeGreaterThan(0);
});

test('a status belongs to its type and to its side of the market', () => {
  for (const { type, status, lastStatus, soldPrice, soldDate } of parsed) {
    if (['Sc', 'Sce', 'Sld'].includes(lastStatus)) expect(type).toBe('Sale');
    if (['Lc', 'Lce', 'Lsd'].includes(lastStatus)) expect(type).toBe('Lease');
    const isClosed = lastStatus === 'Sld' || lastStatus === 'Lsd';
    expect(soldPrice !== null).toBe(isClosed);
    expect(soldDate !== null).toBe(isClosed);
    expect(status).toBe(isClosed || ['Exp', 'Sus', 'Ter'].includes(lastStatus) ? 'U' : 'A');
  }
});

test('every city has listings, and a fifth to a quarter of all are leases', () => {
  for (const { city, active } of cityPlans()) expect(active, city.name).toBeGreaterThan(10);
  expect(cityPlans()).toHaveLength(65);
  const leases = countWhere(({ type }) => type === 'Lease') / parsed.length;
  expect(leases).toBeGreaterThan(0.2);
  expect(leases).toBeLessThan(0.25);
});

test('no key and no address comes twice', () => {
  const keys = parsed.flatMap(({ boardId, mlsNumber, history }) => [
    `${boardId}/${mlsNumber}`,
    ...history.map((entry) => `${entry.boardId}/${entry.mlsNumber}`),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^(2|86)\/[A-Z]\d{8}$/.test(key))).toBe(true);
  const addresses = parsed.map(({ address: { streetNumber, streetName, unitNumber, city } }) =>
    [unitNumber, streetNumber, streetName, city].join('/'),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('picker cities have at least 30 sales in every full month of the last 24', () => {
  const sales = new Map<string, number>();
  for (const { lastStatus, soldDate, address } of parsed) {
    if (lastStatus !== 'Sld' || soldDate === null) continue;
    const key = `${address.city} ${soldDate.slice(0, 7)}`;
    sales.set(key, (sales.get(key) ?? 0) + 1);
  }
  const months = Array.from({ length: 23 }, (_, back) =>
    new Date(Date.UTC(2026, 9 - back, 1)).toISOString().slice(0, 7),
  );
  const pickers = market.cities.filter(({ trendsPicker }) => trendsPicker);
  expect(pickers).toHaveLength(11);
  for (const { name } of pickers) {
    for (const month of months) {
      expect(sales.get(`${name} ${month}`) ?? 0, `${name} ${month}`).toBeGreaterThanOrEqual(30);
    }
  }
});

test('medians are near the market parameters', () => {
  const medianOf = (city: string, propertyType: string) =>
    median(
      parsed
        .filter((listing) => listing.type === 'Sale' && listing.address.city === city)
        .filter((listing) => listing.details.propertyType === propertyType)
        .map((listing) => listing.listPrice),
    );
  for (const city of ['Toronto', 'Mississauga', 'Calgary', 'Vancouver', 'Halifax', 'Ottawa']) {
    const parameter = market.cities.find(({ name }) => name === city)?.avgPriceK.detached ?? 0;
    expect(Math.abs(medianOf(city, 'Detached') / (parameter * 1000) - 1), city).toBeLessThan(0.25);
  }
  expect(medianOf('Toronto', 'Condo Apt')).toBeLessThan(medianOf('Toronto', 'Detached'));
});

test('leases ask 1,000 to 12,000 a month', () => {
  const rents = parsed.filter(({ type }) => type === 'Lease').map(({ listPrice }) => listPrice);
  expect(Math.min(...rents)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...rents)).toBeLessThanOrEqual(12_000);
});

test('a price change lowers the price', () => {
  for (const { lastStatus, originalPrice, listPrice } of parsed) {
    if (lastStatus === 'Pc') expect(originalPrice).toBeGreaterThan(listPrice);
    else expect(originalPrice).toBeGreaterThanOrEqual(listPrice);
  }
});

test('about four in a hundred active listings are restricted, and all closed ones of board 2', () => {
  const isRestricted = ({ permissions }: FullListing) =>
    permissions.displayPublic === 'N' || permissions.displayAddressOnInternet === 'N';
  const share = countWhere((listing) => listing.status === 'A' && isRestricted(listing)) / 7000;
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.05);
  for (const listing of parsed) {
    if (listing.status === 'U') {
      expect(isRestricted(listing)).toBe(listing.boardId === 2 && listing.soldDate !== null);
    }
  }
});

test('dates are in order and none is in the future', () => {
  for (const { listDate, soldDate, status, timestamps } of parsed) {
    const updated = timestamps.listingUpdated ?? '';
    expect(listDate <= updated && updated < `${TODAY}T00:01:01`).toBe(true);
    if (soldDate !== null) expect(listDate < soldDate && soldDate.slice(0, 10) <= TODAY).toBe(true);
    if (status === 'A') expect((timestamps.expiryDate ?? '').slice(0, 10) > TODAY).toBe(true);
  }
});

test('some listings are of today and many of the last week', () => {
  const active = parsed.filter(({ status }) => status === 'A');
  const since = (day: string) => active.filter(({ listDate }) => listDate >= day).length;
  expect(since('2026-11-21')).toBeGreaterThan(50);
  expect(since('2026-11-20')).toBeGreaterThan(since('2026-11-21'));
  expect(since('2026-11-14')).toBeGreaterThan(700);
});
