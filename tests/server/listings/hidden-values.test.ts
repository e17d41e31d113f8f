import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { needsSignIn } from '#src/domain/listing/visibility.ts';
import { LAST_STATUSES } from '#src/contract/listings/listing.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import { FACT_NAMES, type ListingRepository } from '#src/server/listings/repository.ts';
import { aRepository } from '#tests/support/app/app.ts';
import { factRows } from '#tests/support/listings/facts.ts';
import { PARAMETER_NAMES, questionsOf } from '#tests/support/listings/field-questions.ts';
import { aBox, aFilter, maybe } from '#tests/support/listings/filters.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

/** Two worlds that look alike to an anonymous viewer and differ in every hidden value. */
function world(pick: <Value>(first: Value, second: Value) => Value): ListingRecord[] {
  const open = Array.from({ length: 12 }, (_, i) =>
    aRecord({
      mlsNumber: `C${i}`,
      listPrice: String(400_000 + i * 100_000),
      listDate: `2026-10-${10 + i}`,
    }),
  );
  const hiddenRecords = Array.from({ length: 12 }, (_, i) =>
    aRecord({
      mlsNumber: `X${i}`,
      permissions: HIDDEN,
      status: i % 2 ? 'U' : 'A',
      lastStatus: i % 2 ? pick('Sld', 'Lsd') : pick('New', 'Pc'),
      soldDate: i % 2 ? pick('2026-09-03', '2026-09-28') : null,
      soldPrice: i % 2 ? pick(600_000, 1_900_000) : null,
      listPrice: pick(String(500_000 + i), String(2_000_000 - i)),
      listDate: pick(`2026-08-${10 + i}`, `2026-08-${27 - i}`),
      map: pick({ latitude: 43.67, longitude: -79.3 }, { latitude: 43.7, longitude: -79.4 }),
      address: {
        ...aListing().address,
        streetName: pick('Maple', 'Oak'),
        streetNumber: pick('18', '20'),
        unitNumber: pick('1', '2'),
        streetSuffix: pick('Ave', 'St'),
        streetDirection: pick('E', 'W'),
        ...{ district: pick('C01', 'E02'), communityCode: pick('1', '2') },
        ...{ majorIntersection: pick('King & Bay', 'Queen & York') },
        zip: pick('M4E 2B7', 'M5V 1A1'),
        neighborhood: pick('A', 'B'),
        area: pick('C', 'D'),
      },
      details: {
        ...aListing().details,
        propertyType: pick('Detached', 'Condo Apt'),
        style: pick('2-Storey', 'Loft'),
        numBedrooms: pick(2, 5),
        numBathrooms: pick(1, 4),
        sqft: pick('700-1100', '3000-3500'),
        yearBuilt: pick('1950', '2020'),
        numGarageSpaces: pick(0, 2),
        garage: pick('None', 'Attached'),
        ...{ numParkingSpaces: pick(0, 3), swimmingPool: pick('None', 'Inground') },
        ...{ numBedroomsPlus: pick(0, 2), numKitchens: pick(1, 2), numBathroomsHalf: pick(0, 1) },
        ...{ basement2: pick('Walk-Out', null), exteriorConstruction2: pick('Stone', 'Glass') },
        ...{ balcony: pick('Open', 'None'), driveway: pick('Private', 'Mutual') },
        ...{ den: pick('N', 'Y'), sewer: pick('Sewers', 'Septic'), zoning: pick('R1', 'C2') },
        ...{ waterSource: pick('Municipal', 'Well'), waterfront: pick('N', 'Y') },
        ...{ businessType: pick('Retail', 'Office'), businessSubType: pick('Shop', 'Clinic') },
        heating: pick('Forced Air', 'Baseboard'),
        airConditioning: pick('None', 'Central Air'),
        exteriorConstruction: pick('Brick', 'Wood'),
        basement: pick('None', 'Finished'),
        description: pick('By the lake.', 'In the forest.'),
      },
      originalPrice: pick(400_000, 3_000_000),
      images: pick([], ['listings/2/X/1.jpg']),
      lot: pick(
        { width: 20, depth: 100, measurement: 'Feet' },
        { width: 60, depth: 150, measurement: 'Feet' },
      ),
      condominium: pick(null, {
        fees: { maintenance: 500 },
        ...{ amenities: ['Gym'], locker: 'Owned', pets: 'Restricted', parkingType: 'Owned' },
        ...{ stories: 12, exposure: 'West', ensuiteLaundry: 'Y', condoCorp: 'TSCC' },
      }),
      taxes: { annualAmount: pick(2000, 9000), assessmentYear: null },
      daysOnMarket: pick(3, 90),
      office: { brokerageName: pick('Fernhill Realty', 'Birch Homes') },
      nearby: { amenities: pick([], ['Park']) },
      agents: pick([], [{ agentId: 7, name: 'Ada Okafor' }]),
      openHouse: pick([], [{ date: '2026-10-10' }]),
      standardStatus: pick('Pending', 'Hold'),
      timestamps: {
        listingUpdated: pick('2026-10-01T00:00:00Z', '2026-10-20T00:00:00Z'),
        ...{
          repliersUpdatedOn: pick('2026-10-02T00:00:00Z', '2026-10-21T00:00:00Z'),
          closedDate: pick('2026-09-10', '2026-09-29'),
          unavailableDate: pick('2026-09-09', '2026-09-28'),
        },
        expiryDate: null,
      },
    }),
  );
  return [...open, ...hiddenRecords];
}

