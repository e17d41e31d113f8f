import { roundedLocation } from '#src/lib/geo/rounded-position.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

type IsLand = (point: LatLng) => boolean;

const KM_PER_DEGREE = 111.2;
const STEPS_TO_CENTRE = [0.7, 0.4, 0.15, 0] as const;
const RING_STEP_KM = 0.4;
const RINGS = 100;
const RING_POINTS = 16;

/** The point a number of kilometres north and east of another. */
function offsetPoint(from: LatLng, northKm: number, eastKm: number): LatLng {
  const lat = from.lat + northKm / KM_PER_DEGREE;
  const lng = from.lng + eastKm / (KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180));
  return roundedLocation({ lat, lng });
}

/** Distance in kilometres, on a plane: good for the size of a city. */
export function distanceKm(one: LatLng, other: LatLng): number {
  const north = (other.lat - one.lat) * KM_PER_DEGREE;
  const east = (other.lng - one.lng) * KM_PER_DEGREE * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

function between(centre: LatLng, target: LatLng, share: number): LatLng {
  return roundedLocation({
    lat: centre.lat + (target.lat - centre.lat) * share,
    lng: centre.lng + (target.lng - centre.lng) * share,
  });
}

function* ringsAround(centre: LatLng): Generator<LatLng> {
  for (let ring = 1; ring <= RINGS; ring += 1) {
    for (let step = 0; step < RING_POINTS; step += 1) {
      const angle = (step / RING_POINTS) * 2 * Math.PI;
      const radiusKm = ring * RING_STEP_KM;
      yield offsetPoint(centre, Math.cos(angle) * radiusKm, Math.sin(angle) * radiusKm);
    }
  }
}

/**
 * The wanted point if it is on land; else one on the way back to the centre, else the nearest land
 * around the centre. Throws a RangeError when there is no land within 40 km.
 */
export function nearestLand(target: LatLng, centre: LatLng, isLand: IsLand): LatLng {
  const start = roundedLocation(target);
  if (isLand(start)) return start;
  for (const share of STEPS_TO_CENTRE) {
    const point = between(centre, target, share);
    if (isLand(point)) return point;
  }
  for (const point of ringsAround(centre)) if (isLand(point)) return point;
  throw new RangeError(`There is no land near ${centre.lat}, ${centre.lng}.`);
}
