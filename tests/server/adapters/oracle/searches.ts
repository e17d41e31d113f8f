import fc from 'fast-check';
import { LAST_STATUSES } from '#src/contract/listings/listing.ts';
import type { FieldParameterName } from '#src/contract/listings/search/fields/field-parameters.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import { PARAMETER_NAMES, questionsOf } from '#tests/support/listings/field-questions.ts';
import { aFilter, maybe } from '#tests/support/listings/filters.ts';
import { DAYS, oracleHomes, WORDS } from './homes.ts';

const CENTRES = [
  [-79.38, 43.67],
  [-73.57, 45.5],
  [-52.71, 47.56],
] as const;

/** Off the grid of the towers, so that no answer depends on a border. */
const fine = (limit: number) =>
  fc
    .integer({ min: -1_000_000, max: 1_000_000 })
    .map((part) => ((part + 0.37) / 1_000_003) * limit);
const few = <Word extends string>(...words: Word[]) =>
  fc.subarray<Word>(words, { maxLength: Math.min(3, words.length) });
const day = fc.constantFrom('2024-06-30', '2025-10-15', '2026-03-16', '2026-09-01', '2026-10-02');
const price = fc.constantFrom(0, 400_000, 499_000, 500_000, 700_000, 899_900, 1_000_000);
const size = fc.constantFrom(0, 700, 800, 950, 1500, 1600, 2000);
const year = fc.constantFrom(1980, 1987, 2010, 2015, 2024);
const small = fc.nat(5);
const SOME_HOMES = oracleHomes(200, 4).map(({ document }) => document);

/** Asked values for fields that are written in several ways, or lie near a bound. */
const CHOSEN = {
  type: few('sale', 'lease'),
  class: few('residential', 'condo', 'commercial'),
  lastStatus: few(...LAST_STATUSES),
  propertyType: few('Detached', 'condo apt', 'Castle'),
  style: few('bungalow', '2-Storey'),
  propertyTypeOrStyle: few('detached', 'Bungalow'),
  garage: few('attached', 'None'),
  basement: few('Finished', 'part fin'),
  city: few('Toronto', 'montreal', "St. John's", 'st johns', 'Nowhere'),
  area: few('central', 'East'),
  areaOrCity: few('Central', 'Toronto'),
  neighborhood: few('Quarter 1', 'quarter-2', 'Quarter 3'),
  state: few('Ontario', 'QC', 'Quebec'),
  streetNumber: few('12', '12a'),
  streetName: few('maple', 'King  George'),
  zip: few('M4E', 'm4e 1', 'H2X1Y4'),
  minPrice: price,
  maxPrice: price,
  minSoldPrice: price,
  maxSoldPrice: price,
  minBedrooms: small,
  maxBedrooms: small,
  minBaths: small,
  maxBaths: small,
  minGarageSpaces: small,
  minSqft: size,
  maxSqft: size,
  minYearBuilt: year,
  maxYearBuilt: year,
  minLotSizeSqft: fc.constantFrom(2500, 26_000),
  maxLotSizeSqft: fc.constantFrom(5000, 60_000),
  maxMaintenanceFee: fc.constantFrom(0, 350, 900),
  lastPriceChangeType: fc.constantFrom('decrease' as const, 'increase' as const),
  hasImages: fc.boolean(),
  displayPublic: fc.constantFrom('Y' as const, 'N' as const),
  minUpdatedOn: day,
  maxUpdatedOn: day,
  minListDate: day,
  maxListDate: day,
  minSoldDate: day,
  maxSoldDate: day,
  boardId: fc.subarray([1, 2, 3, 99]),
  mlsNumber: few('H1', 'h2', 'H399'),
} satisfies { [Name in keyof ListingFilter]?: fc.Arbitrary<ListingFilter[Name]> };

/** Every condition of a filter besides the place and the words. */
const FIELDS = Object.fromEntries(
  PARAMETER_NAMES.filter((name) => name !== 'status').map((name) => [
    name,
    Object.hasOwn(CHOSEN, name)
      ? CHOSEN[name as keyof typeof CHOSEN]
      : questionsOf(name, SOME_HOMES),
  ]),
) as Record<FieldParameterName, fc.Arbitrary<unknown>>;

const names = Object.keys(FIELDS) as FieldParameterName[];

/** A few fields at a time, or hardly any search would find anything; sometimes joined by "or". */
export const fieldFilter: fc.Arbitrary<ListingFilter> = fc
  .tuple(
    fc.record(FIELDS),
    fc.constantFrom<('A' | 'U')[]>(['A'], ['U'], ['A', 'U'], ['A', 'U']),
    fc.shuffledSubarray(names, { maxLength: 4 }),
    fc.constantFrom('AND' as const, 'AND' as const, 'OR' as const),
  )
  .map(([fields, status, asked, operator]) => ({
    ...aFilter({ status }),
    ...Object.fromEntries(asked.map((name) => [name, fields[name]])),
    ...(operator === 'OR' ? { operator } : {}),
  }));

