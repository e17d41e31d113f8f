import { LRUCache } from 'lru-cache';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { lazy } from '#src/lib/lazy.ts';
import { boxesMeet, boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import type { PointsOfInterest } from '#src/server/places/points-of-interest/points-provider.ts';
import { pauseWork } from '#src/server/scheduling/request-work.ts';
import type { DrawnWorld } from '../streets/build-street-world.ts';
import type { MetroSketch } from '../streets/sketch/sketch.ts';
import { pointsOfBlock } from './block-points.ts';
import { parkEdges } from './park-edges.ts';

/** Some 4 KB each. */
const CACHED_BLOCKS = 4000;
/** How far off the box of its block a point may lie: a shop stands beside its crossing. */
const BESIDE_KM = 0.1;

const isIn = ({ west, south, east, north }: Bounds, { location }: PointOfInterest) =>
  location.lng >= west && location.lng <= east && location.lat >= south && location.lat <= north;

/**
 * Invented schools, stops, parks and shops on the streets of the demo world, made block by block.
 *
 * @param isWarm whether the land that streets are laid on is made: that takes longer than a request may
 */
export function demoPoints(
  world: Pick<DrawnWorld, 'blocksIn'>,
  sketches: readonly Pick<MetroSketch, 'parks'>[],
  isWarm: () => boolean = () => true,
): PointsOfInterest {
  const largeParks = lazy(() =>
    sketches.flatMap(({ parks }) => parks.map((park) => ({ park, box: boxRound(park.ring) }))),
  );
  const blocks = new LRUCache<string, readonly PointOfInterest[]>({ max: CACHED_BLOCKS });
  return {
    credit: null,
    isReady: isWarm,
    async pointsIn(box) {
      if (!isWarm()) return [];
      const parks = largeParks().flatMap((one) => (boxesMeet(one.box, box) ? one.park : []));
      const points = parkEdges(parks).filter((point) => isIn(box, point));
      for (const block of world.blocksIn(widenBounds(box, BESIDE_KM))) {
        let ofBlock = blocks.get(block.key);
        if (!ofBlock) {
          await pauseWork();
          ofBlock = pointsOfBlock(block);
          blocks.set(block.key, ofBlock);
        }
        points.push(...ofBlock.filter((point) => isIn(box, point)));
      }
      return points;
    },
  };
}
