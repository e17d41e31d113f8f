import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FullListing } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { cityPlans, DEFAULT_COUNT } from '#src/demo-world/listings/market/city-plans.ts';

import { market } from '#src/demo-world/listings/market/market.ts';
import { mlsNumber } from '#src/demo-world/listings/board/mls-numbers.ts';
import { parsed, records, TODAY } from './default-set.ts';
import { demoRecords } from './demo-records.ts';
import { flatGeography } from './flat-geography.ts';

function countWhere(fits: (listing: FullListing) => boolean): number {
  return parsed.filter(fits).length;
}

test('the number of listings is exact', () => {
  expect(records).toHaveLength(DEFAULT_COUNT);
});

function hashOf(records: Iterable<ListingRecord>): string {
  const hash = createHash('sha256');
  for (const record of records) hash.update(JSON.stringify(record));
  return hash.digest('hex');
}

test('the same day gives the same listings', () => {
  const request = { today: TODAY, geography: flatGeography, count: 3450 };
  expect(hashOf(demoRecords(request))).toBe(hashOf(demoRecords(request)));
});

const cut = (count: number, request: { today: string; seed?: string }) => {
  const records = [];
  for (const { document } of demoRecords({ ...request, geography: flatGeography })) {
    if (records.push(document) === count) break;
  }
  return records;
};

test('another day shifts the dates and keeps the homes', () => {
  const [first] = cut(1, { today: TODAY });
  const [later] = cut(1, { today: '2026-11-23' });
  expect(Date.parse(later?.listDate ?? '') - Date.parse(first?.listDate ?? '')).toBe(
    2 * 86_400_000,
  );
  expect(later?.address).toEqual(first?.address);
  expect(later?.details.numBedrooms).toBe(first?.details.numBedrooms);
});

test('another seed gives different homes', () => {
  const prices = (seed: string) =>
    cut(20, { today: TODAY, seed }).map(({ listPrice }) => listPrice);
  expect(prices('one')).toEqual(prices('one'));
  expect(prices('one')).not.toEqual(prices('other'));
});

/** How many listings of each city are for sale or lease, sold, leased and off the market. */
function mixOf(list: readonly ListingRecord[]): Map<string, number> {
  const kinds: Readonly<Record<string, string>> = { Sld: 'sold', Lsd: 'leased' };
  const mix = new Map<string, number>();
  for (const { document } of list) {
    const { status, lastStatus, address } = document;
    const kind = status === 'A' ? 'active' : (kinds[lastStatus] ?? 'off');
    const key = `${kind} in ${address.city}, ${address.state}`;
    mix.set(key, (mix.get(key) ?? 0) + 1);
  }
  return mix;
}

test('a set of a tenth of the size has a tenth of each kind of listing in each city', () => {
  const small = [...demoRecords({ today: TODAY, geography: flatGeography, count: 3450 })];
  expect(small).toHaveLength(3450);
  const [smallMix, mix] = [mixOf(small), mixOf(records)];
  expect(mix.size).toBe(4 * market.cities.length);
  for (const [key, count] of mix) {
    expect(Math.abs((smallMix.get(key) ?? 0) - count / 10), key).toBeLessThan(1.1);
  }
});

test('a count beyond the available listing numbers is refused', () => {
  const many = demoRecords({ today: TODAY, geography: flatGeography, count: 23_000_000 });
  expect(() => many.next()).toThrow(RangeError);
});

test('a day that is not a date is refused', () => {
  expect(() => demoRecords({ today: 'soon', geography: flatGeography }).next()).toThrow(RangeError);
});

test('each status has its planned share', () => {
  expect(countWhere(({ status }) => status === 'A')).toBe(8000);
  expect(countWhere(({ lastStatus }) => lastStatus === 'Sld')).toBe(20_000);
  expect(countWhere(({ lastStatus }) => lastStatus === 'Lsd')).toBe(5000);
  expect(countWhere(({ lastStatus }) => ['Exp', 'Sus', 'Ter'].includes(lastStatus))).toBe(1500);
  const share = (code: string) => countWhere(({ lastStatus }) => lastStatus === code) / 8000;
  expect(share('New')).toBeCloseTo(0.7, 1);
  expect(share('Pc')).toBeCloseTo(0.2, 1);
});

