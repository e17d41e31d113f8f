import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GeoJsonArea } from '../listings/search/values/geojson-area.ts';
import { BOARD_ID_LIMIT } from '../listings/listing-query.ts';
import { MIN_RADIUS_KM, RADIUS_LIMIT_KM } from '../listings/search/values/search-limits.ts';
import { TEXT_LIMIT } from '../listings/search/values/text-limit.ts';
import { MIN_SEARCH_LENGTH } from './search-text.ts';
import { BoardLocations, LocationMatches, RealtyLocation } from './realty-location.ts';
import {
  clampedDecimal,
  commaListOf,
  decimal,
  flag,
  listOf,
  shortText,
  wholeNumber,
  wordOf,
} from '../listings/search/values/query-values.ts';

const LOCATION_PAGE_LIMIT = 300;
const LOCATION_SUGGESTION_LIMIT = 10;
const SIZE_LIMIT_KM2 = 1_000_000;

/** Kinds of places that may be asked for; we have no places of those after the first two. */
const LOCATION_TYPES = [
  'city',
  'neighborhood',
  'area',
  'city-alternate',
  'neighborhood-alternate',
  'postalCode',
  'district',
  'schoolDistrict',
  'school',
  'property',
] as const;

/** The fields that places may be counted by. */
const GROUP_PATHS = ['type', 'address.state', 'address.area', 'address.city'] as const;
export type LocationGroupPath = (typeof GROUP_PATHS)[number];

const SOURCES = ['MLS', 'UserDefined', 'LiveBy', 'PublicRecord'] as const;

const names = z.optional(listOf(shortText()));
const yesOrNo = z.optional(flag());

function degrees(limit: number) {
  const error = `must be degrees from -${limit} to ${limit}`;
  const readValue = (raw: unknown) =>
    typeof raw === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  return z.optional(
    z.pipe(
      z.transform(readValue),
      z.number({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error })),
    ),
  );
}

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+$/, { error: 'must be dotted field names' }));

/** The beginning of the name of a place. */
export const searchText = (() => {
  const error = `must be text of ${MIN_SEARCH_LENGTH} to ${TEXT_LIMIT} characters`;
  return z
    .string({ error })
    .check(z.trim(), z.minLength(MIN_SEARCH_LENGTH, { error }), z.maxLength(TEXT_LIMIT, { error }));
})();

const choice = {
  source: z.optional(commaListOf(wordOf(SOURCES, { msl: 'MLS' }))),
  type: z.optional(commaListOf(wordOf(LOCATION_TYPES))),
  /** Two letters or the name. */
  state: names,
  area: names,
  city: names,
  /** A point, degrees; with `radius`, in kilometres, only places whose centre is that near. */
  lat: degrees(90),
  long: degrees(180),
  radius: z.optional(clampedDecimal(MIN_RADIUS_KM, RADIUS_LIMIT_KM)),
  /** Only places whose centre lies in this area. */
  map: z.optional(GeoJsonArea),
  /** Only places with an outline, or only those without; for at most 50 cities at a time. */
  hasBoundary: yesOrNo,
  /** Square kilometres inside the outline; for at most 50 cities at a time. */
  minSize: z.optional(decimal(0, SIZE_LIMIT_KM2)),
  maxSize: z.optional(decimal(0, SIZE_LIMIT_KM2)),
  /** Adds the outlines and sizes, for at most 50 places a page. */
  boundary: yesOrNo,
  fields: z.optional(commaListOf(fieldPath)),
};

const Choice = z.strictObject(choice);
type Point = Pick<z.infer<typeof Choice>, 'lat' | 'long' | 'radius'>;

const wholePoint = z.refine<Point>(
  ({ lat, long, radius }) =>
    (lat === undefined) === (long === undefined) && (radius === undefined || lat !== undefined),
  { error: 'lat and long must be given together, and radius only with them', path: ['lat'] },
);

