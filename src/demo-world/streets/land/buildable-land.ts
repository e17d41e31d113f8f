import type { Shore } from '#src/server/basemap/outlines/shore.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { memoizeByCell, edgeIndex } from './edge-index.ts';
import { widenBounds } from '#src/lib/geo/local-plane.ts';
import { pointOf } from '../lots.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { type Obstacles, withAreas } from './obstacles.ts';
import type { OpenLand } from './open-segments.ts';
import { sketchAreas } from '../sketch/sketch-areas.ts';
import type { MetroSketch } from '../sketch/sketch.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import { type StreetBlock, nearTowns, type Territory } from '../lattice/territory.ts';

/** The land for a kind of street. */
type StreetLand = Obstacles & {
  /** The same inside a block's own lattice. */
  readonly inBlock: (block: StreetBlock) => OpenLand;
  /** Whether a block is all open or all closed, and no other lattice's: nothing need be cut. */
  readonly isClear: (block: StreetBlock) => boolean;
  /** Whether a clear block is open. */
  readonly isBlockOpen: (block: StreetBlock) => boolean;
};

/** The land for main roads, and for all other streets. */
export type BuildableLand = { readonly forMainRoads: StreetLand; readonly forStreets: StreetLand };

/** Houses stand a little off their street, and the street may be the next block's. */
export const BESIDE_KM = 0.06;

/**
 * The grounds of main roads, which only water and airports stop, and of all other streets, which also
 * keep out of parks and off the highways.
 */
export function* buildableLand(
  shore: Shore,
  sketches: readonly MetroSketch[],
  territory: Territory,
): SlicedWork<BuildableLand> {
  const { airports, parks, highways } = sketchAreas(sketches);
  const near = nearTowns(territory);
  const edgesOf = (areas: readonly PolygonRings[]) => edgeIndex(areas.flat(), near);
  const shoreEdges = yield* edgesOf([...shore.land, ...shore.water]);
  const dryLand: Obstacles = {
    ...shoreEdges,
    isOpen: memoizeByCell(shoreEdges.touches, (position) => shore.isLand(pointOf(position))),
  };
  const forMainRoads = withAreas(dryLand, airports, yield* edgesOf(airports));
  const closedAreas = [...parks, ...highways];
  const forStreets = withAreas(forMainRoads, closedAreas, yield* edgesOf(closedAreas));
  return {
    forMainRoads: streetGround(forMainRoads, territory),
    forStreets: streetGround(forStreets, territory),
  };
}

function streetGround(obstacles: Obstacles, { latticeAt }: Territory): StreetLand {
  return {
    ...obstacles,
    inBlock: ({ isWhole, lattice }) =>
      isWhole
        ? obstacles
        : {
            crosses: obstacles.crosses,
            isOpen: (position) => obstacles.isOpen(position) && latticeAt(position) === lattice,
          },
    isClear: ({ isWhole, box }) => isWhole && !obstacles.touches(widenBounds(box, BESIDE_KM)),
    isBlockOpen: (block) => obstacles.isOpen(middleOf(block)),
  };
}

function middleOf({ lattice, column, row }: StreetBlock): LngLat {
  return lattice.grid.at(column + 0.5, row + 0.5);
}
