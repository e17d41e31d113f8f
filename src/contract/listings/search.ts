import '../jitless.ts';
import * as z from 'zod/mini';
import { LAST_STATUSES, MLS_NUMBER_PATTERN } from './listing.ts';
import { MapArea } from './map-area.ts';
import {
  calendarDay,
  commaListOf,
  decimal,
  flag,
  limitOf,
  listOf,
  shortText,
  wholeNumber,
  wordOf,
} from './query-values.ts';
import { PAGE_NUMBER_LIMIT } from './page-number.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import { readSearchNames } from './search-names.ts';
import { crossedRanges } from './search-ranges.ts';
import { AGGREGATE_PATHS, CLOSED_CODES, STATISTIC_CODES, STATISTIC_PERIODS } from './statistics.ts';

export const PAGE_SIZE_LIMIT = 200;
export const PAGE_SIZE_DEFAULT = 100;
export const PRICE_LIMIT_DOLLARS = 1_000_000_000;
export const COUNT_LIMIT = 100;
export const SQFT_LIMIT = 1_000_000;
export const CLUSTER_PRECISION_LIMIT = 29;
/** Statistics of clusters are told of cells no smaller than a tile of this zoom. */
export const STATISTICS_PRECISION_LIMIT = 26;
export const CLUSTER_LIMIT = 200;
export const SEED_LIMIT = 1_000_000_000;
export const RADIUS_LIMIT_KM = 500;
export const YEAR_LIMIT = 2200;
export const SEARCH_LENGTH_LIMIT = 200;
/** Each term is a search of its own in all words of all listings. */
export const SEARCH_TERM_LIMIT = 10;
export const SEARCH_WORD_LIMIT = 30;
/** Listings that all the clusters of one reply may carry. */
export const CLUSTER_LISTINGS_LIMIT = 2000;

const SORTED_BY = [
  'updatedOn',
  'createdOn',
  'repliersUpdatedOn',
  'listPrice',
  'soldPrice',
  'soldDate',
  'beds',
  'baths',
  'sqft',
  'yearBuilt',
  'listPricePerSqFt',
  'soldPricePerSqFt',
  'statusAscListDate',
  'statusAscListPrice',
  'distance',
] as const;

export const SORTS = [
  ...SORTED_BY.flatMap((name) => [`${name}Desc`, `${name}Asc`] as const),
  'random',
] as const;
export type Sort = (typeof SORTS)[number];

const price = z.optional(limitOf(PRICE_LIMIT_DOLLARS));
const atLeast = z.optional(limitOf(COUNT_LIMIT));
const count = z.optional(wholeNumber(0, COUNT_LIMIT));
const sqft = z.optional(limitOf(SQFT_LIMIT));
const year = z.optional(limitOf(YEAR_LIMIT));
const yesNo = z.optional(wordOf(['Y', 'N']));
const day = z.optional(calendarDay());
const names = z.optional(listOf(shortText()));

const keywords = shortText(SEARCH_LENGTH_LIMIT).check(
  z.refine((text) => text.split(',').length <= SEARCH_TERM_LIMIT, {
    error: `may name at most ${SEARCH_TERM_LIMIT} terms between commas`,
  }),
  z.refine((text) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= SEARCH_WORD_LIMIT, {
    error: `may hold at most ${SEARCH_WORD_LIMIT} words`,
  }),
);

/**
 * What a listing must be to be found. The values of one field are joined by "or", the fields by "and";
 * with `operator=OR` the fields are joined by "or" too, all but status, type and the places on the map.
 */
