import { clipAreas } from './box-clip.ts';
import { type LaidBlock, type LaidStreet, layBlock, type LocalPark } from './block-streets.ts';
import { kept } from './kept.ts';
import { type Lattice, latticesOf } from './lattices.ts';
import { boxesMeet, boxRound, metresBetween, widened } from './local-plane.ts';
import { type Lot, lotOf, lotsOf, pointOf } from './lots.ts';
import { mainRoadsOf, sketchedRoad } from './main-roads.ts';
import { byCells, edgeIndex } from './edge-index.ts';
import { type Area, type Obstacles, withAreas } from './obstacles.ts';
import type { Ground } from './open-parts.ts';
import { sketchAreas } from './sketch-areas.ts';
import type { MetroSketch } from './sketch.ts';
import { namePools } from './street-names.ts';
import type { Box, Point, Street, StreetAddress, StreetTown, StreetWorld } from './street-world.ts';
import { type Block, nearTowns, territoryOf } from './territory.ts';
import { latticeRegions } from './lattice-regions.ts';
import { asAreas, outlineOf, townArea } from './town-area.ts';

/** What the streets are laid on. Areas of water do not overlap one another. */
export type Shore = {
  readonly isLand: (point: Point) => boolean;
  readonly land: readonly Area[];
  readonly water: readonly Area[];
};

/** A lot and the street it faces. */
export type StreetLot = Lot & { readonly street: Street };

/** The street world with what only the map draws. */
export type DrawnWorld = Omit<StreetWorld, 'streetsIn'> & {
  readonly streetsIn: (box: Box, least: Street['class']) => LaidStreet[];
  readonly parksIn: (box: Box) => LocalPark[];
  readonly lotsIn: (box: Box) => StreetLot[];
  /** The lots of a street that have a house, in the order of their numbers. */
  readonly lotsOn: (street: Street) => Lot[];
  /** All built-up land. */
  readonly builtUp: () => readonly Area[];
};

/** Raised whenever streets are laid otherwise, so that what was kept of them is made anew. */
export const WORLD_EDITION = 2;

const KEPT_BLOCKS = 2000;
const ADDRESS_WITHIN_M = 400;
/** Houses stand a little off their street, and the street may be the next block's. */
const BESIDE_KM = 0.06;

