import { boundsOf } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { driveway } from '../garden/ground.ts';
import { gardenTree, leafTree } from '../garden/tree.ts';
import type { Stage } from '../stage.ts';
import type { Garage } from './garage.ts';

/** The driveway of a garage; nothing for a home without one. */
export function garageDrive(stage: Stage, garage: Garage | undefined): string {
  if (!garage) return '';
  const { x0, x1, z0 } = garage.block;
  return driveway(stage, x0 + 0.25, x1 - 0.25, z0);
}

/** The least and greatest screen x of some blocks. */
function edges(
  { camera }: Stage,
  blocks: readonly BuildingBlock[],
): readonly [left: number, right: number] {
  const xs = blocks.flatMap(boundsOf).map((place) => camera.project(place)[0]);
  return [Math.min(...xs), Math.max(...xs)];
}

/** Half of a crown's width as a share of the tree's height. */
const CROWN_SHARE = 0.24;

/**
 * Trees that frame the picture at its edges without hiding the house: a large one in front on the
 * left, a smaller one on the right, sometimes another behind.
 */
export function framingTrees(stage: Stage, main: BuildingBlock, garage?: BuildingBlock): string {
  const { random, camera } = stage;
  const [left, right] = edges(stage, garage ? [main, garage] : [main]);
  const middle = camera.depthOf([(main.x0 + main.x1) / 2, 0, main.z0]);
  const tree = (xOf: (crownPx: number) => number, depth: number, heightM: number) => {
    const size = heightM * camera.pxPerMetre(depth);
    const x = xOf(size * CROWN_SHARE);
    const [, y] = camera.project(camera.groundAt(x, depth));
    return gardenTree(stage, { x, y, size });
  };
  const between = (low: number, high: number) => random.between(low, high);
  return [
    tree((crown) => Math.max(1100, right + crown), middle - between(0, 2), between(4.4, 6)),
    tree((crown) => Math.min(90, left - crown), middle - between(1.5, 3), between(5.4, 7.6)),
  ].join('');
}

/** Trees behind the house, drawn before it. */
export function rearTrees(stage: Stage): string {
  const { random, camera, air } = stage;
  return Array.from({ length: random.integer(1, 3) }, (_, index) => {
    const depth = camera.depthOf([0, 0, random.between(16, 22)]);
    const x = 180 + index * 420 + random.between(-120, 120);
    const [, y] = camera.project(camera.groundAt(x, depth));
    const size = random.between(8, 11) * camera.pxPerMetre(depth);
    return leafTree(stage, { x, y, size }, random.pick(air.leaves));
  }).join('');
}
