import { frontWalk, ground, pavement } from '../garden/ground.ts';
import { hedge, plantingBed } from '../garden/planting.ts';
import { leafTree } from '../garden/tree.ts';
import type { BuildingBlock } from '../building/block.ts';
import type { Stage } from '../stage.ts';

/** A paved forecourt before a building and the walk to its doors at x. */
export function forecourt(stage: Stage, { x0, x1, z0 }: BuildingBlock, doorX: number): string {
  const court = ground(
    stage,
    [
      [x0 - 1, z0],
      [x1 + 1, z0],
      [x1 + 1, z0 - 2.6],
      [x0 - 1, z0 - 2.6],
    ],
    pavement(stage, '#b9b3a8'),
  );
  return court + frontWalk(stage, doorX, z0 - 2.4, 4);
}

/** Hedges on both sides of the walk and street trees, larger before a podium, which stands forward. */
export function streetPlanting(stage: Stage, { x0, x1, z0 }: BuildingBlock, doorX: number): string {
  const { camera, random, air } = stage;
  const z = z0 - 2.7;
  const leaf = random.pick(air.leaves);
  const isTall = z0 < -2;
  const trees = (isTall ? [50, 215, 985, 1150] : [24, 1176]).map((x) => {
    const depth = camera.depthOf([doorX, 0, z - 1.8]);
    const [, y] = camera.project(camera.groundAt(x, depth));
    const heightM = isTall ? random.between(7.5, 9.5) : random.between(4.6, 5.8);
    const size = heightM * camera.pxPerMetre(depth);
    return leafTree(stage, { x: x + random.between(-18, 18), y, size }, leaf);
  });
  return [
    hedge(stage, { x0, x1: doorX - 2.6, z }, 0.7),
    hedge(stage, { x0: doorX + 2.6, x1, z }, 0.7),
    plantingBed(stage, { x0: x0 + 0.3, x1: doorX - 2.8, z: z - 0.7 }),
    plantingBed(stage, { x0: doorX + 2.8, x1: x1 - 0.3, z: z - 0.7 }),
    ...trees,
  ].join('');
}