/** Builds the streets of the country from its towns, the sketches of its metros, and its shores. */
export function buildStreetWorld({
  towns,
  sketches,
  shore,
}: {
  towns: readonly StreetTown[];
  sketches: readonly MetroSketch[];
  shore: Shore;
}): DrawnWorld {
  const lattices = latticesOf(towns, sketches);
  const territory = territoryOf(lattices);
  const pools = namePools(lattices);
  const regions = latticeRegions(territory);
  const { airports, parks, highways } = sketchAreas(sketches);
  const near = nearTowns(territory);
  const areaEdges = (areas: readonly Area[]) => edgeIndex(areas.flat(), near);
  const shoreEdges = edgeIndex([...shore.land, ...shore.water].flat(), near);
  const dryLand: Obstacles = {
    ...shoreEdges,
    isOpen: byCells(shoreEdges.touches, (position) => shore.isLand(pointOf(position))),
  };
  const forMainRoads = withAreas(dryLand, airports, areaEdges(airports));
  const closed = [...parks, ...highways];
  const forStreets = withAreas(forMainRoads, closed, areaEdges(closed));
  const keptBlocks = kept<LaidBlock>(KEPT_BLOCKS);
  const keptRoads = kept<readonly LaidStreet[]>(KEPT_BLOCKS * 4);

  const groundOf = (block: Block, obstacles: Obstacles): Ground =>
    block.isWhole
      ? obstacles
      : {
          crosses: obstacles.crosses,
          isOpen: (position) =>
            obstacles.isOpen(position) && territory.latticeAt(position) === block.lattice,
        };
  const middleOf = ({ lattice, column, row }: Block) => lattice.grid.at(column + 0.5, row + 0.5);
  const isClear = (block: Block, obstacles: Obstacles) =>
    block.isWhole && !obstacles.touches(widened(block.box, BESIDE_KM));
  const empty: LaidBlock = { streets: [], parks: [] };

  const laid = (block: Block): LaidBlock =>
    keptBlocks(block.key, () => {
      const names = pools.get(block.lattice);
      const clear = isClear(block, forStreets);
      if (names === undefined) return empty;
      if (clear && !forStreets.isOpen(middleOf(block))) return empty;
      return layBlock({
        block,
        names,
        extent: territory.extentOf(block.lattice),
        isClear: clear,
        ground: groundOf(block, forStreets),
      });
    });
  const mainRoads = (block: Block): readonly LaidStreet[] =>
    keptRoads(block.key, () => {
      const names = pools.get(block.lattice);
      const clear = isClear(block, forMainRoads);
      if (names === undefined || (clear && !forMainRoads.isOpen(middleOf(block)))) return [];
      return mainRoadsOf({
        block,
        names,
        isClear: clear,
        ground: groundOf(block, forMainRoads),
        isBuilt: (column, row) => territory.isBuilt(block.lattice, column, row),
      });
    });
  const sketched = sketches
    .flatMap((sketch) =>
      (sketch.roads ?? []).flatMap(({ name, path }) =>
        sketchedRoad(name, path, {
          ground: forMainRoads,
          cityKey: sketch.lattices[0]?.cities[0] ?? '',
        }),
      ),
    )
    .map((road) => ({ road, box: boxRound(road.path) }));

  const townOf = new Map(
    lattices.flatMap((lattice) => lattice.towns.map((town) => [town.key, lattice] as const)),
  );
  const isFree = ({ isAtAnEdge, cityKey }: LaidStreet, { at }: Lot) =>
    !isAtAnEdge || (forStreets.isOpen(at) && territory.latticeAt(at) === townOf.get(cityKey));
  const asLaid = (street: Street): LaidStreet =>
    'crossings' in street
      ? (street as LaidStreet)
      : { ...street, crossings: [], isBridge: false, isAtAnEdge: true };
  const lotsOn = (street: Street) =>
    lotsOf(asLaid(street)).filter((lot) => isFree(asLaid(street), lot));

  function streetsIn(box: Box, least: Street['class']): LaidStreet[] {
    const wide = widened(box, BESIDE_KM);
    const blocks = territory.blocksIn(wide);
    const local = least === 'arterial' ? [] : blocks.flatMap((block) => laid(block).streets);
    return [
      ...sketched.filter((one) => boxesMeet(one.box, wide)).map(({ road }) => road),
      ...blocks.flatMap(mainRoads),
      ...(least === 'collector' ? local.filter((street) => street.class === 'collector') : local),
    ].filter(({ path }) => boxesMeet(boxRound(path), wide));
  }

  const blocksOfTown = (cityKey: string): Block[] => {
    const lattice = townOf.get(cityKey);
    if (lattice === undefined) return [];
    return territory.blocksOf(lattice).filter((block) => block.town.key === cityKey);
  };
  const lotsIn = (box: Box): StreetLot[] =>
    streetsIn(box, 'local').flatMap((street) =>
      lotsOf(street)
        .filter(
          ({ at: [lng, lat] }) =>
            lng >= box.west && lng < box.east && lat >= box.south && lat < box.north,
        )
        .filter((lot) => isFree(street, lot))
        .map((lot) => ({ ...lot, street })),
    );
  const shoreIn = (box: Box) => {
    const wide = widened(box, 0.1);
    return { land: clipAreas(shore.land, wide), water: clipAreas(shore.water, wide) };
  };

  const builtUpOf = (lattice: Lattice): readonly Area[] => {
    const blocks = territory.blocksOf(lattice);
    if (blocks.some(({ box }) => forMainRoads.touches(box))) {
      return townArea({ blocks, territoryIn: (box) => regions(lattice, box), shoreIn });
    }
    return asAreas(outlineOf(blocks));
  };

  return {
    streetsIn,
    parksIn: (box) =>
      territory
        .blocksIn(box)
        .flatMap((block) => laid(block).parks)
        .filter(({ ring }) => boxesMeet(boxRound(ring), box)),
    lotsIn,
    lotsOn,
    *streetsOf(cityKey) {
      for (const block of blocksOfTown(cityKey)) {
        yield* laid(block).streets;
        yield* mainRoads(block);
      }
    },
    areaOf: (cityKey) => {
      const lattice = townOf.get(cityKey);
      if (lattice === undefined) return [];
      const territoryIn = (box: Box) => regions(lattice, box);
      return townArea({ blocks: blocksOfTown(cityKey), territoryIn, shoreIn });
    },
    builtUp: () => lattices.flatMap((lattice) => builtUpOf(lattice)),
    locate(street, number) {
      const lot = lotOf(asLaid(street), number);
      return lot !== undefined && isFree(asLaid(street), lot) ? pointOf(lot.at) : undefined;
    },
    nearestAddress(point) {
      return nearestLot(
        point,
        lotsIn(widened(boxRound([[point.lng, point.lat]]), ADDRESS_WITHIN_M / 1000)),
      );
    },
  };
}

function nearestLot(point: Point, lots: readonly StreetLot[]): StreetAddress | undefined {
  let nearest: StreetLot | undefined;
  let nearestM = ADDRESS_WITHIN_M;
  for (const lot of lots) {
    const distanceM = metresBetween([point.lng, point.lat], lot.at);
    if (distanceM >= nearestM) continue;
    nearest = lot;
    nearestM = distanceM;
  }
  if (nearest === undefined) return undefined;
  return { street: nearest.street, number: nearest.number, point: pointOf(nearest.at) };
}
