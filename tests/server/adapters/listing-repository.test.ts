import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointOf } from '#tests/support/listings/point-of.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRepository, StoredSummary } from '#src/server/listings/repository.ts';
import { factRows } from '#tests/support/listings/facts.ts';
import { aBox, aFilter, maybe } from '#tests/support/listings/filters.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const TYPES = ['Detached', 'Semi-Detached', 'Condo Apt'] as const;
const CITIES = ['Toronto', 'Montréal', "St. John's"] as const;

const records: ListingRecord[] = Array.from({ length: 300 }, (_, i) =>
  aRecord({
    mlsNumber: `C${i}`,
    type: i % 4 ? 'Sale' : 'Lease',
    listPrice: String(300_000 + ((i * 7919) % 1000) * 1000),
    listDate: `2026-${String(1 + (i % 10)).padStart(2, '0')}-15`,
    map: { latitude: 43.5 + ((i * 37) % 100) / 200, longitude: -79.6 + ((i * 61) % 100) / 200 },
    address: { ...aListing().address, city: CITIES[i % 3] ?? 'Toronto' },
    details: {
      ...aListing().details,
      propertyType: TYPES[(i * 5) % 3] ?? '',
      numBedrooms: i % 6,
      numBathrooms: 1 + (i % 4),
    },
  }),
);

type Plain = {
  city: string;
  kind: string;
  type: string;
  price: number;
  beds: number;
  baths: number;
  date: string;
  lat: number;
  lng: number;
};

const plain: Plain[] = records.map(({ document }) => ({
  city: document.address.city,
  kind: String(document.details.propertyType),
  type: document.type.toLowerCase(),
  price: Number(document.listPrice),
  beds: Number(document.details.numBedrooms),
  baths: Number(document.details.numBathrooms),
  date: document.listDate,
  lat: pointOf(document).latitude,
  lng: pointOf(document).longitude,
}));

/** The same rules written the slow and plain way. */
function matches(home: Plain, filter: ListingFilter): boolean {
  const [ring] = filter.map ?? [];
  const [south, north] = [ring?.[0]?.[1] ?? -90, ring?.[2]?.[1] ?? 90];
  const [west, east] = [ring?.[0]?.[0] ?? -180, ring?.[2]?.[0] ?? 180];
  return (
    (!filter.type?.length || filter.type.some((type) => type === home.type)) &&
    (!filter.city?.length || filter.city.includes(home.city)) &&
    (!filter.propertyType?.length || filter.propertyType.includes(home.kind)) &&
    home.price >= (filter.minPrice ?? 0) &&
    home.price <= (filter.maxPrice ?? Infinity) &&
    home.beds >= (filter.minBedrooms ?? 0) &&
    home.baths >= (filter.minBaths ?? 0) &&
    home.date >= (filter.minListDate ?? '') &&
    home.lat >= south &&
    home.lat <= north &&
    home.lng >= west &&
    home.lng <= east
  );
}

const anyFilter = fc
  .record({
    status: fc.constant<ListingFilter['status']>(['A']),
    type: maybe(fc.subarray<'sale' | 'lease'>(['sale', 'lease'])),
    city: maybe(fc.subarray<string>([...CITIES])),
    propertyType: maybe(fc.subarray<string>([...TYPES])),
    minPrice: maybe(fc.integer({ min: 0, max: 1_400_000 })),
    maxPrice: maybe(fc.integer({ min: 0, max: 1_400_000 })),
    minBedrooms: maybe(fc.nat(6)),
    minBaths: maybe(fc.nat(5)),
    minListDate: maybe(fc.constantFrom('2026-03-15', '2026-03-16', '2026-08-01')),
    map: maybe(aBox),
  })
  .map(aFilter);

const DAY = '2026-10-21';
const FIRST = { sort: 'relevance', seed: 0, offset: 0, limit: 10 } as const;

/** Every database that can hold listings, opened empty. */
const ADAPTERS: [name: string, listings: (db: DatabaseSync) => ListingRepository][] = [
  ['sqlite', sqliteListings],
  ['sqlite with an index', indexedListings],
];

