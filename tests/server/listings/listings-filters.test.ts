import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;

const { address, details, lot } = aListing();

/** Fields of a listing, with others that the contract does not have. */
const withMore = <Fields extends object>(fields: Fields, more: object): Fields => ({
  ...fields,
  ...more,
});

/** A house, a condo and a lot that differ in everything a filter can ask for. */
const RECORDS = [
  aRecord({
    mlsNumber: 'H1',
    listPrice: '880000.00',
    originalPrice: 920_000,
    map: { latitude: 43.67, longitude: -79.3 },
    timestamps: { listingUpdated: '2026-10-02T23:59:59.000Z', expiryDate: null },
    details: withMore(details, {
      description: 'A quiet house, steps from the lake.',
      swimmingPool: 'Inground',
      numParkingSpaces: 4,
      numGarageSpaces: 2,
    }),
  }),
  aRecord({
    mlsNumber: 'C1',
    boardId: 86,
    class: 'CondoProperty',
    listPrice: '600000.00',
    originalPrice: 590_000,
    images: [],
    map: { latitude: 43.65, longitude: -79.38 },
    address: withMore(address, {
      streetNumber: '100',
      streetName: 'Élan',
      streetSuffix: 'Street',
      streetDirection: 'W',
      unitNumber: '1205',
      zip: 'M5V 1A1',
      neighborhood: 'Waterfront',
      area: 'Central',
      district: 'Toronto C01',
    }),
    timestamps: { listingUpdated: '2026-10-03T00:00:00.000Z', expiryDate: null },
    condominium: withMore({ fees: { maintenance: 450 } }, { amenities: ['Gym', 'Concierge'] }),
    details: withMore(details, {
      propertyType: 'Condo Apt',
      style: 'Apartment',
      sqft: '600-699',
      numBedrooms: 1,
      numGarageSpaces: 0,
      numParkingSpaces: 0,
      garage: 'None',
      basement: 'None',
      yearBuilt: '6-15',
      description: 'Bright suite with a lake view.',
      extras: 'Locker 12.',
    }),
    lot: { width: null, depth: null, measurement: null },
  }),
  aRecord({
    mlsNumber: 'L1',
    listPrice: '300000.00',
    originalPrice: 300_000,
    map: { latitude: 44.3, longitude: -79.6 },
    address: withMore(address, {
      city: 'Barrie',
      area: 'Simcoe',
      neighborhood: null,
      streetName: null,
      streetNumber: null,
      zip: 'L4M 2B2',
    }),
    timestamps: { listingUpdated: '2026-09-01T12:00:00.000Z', expiryDate: null },
    details: withMore(details, {
      propertyType: 'Vacant Land',
      style: null,
      sqft: null,
      numBedrooms: null,
      numBathrooms: null,
      numGarageSpaces: null,
      garage: null,
      basement: null,
      yearBuilt: null,
      description: 'Level ground by the road.',
      extras: '',
    }),
    lot: { width: 50, depth: 100, measurement: 'Metres' },
  }),
];

beforeAll(async () => {
  app = await anApp(RECORDS);
});
afterAll(() => app.close());

async function findMlsNumbers(query: string): Promise<string[]> {
  const response = await app.inject(
    encodeURI(`/api/realty/listings?sortBy=listPriceDesc&${query}`),
  );
  expect(response.json()).toMatchObject({ apiVersion: 2 });
  return response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
}

