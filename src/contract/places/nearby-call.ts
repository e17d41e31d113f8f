import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { Location } from './calls.ts';
import type { NearbyQuery } from './nearby.ts';

/** What a household looks for around a home. */
export const PointKind = z.enum(['school', 'transit', 'park', 'shop']);
export type PointKind = z.infer<typeof PointKind>;

/** A finer kind, which a client words in its own language. */
export const PointDetail = z.enum([
  'elementary-school',
  'secondary-school',
  'school',
  'bus-stop',
  'streetcar-stop',
  'station',
  'ferry',
  'park',
  'supermarket',
  'grocery-store',
]);
export type PointDetail = z.infer<typeof PointDetail>;

/** A school, stop, park or shop in walking distance. */
export const NearbyPoint = z.object({
  kind: PointKind,
  detail: PointDetail,
  name: z.string(),
  /** For a park, the nearest point of its edge. */
  location: Location,
  /** In a straight line. */
  distanceMetres: z.number(),
  walkMinutes: z.number(),
});
export type NearbyPoint = z.infer<typeof NearbyPoint>;

export const NearbyPoints = z.object({
  /** The kinds in the order of their list, the nearest of each first. */
  points: z.array(NearbyPoint),
  /** Credit to the owner of the data, to be shown beside it; null where none is required. */
  credit: z.nullable(z.string()),
});
export type NearbyPoints = z.infer<typeof NearbyPoints>;

export const listNearbyPointsCall: ClientCall<typeof NearbyPoints, { query: typeof NearbyQuery }> =
  {
    method: 'GET',
    path: '/api/places/nearby',
    reply: NearbyPoints,
  };
