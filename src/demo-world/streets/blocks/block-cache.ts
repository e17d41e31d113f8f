import { LRUCache } from 'lru-cache';
import { type LaidBlock, layBlock, planBlock, type PlannedBlock } from './block-streets.ts';
import { boxRound } from '#src/lib/geo/local-plane.ts';
import { mainRoadsOf, sketchedRoad } from '../main-roads.ts';
import type { MetroSketch } from '../sketch/sketch.ts';
import { namePools } from '../names/street-names.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { StreetBlock, Territory } from '../lattice/territory.ts';
import type { BuildableLand } from '../land/buildable-land.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';

/** The streets of blocks, made on request; the latest ones are remembered. */
type BlockCache = {
  /** For a block with open ground; not remembered. */
  readonly planBlock: (block: StreetBlock) => PlannedBlock | undefined;
  readonly layBlock: (block: StreetBlock) => LaidBlock;
  /** Along the block's sides. */
  readonly mainRoads: (block: StreetBlock) => readonly Street[];
  /** Main roads that follow no lattice. */
  readonly sketchedRoads: readonly { readonly road: Street; readonly box: Bounds }[];
};

/** Some 20 KB each. */
const CACHED_BLOCKS = 600;
const CACHED_ROADS = CACHED_BLOCKS * 4;
const EMPTY: LaidBlock = { streets: [], parks: [] };

export function* blockCache(
  territory: Territory,
  { forMainRoads, forStreets }: BuildableLand,
  sketches: readonly MetroSketch[],
): SlicedWork<BlockCache> {
  const cityKeyAt = (at: LngLat) => territory.partAt(at)?.town.key ?? '';
  const pools = namePools(territory.lattices);
  const blocks = new LRUCache<string, LaidBlock, StreetBlock>({
    max: CACHED_BLOCKS,
    memoMethod: (_key, _stale, { context }) => layStreets(context),
  });
  const roads = new LRUCache<string, readonly Street[], StreetBlock>({
    max: CACHED_ROADS,
    memoMethod: (_key, _stale, { context }) => layMainRoads(context),
  });

  function planOf(block: StreetBlock): PlannedBlock | undefined {
    const names = pools.get(block.lattice);
    const isClear = forStreets.isClear(block);
    if (names === undefined || (isClear && !forStreets.isBlockOpen(block))) return undefined;
    const extent = territory.extentOf(block.lattice);
    return planBlock({ block, names, extent, isClear, ground: forStreets.inBlock(block) });
  }

  function layStreets(block: StreetBlock): LaidBlock {
    const planned = planOf(block);
    return planned ? layBlock(planned) : EMPTY;
  }

  function layMainRoads(block: StreetBlock): readonly Street[] {
    const names = pools.get(block.lattice);
    const isClear = forMainRoads.isClear(block);
    if (names === undefined || (isClear && !forMainRoads.isBlockOpen(block))) return [];
    return mainRoadsOf({
      block,
      names,
      isClear,
      ground: forMainRoads.inBlock(block),
      isBuilt: (column, row) => territory.isBuilt(block.lattice, column, row),
    });
  }

  const sketchedRoads: BlockCache['sketchedRoads'][number][] = [];
  for (const { name, path } of sketches.flatMap((sketch) => sketch.roads)) {
    for (const road of sketchedRoad(name, path, { ground: forMainRoads, cityKeyAt })) {
      sketchedRoads.push({ road, box: boxRound(road.path) });
    }
    yield;
  }
  return {
    planBlock: planOf,
    layBlock: (block) => blocks.memo(block.key, { context: block }),
    mainRoads: (block) => roads.memo(block.key, { context: block }),
    sketchedRoads,
  };
}
