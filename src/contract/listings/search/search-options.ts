import '../../jitless.ts';
import * as z from 'zod/mini';
import { BUDGET_PARAMETERS } from './parameters/budget-parameters.ts';
import { GeoJsonArea } from './values/geojson-area.ts';
import { PAGE_NUMBER_LIMIT } from './values/page-number.ts';
import {
  clampedDecimal,
  commaListOf,
  decimal,
  flag,
  shortText,
  wholeNumber,
  wordOf,
} from './values/query-values.ts';
import { SEARCH_FIELDS } from './search-fields.ts';
import {
  CLUSTER_LIMIT,
  CLUSTER_PRECISION_LIMIT,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_LIMIT,
  MIN_RADIUS_KM,
  RADIUS_LIMIT_KM,
  SEARCH_LENGTH_LIMIT,
  SEARCH_TERM_LIMIT,
  SEARCH_WORD_LIMIT,
  SEED_LIMIT,
} from './values/search-limits.ts';
import type { SearchParameter } from './parameters/search-parameter.ts';
import { QUERY_LIMIT, SearchQueries } from './search-queries.ts';
import { SORTS } from './sorts.ts';
import { AGGREGATE_ALIASES, AGGREGATE_PATHS } from '../statistics/aggregate-paths.ts';
import { STATISTIC_CODES, STATISTIC_PERIODS } from '../statistics/statistics.ts';

const keywords = shortText(SEARCH_LENGTH_LIMIT).check(
  z.refine((text) => text.split(',').length <= SEARCH_TERM_LIMIT, {
    error: `may contain at most ${SEARCH_TERM_LIMIT} terms separated by commas`,
  }),
  z.refine((text) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= SEARCH_WORD_LIMIT, {
    error: `may contain at most ${SEARCH_WORD_LIMIT} words`,
  }),
);

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+(\[\d{1,3}\])?$/, { error: 'must be dotted field names' }));

/** Further conditions on a listing: its place, its words and its costs. */
export const OTHER_CONDITIONS = {
  ...BUDGET_PARAMETERS,
  map: {
    schema: z.optional(GeoJsonArea),
    text: 'Outlines as JSON: rings of [lng, lat] pairs in degrees, [[[lng,lat],…]], or a GeoJSON polygon or multi-polygon; at most 500 points.',
  },
  mapOperator: {
    schema: z.optional(wordOf(['OR', 'AND'])),
    text: 'OR: in any of the outlines of map; AND: in all of them.',
  },
  lat: {
    schema: z.optional(decimal(-90, 90)),
    text: 'Latitude of the centre of a circle, in degrees.',
  },
  long: {
    schema: z.optional(decimal(-180, 180)),
    text: 'Longitude of the centre of a circle, in degrees.',
  },
  radius: {
    schema: z.optional(clampedDecimal(MIN_RADIUS_KM, RADIUS_LIMIT_KM)),
    text: 'Radius of the circle in kilometres.',
  },
  search: {
    schema: z.optional(keywords),
    text: 'Keywords; all terms, separated by commas, must be in the listing, each as consecutive words, of which the last may continue or be a plural. A term that starts with not: must not be in it.',
  },
  searchOperator: {
    schema: z.optional(wordOf(['AND', 'OR'])),
    text: 'AND: all words of search, in any position; OR: any of them. Other forms of a word are found, too: apartments as apartment, renovated as renovation. Without it, the words of a term must be consecutive.',
  },
  searchFields: {
    schema: z.optional(commaListOf(wordOf(SEARCH_FIELDS))),
    text: 'Fields in which the keywords are searched; all when left out.',
  },
  queries: {
    schema: z.optional(SearchQueries),
    text: `Listings that meet any of 1 to ${QUERY_LIMIT} queries, as JSON: the fields of each replace those of the search, [{"status":"A"},{"status":"U","minSoldDate":"2026-01-01"}].`,
  },
  amenitiesOperator: {
    schema: z.optional(wordOf(['AND', 'OR'])),
    text: 'AND: all of the amenities (the default); OR: any of them.',
  },
  operator: {
    schema: z.optional(wordOf(['AND', 'OR'])),
    text: 'OR: listings that meet any of the filters, including city, neighborhood, state and zip; status, type, map and the circle of lat, long and radius must always be met, and the two ends of a range count as one filter. AND: listings that meet all filters.',
  },
} as const satisfies Readonly<Record<string, SearchParameter>>;

/** Options for the answer of a search. */
export const ANSWER_OPTIONS = {
  sortBy: {
    schema: z.optional(wordOf(SORTS)),
    text: 'Order of the listings.',
  },
  seed: {
    schema: z._default(wholeNumber(0, SEED_LIMIT), 0),
    text: 'A different number gives a different order with sortBy=random.',
  },
  resultsPerPage: {
    schema: z._default(wholeNumber(1, PAGE_SIZE_LIMIT), PAGE_SIZE_DEFAULT),
    text: 'Number of listings per page.',
  },
  pageNum: {
    schema: z._default(wholeNumber(1, PAGE_NUMBER_LIMIT), 1),
    text: 'Page of the answer, starting with 1.',
  },
  listings: {
    schema: z._default(flag(), true),
    text: 'Whether to return the listings themselves, or only their count and clusters.',
  },
  fields: {
    schema: z.optional(commaListOf(fieldPath)),
    text: 'Fields of each listing, such as listPrice, address.city or images[4]; all when left out.',
  },
  pretty: {
    schema: z._default(flag(), false),
    text: 'Whether the fields of each listing are in a fixed order, for people to read.',
  },
  cluster: { schema: z._default(flag(), false), text: 'The same as aggregates=map.' },
  aggregates: {
    schema: z.optional(
      commaListOf(
        wordOf([...AGGREGATE_PATHS, 'map'], AGGREGATE_ALIASES),
        AGGREGATE_PATHS.length + 1,
      ),
    ),
    text: 'What to count in addition to the listings; "map" for clusters.',
  },
  aggregateStatistics: {
    schema: z._default(flag(), false),
    text: 'Whether each group of aggregates also includes the statistics.',
  },
  statistics: {
    schema: z.optional(commaListOf(wordOf([...STATISTIC_CODES, ...STATISTIC_PERIODS]))),
    text: 'Figures of all the listings that a search matches, and the periods to calculate them for. For anonymous callers, restricted sales are included only in groups of at least five from one month (approximate), once the month is over; a period that is cut off or not over yet is marked partial, and an average that could be off by more than three percent is withheld. No median, minimum, maximum or deviation is returned for restricted sales. n names the figures that are based on a different number of homes than count.',
  },
  clusterPrecision: {
    schema: z._default(wholeNumber(0, CLUSTER_PRECISION_LIMIT), 16),
    text: 'Size of the clusters: the zoom of the map plus a little; larger is finer.',
  },
  clusterLimit: {
    schema: z._default(wholeNumber(1, CLUSTER_LIMIT), 100),
    text: 'Maximum number of clusters.',
  },
  clusterFields: {
    schema: z.optional(commaListOf(fieldPath)),
    text: 'Fields of the listing in a cluster with only one.',
  },
  clusterListingsThreshold: {
    schema: z.optional(wholeNumber(1, 100)),
    text: 'Clusters with at most this many listings include all of them.',
  },
  clusterStatistics: {
    schema: z._default(flag(), false),
    text: 'Whether each cluster also includes the statistics.',
  },
} as const satisfies Readonly<Record<string, SearchParameter>>;
