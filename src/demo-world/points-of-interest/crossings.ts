import type { LngLat } from '#src/lib/geo/shapes.ts';
import { localPlane, metresBetween } from '#src/lib/geo/local-plane.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';

/** Where a street meets a main road. */
export type Crossing = { readonly road: Street; readonly street: Street; readonly at: LngLat };

const MEETS_WITHIN_M = 25;

function metresToPath(position: LngLat, path: readonly LngLat[]): number {
  const { toKm } = localPlane(position);
  let leastKm = Infinity;
  for (const [at, to] of path.entries()) {
    const from = path[at - 1];
    if (from === undefined) continue;
    const [[x, y], [toX, toY]] = [toKm(from), toKm(to)];
    const [dx, dy] = [toX - x, toY - y];
    const lengthSquared = dx * dx + dy * dy;
    const share = lengthSquared === 0 ? 0 : -(x * dx + y * dy) / lengthSquared;
    const within = Math.min(1, Math.max(0, share));
    leastKm = Math.min(leastKm, Math.hypot(x + within * dx, y + within * dy));
  }
  return leastKm * 1000;
}

/** Whether two stretches are of one street. */
const isSameStreet = (one: Street, other: Street) =>
  one.name === other.name && one.suffix === other.suffix;

/** The ends of streets that lie on a main road. */
export function crossingsOf(streets: readonly Street[], roads: readonly Street[]): Crossing[] {
  const mainRoads = roads.filter(({ isBridge, name }) => !isBridge && name !== '');
  return streets.flatMap((street): Crossing[] => {
    if (street.name === '') return [];
    return [street.path[0], street.path.at(-1)].flatMap((at): Crossing[] => {
      if (at === undefined) return [];
      const road = mainRoads.find(
        (one) => !isSameStreet(one, street) && metresToPath(at, one.path) < MEETS_WITHIN_M,
      );
      return road ? [{ road, street, at }] : [];
    });
  });
}

/** The position halfway along a path. */
export function middleOf(path: readonly LngLat[]): LngLat | undefined {
  const lengths = path.map((to, at) => metresBetween(path[at - 1] ?? to, to));
  let leftM = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [at, to] of path.entries()) {
    const [from, length = 0] = [path[at - 1], lengths[at]];
    if (from !== undefined && length > 0 && leftM <= length) {
      const share = leftM / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    leftM -= length;
  }
  return path[0];
}
