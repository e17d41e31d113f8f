import { type LaidBlock, layBlock } from './block-streets.ts';
import { kept } from './kept.ts';
import { boxRound } from '#src/lib/geo/local-plane.ts';
import { mainRoadsOf, sketchedRoad } from './main-roads.ts';
import type { MetroSketch } from './sketch.ts';
import { namePools } from './street-names.ts';
import type { Box, Street } from './street-world.ts';
import type { Block, Territory } from './territory.ts';
import type { worldGround } from './world-ground.ts';

/** The streets of blocks, made when they are asked for; the last ones are remembered. */
export type LaidBlocks = {
  readonly laid: (block: Block) => LaidBlock;
  /** Along the block's sides. */
  readonly mainRoads: (block: Block) => readonly Street[];
  /** Main roads that follow no lattice. */
  readonly sketched: readonly { readonly road: Street; readonly box: Box }[];
};

/** Some 20 KB each. */
const KEPT_BLOCKS = 600;
const KEPT_ROADS = KEPT_BLOCKS * 4;
const EMPTY: LaidBlock = { streets: [], parks: [] };

export function laidBlocks(
  territory: Territory,
  { forMainRoads, forStreets }: ReturnType<typeof worldGround>,
  sketches: readonly MetroSketch[],
): LaidBlocks {
  const pools = namePools(territory.lattices);
  const keptBlocks = kept<LaidBlock>(KEPT_BLOCKS);
  const keptRoads = kept<readonly Street[]>(KEPT_ROADS);

  function layStreets(block: Block): LaidBlock {
    const names = pools.get(block.lattice);
    const isClear = forStreets.isClear(block);
    if (names === undefined || (isClear && !forStreets.isBlockOpen(block))) return EMPTY;
    const extent = territory.extentOf(block.lattice);
    return layBlock({ block, names, extent, isClear, ground: forStreets.inBlock(block) });
  }

  function layMainRoads(block: Block): readonly Street[] {
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

  return {
    laid: (block) => keptBlocks(block.key, () => layStreets(block)),
    mainRoads: (block) => keptRoads(block.key, () => layMainRoads(block)),
    sketched: sketches
      .flatMap(({ roads, lattices }) => {
        const request = { ground: forMainRoads, cityKey: lattices[0]?.cities[0] ?? '' };
        return roads.flatMap(({ name, path }) => sketchedRoad(name, path, request));
      })
      .map((road) => ({ road, box: boxRound(road.path) })),
  };
}