/** Limits on the cost of homes, near the costs of the test homes. */
export const budgets: fc.Arbitrary<Partial<ListingFilter>> = fc
  .record({
    maxMonthlyCost: maybe(fc.integer({ min: 1500, max: 9000 })),
    availableCash: maybe(fc.integer({ min: 20_000, max: 500_000 })),
    mortgageRate: maybe(fc.constantFrom(0, 3.99, 6)),
    amortizationYears: maybe(fc.constantFrom(20, 30)),
  })
  .map(({ ...asked }) => {
    const { status: _, ...budget } = aFilter(asked);
    return budget;
  });

const query = fieldFilter.map(({ operator: _operator, ...fields }) => fields);
const codes = ([status, lastStatus]: readonly [string, readonly string[]]) =>
  ({ status: [status], lastStatus: [...lastStatus] }) as ListingFilter;

/** Any queries, and those of a visitor who sees offered homes together with closed ones. */
export const severalQueries = fc.oneof(
  fc.record({ queries: fc.array(query, { minLength: 1, maxLength: 3 }) }),
  fc
    .tuple(
      fc.record({ minListDate: day }, { requiredKeys: [] }),
      fc.record({ minSoldDate: day }, { requiredKeys: [] }),
    )
    .map(([listed, sold]) => ({
      queries: [
        { ...codes(['A', ['New', 'Pc', 'Ext', 'Dft', 'Cs']]), ...listed },
        { ...codes(['U', ['Sld']]), ...sold },
        codes(['A', ['Sc', 'Sce']]),
      ],
    })),
);

const centre = fc.constantFrom(...CENTRES);
const ring = fc
  .tuple(centre, fc.array(fc.tuple(fine(0.35), fine(0.35)), { minLength: 3, maxLength: 9 }))
  .map(([[lng, lat], corners]) => corners.map(([x, y]): [number, number] => [lng + x, lat + y]));

/** One to three rings that may cross themselves; any or all of them must contain the home. */
export const polygons = fc.record({
  map: fc.array(ring, { minLength: 1, maxLength: 2 }),
  mapOperator: fc.constantFrom('OR' as const, 'AND' as const),
});

export const boxes = fc
  .tuple(centre, fine(0.4), fine(0.4), fc.constantFrom(0.02, 0.1, 0.4, 9))
  .map(([[lng, lat], dx, dy, wide]) => {
    const [west, south, east, north] = [lng + dx, lat + dy, lng + dx + wide, lat + dy + wide / 2];
    const corners: [number, number][] = [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
    ];
    return { map: [corners] };
  });

export const circles = fc
  .tuple(centre, fine(0.3), fine(0.3), fc.constantFrom(0.5, 3, 11, 40, 499))
  .map(([[lng, lat], dx, dy, radius]) => ({ lat: lat + dy, long: lng + dx, radius }));

const term = fc
  .tuple(
    fc.constantFrom('', '', '', 'not:'),
    fc.array(
      fc.constantFrom(...WORDS, 'la', 'maple', 'etang', 'renovated', 'kitchens', 'lakes', '!'),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
  )
  .map(([prefix, words]) => prefix + words.join(' '));
const searchFields = maybe(
  fc.constantFrom<ListingFilter['searchFields'][]>(
    ['details.description'],
    ['details.extras', 'address.streetName'],
  ),
);
const searchOperator = maybe(fc.constantFrom<ListingFilter['searchOperator']>('AND', 'OR'));
export const keywords: fc.Arbitrary<Partial<ListingFilter>> = fc
  .tuple(fc.array(term, { minLength: 1, maxLength: 2 }), searchFields, searchOperator)
  .map(([terms, fields, operator]) => ({
    search: terms.join(', '),
    ...(operator ? { searchOperator: operator } : {}),
    ...(fields ? { searchFields: fields } : {}),
  }));

export const viewers = fc.constantFrom('anonymous' as const, 'verified' as const);

export const pages = fc
  .record({
    sort: fc.constantFrom(...SORTS.filter((sort) => !sort.startsWith('distance'))),
    day: fc.constantFrom(...DAYS),
    seed: fc.constantFrom(0, 5, 999_999_999),
    offset: fc.constantFrom(0, 0, 10, 100),
    limit: fc.constantFrom(1, 20, 200),
  })
  .map(({ sort, day, ...page }) => ({ ...pageSort(sort, {}, day), ...page }));

export const clusterings = fc
  .record({
    precision: fc.nat(29),
    limit: fc.constantFrom(1, 20, 200, 5000),
    listingsUpTo: maybe(fc.constantFrom(1, 4, 30)),
  })
  .map(({ listingsUpTo, ...rest }) => ({ ...rest, ...(listingsUpTo ? { listingsUpTo } : {}) }));
