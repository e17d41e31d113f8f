import './jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { shortText, wholeNumber } from './query-values.ts';

const nothing = z.optional(z.unknown());

export const SUGGESTION_LIMIT = 10;
/** Of each group: places, and neighbourhoods. */
export const SUGGESTION_DEFAULT = 3;
const KEY_PATTERN = /^[A-Z]{2}\/[a-z0-9-]{1,80}$/;

/** Degrees within bounds, as a number or its text. */
function degrees(limit: number) {
  const error = `must be degrees from -${limit} to ${limit}`;
  const read = (raw: unknown) =>
    typeof raw === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  return z.pipe(
    z.transform(read),
    z.number({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error })),
  );
}

const latitude = degrees(90);
const longitude = degrees(180);
const cityKey = z
  .string()
  .check(z.regex(KEY_PATTERN, { error: 'must be a key such as ON/toronto' }));

const near = { lat: z.optional(latitude), lng: z.optional(longitude) };
const bothOrNone = z.refine<{ lat?: number | undefined; lng?: number | undefined }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { error: 'lat and lng belong together', path: ['lat'] },
);

export const Location = z.object({ lat: z.number(), lng: z.number() });
export type Location = z.infer<typeof Location>;

export const PlaceKind = z.enum(['city', 'neighbourhood', 'postal', 'street', 'address']);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** What may be picked in a search box. */
export const PlaceSuggestion = z.object({
  type: z.enum(['locations', 'neighborhood']),
  kind: PlaceKind,
  place_id: z.string(),
  /** "Annex, Toronto, ON, Canada". */
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
  city: z.string(),
  /** Of the city: what `getPlacePolygon` takes. */
  cityKey: z.string(),
  state: z.string(),
  location: Location,
  /** Of the map that shows it. */
  zoom: z.number(),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const PlaceSuggestions = z.object({
  locations: z.array(PlaceSuggestion),
  neighborhoods: z.array(PlaceSuggestion),
});
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>;

/** Places and neighbourhoods for what is typed so far; with `lat` and `lng` the near ones first. */
export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places/suggestions',
  params: nothing,
  query: z
    .strictObject({
      q: shortText(),
      ...near,
      limit: z._default(wholeNumber(1, SUGGESTION_LIMIT), SUGGESTION_DEFAULT),
    })
    .check(bothOrNone),
  body: nothing,
  reply: PlaceSuggestions,
});

export const FoundPlace = z.object({
  kind: PlaceKind,
  name: z.string(),
  label: z.string(),
  point: Location,
  zoom: z.number(),
  city: z.string(),
  cityKey: z.string(),
  province: z.string(),
  bounds: z.optional(
    z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  ),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

/** The place that a text names: an address, street, postal code, place or "lat, lng"; 404 for none. */
export const geocodePlace = endpoint({
  method: 'GET',
  path: '/api/places/geocode',
  params: nothing,
  query: z.strictObject({ q: shortText(), ...near }).check(bothOrNone),
  body: nothing,
  reply: FoundPlace,
});

export const PlaceAtPoint = z.object({
  kind: z.enum(['address', 'neighbourhood', 'city']),
  label: z.string(),
  point: Location,
  streetNumber: z.nullable(z.string()),
  streetName: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  city: z.string(),
  cityKey: z.string(),
  province: z.string(),
});
export type PlaceAtPoint = z.infer<typeof PlaceAtPoint>;

/** What lies at a point; 404 far from every town. */
export const reverseGeocode = endpoint({
  method: 'GET',
  path: '/api/places/reverse',
  params: nothing,
  query: z.strictObject({ lat: latitude, lng: longitude }),
  body: nothing,
  reply: PlaceAtPoint,
});

const Position = z.tuple([z.number(), z.number()]);

/** The outline of a city or neighbourhood; `path` is its GeoJSON geometry. */
export const PlacePolygon = z.object({
  name: z.string(),
  type: z.enum(['city', 'neighborhood']),
  city: z.string(),
  state: z.string(),
  center: Location,
  /** Derived from centres and built-up land, not surveyed. */
  approximate: z.boolean(),
  path: z.object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(Position))),
  }),
});
export type PlacePolygon = z.infer<typeof PlacePolygon>;

/** The outline of a city, or of one of its neighbourhoods by name; 404 for none. */
export const getPlacePolygon = endpoint({
  method: 'GET',
  path: '/api/places/polygon',
  params: nothing,
  query: z.strictObject({ key: cityKey, neighbourhood: z.optional(shortText()) }),
  body: nothing,
  reply: PlacePolygon,
});

export const DatabaseCity = z.object({
  key: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
  /** Name, latitude and longitude of each. */
  neighborhoods: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** Every city and neighbourhood, for a database in the browser. */
export const PlaceDatabase = z.object({ cities: z.array(DatabaseCity) });
export type PlaceDatabase = z.infer<typeof PlaceDatabase>;

/** Changes rarely: answered 304 to a browser that has it. */
export const getPlaceDatabase = endpoint({
  method: 'GET',
  path: '/api/places/database',
  params: nothing,
  query: z.strictObject({}),
  body: nothing,
  reply: PlaceDatabase,
});
