import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { FullListing } from '#src/contract/listings/listing.ts';
import { getSimilarListings } from '#src/contract/listings/detail/similar-listings.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

let app: FastifyInstance;

const elsewhere = {
  map: { latitude: 45.5, longitude: -73.57 },
  address: { ...aListing().address, city: 'Montréal', state: 'Quebec' },
};

beforeAll(async () => {
  ({ app } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1' }),
    aRecord({ mlsNumber: 'C2', lastStatus: 'Pc', type: 'Sale' }),
    aRecord({ mlsNumber: 'C3', type: 'Lease', listPrice: '2500.00' }),
    aRecord({ mlsNumber: 'C1', boardId: 86, ...elsewhere }),
  ]));
});
afterAll(() => app.close());

const BASE = '/api/realty/listings';
const post = (query: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `${BASE}${query}`, payload });

const UNCLOSED = '[[[-79.4,43.7],[-79.2,43.7],[-79.2,43.6],[-79.4,43.6]]]';

test('a POST search with an empty body is a search', async () => {
  const response = await post('?type=sale&city=Toronto');
  expect(response.statusCode).toBe(200);
  expect(ListingSearchReply.safeParse(response.json()).error).toBeUndefined();
  expect(response.json()).toMatchObject({ page: 1, numPages: 1, count: 2 });
});

test.each([
  ['fields that begin with an empty one', 'fields=,status,permissions,mlsNumber', 4],
  ['old names of filters', 'minBeds=1&maxBeds=4&minBaths=1', 4],
  ['an unclosed ring', `map=${encodeURIComponent(UNCLOSED)}`, 3],
  ['clusters as an aggregate', `aggregates=map&clusterPrecision=14&listings=false`, 4],
  ['clusters by the cluster parameter', 'cluster=true&clusterPrecision=14&clusterLimit=200', 4],
  ['repeated keys', 'city=Toronto&city=Montr%C3%A9al&type=sale&type=lease', 4],
  ['lists as JSON', 'city=["Toronto"]&lastStatus=["New","Pc"]', 3],
  ['words in upper and lower case', 'type=Sale&lastStatus=pc&class=ResidentialProperty', 1],
  ['a page of the requested size', 'resultsPerPage=96&pageNum=1&sortBy=createdOnDesc', 4],
])('%s: works by GET and by POST', async (_, query, count) => {
  const [got, posted] = await Promise.all([app.inject(`${BASE}?${query}`), post(`?${query}`)]);
  expect(got.statusCode).toBe(200);
  expect(got.json().count).toBe(count);
  expect(posted.json()).toEqual(got.json());
});

test('an area in the body applies next to the query', async () => {
  const response = await post('?type=sale', { map: JSON.parse(UNCLOSED) });
  expect(response.json().count).toBe(2);
});

test.each(['not json', '[[[-79.4,43.7]]]', '{"type":"Polygon"}'])(
  'refuses an invalid area (%s) by name',
  async (map) => {
    const response = await post(`?map=${encodeURIComponent(map)}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toContainEqual({ param: 'map', msg: expect.any(String) });
  },
);

test.each([
  ['a parameter', { method: 'GET', url: `${BASE}/C1?boardId=86` }],
  ['a header', { method: 'GET', url: `${BASE}/C1`, headers: { 'board-id': '86' } }],
  ['a body', { method: 'POST', url: `${BASE}/C1`, payload: { boardId: 86 } }],
  [
    'params in a body',
    { method: 'POST', url: `${BASE}/c1`, payload: { params: { boardId: '86' } } },
  ],
] as const)('the board of a listing may be given as %s', async (_, request) => {
  const response = await app.inject(request);
  expect(response.statusCode).toBe(200);
  expect(FullListing.safeParse(response.json()).error).toBeUndefined();
  expect(response.json().boardId).toBe(86);
});

test('fields=raw returns the whole listing', async () => {
  const whole = await app.inject(`${BASE}/C1?boardId=2`);
  expect((await app.inject(`${BASE}/C1?boardId=2&fields=raw`)).json()).toEqual(whole.json());
  const some = await app.inject(`${BASE}/C1?boardId=2&fields=,mlsNumber,address.city`);
  expect(some.json()).toEqual({ mlsNumber: 'C1', address: { city: 'Toronto' } });
});

test('returns similar homes under their own key', async () => {
  const response = await app.inject(`${BASE}/C1/similar?boardId=2&fields=mlsNumber`);
  expect(response.json()).toEqual({
    page: 1,
    numPages: 1,
    pageSize: 20,
    count: 1,
    similar: [{ mlsNumber: 'C2' }],
  });
  const whole = await app.inject(`${BASE}/C1/similar?boardId=2&listPriceRange=1000&radius=3`);
  expect(getSimilarListings.reply.safeParse(whole.json()).error).toBeUndefined();
});

test.each([
  [`${BASE}/C1?boardId=x`, 'boardId'],
  [`${BASE}/C_1`, 'mlsNumber'],
  [`${BASE}/C1/similar?radius=near`, 'radius'],
  [`${BASE}/C1/similar?sortBy=random`, 'sortBy'],
  ['/api/realty/autocomplete?search=a', 'search'],
  ['/api/realty/autocomplete', 'search'],
  ['/api/realty/autocomplete?search=ab&resultsPerPage=21', 'resultsPerPage'],
  ['/api/realty/autocomplete?search=ab&aggregates=listPrice', 'aggregates'],
  ['/api/realty/locations?type=village', 'type'],
  ['/api/realty/locations?lat=43', 'lat'],
  ['/api/realty/locations?resultsPerPage=301', 'resultsPerPage'],
  ['/api/realty/locations/autocomplete', 'search'],
  ['/api/realty/locations/autocomplete?search=to&resultsPerPage=11', 'resultsPerPage'],
  [`${BASE}/locations?class=castle`, 'class'],
  [`${BASE}/history?streetName=Maple`, 'streetNumber'],
  [`${BASE}/history?streetNumber=18&streetName=Maple`, 'city'],
])('%s is refused because of %s', async (url, param) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toContainEqual({ param, msg: expect.any(String) });
});

test('refuses a board header that is not a number', async () => {
  const response = await app.inject({ url: `${BASE}/C1`, headers: { 'board-id': 'two' } });
  expect(response.json()).toEqual([{ param: 'board-id', msg: expect.any(String) }]);
});

test.each(['', '/similar', '/suggestions'])('an unknown listing is not found%s', async (call) => {
  const response = await app.inject(`${BASE}/Z404${call}`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual([{ param: 'mlsNumber', msg: expect.stringContaining('Z404') }]);
});
