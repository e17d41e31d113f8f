import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { FullListing } from '#src/contract/listings/listing.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;

const at = (latitude: number, longitude: number) => ({ map: { latitude, longitude } });
const details = (changes: object) => ({ details: { ...aListing().details, ...changes } });
const inCity = (city: string, state = 'Ontario') => ({
  address: { ...aListing().address, city, state, neighborhood: 'Centre' },
});

const RECORDS = [
  aRecord({
    mlsNumber: 'C1',
    listPrice: '500000.00',
    ...at(43.65, -79.38),
    listDate: '2026-10-01',
  }),
  aRecord({
    mlsNumber: 'C2',
    listPrice: '700000.00',
    ...at(43.6501, -79.3801),
    listDate: '2026-10-03',
  }),
  aRecord({
    mlsNumber: 'C3',
    listPrice: '900000.00',
    ...at(43.8, -79.2),
    listDate: '2026-10-02',
    lastStatus: 'Pc',
    class: 'CondoProperty',
    ...details({ propertyType: 'Condo Apt', numBedrooms: 1, numBathrooms: 1, sqft: '600-699' }),
  }),
  aRecord({ mlsNumber: 'C4', type: 'Lease', listPrice: '2500.00', ...at(43.66, -79.39) }),
  aRecord({
    mlsNumber: 'C5',
    status: 'U',
    lastStatus: 'Sld',
    soldPrice: 640_000,
    soldDate: '2026-09-15',
    listDate: '2026-08-15',
    listPrice: '650000.00',
    ...at(43.7, -79.4),
  }),
  aRecord({ mlsNumber: 'M1', boardId: 86, ...inCity('Montréal', 'Quebec'), ...at(45.5, -73.57) }),
  aRecord({
    mlsNumber: 'C1',
    boardId: 86,
    ...inCity("St. John's", 'Newfoundland and Labrador'),
    ...at(47.56, -52.71),
  }),
];

beforeAll(async () => {
  app = await anApp(RECORDS);
});
afterAll(() => app.close());

const get = (query: string) => app.inject(`/api/realty/listings?${query}`);

async function findMlsNumbers(query: string): Promise<string[]> {
  const response = await get(query);
  expect(response.statusCode).toBe(200);
  return response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
}

test('a search reply matches the contract', async () => {
  const response = await get('type=sale&city=Toronto');
  expect(ListingSearchReply.safeParse(response.json()).error).toBeUndefined();
  expect(response.json()).toMatchObject({
    apiVersion: 2,
    page: 1,
    numPages: 1,
    pageSize: 100,
    count: 3,
    statistics: { listPrice: { min: 500_000, max: 900_000 } },
  });
});

test.each([
  ['', 6],
  ['type=sale', 5],
  ['type=lease', 1],
  ['type=sale&type=lease', 6],
  ['type=["sale","lease"]', 6],
  ['status=U', 1],
  ['status=A&status=U', 7],
  ['lastStatus=New', 5],
  ['lastStatus=pc', 1],
  ['status=U&lastStatus=Sld', 1],
  ['class=condo', 1],
  ['class=CondoProperty', 1],
  ['propertyType=Condo%20Apt', 1],
  ['style=2-storey', 6],
  ['minPrice=600000', 4],
  ['minPrice=600000&maxPrice=800000&type=sale', 1],
  ['minBeds=2', 5],
  ['minBedrooms=2', 5],
  ['maxBeds=1', 1],
  ['minBaths=2', 5],
  ['minSqft=1800', 5],
  ['maxSqft=650', 1],
  ['city=toronto', 4],
  ['city=MONTREAL', 1],
  ["city=st-john's", 1],
  ['city=Toronto&city=Montr%C3%A9al', 5],
  ['state=ON', 4],
  ['state=quebec', 1],
  ['area=toronto', 6],
  ['neighborhood=The%20Beaches', 4],
  ['minListDate=2026-10-02', 2],
  ['status=U&minSoldDate=2026-09-15', 1],
  ['status=U&minSoldDate=2026-09-16', 0],
  ['boardId=86', 2],
  ['mlsNumber=c1', 2],
  ['city=Nowhere', 0],
])('%s finds %d listings', async (query, count) => {
  expect((await get(query)).json().count).toBe(count);
});

