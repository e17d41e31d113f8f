import { insideAreas } from '#src/lib/geo/inside-areas.ts';
import type { PolygonRings, Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { EdgeIndex } from './edge-index.ts';

/** The obstacles to streets. */
export type Obstacles = {
  /** Whether a street may be at a position. */
  readonly isOpen: (position: LngLat) => boolean;
  /** Whether the straight way between two positions passes an edge of an obstacle. */
  readonly crosses: (from: LngLat, to: LngLat) => boolean;
  /** Whether an edge of an obstacle lies near a box; if not, it is open or closed as a whole. */
  readonly touches: (box: Bounds) => boolean;
};

/** Adds closed areas to those closed already. */
export function withAreas(
  ground: Obstacles,
  areas: readonly PolygonRings[],
  edges: EdgeIndex,
): Obstacles {
  const isInside = insideAreas(areas);
  return {
    isOpen: (position) => !isInside(position) && ground.isOpen(position),
    crosses: (from, to) => edges.crosses(from, to) || ground.crosses(from, to),
    touches: (box) => edges.touches(box) || ground.touches(box),
  };
}