describe.each(ADAPTERS)('a listing repository on %s', (_, listings) => {
  let repository: ListingRepository;
  beforeAll(async () => {
    const database = openDatabase(':memory:');
    if (!database.ok) throw new Error(database.error);
    repository = listings(database.value);
    await repository.put(records);
  });
  afterAll(() => repository.close());

  test('finds what the rules say and counts every match in a cluster', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, fc.integer({ min: 4, max: 20 }), async (filter, precision) => {
        const expected = plain.filter((home) => matches(home, filter));
        const result = await repository.search({
          filter,
          viewer: 'anonymous',
          clusters: { precision, limit: 1000 },
        });
        expect(result.count).toBe(expected.length);
        expect(result.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
        const prices = expected.map(({ price }) => price);
        expect(result.listPrice).toEqual(
          prices.length
            ? { min: Math.min(...prices), max: Math.max(...prices) }
            : { min: null, max: null },
        );
      }),
      { numRuns: 200 },
    );
  });

  test('pages cover each listing once, in every sort order', async () => {
    for (const sort of ['listPriceAsc', 'createdOnDesc', 'bedsDesc', 'random'] as const) {
      const pages = await Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          repository.search({
            filter: { status: ['A'] },
            viewer: 'anonymous',
            page: { sort, seed: 5, offset: i * 10, limit: 10 },
          }),
        ),
      );
      const numbers = pages.flatMap(({ listings }) => listings.map(({ mlsNumber }) => mlsNumber));
      expect(new Set(numbers).size).toBe(300);
    }
  });

  test('returns exactly the requested facts of what it finds', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const expected = plain.filter((home) => matches(home, filter));
        const names = ['city', 'propertyType', 'listPrice', 'restricted'] as const;
        const facts = await repository.facts({ filter, viewer: 'anonymous', names });
        const byPrice = (a: { listPrice?: unknown }, b: { listPrice?: unknown }) =>
          Number(a.listPrice) - Number(b.listPrice);
        expect(factRows(facts, names).toSorted(byPrice)).toEqual(
          expected
            .map(({ city, kind, price }) => ({
              city,
              propertyType: kind,
              listPrice: price,
              restricted: 0,
            }))
            .toSorted(byPrice),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('finds the homes in a circle by spherical distance', async () => {
    const distanceKm = ({ lat, lng }: Plain) => {
      const radians = (degrees: number) => (degrees * Math.PI) / 180;
      const [a, b] = [radians(lat), radians(43.65)];
      const cosine =
        Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(lng + 79.4));
      return 6371.0088 * Math.acos(Math.min(1, cosine));
    };
    for (const radius of [0.5, 3, 11, 40]) {
      const filter = aFilter({ lat: 43.65, long: -79.4, radius });
      const result = await repository.search({ filter, viewer: 'anonymous' });
      expect(result.count).toBe(plain.filter((home) => distanceKm(home) <= radius).length);
    }
  });

  test('several areas match any of them or, on request, all of them', async () => {
    await fc.assert(
      fc.asyncProperty(aBox, aBox, async ([first = []], [second = []]) => {
        const inside = (ring: [number, number][]) => (home: Plain) =>
          matches(home, aFilter({ map: [ring] }));
        const count = async (mapOperator: 'OR' | 'AND') => {
          const filter = aFilter({ map: [first, second], mapOperator });
          return (await repository.search({ filter, viewer: 'anonymous' })).count;
        };
        const [inFirst, inSecond] = [inside(first), inside(second)];
        expect(await count('OR')).toBe(plain.filter((h) => inFirst(h) || inSecond(h)).length);
        expect(await count('AND')).toBe(plain.filter((h) => inFirst(h) && inSecond(h)).length);
      }),
      { numRuns: 50 },
    );
  });

  test('clusters carry their members up to the requested size', async () => {
    const clusters = { precision: 12, limit: 200, listingsUpTo: 4 };
    const result = await repository.search({ filter: aFilter({}), viewer: 'anonymous', clusters });
    expect(result.clusters.some(({ count }) => count > 4)).toBe(true);
    for (const { count, members } of result.clusters) {
      expect(members?.length).toBe(count <= 4 ? count : undefined);
    }
  });

  test('putting a listing again replaces the old one', async () => {
    const changedRecord = aRecord({
      mlsNumber: 'C0',
      listPrice: '1.00',
      status: 'U',
      lastStatus: 'Sld',
    });
    await repository.put([changedRecord]);
    expect(await repository.count()).toBe(300);
    const result = await repository.search({ filter: { status: ['U'] }, viewer: 'anonymous' });
    expect(result).toMatchObject({ count: 1, listPrice: { min: 1 } });
    await repository.put(records.slice(0, 1));
  });

  test('a removed listing is found by no search, and only a short record remains', async () => {
    const key = { mlsNumber: 'C1', boardId: 2 };
    const count = async () =>
      (await repository.search({ filter: { status: ['A'] }, viewer: 'anonymous' })).count;
    expect(await count()).toBe(300);
    await repository.remove(
      [
        { mlsNumber: 'c1', boardId: 2 },
        { mlsNumber: 'NONE', boardId: 2 },
      ],
      DAY,
    );
    expect(await count()).toBe(299);
    expect(await repository.count()).toBe(299);
    expect(await repository.find(key, 'verified')).toBeUndefined();
    const words = { status: ['A'], search: 'C1' } satisfies ListingFilter;
    const byWords = await repository.search({ filter: words, viewer: 'verified', page: FIRST });
    expect(byWords.listings.map(({ mlsNumber }) => mlsNumber)).not.toContain('C1');
    expect(await repository.findRemoved({ mlsNumber: 'c1' })).toEqual({
      ...key,
      state: 'Ontario',
      city: 'Montréal',
      neighborhood: 'The Beaches',
      map: { latitude: 43.69, longitude: -79.29 },
      removedOn: DAY,
    });
    expect(await repository.findRemoved({ mlsNumber: 'C1', boardId: 3 })).toBeUndefined();
    expect(await repository.findRemoved({ mlsNumber: 'NONE' })).toBeUndefined();
  });

  test('finds several by number, in the given order, skipping unknown ones', async () => {
    const keys = ['C3', 'NONE', 'c2'].map((mlsNumber) => ({ mlsNumber }));
    const result = await repository.findAll(keys, 'anonymous');
    expect(result.map(({ mlsNumber }) => mlsNumber)).toEqual(['C3', 'C2']);
    const numberOf = (summary: StoredSummary) =>
      'restricted' in summary ? summary.mlsNumber : summary.listing.mlsNumber;
    const summaries = await repository.findSummaries(keys, 'anonymous');
    expect(summaries.map(numberOf)).toEqual(['C3', 'C2']);
  });

  test('putting a removed listing again clears its removal', async () => {
    await repository.put(records.slice(1, 2));
    expect(await repository.findRemoved({ mlsNumber: 'C1' })).toBeUndefined();
    expect(await repository.find({ mlsNumber: 'C1' }, 'anonymous')).toBeDefined();
    const { count } = await repository.search({ filter: { status: ['A'] }, viewer: 'anonymous' });
    expect(count).toBe(300);
  });

  test('a removed restricted listing keeps no more than its public view showed', async () => {
    const hiddenRecord = aRecord({ mlsNumber: 'X1', permissions: HIDDEN });
    await repository.put([hiddenRecord]);
    await repository.remove([{ mlsNumber: 'X1', boardId: 2 }], DAY);
    expect(await repository.findRemoved({ mlsNumber: 'X1' })).toEqual({
      mlsNumber: 'X1',
      boardId: 2,
      state: 'Ontario',
      city: 'Toronto',
      neighborhood: null,
      map: hiddenRecord.coarse,
      removedOn: DAY,
    });
  });

  test('a removal that fails midway removes nothing', async () => {
    function* brokenSource() {
      yield { mlsNumber: 'C2', boardId: 2 };
      throw new Error('the feed broke off');
    }
    await expect(repository.remove(brokenSource(), DAY)).rejects.toThrow('the feed broke off');
    expect(await repository.find({ mlsNumber: 'C2' }, 'anonymous')).toBeDefined();
    expect(await repository.findRemoved({ mlsNumber: 'C2' })).toBeUndefined();
  });

  test('a write that fails midway stores nothing', async () => {
    function* brokenSource() {
      yield aRecord({ mlsNumber: 'NEW1' });
      throw new Error('the feed broke off');
    }
    await expect(repository.put(brokenSource())).rejects.toThrow('the feed broke off');
    expect(await repository.find({ mlsNumber: 'NEW1' }, 'verified')).toBeUndefined();
  });
});
