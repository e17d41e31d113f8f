import { walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { boardFence } from '../garden/fence.ts';
import { plainBlock } from '../garden/furniture.ts';
import { shrub } from '../garden/planting.ts';
import { gardenTree } from '../garden/tree.ts';
import { blockOf } from '../houses/kit.ts';
import type { Kit } from '../houses/kit.ts';
import type { Stage } from '../stage.ts';

const FENCE = { heightM: 1.8 } as const;

/** Board fences on three sides of a garden behind a house of a width. */
export function fences(stage: Stage, width: number, color: string): string {
  const style = { ...FENCE, color };
  return [
    boardFence(stage, [-5, 7], [-0.1, 7], style),
    boardFence(stage, [width + 0.1, 7], [width + 5, 7], style),
    boardFence(stage, [-5, -9], [-5, 7], style),
    boardFence(stage, [width + 5, 7], [width + 5, -9], style),
  ].join('');
}

/** Shrubs along both side fences. */
export function borders(stage: Stage, width: number): string {
  const { random } = stage;
  const sides = [-4.4, width + 4.4].flatMap((x) =>
    Array.from({ length: 9 }, (_, index) =>
      shrub(stage, [x + random.between(-0.2, 0.2), 0, 6 - index * 1.6], random.between(0.6, 1.15)),
    ),
  );
  return sides.join('');
}

/** A tree on either side. */
export function trees(stage: Stage, width: number): string {
  const { camera, random } = stage;
  const tree = (x: number, z: number, heightM: number) => {
    const [sx, sy] = camera.project([x, 0, z]);
    return gardenTree(stage, {
      x: sx,
      y: sy,
      size: heightM * camera.pxPerMetre(camera.depthOf([x, 0, z])),
    });
  };
  return (
    tree(width + 2.9, random.between(-4, 0), random.between(4.5, 6)) +
    tree(-3.3, -5.2, random.between(5, 6.5))
  );
}

/** A small shed in the far corner. */
export function shed(stage: Stage, kit: Kit, width: number): string {
  const size = { x0: width + 1.7, x1: width + 4.1, y1: 2, z0: 4, z1: 6.4 };
  const paint = { kind: 'batten', color: '#8d9a8b' } as const;
  const block: BuildingBlock = {
    ...blockOf(kit, size, 'front-gable', 0.8),
    wall: paint,
    gable: paint,
    overhangM: 0.2,
  };
  const door = plainBlock(
    stage,
    { x0: size.x0 + 0.7, x1: size.x0 + 1.7, y0: 0.05, y1: 1.85, z0: 3.97, z1: 4 },
    '#6f7d70',
  );
  return walls(stage, block) + door + roof(stage, block);
}