let one: ListingRepository;
let other: ListingRepository;

beforeAll(async () => {
  one = await aRepository(world((first) => first));
  other = await aRepository(world((_, second) => second));
});
afterAll(() => {
  one.close();
  other.close();
});

const day = fc
  .integer({ min: 1, max: 28 })
  .chain((number) =>
    fc
      .constantFrom('2026-08', '2026-09', '2026-10')
      .map((month) => `${month}-${String(number).padStart(2, '0')}`),
  );

const anyFilter: fc.Arbitrary<ListingFilter> = fc
  .record({
    status: fc.constantFrom<ListingFilter['status'][]>(['A'], ['U'], ['A', 'U']),
    lastStatus: maybe(fc.subarray([...LAST_STATUSES], { minLength: 1 })),
    type: maybe(fc.constantFrom<('sale' | 'lease')[][]>(['sale'], ['lease'])),
    minPrice: maybe(fc.integer({ min: 0, max: 2_100_000 })),
    maxPrice: maybe(fc.integer({ min: 0, max: 2_100_000 })),
    minBedrooms: maybe(fc.integer({ min: 0, max: 6 })),
    minBaths: maybe(fc.integer({ min: 0, max: 5 })),
    maxSqft: maybe(fc.integer({ min: 500, max: 4000 })),
    minListDate: maybe(day),
    maxListDate: maybe(day),
    minSoldDate: maybe(day),
    propertyType: maybe(fc.constantFrom<string[][]>(['Detached'], ['Condo Apt'])),
    neighborhood: maybe(fc.constantFrom<string[][]>(['A'], ['B'])),
    map: maybe(aBox),
    operator: maybe(fc.constantFrom('AND', 'OR')),
  })
  .map(aFilter);

const hiddenHomes = [...world((first) => first), ...world((_, second) => second)].flatMap(
  ({ document }) => (needsSignIn(document.permissions) ? [document] : []),
);

/** One more condition: a field with a value of hidden listings from either world, or words, or a place. */
const anyHiddenFilter: fc.Arbitrary<Partial<ListingFilter>> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...PARAMETER_NAMES)
      .chain((name) => questionsOf(name, hiddenHomes).map((value) => ({ [name]: value }))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Partial<ListingFilter>[]>(
      { search: 'lake' },
      { search: 'not:lake' },
      { search: 'X1' },
      { lat: 43.67, long: -79.3, radius: 2 },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        maxMonthlyCost: maybe(fc.integer({ min: 1500, max: 15_000 })),
        availableCash: maybe(fc.integer({ min: 10_000, max: 600_000 })),
      })
      .map(({ ...budget }) => budget as Partial<ListingFilter>),
  },
);

const everyFilter: fc.Arbitrary<ListingFilter> = fc
  .tuple(anyFilter, anyHiddenFilter)
  .map(([filter, hiddenFilter]) => ({ ...filter, ...hiddenFilter }));

const anySearch = fc.record({
  filter: everyFilter,
  page: fc
    .record({
      sort: fc.constantFrom(...SORTS, 'relevance' as const),
      seed: fc.nat(1000),
      offset: fc.nat(10),
      limit: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ sort, ...page }) => ({ ...pageSort(sort, {}, '2026-10-15'), ...page })),
  clusters: fc.record({
    precision: fc.integer({ min: 4, max: 24 }),
    limit: fc.integer({ min: 1, max: 50 }),
    listingsUpTo: fc.integer({ min: 1, max: 12 }),
  }),
});

test('no search by an anonymous viewer reveals the hidden values', async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      const asked = { ...search, viewer: 'anonymous' } as const;
      expect(await one.search(asked)).toEqual(await other.search(asked));
      expect(await one.searchSummaries(asked)).toEqual(await other.searchSummaries(asked));
    }),
    { numRuns: 600 },
  );
});

test('no facts for an anonymous viewer reveal the hidden values', async () => {
  await fc.assert(
    fc.asyncProperty(everyFilter, async (filter) => {
      const ask = async (world: ListingRepository) =>
        factRows(await world.facts({ filter, viewer: 'anonymous', names: FACT_NAMES }), FACT_NAMES);
      expect(await ask(one)).toEqual(await ask(other));
    }),
    { numRuns: 200 },
  );
});

test('hidden values do change the results of a verified viewer', async () => {
  const ask = (repository: ListingRepository) =>
    repository.search({ filter: { status: ['A'], minPrice: 1_900_000 }, viewer: 'verified' });
  expect((await ask(one)).count).toBe(0);
  expect((await ask(other)).count).toBe(6);
});
