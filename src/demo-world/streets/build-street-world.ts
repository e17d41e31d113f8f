import { bufferPieces } from '#src/lib/geo/areas.ts';
import type { LocalPark, PlannedBlock } from './blocks/block-streets.ts';
import { areaClipper } from '#src/lib/geo/box-clip.ts';
import { blockCache } from './blocks/block-cache.ts';
import { latticeRegions } from './lattice/lattice-regions.ts';
import { type Lattice, latticesOf } from './lattice/lattices.ts';
import { boxesMeet, boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { lazy, lazyInSlices } from '#src/lib/lazy.ts';
import { type SlicedWork, singleStep } from '#src/lib/sliced-work.ts';
import { insideAreas } from '#src/lib/geo/inside-areas.ts';
import type { MetroSketch } from './sketch/sketch.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import type { Shore } from '#src/server/basemap/outlines/shore.ts';
import type { Street, StreetDirectory } from '#src/server/places/streets/street-directory.ts';
import type { StreetTown } from './street-town.ts';
import { type StreetBlock, territoryOf } from './lattice/territory.ts';
import { areasOfRings, outlineOf, townArea } from './lattice/town-area.ts';
import { BESIDE_KM, buildableLand } from './land/buildable-land.ts';
import { type StreetLots, streetLots } from './street-lots.ts';

/** A block between main roads, and its contents without laying all of them. */
export type WorldBlock = {
  /** Stable, and unique to this block. */
  readonly key: string;
  /** For a block with open ground. */
  readonly plan: () => PlannedBlock | undefined;
  /** Along its sides; for two adjacent blocks, one of them has the road between them. */
  readonly mainRoads: () => readonly Street[];
};

/** The street world with what only the map draws. */
export type DrawnWorld = StreetDirectory &
  StreetLots & {
    readonly parksIn: (box: Bounds) => LocalPark[];
    readonly blocksIn: (box: Bounds) => WorldBlock[];
    /** All built-up land. */
    readonly builtUp: () => readonly PolygonRings[];
    /** Steps that make the shared basis of all answers, one by one: each takes a part of a second. */
    readonly warmSteps: readonly (() => SlicedWork<unknown>)[];
  };

/** Raised whenever streets are laid differently, so that stored results are made again. */
export const WORLD_REVISION = 4;

/** A main road that cuts across the blocks, with room for the houses beside it. */
const ROAD_STRIP_M = 36;

/** Beyond a box, so that the sides of a cut area do not coincide with the box's. */
const MARGIN_KM = 0.1;

/**
 * The streets of the country from its towns, the sketches of its metros, and its shores. What they are
 * laid on is made when a street is first asked for.
 */
export function buildStreetWorld({
  towns,
  sketches,
  shore,
}: {
  towns: readonly StreetTown[];
  sketches: readonly MetroSketch[];
  shore: Shore;
}): DrawnWorld {
  const territory = lazyInSlices(() => territoryOf(latticesOf(towns, sketches)));
  const ground = lazyInSlices(function* () {
    return yield* buildableLand(shore, sketches, yield* territory.making());
  });
  const blockStreets = lazyInSlices(function* () {
    const land = yield* ground.making();
    return yield* blockCache(yield* territory.making(), land, sketches);
  });
  const landIn = lazy(() => areaClipper(shore.land));
  const waterIn = lazy(() => areaClipper(shore.water));
  const regions = lazy(() => latticeRegions(territory()));
  const latticeByTown = lazy(
    () =>
      new Map(
        territory().lattices.flatMap((lattice) =>
          lattice.towns.map(({ key }) => [key, lattice] as const),
        ),
      ),
  );
  const latticeOf = (cityKey: string) => latticeByTown().get(cityKey);

  function streetsIn(box: Bounds, least: Street['class']): Street[] {
    const wide = widenBounds(box, BESIDE_KM);
    const { layBlock, mainRoads, sketchedRoads } = blockStreets();
    const blocks = territory().blocksIn(wide);
    const local = least === 'arterial' ? [] : blocks.flatMap((block) => layBlock(block).streets);
    return [
      ...sketchedRoads.filter((one) => boxesMeet(one.box, wide)).map(({ road }) => road),
      ...blocks.flatMap(mainRoads),
      ...(least === 'collector' ? local.filter((street) => street.class === 'collector') : local),
    ].filter(({ path }) => boxesMeet(boxRound(path), wide));
  }

  function blocksOfTown(cityKey: string): StreetBlock[] {
    const lattice = latticeOf(cityKey);
    return lattice === undefined
      ? []
      : territory()
          .blocksOf(lattice)
          .filter(({ town }) => town.key === cityKey);
  }

  function areaOfBlocks(lattice: Lattice, blocks: readonly StreetBlock[]): readonly PolygonRings[] {
    const isAllLand = !blocks.some(({ box }) => ground().forMainRoads.touches(box));
    if (isAllLand && blocks.every(({ isWhole }) => isWhole)) return areasOfRings(outlineOf(blocks));
    return townArea({
      blocks,
      territoryIn: (box) => regions()(lattice, box),
      shoreIn: (box) => ({
        land: landIn()(widenBounds(box, MARGIN_KM)),
        water: waterIn()(widenBounds(box, MARGIN_KM)),
      }),
    });
  }

  const isOnRoad = lazyInSlices(function* () {
    const { sketchedRoads } = yield* blockStreets.making();
    const pieces: PolygonRings[] = [];
    for (const { road } of sketchedRoads) {
      pieces.push(...bufferPieces(road.path, ROAD_STRIP_M));
      yield;
    }
    return insideAreas(pieces);
  });
  const lots = streetLots(
    (box) => streetsIn(box, 'local'),
    ({ isAtAnEdge, cityKey }, at) => {
      if (isOnRoad()(at)) return false;
      return (
        !isAtAnEdge ||
        (ground().forStreets.isOpen(at) && territory().latticeAt(at) === latticeOf(cityKey))
      );
    },
  );
  return {
    ...lots,
    streetsIn,
    parksIn: (box) =>
      territory()
        .blocksIn(box)
        .flatMap((block) => blockStreets().layBlock(block).parks)
        .filter(({ ring }) => boxesMeet(boxRound(ring), box)),
    blocksIn: (box) =>
      territory()
        .blocksIn(box)
        .map((block) => ({
          key: block.key,
          plan: () => blockStreets().planBlock(block),
          mainRoads: () => blockStreets().mainRoads(block),
        })),
    *streetsOf(cityKey) {
      const { layBlock, mainRoads, sketchedRoads } = blockStreets();
      for (const block of blocksOfTown(cityKey)) {
        yield* layBlock(block).streets;
        yield* mainRoads(block);
      }
      for (const { road } of sketchedRoads) if (road.cityKey === cityKey) yield road;
    },
    areaOf(cityKey) {
      const lattice = latticeOf(cityKey);
      return lattice === undefined ? [] : areaOfBlocks(lattice, blocksOfTown(cityKey));
    },
    builtUp: () => {
      const { lattices, blocksOf } = territory();
      return lattices.flatMap((lattice) => areaOfBlocks(lattice, blocksOf(lattice)));
    },
    warmSteps: [
      ...[territory, ground, blockStreets, isOnRoad].map(({ making }) => making),
      () => singleStep(latticeByTown),
    ],
  };
}
