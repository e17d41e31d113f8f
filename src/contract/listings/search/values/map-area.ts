import '../../../jitless.ts';
import * as z from 'zod/mini';
import { readJson } from './query-values.ts';

export const VERTEX_LIMIT = 500;

/** A ring of [lng, lat] pairs in degrees; it need not be closed. */
export type Ring = readonly (readonly [lng: number, lat: number])[];

/** One or more rings; a point belongs to the area when it lies in any of them. */
export type MapArea = readonly Ring[];

const error = `must be JSON of polygon rings [[[lng,lat],…]] with 3 to ${VERTEX_LIMIT} points in total`;

const degrees = (limit: number) =>
  z.number({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error }));

const Position = z.tuple([degrees(180), degrees(90)], { error });

/** The `map` parameter: rings as in the coordinates of a GeoJSON polygon, several meaning "or". */
export const MapArea = z.pipe(
  z.transform(readJson),
  z.array(z.array(Position, { error }).check(z.minLength(3, { error })), { error }).check(
    z.minLength(1, { error }),
    z.refine((rings) => rings.reduce((sum, ring) => sum + ring.length, 0) <= VERTEX_LIMIT, {
      error,
    }),
  ),
);
