import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGGREGATE_PATHS } from '#src/contract/listings/statistics/aggregate-paths.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;

const { address, details, permissions } = aListing();

/** Fields of a listing, with others of the provider's that the contract does not have. */
const withMore = <Fields extends object>(fields: Fields, more: object): Fields => ({
  ...fields,
  ...more,
});

const home = {
  address: withMore(address, {
    streetName: 'King',
    streetSuffix: 'St',
    streetDirection: 'W',
    majorIntersection: 'King & Bay',
    communityCode: '01.C01',
    district: 'Toronto C01',
  }),
  permissions: { ...permissions, displayInternetEntireListing: 'Y' },
  details: withMore(details, {
    basement: 'Finished',
    basement2: 'Walk-Out',
    exteriorConstruction1: 'Brick',
    exteriorConstruction2: 'Stone',
    ...{ businessType: 'Retail', businessSubType: 'Shop', den: 'Y', sewer: 'Sewers' },
    ...{ waterSource: 'Municipal', heating: 'Forced Air', airConditioning: 'Central Air' },
    ...{ swimmingPool: 'Inground', balcony: 'Open', driveway: 'Private', waterfront: 'None' },
    ...{ zoning: 'R1', numParkingSpaces: 2, numBedroomsPlus: 1, numKitchens: 1 },
  }),
  condominium: withMore(
    { fees: { maintenance: 450 } },
    {
      ...{ amenities: ['Gym', 'Concierge'], locker: 'Owned', exposure: 'West', pets: 'Restricted' },
      ...{ parkingType: 'Owned', stories: 12, propertyMgr: 'Elm', condoCorp: 'TSCC' },
      ensuiteLaundry: 'Y',
    },
  ),
} as const;

beforeAll(async () => {
  const nearby = { amenities: ['Park', 'School'] };
  app = await anApp([
    aRecord({ ...home, nearby, mlsNumber: 'C1' }),
    aRecord({
      ...home,
      nearby: { amenities: ['Park'] },
      mlsNumber: 'C2',
      condominium: withMore({ fees: { maintenance: 1 } }, { amenities: ['gym'] }),
    }),
    aRecord({ ...home, nearby, mlsNumber: 'X1', permissions: HIDDEN }),
  ]);
});
afterAll(() => app.close());

async function aggregates(paths: string, more = '') {
  const response = await app.inject(
    `/api/realty/listings?listings=false&aggregates=${paths}${more}`,
  );
  expect(response.statusCode, response.body).toBe(200);
  return response.json().aggregates;
}

test.each([
  ['class', { class: { ResidentialProperty: 3 } }],
  ['standardStatus', { standardStatus: { Active: 2 } }],
  ['address.streetName', { address: { streetName: { King: 2 } } }],
  ['address.streetDirection', { address: { streetDirection: { W: 2 } } }],
  ['address.majorIntersection', { address: { majorIntersection: { 'King & Bay': 2 } } }],
  ['address.communityCode', { address: { communityCode: { '01.C01': 2 } } }],
  ['address.district', { address: { district: { 'Toronto C01': 2 } } }],
  ['address.zip', { address: { zip: { 'M4E 2B7': 2 } } }],
  ['permissions.displayPublic', { permissions: { displayPublic: { Y: 2, N: 1 } } }],
  [
    'permissions.displayInternetEntireListing',
    { permissions: { displayInternetEntireListing: { Y: 3 } } },
  ],
  ['details.basement1', { details: { basement1: { Finished: 2 } } }],
  ['details.basement2', { details: { basement2: { 'Walk-Out': 2 } } }],
  ['detail.numBedrooms', { details: { numBedrooms: { 3: 2 } } }],
  ['details.yearBuilt', { details: { yearBuilt: { 1987: 2 } } }],
  ['details.sqft', { details: { sqft: { '1500-2000': 2 } } }],
  ['details.heating', { details: { heating: { 'Forced Air': 2 } } }],
  ['details.exteriorConstruction1', { details: { exteriorConstruction1: { Brick: 2 } } }],
  ['details.exteriorConstruction', { details: { exteriorConstruction: { Brick: 2, Stone: 2 } } }],
  ['condominium.amenities', { condominium: { amenities: { Gym: 2, Concierge: 1 } } }],
  ['condominium.ammenities', { condominium: { amenities: { Gym: 2, Concierge: 1 } } }],
  ['condominium.stories', { condominium: { stories: { 12: 1 } } }],
  ['nearby.amenities', { nearby: { amenities: { Park: 2, School: 1 } } }],
  ['office.brokerageName', { office: { brokerageName: { 'Fernhill Realty Inc., Brokerage': 2 } } }],
  ['photoCount', { photoCount: { 1: 2 } }],
  ['details.farmType,class', undefined],
])('counts homes by %s', async (paths, expected) => {
  if (!expected) {
    const response = await app.inject(`/api/realty/listings?aggregates=${paths}`);
    expect(response.json()[0].param).toBe('aggregates');
    return;
  }
  expect(await aggregates(paths)).toEqual(expected);
});

test('counts by every supported field, alone and all together', async () => {
  const all = await aggregates(AGGREGATE_PATHS.join(','));
  const valueAt = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], all);
  expect(AGGREGATE_PATHS.length).toBeGreaterThanOrEqual(50);
  expect(AGGREGATE_PATHS.filter((path) => valueAt(path) === undefined)).toEqual([]);
  for (const path of AGGREGATE_PATHS) expect(await aggregates(path)).toBeDefined();
});

test('groups statistics by single-valued fields and refuses lists', async () => {
  const more = '&statistics=avg-listPrice&aggregateStatistics=true';
  const response = await app.inject(
    `/api/realty/listings?listings=false&aggregates=details.heating${more}`,
  );
  const { listPrice } = response.json().statistics;
  expect(listPrice.aggregates).toEqual({
    details: { heating: { 'Forced Air': { count: 2, avg: 899_000 } } },
  });
  const refusedReply = await app.inject(`/api/realty/listings?aggregates=nearby.amenities${more}`);
  expect(refusedReply.statusCode).toBe(400);
  expect(refusedReply.json()[0].param).toBe('aggregates');
});