export const LocationQuery = z
  .strictObject({
    ...choice,
    /** The beginning of a name, as in the older call: the reply then has `search`, too. */
    search: z.optional(searchText),
    neighborhood: names,
    name: names,
    locationId: names,
    boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
    /** Only places that the point of `lat` and `long` lies in. */
    pointWithinBoundary: yesOrNo,
    locations: z._default(flag(), true),
    /** Counts of the found places by these fields, the most first. */
    aggregates: z.optional(commaListOf(wordOf(GROUP_PATHS))),
    sortBy: z.optional(wordOf(['typeAsc', 'typeDesc'])),
    resultsPerPage: z._default(wholeNumber(1, LOCATION_PAGE_LIMIT), 100),
    pageNum: z._default(wholeNumber(1, 100_000), 1),
  })
  .check(wholePoint);
export type LocationQuery = z.infer<typeof LocationQuery>;

const page = {
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  source: z.array(z.string()),
  locations: z.array(z.partial(RealtyLocation)),
};

const counts = z.optional(z.record(z.string(), z.number()));

const LocationGroups = z.object({
  type: counts,
  address: z.optional(z.object({ state: counts, area: counts, city: counts })),
});
export type LocationGroups = z.infer<typeof LocationGroups>;

const tag = 'Places';

/** The meaning of the parameters of calls about places. */
export const LOCATION_PARAMETERS = {
  source: 'Source of the places.',
  type: 'Kind of place.',
  state: 'Province, two letters or the name.',
  area: 'Name of the region or county.',
  city: 'Name of the city.',
  lat: 'Latitude of a point in degrees.',
  long: 'Longitude of a point in degrees.',
  radius: 'Kilometres from the point within which the centre of a place must be.',
  map: 'Outlines as JSON in which the centre of a place must be: [[[lng,lat],…]].',
  hasBoundary: 'Only places with an outline, or only those without.',
  minSize: 'Smallest size in square kilometres.',
  maxSize: 'Largest size in square kilometres.',
  boundary: 'Whether to return the outlines and sizes, for at most 50 places per page.',
  fields: 'Fields of each place, such as name or map.latitude; all when left out.',
  search: 'The beginning of a name.',
  resultsPerPage: 'Number of places per page.',
} as const;

const LocationReply = z.object({
  ...page,
  search: z.optional(LocationMatches),
  boards: z.optional(BoardLocations),
  aggregates: z.optional(LocationGroups),
});

/**
 * Cities and neighbourhoods. With `search` the reply also has the groups of the older call; with
 * `city` or `neighborhood` their outlines by board.
 */
export const listLocations = endpoint(
  { method: 'GET', path: '/api/realty/locations', reply: LocationReply },
  { query: LocationQuery },
  {
    summary: 'Find areas, cities and neighbourhoods',
    tag,
    ignoresUnknown: true,
    parameters: {
      ...LOCATION_PARAMETERS,
      neighborhood: 'Name of the neighbourhood.',
      name: 'Name of a place of any kind.',
      locationId: 'Id of the place, from an earlier answer.',
      boardId: 'Number of the real-estate board.',
      pointWithinBoundary: 'Only places whose outline contains the point of lat and long.',
      locations: 'Whether to return the places themselves, or only their counts.',
      aggregates: 'What to count the places by.',
      sortBy: 'Order of the places, by their kind.',
      pageNum: 'Page of the answer, starting with 1.',
    },
  },
);

export const LocationSuggestionQuery = z
  .strictObject({
    ...choice,
    search: searchText,
    resultsPerPage: z._default(
      wholeNumber(1, LOCATION_SUGGESTION_LIMIT),
      LOCATION_SUGGESTION_LIMIT,
    ),
  })
  .check(wholePoint);
export type LocationSuggestionQuery = z.infer<typeof LocationSuggestionQuery>;

/** Cities and neighbourhoods for the text typed so far; with `lat` and `long` the near ones first. */
export const autocompleteLocations = endpoint(
  { method: 'GET', path: '/api/realty/locations/autocomplete', reply: z.object(page) },
  { query: LocationSuggestionQuery },
  {
    summary: 'Suggest areas, cities and neighbourhoods while someone types',
    tag,
    ignoresUnknown: true,
    parameters: LOCATION_PARAMETERS,
  },
);
