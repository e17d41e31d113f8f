import type { Point } from '#src/lib/geo/shapes.ts';

type IsLand = (point: Point) => boolean;

const KM_PER_DEGREE = 111.2;
const STEPS_TO_CENTRE = [0.7, 0.4, 0.15, 0] as const;
const RING_STEP_KM = 0.4;
const RINGS = 100;
const RING_POINTS = 16;

/** The point so many kilometres north and east of another. */
function moved(from: Point, northKm: number, eastKm: number): Point {
  const lat = from.lat + northKm / KM_PER_DEGREE;
  const lng = from.lng + eastKm / (KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180));
  return rounded({ lat, lng });
}

/** Six decimals: a tenth of a metre. */
function rounded({ lat, lng }: Point): Point {
  return { lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 };
}

/** Distance in kilometres, on a plane: good for the size of a city. */
export function distanceKm(one: Point, other: Point): number {
  const north = (other.lat - one.lat) * KM_PER_DEGREE;
  const east = (other.lng - one.lng) * KM_PER_DEGREE * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

function between(centre: Point, wanted: Point, share: number): Point {
  return rounded({
    lat: centre.lat + (wanted.lat - centre.lat) * share,
    lng: centre.lng + (wanted.lng - centre.lng) * share,
  });
}

function* ringsAround(centre: Point): Generator<Point> {
  for (let ring = 1; ring <= RINGS; ring += 1) {
    for (let step = 0; step < RING_POINTS; step += 1) {
      const angle = (step / RING_POINTS) * 2 * Math.PI;
      const radiusKm = ring * RING_STEP_KM;
      yield moved(centre, Math.cos(angle) * radiusKm, Math.sin(angle) * radiusKm);
    }
  }
}

/**
 * The wanted point if it is on land; else one on the way back to the centre, else the nearest land
 * around the centre. Throws a RangeError when there is no land within 40 km.
 */
export function nearestLand(wanted: Point, centre: Point, isLand: IsLand): Point {
  const start = rounded(wanted);
  if (isLand(start)) return start;
  for (const share of STEPS_TO_CENTRE) {
    const point = between(centre, wanted, share);
    if (isLand(point)) return point;
  }
  for (const point of ringsAround(centre)) if (isLand(point)) return point;
  throw new RangeError(`There is no land near ${centre.lat}, ${centre.lng}.`);
}
