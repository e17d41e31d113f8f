import '../../../jitless.ts';
import * as z from 'zod/mini';
import { MapArea } from './map-area.ts';
import { readJson } from './query-values.ts';

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) && one[0] === other[0] && one[1] === other[1];

/** A ring that ends where it begins. */
function closeRing(ring: readonly unknown[]): readonly unknown[] {
  return isSame(ring[0], ring.at(-1)) ? ring : [...ring, ring[0]];
}

/**
 * A polygon as one ring: a cut leads from its outline to each hole and back, so that by the even-odd rule a
 * point in a hole lies outside.
 */
function oneRing(polygon: unknown): unknown {
  if (!Array.isArray(polygon) || !polygon.every(Array.isArray)) return polygon;
  const [outline, ...holes] = polygon as unknown[][];
  if (!outline || holes.length === 0) return outline;
  return [...closeRing(outline), ...holes.flatMap((hole) => [...closeRing(hole), outline[0]])];
}

const at = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const isNested = (value: unknown, depth: number): boolean =>
  Array.isArray(value) && (depth === 1 || isNested(value[0], depth - 1));

/** The rings of an area written as GeoJSON; a value of any other form is returned unchanged. */
function ringsOf(value: unknown): unknown {
  const geometry = at(value, 'type') === 'Feature' ? at(value, 'geometry') : value;
  const [type, coordinates] = [at(geometry, 'type'), at(geometry, 'coordinates')];
  if (type === 'Polygon') return [oneRing(coordinates)];
  const polygons = type === 'MultiPolygon' ? coordinates : value;
  return isNested(polygons, 4) ? (polygons as unknown[]).map(oneRing) : polygons;
}

/**
 * An area as other programs send it: rings as in a `MapArea`; the coordinates of a MultiPolygon, whose
 * polygons may have holes; or either as a geometry or feature. In its own module, as our pages send rings.
 */
export const GeoJsonArea = z.pipe(
  z.transform((raw: unknown) => ringsOf(readJson(raw))),
  MapArea,
);
