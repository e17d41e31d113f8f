import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const SECRETS = [
  '1234567',
  '777',
  'Hiddenstreet',
  'K1A 0B1',
  'Secret Realty',
  '43.6543',
  '2026-10-09',
];

const hiddenRecord = aRecord({
  mlsNumber: 'X7',
  permissions: HIDDEN,
  listPrice: '1234567.00',
  listDate: '2026-10-09',
  map: { latitude: 43.6543, longitude: -79.3 },
  address: {
    ...aListing().address,
    streetNumber: '777',
    streetName: 'Hiddenstreet',
    zip: 'K1A 0B1',
  },
  details: { ...aListing().details, numBedrooms: 7, description: 'Secret words' },
  office: { brokerageName: 'Secret Realty' },
});
const open = aRecord({ mlsNumber: 'C1', listDate: '2026-10-05', listPrice: '800000.00' });
const hiddenSale = aRecord({
  mlsNumber: 'X8',
  permissions: HIDDEN,
  status: 'U',
  lastStatus: 'Sld',
  soldPrice: 1_234_567,
  soldDate: '2026-09-20',
  listDate: '2026-08-20',
});

let anonymous: FastifyInstance;
let verifiedApp: FastifyInstance;

beforeAll(async () => {
  anonymous = await anApp([open, hiddenRecord, hiddenSale]);
  verifiedApp = await anApp([open, hiddenRecord, hiddenSale], { identify: () => 'verified' });
});
afterAll(() => Promise.all([anonymous.close(), verifiedApp.close()]));

const search = (app: FastifyInstance, query: string) => app.inject(`/api/realty/listings?${query}`);
const numbers = async (app: FastifyInstance, query: string): Promise<string[]> =>
  (await search(app, query))
    .json()
    .listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);

test.each([
  '/api/realty/listings',
  '/api/realty/listings?status=A&status=U',
  '/api/realty/listings?fields=mlsNumber,listPrice,address.*,details.*,map.*,office.*',
  '/api/realty/listings?cluster=true&clusterPrecision=20&clusterFields=listPrice,address.*',
  '/api/realty/listings/X7',
  '/api/realty/listings/X8?boardId=2',
])('%s shows an anonymous viewer nothing hidden', async (url) => {
  const { body, statusCode } = await anonymous.inject(url);
  expect(statusCode).toBe(200);
  for (const secret of SECRETS) expect(body).not.toContain(secret);
});

test('an anonymous viewer gets the public view instead of the listing', async () => {
  const response = await anonymous.inject('/api/realty/listings/X7');
  expect(response.json()).toEqual({
    restricted: true,
    mlsNumber: 'X7',
    boardId: 2,
    type: 'Sale',
    class: 'ResidentialProperty',
    status: 'A',
    listDate: '2026-10',
    soldDate: null,
    address: { city: 'Toronto', state: 'Ontario' },
    map: hiddenRecord.coarse,
    permissions: HIDDEN,
  });
});

test('a verified viewer gets the full listing', async () => {
  const response = await verifiedApp.inject('/api/realty/listings/X7');
  expect(response.json()).toMatchObject({
    listPrice: '1234567.00',
    office: { brokerageName: 'Secret Realty' },
  });
});

test.each([
  ['minPrice=1', ['C1']],
  ['maxPrice=2000000', ['C1']],
  ['minBeds=1', ['C1']],
  ['minSqft=500', ['C1']],
  ['propertyType=Detached', ['C1']],
  ['style=2-Storey', ['C1']],
  ['neighborhood=The Beaches', ['C1']],
  ['area=Toronto', ['C1']],
  ['status=U&minSoldPrice=1', []],
  ['city=Toronto', ['C1', 'X7']],
  ['state=ON&class=residential&boardId=2', ['C1', 'X7']],
])('a filter on a hidden field excludes the listing: %s', async (query, expected) => {
  expect((await numbers(anonymous, query)).toSorted()).toEqual(expected);
});

test('no price filter reveals the price of a hidden listing', async () => {
  for (const price of [1, 100_000, 1_234_566, 1_234_567, 1_234_568, 9_999_999]) {
    expect(await numbers(anonymous, `minPrice=${price}`)).not.toContain('X7');
    expect(await numbers(anonymous, `maxPrice=${price}`)).not.toContain('X7');
  }
  expect(await numbers(verifiedApp, 'minPrice=1234567')).toEqual(['X7']);
});

test('statistics cover only prices that the viewer may see', async () => {
  expect((await search(anonymous, 'type=sale')).json().statistics.listPrice).toEqual({
    min: 800_000,
    max: 800_000,
  });
  expect((await search(verifiedApp, 'type=sale')).json().statistics.listPrice.max).toBe(1_234_567);
});

test('a date filter compares months', async () => {
  expect(await numbers(anonymous, 'minListDate=2026-10-31')).toEqual(['X7']);
  expect(await numbers(anonymous, 'maxListDate=2026-10-01')).toEqual(['X7']);
  expect(await numbers(anonymous, 'minListDate=2026-11-01')).toEqual([]);
  expect(await numbers(anonymous, 'maxListDate=2026-09-30')).toEqual([]);
});

test.each([
  ['lastStatus=New', true],
  ['lastStatus=Pc', true],
  ['lastStatus=Sc', false],
  ['lastStatus=Lc', false],
  ['lastStatus=Sld', false],
])('a last-status filter compares the visible status and type: %s', async (query, isFound) => {
  expect((await numbers(anonymous, query)).includes('X7')).toBe(isFound);
});

test('a restricted listing sorts last in every order', async () => {
  for (const sort of ['listPriceAsc', 'listPriceDesc', 'createdOnDesc', 'bedsDesc', 'random']) {
    expect(await numbers(anonymous, `sortBy=${sort}`)).toEqual(['C1', 'X7']);
  }
});

test('the map shows it at its coarse location and counts it as restricted', async () => {
  const response = await search(anonymous, 'cluster=true&clusterPrecision=22&listings=false');
  const [listing] = response
    .json()
    .aggregates.map.clusters.filter(
      ({ restrictedCount }: { restrictedCount?: number }) => restrictedCount,
    );
  expect(listing).toMatchObject({
    count: 1,
    restrictedCount: 1,
    location: hiddenRecord.coarse,
    listing: { restricted: true },
  });
});

test('a search around its exact location does not find it', async () => {
  const around = '[[[-79.3005,43.6540],[-79.3005,43.6546],[-79.2995,43.6546],[-79.2995,43.6540]]]';
  expect(await numbers(anonymous, `map=${around}`)).toEqual([]);
  expect(await numbers(verifiedApp, `map=${around}`)).toEqual(['X7']);
});

test('a made-up session cookie gives no access', async () => {
  const response = await anonymous.inject({
    url: '/api/realty/listings/X7',
    headers: { cookie: 'activeSession=true', authorization: 'Bearer made-up' },
  });
  expect(response.json().restricted).toBe(true);
});

test('direct photo URLs are refused to anonymous viewers and served to verified ones', async () => {
  const url = '/images/listings/2/X7/1.jpg?w=350';
  expect((await anonymous.inject(url)).statusCode).toBe(404);
  const verifiedReply = await verifiedApp.inject(url);
  expect(verifiedReply.statusCode).toBe(200);
  expect(verifiedReply.headers['cache-control']).toMatch(/^private/);
});
