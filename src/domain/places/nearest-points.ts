import { type NearbyPoint, type PointDetail, PointKind } from '#src/contract/places/nearby-call.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { WALKING_DISTANCE_METRES, walkMinutes } from './walking.ts';

/** A school, stop, park or shop. A large one has several points with the same id along its edge. */
export type PointOfInterest = {
  readonly id: string;
  readonly kind: PointKind;
  readonly detail: PointDetail;
  readonly name: string;
  readonly location: LatLng;
};

function byDistance(one: NearbyPoint, other: NearbyPoint): number {
  return one.distanceMetres - other.distanceMetres || one.name.localeCompare(other.name);
}

/** The nearest of each detail first, so that three bus stops do not hide a station; then the others. */
function chosenOfKind(sorted: readonly NearbyPoint[], limit: number): NearbyPoint[] {
  const ofDetail = new Map(sorted.toReversed().map((point) => [point.detail, point]));
  const nearestOfDetail = [...ofDetail.values()].toSorted(byDistance).slice(0, limit);
  const others = sorted.filter((point) => !nearestOfDetail.includes(point));
  return [...nearestOfDetail, ...others].slice(0, limit).toSorted(byDistance);
}

/** Keeps the nearest of points that are one place or read the same: a stop has two sides of a street. */
function eachOnce(points: readonly (PointOfInterest & NearbyPoint)[]) {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  return points.toSorted(byDistance).filter(({ id, kind, name }) => {
    const spoken = `${kind} ${name}`;
    if (ids.has(id) || names.has(spoken)) return false;
    ids.add(id);
    names.add(spoken);
    return true;
  });
}

/** The nearest points of each kind in walking distance, at most `limit`, the nearest first. */
export function nearestPoints(
  points: Iterable<PointOfInterest>,
  at: LatLng,
  limit: number,
): NearbyPoint[] {
  const inReach: (PointOfInterest & NearbyPoint)[] = [];
  for (const point of points) {
    const { lat, lng } = point.location;
    const metres = metresBetween([at.lng, at.lat], [lng, lat]);
    if (metres > WALKING_DISTANCE_METRES) continue;
    const distanceMetres = Math.round(metres);
    inReach.push({ ...point, distanceMetres, walkMinutes: walkMinutes(metres) });
  }
  const nearest = eachOnce(inReach).map(({ id: _, ...point }) => point);
  return PointKind.options.flatMap((kind) =>
    chosenOfKind(
      nearest.filter((point) => point.kind === kind),
      limit,
    ),
  );
}
