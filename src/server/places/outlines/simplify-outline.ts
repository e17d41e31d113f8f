import type { LngLat, MultiPolygonRings } from '#src/lib/geo/shapes.ts';

const FIRST_TOLERANCE_DEGREES = 0.0002;

/**
 * The same outline with at most `limit` positions in all, so that it fits into a search: bends are left
 * out, the smallest first (Douglas and Peucker, 1973), and so are parts that vanish.
 */
export function withFewVertices(rings: MultiPolygonRings, limit: number): MultiPolygonRings {
  let simple = rings;
  for (let tolerance = FIRST_TOLERANCE_DEGREES; countOf(simple) > limit; tolerance *= 1.5) {
    simple = rings
      .map((parts) =>
        parts.map((ring) => simplifiedRing(ring, tolerance)).filter((ring) => ring.length > 3),
      )
      .filter((parts) => parts.length > 0);
  }
  return simple;
}

function countOf(rings: MultiPolygonRings): number {
  return rings.flat().reduce((sum, ring) => sum + ring.length, 0);
}

/** A closed ring is cut at the position farthest from its seam, and each half simplified. */
function simplifiedRing(ring: readonly LngLat[], tolerance: number): LngLat[] {
  const [seam] = ring;
  if (seam === undefined) return [];
  const distances = ring.map(([lng, lat]) => Math.hypot(lng - seam[0], lat - seam[1]));
  const far = distances.indexOf(Math.max(...distances));
  const forth = simplifiedPath(ring.slice(0, far + 1), tolerance);
  const back = simplifiedPath(ring.slice(far), tolerance);
  return [...forth.slice(0, -1), ...back];
}

function simplifiedPath(path: readonly LngLat[], tolerance: number): LngLat[] {
  const [from, to] = [path[0], path.at(-1)];
  if (from === undefined || to === undefined || path.length < 3) return [...path];
  const offsets = path.map((position) => offsetFrom(from, to, position));
  const largest = Math.max(...offsets);
  if (largest <= tolerance) return [from, to];
  const split = offsets.indexOf(largest);
  return [
    ...simplifiedPath(path.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplifiedPath(path.slice(split), tolerance),
  ];
}

function offsetFrom(from: LngLat, to: LngLat, [lng, lat]: LngLat): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(lng - from[0], lat - from[1]);
  return Math.abs(dx * (lat - from[1]) - dy * (lng - from[0])) / length;
}
