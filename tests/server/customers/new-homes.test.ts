import { beforeEach, expect, test } from 'vitest';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const DAY_MS = 86_400_000;
const SEARCHES = '/api/customer/saved-searches';
const TORONTO = '/real-estate/list/on/toronto';
const HIDDEN = { displayAddressOnInternet: 'Y', displayPublic: 'N' } as const;

/** A home listed on a day of October 2026; these tests begin on the 21st. */
const listedHome = (number: number, day: number, changes: Parameters<typeof aListing>[0] = {}) =>
  aRecord(aListing({ mlsNumber: `C900000${number}`, listDate: `2026-10-${day}`, ...changes }));

const RECORDS = [
  listedHome(1, 20),
  listedHome(2, 21),
  listedHome(3, 22),
  listedHome(4, 22, { permissions: HIDDEN }),
  listedHome(5, 23, { listPrice: '2000000.00' }),
];

let it: CustomerApp;
beforeEach(async () => {
  it = await aCustomerApp({ records: RECORDS });
});

const save = (name: string, address: string) =>
  it.as('ada')('POST', SEARCHES, { name, address, notify: false });

async function counts(who = 'ada'): Promise<Record<string, number | null>> {
  const { searches } = (await it.as(who)('GET', SEARCHES)).json() as {
    searches: { name: string; newHomes: number | null }[];
  };
  return Object.fromEntries(searches.map(({ name, newHomes }) => [name, newHomes]));
}

const open = (address: string, who = 'ada') => it.as(who)('POST', `${SEARCHES}/seen`, { address });

test('counts homes listed since a search was saved, except those of that day', async () => {
  await save('All', TORONTO);
  await save('To a million', `${TORONTO}?minPrice=0&maxPrice=1000000`);
  expect(await counts()).toEqual({ All: 0, 'To a million': 0 });
  it.clock.advance(DAY_MS);
  expect(await counts()).toEqual({ All: 2, 'To a million': 2 });
  it.clock.advance(DAY_MS);
  expect(await counts()).toEqual({ All: 3, 'To a million': 2 });
});

test('opening a search resets its count and leaves the other counts unchanged', async () => {
  await save('All', TORONTO);
  await save('To a million', `${TORONTO}?minPrice=0&maxPrice=1000000`);
  it.clock.advance(DAY_MS);
  expect((await open(TORONTO)).statusCode).toBe(200);
  expect(await counts()).toEqual({ All: 0, 'To a million': 2 });
  it.clock.advance(DAY_MS);
  expect(await counts()).toEqual({ All: 1, 'To a million': 2 });
});

test('sort order and page do not change a search, and only its owner opens it', async () => {
  await save('All', `${TORONTO}?sort=random&seed=7`);
  it.clock.advance(DAY_MS);
  await open(TORONTO, 'bo');
  await open(`${TORONTO}?beds=2`);
  expect(await counts()).toEqual({ All: 2 });
  expect((await it.as(null)('POST', `${SEARCHES}/seen`, { address: TORONTO })).statusCode).toBe(
    401,
  );
  expect((await open('https://elsewhere.example/')).statusCode).toBe(400);
  await open(`${TORONTO}?page=2&sort=listPriceAsc`);
  expect(await counts()).toEqual({ All: 0 });
});

test('a search without a place, or for sold homes, has no count', async () => {
  await save('Canada', '/real-estate/list');
  await save('Sold', `${TORONTO}?show=sold`);
  it.clock.advance(DAY_MS);
  await open('/real-estate/list');
  expect(await counts()).toEqual({ Canada: null, Sold: null });
});

test('changing the address of a search restarts its count', async () => {
  const { id } = (await save('Here', '/real-estate/list/on/ottawa')).json() as { id: string };
  it.clock.advance(DAY_MS);
  await it.as('ada')('PUT', `${SEARCHES}/${id}`, { address: TORONTO });
  expect(await counts()).toEqual({ Here: 0 });
});

test('counts only public homes for a customer who has not accepted the boards’ terms', async () => {
  it = await aCustomerApp({ records: RECORDS, terms: { version: '1', lines: ['One.'] } });
  await save('All', TORONTO);
  it.clock.advance(DAY_MS);
  expect(await counts()).toEqual({ All: 1 });
  await it.as('ada')('POST', '/api/customer/vow-terms', { version: '1' });
  await open(TORONTO);
  it.clock.advance(DAY_MS);
  expect(await counts()).toEqual({ All: 1 });
});
