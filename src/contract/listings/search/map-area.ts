import '../../jitless.ts';
import * as z from 'zod/mini';

export const VERTEX_LIMIT = 500;

/** A ring of [lng, lat] pairs in degrees; it need not be closed. */
export type Ring = readonly (readonly [lng: number, lat: number])[];

/** One or more rings; a point belongs to the area when it lies in any of them. */
export type MapArea = readonly Ring[];

const error = `must be JSON of polygon rings [[[lng,lat],…]] with 3 to ${VERTEX_LIMIT} points in all`;

const Position = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) && one[0] === other[0] && one[1] === other[1];

/** A ring that ends where it begins. */
function closed(ring: readonly unknown[]): readonly unknown[] {
  return isSame(ring[0], ring.at(-1)) ? ring : [...ring, ring[0]];
}

/**
 * A polygon as one ring: from its outline a cut leads to each hole and back, so that by the even-odd
 * rule a point in a hole lies outside.
 */
function oneRing(polygon: unknown): unknown {
  if (!Array.isArray(polygon) || !polygon.every(Array.isArray)) return polygon;
  const [outline, ...holes] = polygon as unknown[][];
  if (!outline || holes.length === 0) return outline;
  return [...closed(outline), ...holes.flatMap((hole) => [...closed(hole), outline[0]])];
}

const at = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const isNested = (value: unknown, depth: number): boolean =>
  Array.isArray(value) && (depth === 1 || isNested(value[0], depth - 1));

/** The rings of an area written as GeoJSON; a value of any other form as it is. */
function readGeoJson(value: unknown): unknown {
  const geometry = at(value, 'type') === 'Feature' ? at(value, 'geometry') : value;
  const [type, coordinates] = [at(geometry, 'type'), at(geometry, 'coordinates')];
  if (type === 'Polygon') return [oneRing(coordinates)];
  const polygons = type === 'MultiPolygon' ? coordinates : value;
  return isNested(polygons, 4) ? (polygons as unknown[]).map(oneRing) : polygons;
}

function readJson(raw: unknown): unknown {
  const value = Array.isArray(raw) && raw.length === 1 && typeof raw[0] === 'string' ? raw[0] : raw;
  if (typeof value !== 'string') return readGeoJson(value);
  try {
    return readGeoJson(JSON.parse(value));
  } catch {
    // The schema after this one refuses the text and names the parameter.
    return value;
  }
}

/**
 * The `map` parameter: rings as in the coordinates of a GeoJSON polygon, several meaning "or"; or the
 * coordinates of a MultiPolygon, whose polygons may have holes; or either as a geometry or feature.
 */
export const MapArea = z.pipe(
  z.transform(readJson),
  z.array(z.array(Position, { error }).check(z.minLength(3, { error })), { error }).check(
    z.minLength(1, { error }),
    z.refine((rings) => rings.reduce((sum, ring) => sum + ring.length, 0) <= VERTEX_LIMIT, {
      error,
    }),
  ),
);
