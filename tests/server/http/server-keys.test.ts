import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoryEntry } from '#src/contract/listings/listing.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const KEY = 'k3y-of-a-trusted-server-0001';
const OTHER_KEY = 'another-k3y-of-a-server-0002';
const WRONG = 'k3y-of-a-trusted-server-0003';

let app: FastifyInstance;
let log = '';

const address = { ...aListing().address, streetNumber: '7', streetName: 'Larch' };
const hidden = {
  displayAddressOnInternet: 'Y',
  displayPublic: 'Y',
  displayInternetEntireListing: 'N',
} as const;
const past: HistoryEntry = {
  ...{ mlsNumber: 'P1', boardId: 86, type: 'Sale', lastStatus: 'Sld', listPrice: 500_000 },
  ...{ soldPrice: 510_000, listDate: '2020-01-01', soldDate: '2020-02-01' },
  timestamps: { expiryDate: '2020-06-01' },
};

beforeAll(async () => {
  const logStream = new Writable({
    write(chunk, _, done) {
      log += String(chunk);
      done();
    },
  });
  app = await anApp(
    [
      aRecord({ mlsNumber: 'C1' }),
      aRecord({ mlsNumber: 'X1', permissions: HIDDEN, listPrice: '1234567.00' }),
      aRecord({ mlsNumber: 'N1', permissions: hidden, address, privateNote: 'for the office' }),
      aRecord({
        ...{ mlsNumber: 'E1', status: 'U', lastStatus: 'Exp', address, boardId: 86 },
        history: [past],
      }),
    ],
    {
      config: testConfig({ REALTY_API_KEYS: `${KEY}, ${OTHER_KEY}`, LOG_LEVEL: 'info' }),
      logStream,
    },
  );
});
afterAll(() => app.close());

const LISTINGS = '/api/realty/listings';
const withKey = { 'REPLIERS-API-KEY': KEY };
const numbersOf = (response: { json: () => { listings: { mlsNumber: string }[] } }) =>
  response
    .json()
    .listings.map(({ mlsNumber }) => mlsNumber)
    .toSorted();

test.each([
  ['a header', `${LISTINGS}?status=A&status=U`, withKey],
  ['a header with another key', `${LISTINGS}?status=A&status=U`, { 'repliers-api-key': OTHER_KEY }],
  ['a parameter', `${LISTINGS}?status=A&status=U&repliers_api_key=${KEY}`, {}],
])(
  'a key in %s returns every listing, including hidden and ended ones',
  async (_, url, headers) => {
    const response = await app.inject({ url, headers });
    expect(numbersOf(response)).toEqual(['C1', 'E1', 'N1', 'X1']);
    expect(response.json().count).toBe(4);
    expect(response.headers['warning']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(String(response.headers['vary'])).toContain('repliers-api-key');
    const hiddenOne = response
      .json()
      .listings.find((one: { mlsNumber: string }) => one.mlsNumber === 'N1');
    expect(hiddenOne).toMatchObject({ privateNote: 'for the office', listPrice: '899000.00' });
  },
);

test.each([
  ['displayInternetEntireListing=Y', ['C1', 'X1']],
  ['displayInternetEntireListing=N', ['N1']],
  ['displayPublic=N', ['X1']],
  ['status=U&lastStatus=Exp', ['E1']],
  ['standardStatus=Expired', ['E1']],
  ['minPrice=1000000', ['X1']],
  ['streetName=larch&status=A&status=U', ['E1', 'N1']],
  ['sortBy=listPriceDesc&resultsPerPage=1', ['X1']],
])('with a key, %s finds %j', async (query, numbers) => {
  expect(numbersOf(await app.inject({ url: `${LISTINGS}?${query}`, headers: withKey }))).toEqual(
    numbers,
  );
});

test('with a key, statistics, counts and clusters cover every listing', async () => {
  const query =
    'listings=false&status=A&status=U&aggregates=lastStatus,map&statistics=max-listPrice&clusterPrecision=4';
  const { aggregates, statistics } = (
    await app.inject({ url: `${LISTINGS}?${query}`, headers: withKey })
  ).json();
  expect(aggregates.lastStatus).toEqual({ New: 3, Exp: 1 });
  expect(aggregates.map.clusters[0].count).toBe(4);
  expect(statistics.listPrice.max).toBe(1_234_567);
});

test.each(['C1', 'X1', 'N1', 'E1'])(
  'with a key, the record of %s is complete',
  async (mlsNumber) => {
    const { statusCode, body } = await app.inject({
      url: `${LISTINGS}/${mlsNumber}`,
      headers: withKey,
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ mlsNumber, address: { zip: 'M4E 2B7' } });
  },
);

test('with a key, the history of a home is complete regardless of its board', async () => {
  const byAddress = await app.inject({
    url: `${LISTINGS}/history?streetNumber=7&streetName=Larch&city=Toronto`,
    headers: withKey,
  });
  const numbers = byAddress.json().history.map((one: { mlsNumber: string }) => one.mlsNumber);
  expect(numbers.toSorted()).toEqual(['E1', 'N1', 'P1']);
  const one = await app.inject({ url: `${LISTINGS}/E1`, headers: withKey });
  expect(one.json().history).toEqual([past]);
});

test('without a key, the public view is returned', async () => {
  expect(numbersOf(await app.inject(`${LISTINGS}?status=A&status=U`))).toEqual(['C1', 'X1']);
  for (const [mlsNumber, status] of [
    ['N1', 404],
    ['E1', 410],
  ] as const) {
    expect((await app.inject(`${LISTINGS}/${mlsNumber}`)).statusCode).toBe(status);
  }
  expect((await app.inject(`${LISTINGS}/X1`)).json().restricted).toBe(true);
});

test.each([
  ['a header', LISTINGS, { 'REPLIERS-API-KEY': WRONG }],
  ['a short header', `${LISTINGS}/C1`, { 'REPLIERS-API-KEY': 'k' }],
  ['an empty header', `${LISTINGS}/history?mlsNumber=C1`, { 'REPLIERS-API-KEY': '' }],
  ['a parameter', `/api/realty/locations?repliers_api_key=${WRONG}`, {}],
  ['a repeated parameter', `${LISTINGS}?repliers_api_key=${KEY}&repliers_api_key=${WRONG}`, {}],
])('a wrong key in %s is answered 401', async (_, url, headers) => {
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual([
    { param: 'REPLIERS-API-KEY', msg: 'is not a key of this server' },
  ]);
});

test('a key gives access to the listings API only', async () => {
  const url = '/api/customer/user';
  expect((await app.inject({ url, headers: withKey })).statusCode).toBe(401);
});

test('writes no key to the log', async () => {
  await app.inject(`${LISTINGS}?minPrice=1&repliers_api_key=${KEY}`);
  await app.inject(`${LISTINGS}?repliers_api_key=${WRONG}&city=Toronto`);
  expect(log).toContain('/api/realty/listings');
  expect(log).toContain('"parameters":"');
  for (const key of [KEY, OTHER_KEY, WRONG]) expect(log).not.toContain(key);
});

test('ignores keys if none is configured', async () => {
  const open = await anApp([aRecord({ mlsNumber: 'C1' })]);
  const response = await open.inject({ url: LISTINGS, headers: withKey });
  expect(response.statusCode).toBe(200);
  await open.close();
});
