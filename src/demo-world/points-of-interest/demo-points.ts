import { LRUCache } from 'lru-cache';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { lazy } from '#src/lib/lazy.ts';
import { boxesMeet, boxRound } from '#src/lib/geo/local-plane.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import type { PointsOfInterest } from '#src/server/places/points-of-interest/points-provider.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import type { DrawnWorld } from '../streets/build-street-world.ts';
import type { MetroSketch } from '../streets/sketch/sketch.ts';
import { pointsOfCell } from './cell-points.ts';
import { boxOf, cellKey, cellsOf } from './cells.ts';

/** Some 8 KB each. */
const CACHED_CELLS = 2000;

const isIn = ({ west, south, east, north }: Bounds, { location }: PointOfInterest) =>
  location.lng >= west && location.lng <= east && location.lat >= south && location.lat <= north;

/**
 * Invented schools, stops, parks and shops on the streets of the demo world, made cell by cell.
 *
 * @param isWarm whether the land that streets are laid on is made: that takes longer than a request may
 */
export function demoPoints(
  world: Pick<DrawnWorld, 'streetsIn' | 'parksIn'>,
  sketches: readonly Pick<MetroSketch, 'parks'>[],
  isWarm: () => boolean = () => true,
): PointsOfInterest {
  const largeParks = lazy(() =>
    sketches.flatMap(({ parks }) => parks.map((park) => ({ park, box: boxRound(park.ring) }))),
  );
  const cells = new LRUCache<string, readonly PointOfInterest[]>({ max: CACHED_CELLS });
  return {
    credit: null,
    isReady: isWarm,
    async pointsIn(box) {
      if (!isWarm()) return [];
      const points: PointOfInterest[] = [];
      for (const cell of cellsOf(box)) {
        const key = cellKey(cell);
        let ofCell = cells.get(key);
        if (!ofCell) {
          await pauseWork();
          const meets = boxOf(cell);
          const parks = largeParks().flatMap((one) => (boxesMeet(one.box, meets) ? one.park : []));
          ofCell = pointsOfCell(cell, { world, parks });
          cells.set(key, ofCell);
        }
        points.push(...ofCell.filter((point) => isIn(box, point)));
      }
      return points;
    },
  };
}
