import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  geocodePlaceCall,
  getPlaceDatabaseCall,
  getPlacePolygonCall,
  reverseGeocodeCall,
  suggestPlacesCall,
} from './calls.ts';
import { shortText, wholeNumber } from '../listings/query-values.ts';

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

/** Places and neighbourhoods for what is typed so far; with `lat` and `lng` the near ones first. */
export const suggestPlaces = endpoint({
  ...suggestPlacesCall,
  params: nothing,
  query: z
    .strictObject({
      q: shortText(),
      ...near,
      limit: z._default(wholeNumber(1, SUGGESTION_LIMIT), SUGGESTION_DEFAULT),
    })
    .check(bothOrNone),
  body: nothing,
});

/** The place that a text names: an address, street, postal code, place or "lat, lng"; 404 for none. */
export const geocodePlace = endpoint({
  ...geocodePlaceCall,
  params: nothing,
  query: z.strictObject({ q: shortText(), ...near }).check(bothOrNone),
  body: nothing,
});

/** What lies at a point; 404 far from every town. */
export const reverseGeocode = endpoint({
  ...reverseGeocodeCall,
  params: nothing,
  query: z.strictObject({ lat: latitude, lng: longitude }),
  body: nothing,
});

/** The outline of a city, or of one of its neighbourhoods by name; 404 for none. */
export const getPlacePolygon = endpoint({
  ...getPlacePolygonCall,
  params: nothing,
  query: z.strictObject({ key: cityKey, neighbourhood: z.optional(shortText()) }),
  body: nothing,
});

/** Changes rarely: answered 304 to a browser that has it. */
export const getPlaceDatabase = endpoint({
  ...getPlaceDatabaseCall,
  params: nothing,
  query: z.strictObject({}),
  body: nothing,
});
