import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  geocodePlaceCall,
  getPlaceDatabaseCall,
  getPlacePolygonCall,
  listNeighbourhoodsCall,
  suggestPlacesCall,
} from './calls.ts';
import { reverseGeocodeCall } from './reverse-call.ts';
import { shortText, wholeNumber } from '../listings/search/values/query-values.ts';

const SUGGESTION_LIMIT = 10;
/** Number of places, and of neighbourhoods. */
const SUGGESTION_DEFAULT = 3;
const KEY_PATTERN = /^[A-Z]{2}\/[a-z0-9-]{1,80}$/;

/** Degrees within bounds, as a number or its text. */
function degrees(limit: number) {
  const error = `must be degrees from -${limit} to ${limit}`;
  const readValue = (raw: unknown) =>
    typeof raw === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  return z.pipe(
    z.transform(readValue),
    z.number({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error })),
  );
}

export const latitude = degrees(90);
export const longitude = degrees(180);
const cityKey = z
  .string()
  .check(z.regex(KEY_PATTERN, { error: 'must be a key such as ON/toronto' }));

const near = { lat: z.optional(latitude), lng: z.optional(longitude) };
const bothOrNone = z.refine<{ lat?: number | undefined; lng?: number | undefined }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { error: 'lat and lng must be given together', path: ['lat'] },
);

/** The group of these calls in their documentation. */
export const PLACES_TAG = 'Places';
const tag = PLACES_TAG;
const nearParameters = {
  lat: 'Latitude in degrees of the point that the search starts from.',
  lng: 'Longitude in degrees of the point that the search starts from.',
} as const;

export const SuggestQuery = z
  .strictObject({
    q: shortText(),
    ...near,
    limit: z._default(wholeNumber(1, SUGGESTION_LIMIT), SUGGESTION_DEFAULT),
  })
  .check(bothOrNone);

/** Places and neighbourhoods for the text typed so far; with `lat` and `lng` the near ones first. */
export const suggestPlaces = endpoint(
  suggestPlacesCall,
  { query: SuggestQuery },
  {
    summary: 'Suggest places while someone types',
    tag,
    description:
      'A text that does not name a place is read as homes in a place (“condos in toronto”) or as a mistyped postal code; in the first case, the answer includes the requested homes.',
    example: '/api/places/suggestions?q=toro',
    parameters: {
      q: 'The text typed so far.',
      ...nearParameters,
      limit: 'Maximum number of each kind.',
    },
  },
);

export const GeocodeQuery = z.strictObject({ q: shortText(), ...near }).check(bothOrNone);

/** The place that a text names: an address, street, postal code, place or "lat, lng"; 404 for none. */
export const geocodePlace = endpoint(
  geocodePlaceCall,
  { query: GeocodeQuery },
  {
    summary: 'Find the place a text names',
    tag,
    description: 'An address, a street, a postal code, a city, a neighbourhood, or "lat, lng".',
    example: '/api/places/geocode?q=Halifax',
    missing: 'The text does not name a place in Canada',
    parameters: { q: 'The text.', ...nearParameters },
  },
);

export const ReverseQuery = z.strictObject({ lat: latitude, lng: longitude });

/** What lies at a point; 404 far from every town. */
export const reverseGeocode = endpoint(
  reverseGeocodeCall,
  { query: ReverseQuery },
  {
    summary: 'Find what is at a point',
    tag,
    example: '/api/places/reverse?lat=43.65&lng=-79.38',
    missing: 'There is no town near the point',
    parameters: {
      lat: 'Latitude of the point in degrees.',
      lng: 'Longitude of the point in degrees.',
    },
  },
);

export const PolygonQuery = z.strictObject({
  key: cityKey,
  neighbourhood: z.optional(shortText()),
});

/** The outline of a city, or of one of its neighbourhoods by name; 404 for none. */
export const getPlacePolygon = endpoint(
  getPlacePolygonCall,
  { query: PolygonQuery },
  {
    summary: 'Read the outline of a city or neighbourhood',
    tag,
    example: '/api/places/polygon?key=ON%2Ftoronto',
    missing: 'There is no outline for the place',
    parameters: {
      key: 'Province and city, from the answers of the other calls, such as ON/toronto.',
      neighbourhood: 'Name of a neighbourhood of the city.',
    },
  },
);

/** The most neighbourhoods in one answer: more than a map can name. */
export const NEIGHBOURHOODS_LIMIT = 300;

export const NeighbourhoodsQuery = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .check(
    z.refine(({ west, east }) => west <= east, {
      error: 'must not be less than west',
      path: ['east'],
    }),
    z.refine(({ south, north }) => south <= north, {
      error: 'must not be less than south',
      path: ['north'],
    }),
  );

/** The neighbourhoods whose middles lie in a box, those of the largest cities first. */
export const listNeighbourhoods = endpoint(
  listNeighbourhoodsCall,
  { query: NeighbourhoodsQuery },
  {
    summary: 'List the neighbourhoods in a part of the map',
    tag,
    description: `At most ${NEIGHBOURHOODS_LIMIT}, starting with those of the largest cities.`,
    example: '/api/places/neighbourhoods?west=-79.5&south=43.6&east=-79.3&north=43.7',
    parameters: {
      west: 'Longitude of the western edge in degrees.',
      south: 'Latitude of the southern edge in degrees.',
      east: 'Longitude of the eastern edge in degrees.',
      north: 'Latitude of the northern edge in degrees.',
    },
  },
);

/** Changes rarely: answered 304 to a browser that has it. */
export const getPlaceDatabase = endpoint(
  getPlaceDatabaseCall,
  {},
  {
    summary: 'Read every city and neighbourhood',
    tag,
    description: 'For a search that works without a connection. This data rarely changes.',
    example: '/api/places/database',
  },
);
