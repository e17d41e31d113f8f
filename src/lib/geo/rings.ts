import type { Position } from 'geojson';

/** West, south, east, north, in degrees. */
export type RingBounds = readonly [number, number, number, number];

const world: RingBounds = [-180, -90, 180, 90];

/** The box around a path or ring of [lng, lat] positions. */
export function boundsOf(positions: readonly Position[]): RingBounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng = 0, lat = 0] of positions) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** Whether two boxes share at least one point. */
export function boundsOverlap(a: RingBounds, b: RingBounds): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

/** Area of the box in square degrees, only good for comparing sizes. */
export function boundsArea([west, south, east, north]: RingBounds): number {
  return (east - west) * (north - south);
}

/** Rounds every position to the given number of decimals (4 decimals are about 11 m). */
export function roundPositions(positions: readonly Position[], decimals: number): Position[] {
  const scale = 10 ** decimals;
  return positions.map(([lng = 0, lat = 0]) => [
    Math.round(lng * scale) / scale,
    Math.round(lat * scale) / scale,
  ]);
}

/**
 * One pass of Chaikin's corner cutting (1974), which keeps both ends. Softens the steps that come from
 * source coordinates rounded to about a kilometre. Corners outside `within` stay unchanged; as each corner
 * is cut separately, lines shared by two shapes stay shared.
 */
export function softenPath(path: readonly Position[], within: RingBounds = world): Position[] {
  return path.flatMap((corner, i) => cutCorner([path[i - 1], corner, path[i + 1]], within));
}

/** The same as `softenPath` for a closed ring, whose corner at the seam is cut as well. */
export function softenRing(ring: readonly Position[], within: RingBounds = world): Position[] {
  const open = ring.slice(1);
  const cut = open.flatMap((corner, i) =>
    cutCorner([open.at(i - 1), corner, open[(i + 1) % open.length]], within),
  );
  const first = cut[0];
  return first === undefined ? [] : [...cut, first];
}

/**
 * A smooth curve through every position of a path (uniform Catmull-Rom spline), for roads that
 * must still meet where they shared a position.
 */
export function curvePath(path: readonly Position[], stepsPerPart = 5): Position[] {
  const curve: Position[] = [];
  for (let i = 0; i + 1 < path.length; i += 1) {
    const [from = [], to = []] = [path[i], path[i + 1]];
    const [before = from, after = to] = [path[Math.max(0, i - 1)], path[i + 2]];
    for (let step = 0; step < stepsPerPart; step += 1) {
      const share = step / stepsPerPart;
      const along = (axis: 0 | 1) =>
        spline([before[axis] ?? 0, from[axis] ?? 0, to[axis] ?? 0, after[axis] ?? 0], share);
      curve.push([along(0), along(1)]);
    }
  }
  const last = path.at(-1);
  return last ? [...curve, last] : curve;
}

function spline([a, b, c, d]: readonly [number, number, number, number], share: number): number {
  const cubic = 3 * b - a - 3 * c + d;
  const square = 2 * a - 5 * b + 4 * c - d;
  return b + 0.5 * share * (c - a + share * (square + share * cubic));
}

type Corner = readonly [Position | undefined, Position, Position | undefined];

function cutCorner([before, at, after]: Corner, within: RingBounds): Position[] {
  if (!before || !after || !isWithin(at, within)) return [at];
  return [between(at, before, 0.25), between(at, after, 0.25)];
}

function isWithin([lng = 0, lat = 0]: Position, [west, south, east, north]: RingBounds): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

function between([lngA = 0, latA = 0]: Position, [lngB = 0, latB = 0]: Position, share: number) {
  return [lngA + (lngB - lngA) * share, latA + (latB - latA) * share];
}
