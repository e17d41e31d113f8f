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
    error: `may name at most ${SEARCH_TERM_LIMIT} terms between commas`,
  }),
  z.refine((text) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= SEARCH_WORD_LIMIT, {
    error: `may hold at most ${SEARCH_WORD_LIMIT} words`,
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
    text: 'Outlines as JSON: rings of [lng, lat] pairs in degrees, [[[lng,lat],…]], or a GeoJSON polygon or multi-polygon; 500 points at most.',
  },
  mapOperator: {
    schema: z.optional(wordOf(['OR', 'AND'])),
    text: 'OR: in any of the outlines of map; AND: in all of them.',
  },
  lat: {
    schema: z.optional(decimal(-90, 90)),
    text: 'Latitude in degrees, of the middle of a circle.',
  },
  long: {
    schema: z.optional(decimal(-180, 180)),
    text: 'Longitude in degrees, of the middle of a circle.',
  },
  radius: {
    schema: z.optional(clampedDecimal(MIN_RADIUS_KM, RADIUS_LIMIT_KM)),
    text: 'Kilometres from the middle to the edge of the circle.',
  },
  search: {
    schema: z.optional(keywords),
    text: 'Keywords; the terms between commas must all be in the listing, each as its words in a row, of which the last may go on or be a plural. A term that begins with not: must not be in it.',
  },
  searchOperator: {
    schema: z.optional(wordOf(['AND', 'OR'])),
    text: 'AND: all words of search, wherever they stand; OR: any of them. A word is found in its other forms, too: apartments as apartment, renovated as renovation. Without it the words of a term stand in a row.',
  },
  searchFields: {
    schema: z.optional(commaListOf(wordOf(SEARCH_FIELDS))),
    text: 'Fields in which the keywords are looked for; all when left out.',
  },
  queries: {
    schema: z.optional(SearchQueries),
    text: `Listings that meet any of 1 to ${QUERY_LIMIT} queries, as JSON: each asks for fields in place of those of the search, [{"status":"A"},{"status":"U","minSoldDate":"2026-01-01"}].`,
  },
  amenitiesOperator: {
    schema: z.optional(wordOf(['AND', 'OR'])),
    text: 'AND: all of the amenities, as without it; OR: any of them.',
  },
  operator: {
    schema: z.optional(wordOf(['AND', 'OR'])),
    text: 'OR: listings that meet any of the filters, of which city, neighborhood, state and zip are some; status, type, map and the circle of lat, long and radius must be met all the same, and the two ends of a range are one filter. AND: listings that meet all.',
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
    text: 'Another number is another order of sortBy=random.',
  },
  resultsPerPage: {
    schema: z._default(wholeNumber(1, PAGE_SIZE_LIMIT), PAGE_SIZE_DEFAULT),
    text: 'Listings on a page.',
  },
  pageNum: {
    schema: z._default(wholeNumber(1, PAGE_NUMBER_LIMIT), 1),
    text: 'Page of the answer, from 1.',
  },
  listings: {
    schema: z._default(flag(), true),
    text: 'Whether the listings themselves are wanted, or only their count and clusters.',
  },
  fields: {
    schema: z.optional(commaListOf(fieldPath)),
    text: 'Fields of each listing, such as listPrice, address.city or images[4]; all when left out.',
  },
  pretty: {
    schema: z._default(flag(), false),
    text: 'Whether the fields of each listing come in a fixed order, for people to read.',
  },
  cluster: { schema: z._default(flag(), false), text: 'The same as aggregates=map.' },
  aggregates: {
    schema: z.optional(
      commaListOf(
        wordOf([...AGGREGATE_PATHS, 'map'], AGGREGATE_ALIASES),
        AGGREGATE_PATHS.length + 1,
      ),
    ),
    text: 'What to sum up besides the listings; "map" for clusters.',
  },
  aggregateStatistics: {
    schema: z._default(flag(), false),
    text: 'Whether each group of aggregates comes with the statistics, too.',
  },
  statistics: {
    schema: z.optional(commaListOf(wordOf([...STATISTIC_CODES, ...STATISTIC_PERIODS]))),
    text: 'Figures of all the listings a search matches, and the periods to give them for. Restricted sales are told of to anonymous callers in groups of at least five of one month (approximate), once the month is over; a period that is cut or still running is partial, an average that could be over three percent off is withheld. No median, minimum, maximum or deviation is given over restricted sales. n names figures that are of another number of homes than count.',
  },
  clusterPrecision: {
    schema: z._default(wholeNumber(0, CLUSTER_PRECISION_LIMIT), 16),
    text: 'Size of the clusters: the zoom of the map plus a little; larger is finer.',
  },
  clusterLimit: {
    schema: z._default(wholeNumber(1, CLUSTER_LIMIT), 100),
    text: 'How many clusters at most.',
  },
  clusterFields: {
    schema: z.optional(commaListOf(fieldPath)),
    text: 'Fields of the listing of a cluster of one.',
  },
  clusterListingsThreshold: {
    schema: z.optional(wholeNumber(1, 100)),
    text: 'Clusters of no more listings than this carry them all.',
  },
  clusterStatistics: {
    schema: z._default(flag(), false),
    text: 'Whether each cluster comes with the statistics, too.',
  },
} as const satisfies Readonly<Record<string, SearchParameter>>;
