import './jitless.ts';
import * as z from 'zod/mini';
import { AnySummary, LAST_STATUSES, MLS_NUMBER_PATTERN, Position } from './listing.ts';
import { MapArea } from './map-area.ts';
import {
  calendarDay,
  commaListOf,
  flag,
  listOf,
  shortText,
  wholeNumber,
  wordOf,
} from './query-values.ts';

export const PAGE_SIZE_LIMIT = 200;
export const PAGE_SIZE_DEFAULT = 100;
export const PAGE_NUMBER_LIMIT = 100_000;
export const PRICE_LIMIT_DOLLARS = 1_000_000_000;
export const COUNT_LIMIT = 100;
export const SQFT_LIMIT = 1_000_000;
export const CLUSTER_PRECISION_LIMIT = 29;
export const CLUSTER_LIMIT = 200;
export const SEED_LIMIT = 1_000_000_000;

export const SORTS = [
  'updatedOnDesc',
  'updatedOnAsc',
  'createdOnDesc',
  'createdOnAsc',
  'listPriceDesc',
  'listPriceAsc',
  'soldPriceDesc',
  'soldPriceAsc',
  'soldDateDesc',
  'soldDateAsc',
  'bedsDesc',
  'bedsAsc',
  'bathsDesc',
  'bathsAsc',
  'sqftDesc',
  'sqftAsc',
  'yearBuiltDesc',
  'yearBuiltAsc',
  'random',
] as const;
export type Sort = (typeof SORTS)[number];

const price = z.optional(wholeNumber(0, PRICE_LIMIT_DOLLARS));
const count = z.optional(wholeNumber(0, COUNT_LIMIT));
const sqft = z.optional(wholeNumber(0, SQFT_LIMIT));
const day = z.optional(calendarDay());
const names = z.optional(listOf(shortText()));

/** What a listing must be to be found. Fields are joined by "and", the values of one field by "or". */
export const ListingFilter = z.object({
  type: z.optional(listOf(wordOf(['sale', 'lease']))),
  class: z.optional(
    listOf(
      wordOf(['residential', 'condo', 'commercial'], {
        residentialproperty: 'residential',
        condoproperty: 'condo',
        commercialproperty: 'commercial',
      }),
    ),
  ),
  status: z._default(listOf(wordOf(['A', 'U'])), ['A']),
  lastStatus: z.optional(listOf(wordOf(LAST_STATUSES))),
  propertyType: names,
  style: names,
  city: names,
  area: names,
  neighborhood: names,
  state: names,
  minPrice: price,
  maxPrice: price,
  minSoldPrice: price,
  maxSoldPrice: price,
  minBedrooms: count,
  maxBedrooms: count,
  minBaths: count,
  maxBaths: count,
  minSqft: sqft,
  maxSqft: sqft,
  minListDate: day,
  maxListDate: day,
  minSoldDate: day,
  maxSoldDate: day,
  boardId: z.optional(listOf(wholeNumber(1, 1_000_000))),
  mlsNumber: z.optional(
    listOf(z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be letters and digits' }))),
  ),
  map: z.optional(MapArea),
});
export type ListingFilter = z.infer<typeof ListingFilter>;

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+(\[\d{1,3}\])?$/, { error: 'must be dotted field names' }));

const searchParameters = z.extend(ListingFilter, {
  sortBy: z._default(wordOf(SORTS), 'updatedOnDesc'),
  seed: z._default(wholeNumber(0, SEED_LIMIT), 0),
  resultsPerPage: z._default(wholeNumber(1, PAGE_SIZE_LIMIT), PAGE_SIZE_DEFAULT),
  pageNum: z._default(wholeNumber(1, PAGE_NUMBER_LIMIT), 1),
  listings: z._default(flag(), true),
  fields: z.optional(commaListOf(fieldPath)),
  cluster: z._default(flag(), false),
  aggregates: z.optional(commaListOf(wordOf(['map']))),
  clusterPrecision: z._default(wholeNumber(0, CLUSTER_PRECISION_LIMIT), 10),
  clusterLimit: z._default(wholeNumber(1, CLUSTER_LIMIT), 100),
  clusterFields: z.optional(commaListOf(fieldPath)),
});

/** Other spellings of a parameter that callers of the provider's API use. */
const ALIASES: Readonly<Record<string, string>> = {
  minBeds: 'minBedrooms',
  maxBeds: 'maxBedrooms',
};

/** Sent by callers, of no meaning to a search: a key is read from its header, an analytics id never. */
const IGNORED = new Set(['repliers_api_key', 'userId']);

function rename(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(
    Object.entries(raw)
      .filter(([name, value]) => !IGNORED.has(name) && value !== '')
      .map(([name, value]) => [ALIASES[name] ?? name, value]),
  );
}

const RANGES = [
  ['minPrice', 'maxPrice'],
  ['minSoldPrice', 'maxSoldPrice'],
  ['minBedrooms', 'maxBedrooms'],
  ['minBaths', 'maxBaths'],
  ['minSqft', 'maxSqft'],
  ['minListDate', 'maxListDate'],
  ['minSoldDate', 'maxSoldDate'],
] as const;

/** The query of a listings search. A parameter it does not know is refused, not passed over. */
export const ListingSearch = z.pipe(
  z.transform(rename),
  z.strictObject(searchParameters.shape).check((context) => {
    for (const [low, high] of RANGES) {
      const min = context.value[low];
      const max = context.value[high];
      if (min === undefined || max === undefined || min <= max) continue;
      context.issues.push({
        code: 'custom',
        input: min,
        path: [low],
        message: `must not be above ${high} (${max})`,
      });
    }
  }),
);
export type ListingSearch = z.infer<typeof ListingSearch>;

const Corner = Position;

/** Homes that share a map cell. `location` is their mean point, in degrees. */
export const Cluster = z.object({
  count: z.number(),
  location: Position,
  bounds: z.object({ top_left: Corner, bottom_right: Corner }),
  /** How many of them the viewer must sign in to see. */
  restrictedCount: z._default(z.number(), 0),
  listing: z.optional(AnySummary),
});
export type Cluster = z.infer<typeof Cluster>;

/** The answer to a search. */
export const ListingSearchReply = z.object({
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  statistics: z.object({
    listPrice: z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) }),
  }),
  listings: z.array(AnySummary),
  aggregates: z.optional(z.object({ map: z.optional(z.object({ clusters: z.array(Cluster) })) })),
});
export type ListingSearchReply = z.infer<typeof ListingSearchReply>;
