import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../listings/search/values/query-values.ts';
import { CANADA_FRAME } from './canada-frame.ts';
import { listNearbyPointsCall } from './nearby-call.ts';
import { latitude, longitude, PLACES_TAG } from './places.ts';

const NEARBY_LIMIT = 10;
/** Points of each kind. */
const NEARBY_DEFAULT = 3;

const { south, north, west, east } = CANADA_FRAME;
const isBetween = (least: number, most: number) => (value: number) =>
  value >= least && value <= most;

export const NearbyQuery = z.strictObject({
  lat: latitude.check(z.refine(isBetween(south, north), { error: 'must be in Canada' })),
  lng: longitude.check(z.refine(isBetween(west, east), { error: 'must be in Canada' })),
  limit: z._default(wholeNumber(1, NEARBY_LIMIT), NEARBY_DEFAULT),
});

/** Schools, transit, parks and shops in walking distance of a point. */
export const listNearbyPoints = endpoint(
  listNearbyPointsCall,
  { query: NearbyQuery },
  {
    summary: 'List schools, transit, parks and shops near a point',
    tag: PLACES_TAG,
    description:
      'At most half an hour away on foot. Walking times are estimated from the straight-line distance.',
    example: '/api/places/nearby?lat=43.65&lng=-79.38',
    parameters: {
      lat: 'Latitude of the point in degrees, in Canada.',
      lng: 'Longitude of the point in degrees, in Canada.',
      limit: 'Maximum number of each kind.',
    },
  },
);
