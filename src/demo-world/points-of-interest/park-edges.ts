import { roundedLocation } from '#src/lib/geo/rounded-position.ts';
import { pointOf } from '../streets/lots.ts';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { alongPath } from '#src/lib/geo/along-path.ts';
import type { LocalPark } from '../streets/blocks/block-streets.ts';

const STEP_M = 150;

/** Positions along the edges of the parks on the map. */
export function parkEdges(parks: readonly LocalPark[]): PointOfInterest[] {
  return parks.flatMap(({ name, ring }) => {
    const id = `park/${name}/${ring[0]?.join(',')}`;
    // A ring ends where it begins.
    return alongPath(ring, STEP_M)
      .slice(1)
      .map((at): PointOfInterest => {
        return { id, kind: 'park', detail: 'park', name, location: roundedLocation(pointOf(at)) };
      });
  });
}
