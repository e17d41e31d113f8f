import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { MapArea } from '../listings/map-area.ts';
import { BOARD_ID_LIMIT } from '../listings/listings.ts';
import { BoardLocations, FoundLocations, RealtyLocation } from './realty-location.ts';
import {
  commaListOf,
  decimal,
  flag,
  listOf,
  shortText,
  TEXT_LIMIT,
  wholeNumber,
  wordOf,
} from '../listings/query-values.ts';

export const LOCATION_PAGE_LIMIT = 300;
export const LOCATION_SUGGESTION_LIMIT = 10;
const RADIUS_LIMIT_KM = 500;
const SIZE_LIMIT_KM2 = 1_000_000;
const SHORTEST_SEARCH = 2;

/** Kinds of places that may be asked for; those after the first two are of no place of ours. */
export const LOCATION_TYPES = [
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

/** What places may be counted by. */
const GROUP_PATHS = ['type', 'address.state', 'address.area', 'address.city'] as const;
export type LocationGroupPath = (typeof GROUP_PATHS)[number];

const SOURCES = ['MLS', 'UserDefined', 'LiveBy', 'PublicRecord'] as const;

const nothing = z.optional(z.unknown());
const names = z.optional(listOf(shortText()));
const yesOrNo = z.optional(flag());

function degrees(limit: number) {
  const error = `must be degrees from -${limit} to ${limit}`;
  const read = (raw: unknown) =>
    typeof raw === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  return z.optional(
    z.pipe(
      z.transform(read),
      z.number({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error })),
    ),
  );
}

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+$/, { error: 'must be dotted field names' }));

const searchText = (() => {
  const error = `must be text of ${SHORTEST_SEARCH} to ${TEXT_LIMIT} characters`;
  return z
    .string({ error })
    .check(z.trim(), z.minLength(SHORTEST_SEARCH, { error }), z.maxLength(TEXT_LIMIT, { error }));
})();

const choice = {
  source: z.optional(commaListOf(wordOf(SOURCES, { msl: 'MLS' }))),
  type: z.optional(commaListOf(wordOf(LOCATION_TYPES))),
  /** Two letters or the name. */
  state: names,
  area: names,
  city: names,
  /** A point, degrees; with `radius`, in kilometres, only places whose centre is so near. */
  lat: degrees(90),
  long: degrees(180),
  radius: z.optional(wholeNumber(1, RADIUS_LIMIT_KM)),
  /** Only places whose centre is in it. */
  map: z.optional(MapArea),
  /** Only places with an outline, or only those without; of at most 50 cities at a time. */
  hasBoundary: yesOrNo,
  /** Square kilometres inside the outline; of at most 50 cities at a time. */
  minSize: z.optional(decimal(0, SIZE_LIMIT_KM2)),
  maxSize: z.optional(decimal(0, SIZE_LIMIT_KM2)),
  /** Adds the outlines and sizes, of at most 50 places a page. */
  boundary: yesOrNo,
  fields: z.optional(commaListOf(fieldPath)),
};

const Choice = z.strictObject(choice);
type Point = Pick<z.infer<typeof Choice>, 'lat' | 'long' | 'radius'>;

const wholePoint = z.refine<Point>(
  ({ lat, long, radius }) =>
    (lat === undefined) === (long === undefined) && (radius === undefined || lat !== undefined),
  { error: 'lat and long belong together, and radius to them', path: ['lat'] },
);

export const LocationQuery = z
  .strictObject({
    ...choice,
    /** What a name begins with, as in the older call: the reply then has `search`, too. */
    search: z.optional(searchText),
    neighborhood: names,
    name: names,
    locationId: names,
    boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
    /** Only places that the point of `lat` and `long` lies in. */
    pointWithinBoundary: yesOrNo,
    locations: z._default(flag(), true),
    /** Counts of the places that were found by these, the most first. */
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

/**
 * Cities and neighbourhoods. With `search` the reply has the groups of the older call, too; with
 * `city` or `neighborhood` their outlines by board.
 */
export const listLocations = endpoint({
  method: 'GET',
  path: '/api/realty/locations',
  params: nothing,
  query: LocationQuery,
  body: nothing,
  reply: z.object({
    ...page,
    search: z.optional(FoundLocations),
    boards: z.optional(BoardLocations),
    aggregates: z.optional(LocationGroups),
  }),
});

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

/** Cities and neighbourhoods for what is typed so far; with `lat` and `long` the near ones first. */
export const autocompleteLocations = endpoint({
  method: 'GET',
  path: '/api/realty/locations/autocomplete',
  params: nothing,
  query: LocationSuggestionQuery,
  body: nothing,
  reply: z.object(page),
});

/** The older call: groups by name, or, with a place or a class, the places of each board. */
export const listListingLocations = endpoint({
  method: 'GET',
  path: '/api/realty/listings/locations',
  params: nothing,
  query: z.strictObject({
    search: z.optional(searchText),
    area: names,
    city: names,
    neighborhood: names,
    class: z.optional(listOf(wordOf(['residential', 'condo', 'commercial']))),
    boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
  }),
  body: nothing,
  reply: z.object({
    search: z.optional(FoundLocations),
    boards: z.optional(BoardLocations),
  }),
});
export type ListingLocationQuery = z.infer<(typeof listListingLocations)['query']>;