test.each([
  ['listPriceAsc', ['C1', 'C2', 'C3']],
  ['listPriceDesc', ['C3', 'C2', 'C1']],
  ['createdOnDesc', ['C2', 'C3', 'C1']],
  ['bedsAsc', ['C3', 'C1', 'C2']],
])('sorts by %s', async (sort, order) => {
  expect(await findMlsNumbers(`type=sale&city=toronto&sortBy=${sort}`)).toEqual(order);
});

test('a random order is stable for a seed across all pages', async () => {
  const page = (pageNum: number, seed: number) =>
    findMlsNumbers(`sortBy=random&seed=${seed}&resultsPerPage=2&pageNum=${pageNum}`);
  const pages = await Promise.all([1, 2, 3].map((number) => page(number, 7)));
  expect(new Set(pages.flat()).size + 1).toBe(6);
  expect(await page(1, 7)).toEqual(pages[0]);
  const orders = await Promise.all(
    [1, 2, 3, 4, 5].map((seed) => findMlsNumbers(`sortBy=random&seed=${seed}`)),
  );
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test('pages are consecutive and end', async () => {
  const first = await get('sortBy=listPriceAsc&resultsPerPage=4');
  expect(first.json()).toMatchObject({ page: 1, numPages: 2, pageSize: 4, count: 6 });
  expect(first.json().listings).toHaveLength(4);
  expect((await get('resultsPerPage=4&pageNum=2')).json().listings).toHaveLength(2);
  expect((await get('resultsPerPage=4&pageNum=3')).json().listings).toEqual([]);
});

const BOX = '[[[-79.5,43.6],[-79.5,43.75],[-79.3,43.75],[-79.3,43.6]]]';

test('a map area given as an unclosed rectangle limits the search', async () => {
  expect(await findMlsNumbers(`type=sale&sortBy=listPriceAsc&map=${BOX}`)).toEqual(['C1', 'C2']);
});

test('a triangle excludes what lies only in its bounding box', async () => {
  const triangle = '[[[-79.5,43.6],[-79.1,43.6],[-79.5,43.9]]]';
  expect(await findMlsNumbers(`type=sale&map=${triangle}&sortBy=listPriceAsc`)).toEqual([
    'C1',
    'C2',
  ]);
});

test('several rings match any of them', async () => {
  const rings = JSON.stringify([
    ...JSON.parse(BOX),
    [
      [-79.3, 43.7],
      [-79.3, 43.9],
      [-79.1, 43.9],
      [-79.1, 43.7],
    ],
  ]);
  expect((await get(`type=sale&map=${rings}`)).json().count).toBe(3);
});

test('a POST search takes the area from its body and accepts an empty body', async () => {
  const post = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/realty/listings?type=sale', payload });
  expect((await post({ map: JSON.parse(BOX) })).json().count).toBe(2);
  expect((await post({})).json().count).toBe(5);
});

test('clusters count the homes of a map cell and include a lone listing', async () => {
  const response = await get(
    `type=sale&cluster=true&clusterPrecision=12&clusterFields=mlsNumber,listPrice`,
  );
  const { clusters } = response.json().aggregates.map;
  expect(clusters[0]).toMatchObject({
    count: 2,
    location: { latitude: 43.65005, longitude: -79.38005 },
    bounds: {
      top_left: { latitude: 43.6501, longitude: -79.3801 },
      bottom_right: { latitude: 43.65, longitude: -79.38 },
    },
  });
  expect(clusters[0].listing).toBeUndefined();
  expect(clusters[1]).toMatchObject({ count: 1, listing: { listPrice: expect.any(String) } });
  expect(clusters.map(({ count }: { count: number }) => count)).toEqual([2, 1, 1, 1]);
});

test('aggregates=map also requests clusters, and clusterLimit keeps the largest', async () => {
  const response = await get('type=sale&aggregates=map&clusterPrecision=12&clusterLimit=1');
  expect(response.json().aggregates.map.clusters).toHaveLength(1);
  expect(response.json().aggregates.map.clusters[0].count).toBe(2);
});

test('listings=false omits the page and keeps the count', async () => {
  expect((await get('listings=false')).json()).toMatchObject({ count: 6, listings: [] });
});

test('fields limits what each listing carries', async () => {
  const response = await get(
    'mlsNumber=C3&fields=,mlsNumber,address.city,images[0],details.*,__proto__',
  );
  expect(Object.keys(response.json().listings[0]).toSorted()).toEqual([
    'address',
    'details',
    'images',
    'mlsNumber',
  ]);
  expect(response.json().listings[0]).toMatchObject({ address: { city: 'Toronto' }, images: [] });
});

test('finds a listing by its number and board, in any letter case', async () => {
  const response = await app.inject('/api/realty/listings/c1?boardId=86');
  expect(response.statusCode).toBe(200);
  expect(response.json().address.city).toBe("St. John's");
  expect(FullListing.safeParse(response.json()).error).toBeUndefined();
});

test('without a board, the first board with the number answers', async () => {
  expect((await app.inject('/api/realty/listings/C1')).json().boardId).toBe(2);
});

test.each([
  ['/api/realty/listings/NONE1', 404, 'mlsNumber'],
  ['/api/realty/listings/C1?boardId=7', 404, 'mlsNumber'],
  ["/api/realty/listings/C1'%20OR%201=1--", 400, 'mlsNumber'],
  ['/api/realty/listings/C1?boardId=two', 400, 'boardId'],
  ['/api/realty/nothing', 404, 'path'],
  ['/api/realty/listings?type=rent', 400, 'type'],
  ['/api/realty/listings?status=Z', 400, 'status'],
  ['/api/realty/listings?lastStatus=Sold', 400, 'lastStatus'],
  ['/api/realty/listings?minPrice=cheap', 400, 'minPrice'],
  ['/api/realty/listings?minPrice=-1', 400, 'minPrice'],
  ['/api/realty/listings?minPrice=900000&maxPrice=100000', 400, 'minPrice'],
  ['/api/realty/listings?resultsPerPage=201', 400, 'resultsPerPage'],
  ['/api/realty/listings?pageNum=0', 400, 'pageNum'],
  ['/api/realty/listings?clusterPrecision=30', 400, 'clusterPrecision'],
  ['/api/realty/listings?clusterPrecision=12.5', 400, 'clusterPrecision'],
  ['/api/realty/listings?sortBy=cheapest', 400, 'sortBy'],
  ['/api/realty/listings?minListDate=2026-02-30', 400, 'minListDate'],
  ['/api/realty/listings?listings=maybe', 400, 'listings'],
  ['/api/realty/listings?map=garbage', 400, 'map'],
  ['/api/realty/listings?map=[[[1,2],[3,4]]]', 400, 'map'],
  ['/api/realty/listings?map=[[[-200,2],[3,4],[5,6]]]', 400, 'map'],
  ['/api/realty/listings?map={"type":"Polygon"}', 400, 'map'],
])('%s is refused with %d naming %s', async (url, status, param) => {
  const response = await app.inject(encodeURI(decodeURI(url)));
  expect(response.statusCode).toBe(status);
  const problems = response.json();
  expect(problems).toEqual([{ param, msg: expect.stringMatching(/.{5,}/) }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('refuses a polygon with too many points', async () => {
  const ring = Array.from({ length: 501 }, (_, i) => [-79 - i / 1000, 43 + i / 1000]);
  const response = await app.inject({
    method: 'POST',
    url: '/api/realty/listings',
    payload: { map: [ring] },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].param).toBe('map');
});

test.each([
  ['not json', 400],
  [JSON.stringify({ map: 'x'.repeat(70_000) }), 413],
])('refuses a broken or oversized body', async (payload, status) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/realty/listings',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual([{ param: 'request', msg: expect.any(String) }]);
});