test('all but at most two cities have all twelve statuses', () => {
  const statuses = new Map<string, Set<string>>();
  for (const { address, lastStatus } of parsed) {
    statuses.set(address.city, (statuses.get(address.city) ?? new Set()).add(lastStatus));
  }
  const fewer = [...statuses].filter(([, codes]) => codes.size < 12).map(([city]) => city);
  expect(fewer.length).toBeLessThanOrEqual(2);
});

test('a status matches its type and its side of the market', () => {
  for (const { type, status, lastStatus, soldPrice, soldDate } of parsed) {
    if (['Sc', 'Sce', 'Sld'].includes(lastStatus)) expect(type).toBe('Sale');
    if (['Lc', 'Lce', 'Lsd'].includes(lastStatus)) expect(type).toBe('Lease');
    const isClosed = lastStatus === 'Sld' || lastStatus === 'Lsd';
    expect(soldPrice !== null).toBe(isClosed);
    expect(soldDate !== null).toBe(isClosed);
    expect(status).toBe(isClosed || ['Exp', 'Sus', 'Ter'].includes(lastStatus) ? 'U' : 'A');
  }
});

test('every city has active listings, and 20 to 25 percent of all listings are leases', () => {
  for (const { city, active } of cityPlans()) expect(active, city.name).toBeGreaterThan(10);
  expect(cityPlans()).toHaveLength(65);
  const leases = countWhere(({ type }) => type === 'Lease') / parsed.length;
  expect(leases).toBeGreaterThan(0.2);
  expect(leases).toBeLessThan(0.25);
});

test('no listing key and no address occurs twice', () => {
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

test('leases ask 1,000 to 12,000 dollars per month', () => {
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

test('about 4 percent of active listings are restricted, and all closed ones of board 2', () => {
  const isRestricted = ({ permissions }: FullListing) =>
    permissions.displayPublic === 'N' || permissions.displayAddressOnInternet === 'N';
  const share = countWhere((listing) => listing.status === 'A' && isRestricted(listing)) / 8000;
  expect(share).toBeGreaterThan(0.035);
  expect(share).toBeLessThan(0.045);
  for (const listing of parsed) {
    if (listing.status === 'U') {
      expect(isRestricted(listing)).toBe(listing.boardId === 2 && listing.soldDate !== null);
    }
  }
});

test('dates are in order and none is in the future', () => {
  for (const [at, { listDate, soldDate, status, timestamps }] of parsed.entries()) {
    const updatedOn = timestamps.listingUpdated ?? '';
    expect(listDate <= updatedOn && updatedOn < `${TODAY}T00:01:01`).toBe(true);
    if (soldDate !== null) expect(listDate < soldDate && soldDate.slice(0, 10) <= TODAY).toBe(true);
    if (status === 'A')
      expect((records[at]?.document.timestamps.expiryDate ?? '').slice(0, 10) > TODAY).toBe(true);
  }
});

test('listing numbers stay unique for two million listings', () => {
  const numbers = new Uint8Array(90_000_000);
  const city = market.cities[0];
  if (city === undefined) throw new Error('There are no cities.');
  let repeatCount = 0;
  for (let ordinal = 0; ordinal < 2_000_000; ordinal += 1) {
    const number = Number(mlsNumber(city, ordinal, ordinal % 4).slice(1)) - 10_000_000;
    repeatCount += numbers[number] ?? 1;
    numbers[number] = 1;
  }
  expect(repeatCount).toBe(0);
});

test('some listings are from today and many from the last week', () => {
  const active = parsed.filter(({ status }) => status === 'A');
  const since = (day: string) => active.filter(({ listDate }) => listDate >= day).length;
  expect(since('2026-11-21')).toBeGreaterThan(50);
  expect(since('2026-11-20')).toBeGreaterThan(since('2026-11-21'));
  expect(since('2026-11-14')).toBeGreaterThan(700);
});