export const ListingFilter = z.object({
  type: z.optional(commaListOf(wordOf(['sale', 'lease']))),
  class: z.optional(
    commaListOf(
      wordOf(['residential', 'condo', 'commercial'], {
        residentialproperty: 'residential',
        condoproperty: 'condo',
        commercialproperty: 'commercial',
      }),
    ),
  ),
  status: z._default(commaListOf(wordOf(['A', 'U'])), ['A']),
  lastStatus: z.optional(commaListOf(wordOf(LAST_STATUSES))),
  propertyType: names,
  style: names,
  propertyTypeOrStyle: names,
  garage: names,
  basement: names,
  swimmingPool: names,
  amenities: names,
  city: names,
  area: names,
  district: names,
  areaOrCity: names,
  cityOrDistrict: names,
  neighborhood: names,
  state: names,
  streetNumber: names,
  streetName: names,
  streetSuffix: names,
  streetDirection: names,
  unitNumber: names,
  zip: names,
  minPrice: price,
  maxPrice: price,
  minSoldPrice: price,
  maxSoldPrice: price,
  minBedrooms: atLeast,
  maxBedrooms: count,
  minBaths: atLeast,
  maxBaths: count,
  minSqft: sqft,
  maxSqft: sqft,
  minGarageSpaces: atLeast,
  minParkingSpaces: atLeast,
  minYearBuilt: year,
  maxYearBuilt: year,
  minLotSizeSqft: z.optional(limitOf(PRICE_LIMIT_DOLLARS)),
  maxLotSizeSqft: z.optional(limitOf(PRICE_LIMIT_DOLLARS)),
  maxMaintenanceFee: price,
  lastPriceChangeType: z.optional(wordOf(['decrease', 'increase'])),
  hasImages: z.optional(flag()),
  displayPublic: yesNo,
  displayAddressOnInternet: yesNo,
  minUpdatedOn: day,
  maxUpdatedOn: day,
  minListDate: day,
  maxListDate: day,
  minSoldDate: day,
  maxSoldDate: day,
  boardId: z.optional(listOf(wholeNumber(1, 1_000_000))),
  mlsNumber: z.optional(
    listOf(z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be letters and digits' }))),
  ),
  map: z.optional(MapArea),
  /** Whether a point must lie in any of the rings of `map`, which is the default, or in all. */
  mapOperator: z.optional(wordOf(['OR', 'AND'])),
  lat: z.optional(decimal(-90, 90)),
  long: z.optional(decimal(-180, 180)),
  /** Kilometres around `lat` and `long`. */
  radius: z.optional(decimal(0.01, RADIUS_LIMIT_KM)),
  search: z.optional(keywords),
  searchFields: z.optional(commaListOf(wordOf(SEARCH_FIELDS))),
  operator: z.optional(wordOf(['AND', 'OR'])),
});
export type ListingFilter = z.infer<typeof ListingFilter>;

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+(\[\d{1,3}\])?$/, { error: 'must be dotted field names' }));

const searchParameters = z.extend(ListingFilter, {
  /** Left out: the latest changes first, and of a keyword search the best matches before them. */
  sortBy: z.optional(wordOf(SORTS)),
  seed: z._default(wholeNumber(0, SEED_LIMIT), 0),
  resultsPerPage: z._default(wholeNumber(1, PAGE_SIZE_LIMIT), PAGE_SIZE_DEFAULT),
  pageNum: z._default(wholeNumber(1, PAGE_NUMBER_LIMIT), 1),
  listings: z._default(flag(), true),
  fields: z.optional(commaListOf(fieldPath)),
  cluster: z._default(flag(), false),
  aggregates: z.optional(commaListOf(wordOf([...AGGREGATE_PATHS, 'map']))),
  aggregateStatistics: z._default(flag(), false),
  statistics: z.optional(commaListOf(wordOf([...STATISTIC_CODES, ...STATISTIC_PERIODS]))),
  clusterPrecision: z._default(wholeNumber(0, CLUSTER_PRECISION_LIMIT), 10),
  clusterLimit: z._default(wholeNumber(1, CLUSTER_LIMIT), 100),
  clusterFields: z.optional(commaListOf(fieldPath)),
  clusterListingsThreshold: z.optional(wholeNumber(1, 100)),
  clusterStatistics: z._default(flag(), false),
});

/** What is wrong between parameters that are right by themselves: the parameter and a sentence. */
function* conflicts(search: z.infer<typeof parameters>): Generator<[string, string]> {
  yield* crossedRanges(search);
  const around = ['lat', 'long', 'radius'] as const;
  const missing = around.find((name) => search[name] === undefined);
  const given = around.find((name) => search[name] !== undefined);
  if (missing && given) yield [missing, `must be given together with ${given}`];
  if (missing && search.sortBy?.startsWith('distance') && !given) {
    yield ['sortBy', 'needs lat, long and radius to sort by distance'];
  }
  if (search.searchFields && !search.search) yield ['searchFields', 'needs search'];
  if ((search.clusterListingsThreshold ?? 0) * search.clusterLimit > CLUSTER_LISTINGS_LIMIT) {
    const most = `clusterLimit × clusterListingsThreshold may be at most ${CLUSTER_LISTINGS_LIMIT}`;
    yield ['clusterListingsThreshold', most];
  }
  if (search.clusterStatistics && search.clusterPrecision > STATISTICS_PRECISION_LIMIT) {
    const most = `may be at most ${STATISTICS_PRECISION_LIMIT} with clusterStatistics`;
    yield ['clusterPrecision', most];
  }
  const closed = search.statistics?.find((code) => CLOSED_CODES.has(code));
  if (closed && !search.status.includes('U')) {
    yield ['statistics', `${closed} is of listings that have left the market: it needs status=U`];
  }
}

const parameters = z.strictObject(searchParameters.shape);

/** The query of a listings search. A parameter it does not know is refused, not passed over. */
export const ListingSearch = z.pipe(
  z.transform(readSearchNames),
  parameters.check((context) => {
    for (const [param, message] of conflicts(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [param], message });
    }
  }),
);
export type ListingSearch = z.infer<typeof ListingSearch>;