test.each([
  ['lat=43.67&long=-79.3&radius=1', ['H1']],
  ['lat=43.67&long=-79.3&radius=6.5', ['H1']],
  ['lat=43.67&long=-79.3&radius=7.5', ['H1', 'C1']],
  ['lat=43.67&long=-79.3&radius=200', ['H1', 'C1', 'L1']],
  ['streetNumber=18', ['H1']],
  ['streetName=elan', ['C1']],
  ['streetSuffix=avenue', ['H1', 'L1']],
  ['streetDirection=w', ['C1']],
  ['unitNumber=1205', ['C1']],
  ['zip=M5V', ['C1']],
  ['zip=m5v1a1', ['C1']],
  ['zip=M4E&zip=L4', ['H1', 'L1']],
  ['zip=-', []],
  ['hasImages=true', ['H1', 'L1']],
  ['hasImages=false', ['C1']],
  ['displayPublic=Y', ['H1', 'C1', 'L1']],
  ['displayAddressOnInternet=N', []],
  ['minGarageSpaces=1', ['H1']],
  ['minParkingSpaces=3', ['H1']],
  ['minYearBuilt=1990', ['C1']],
  ['maxYearBuilt=1987', ['H1']],
  ['minYearBuilt=2019&maxYearBuilt=2021', ['C1']],
  ['minLotSizeSqft=2000', ['H1', 'L1']],
  ['minLotSizeSqft=50000', ['L1']],
  ['maxLotSizeSqft=3000', ['H1']],
  ['maxMaintenanceFee=450', ['C1']],
  ['maxMaintenanceFee=449', []],
  ['garage=attached', ['H1']],
  ['basement=Finished', ['H1']],
  ['swimmingPool=inground', ['H1']],
  ['amenities=gym', ['C1']],
  ['amenities=gy', []],
  ['district=toronto c01', ['C1']],
  ['areaOrCity=barrie', ['L1']],
  ['areaOrCity=Central', ['C1']],
  ['cityOrDistrict=Toronto C01', ['C1']],
  ['propertyTypeOrStyle=Apartment&propertyTypeOrStyle=Detached', ['H1', 'C1']],
  ['minUpdatedOn=2026-10-03', ['C1']],
  ['maxUpdatedOn=2026-10-02', ['H1', 'L1']],
  ['lastPriceChangeType=decrease', ['H1']],
  ['lastPriceChangeType=increase', ['C1']],
  ['minPrice=0&minSqft=0&minBeds=0', ['H1', 'C1', 'L1']],
  ['search=lake', ['H1', 'C1']],
  ['search=lake,quiet', ['H1']],
  ['search=lake,not:quiet', ['C1']],
  ['search=not:lake', ['L1']],
  ['search=lake vi', ['C1']],
  ['search=the lake view', []],
  ['search=views lake&searchOperator=AND', ['C1']],
  ['search=quiet lakes&searchOperator=OR', ['H1', 'C1']],
  ['search=elan', ['C1']],
  ['search=C1', ['C1']],
  ['search="OR 1=1*', []],
  ['search=,', []],
  ['search=locker&searchFields=details.extras', ['C1']],
  ['search=lake&searchFields=details.extras,address.city', []],
  ['search=toronto&searchFields=,address.city', ['H1', 'C1']],
  ['operator=OR&minPrice=800000&streetName=elan', ['H1', 'C1']],
  ['operator=AND&minPrice=800000&streetName=elan', []],
  ['operator=OR&minPrice=400000&maxPrice=700000&city=Barrie', ['C1', 'L1']],
])('%s finds %j', async (query, numbers) => {
  expect(await findMlsNumbers(query)).toEqual(numbers);
});

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
];

const BARRIE = JSON.stringify([box(-79.8, 44.3, -79.6, 44.5)]);

test.each([
  ['city=Toronto&maxPrice=400000', ['H1', 'C1', 'L1']],
  ['neighborhood=Waterfront&maxPrice=400000', ['C1', 'L1']],
  ['state=Ontario&minPrice=9000000', ['H1', 'C1', 'L1']],
  ['zip=M5V 1A1&maxPrice=400000', ['C1', 'L1']],
  [`map=${BARRIE}&minPrice=400000&city=Barrie`, ['L1']],
  [`map=${BARRIE}&city=Toronto&minPrice=400000`, []],
  ['lat=43.65&long=-79.38&radius=1&city=Barrie&maxPrice=700000', ['C1']],
  ['type=lease&city=Toronto&minPrice=1', []],
  ['status=U&city=Toronto&minPrice=1', []],
  // Both ends make one filter, so a home must meet both.
  ['minPrice=700000&maxPrice=800000&city=Nowhere', []],
])('operator=OR loosens place names but not areas: %s finds %j', async (query, numbers) => {
  expect(await findMlsNumbers(`operator=OR&${query}`)).toEqual(numbers);
});

