import type { Bounds, LngLat } from './shapes.ts';

const KM_PER_DEGREE = 111.2;

/** Kilometres east and north. */
export type Km = readonly [east: number, north: number];

/** A flat map round a point: good to 0.1 % over the size of a city. */
type LocalPlane = {
  readonly toKm: (position: LngLat) => Km;
  readonly toLngLat: (km: Km) => LngLat;
};

/** The plane that touches the earth at a point, degrees. */
export function localPlane([originLng, originLat]: LngLat): LocalPlane {
  const kmPerLng = KM_PER_DEGREE * Math.cos((originLat * Math.PI) / 180);
  return {
    toKm: ([lng, lat]) => [(lng - originLng) * kmPerLng, (lat - originLat) * KM_PER_DEGREE],
    toLngLat: ([east, north]) => [originLng + east / kmPerLng, originLat + north / KM_PER_DEGREE],
  };
}

/** Metres between two positions of one city. */
export function metresBetween(from: LngLat, to: LngLat): number {
  const kmPerLng = KM_PER_DEGREE * Math.cos((from[1] * Math.PI) / 180);
  return 1000 * Math.hypot((to[0] - from[0]) * kmPerLng, (to[1] - from[1]) * KM_PER_DEGREE);
}

/** The smallest box round some positions. */
export function boxRound(positions: Iterable<LngLat>): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const position of positions) {
    const lng = position[0];
    const lat = position[1];
    if (lng < west) west = lng;
    if (lat < south) south = lat;
    if (lng > east) east = lng;
    if (lat > north) north = lat;
  }
  return { west, south, east, north };
}

/** The box extended by a number of kilometres on every side. */
export function widenBounds({ west, south, east, north }: Bounds, km: number): Bounds {
  const lat = km / KM_PER_DEGREE;
  const lng = lat / Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { west: west - lng, south: south - lat, east: east + lng, north: north + lat };
}

/** Whether two boxes share at least one point. */
export function boxesMeet(one: Bounds, other: Bounds): boolean {
  return (
    one.west <= other.east &&
    one.east >= other.west &&
    one.south <= other.north &&
    one.north >= other.south
  );
}