test('two areas match either of them, or both on request', async () => {
  const areas = JSON.stringify([box(-79.4, 43.6, -79.2, 43.7), box(-79.35, 43.6, -79.1, 43.7)]);
  expect(await findMlsNumbers(`map=${areas}`)).toEqual(['H1', 'C1']);
  expect(await findMlsNumbers(`map=${areas}&mapOperator=AND`)).toEqual(['H1']);
});

test.each([
  ['distanceAsc&lat=43.65&long=-79.38&radius=100', ['C1', 'H1', 'L1']],
  ['distanceDesc&lat=43.65&long=-79.38&radius=100', ['L1', 'H1', 'C1']],
  ['listPricePerSqFtDesc', ['C1', 'H1', 'L1']],
  ['listPricePerSqFtAsc', ['H1', 'C1', 'L1']],
  ['sqftAsc', ['C1', 'H1', 'L1']],
  ['yearBuiltDesc', ['C1', 'H1', 'L1']],
  ['bedsAsc', ['C1', 'H1', 'L1']],
  ['repliersUpdatedOnDesc', ['C1', 'H1', 'L1']],
  ['statusAscListPriceAsc', ['L1', 'C1', 'H1']],
  ['statusAscListDateDesc', ['H1', 'C1', 'L1']],
  ['soldPricePerSqFtDesc', ['H1', 'C1', 'L1']],
])('sorts by %s, unknown values last', async (sort, numbers) => {
  const response = await app.inject(`/api/realty/listings?sortBy=${sort}`);
  const order = response.json().listings.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  expect(order).toEqual(numbers);
});

test('compares a lot measured in metres in square feet', async () => {
  expect(lot.measurement).toBe('Feet');
  expect(await findMlsNumbers('minLotSizeSqft=53000&maxLotSizeSqft=54000')).toEqual(['L1']);
});

test('counts by value are nested like their paths, most frequent first', async () => {
  const response = await app.inject(
    '/api/realty/listings?listings=false&aggregates=address.city,details.propertyType,class,listPrice',
  );
  const { aggregates } = response.json();
  expect(aggregates).toEqual({
    address: { city: { Toronto: 2, Barrie: 1 } },
    details: { propertyType: { Detached: 1, 'Condo Apt': 1, 'Vacant Land': 1 } },
    class: { ResidentialProperty: 2, CondoProperty: 1 },
    listPrice: { sale: { '300000-400000': 1, '600000-700000': 1, '800000-900000': 1 } },
  });
  expect(Object.keys(aggregates.address.city)).toEqual(['Toronto', 'Barrie']);
});

test('small clusters carry their listings, and each cluster its statistics', async () => {
  const response = await app.inject(
    '/api/realty/listings?cluster=true&clusterPrecision=8&clusterListingsThreshold=2' +
      '&clusterStatistics=true&clusterFields=mlsNumber&clusterLimit=10&listings=false',
  );
  const [pair, lone] = response.json().aggregates.map.clusters;
  expect(pair).toMatchObject({
    count: 2,
    listings: [{ mlsNumber: 'H1' }, { mlsNumber: 'C1' }],
    statistics: { listPrice: { min: 600_000, max: 880_000, avg: 740_000 } },
  });
  expect(pair.listing).toBeUndefined();
  expect(lone).toMatchObject({ listing: { mlsNumber: 'L1' }, listings: [{ mlsNumber: 'L1' }] });
});
