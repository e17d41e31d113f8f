import type { Stage } from '../stage.ts';
import { walls } from './block.ts';
import type { BuildingBlock } from './block.ts';
import type { Material } from './material.ts';
import { roof } from './roof.ts';

/** A chimney standing in a roof, its foot at y0 metres and its top at y1. */
export function chimney(
  stage: Stage,
  [x, z]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  wall: Material,
): string {
  const stack: BuildingBlock = {
    x0: x,
    x1: x + 0.8,
    z0: z,
    z1: z + 0.7,
    y0,
    y1,
    roof: 'flat',
    riseM: 0.16,
    wall,
    cover: { kind: 'stucco', color: '#8e887f' },
    trim: '#8e887f',
    overhangM: 0.09,
  };
  return walls(stage, stack) + roof(stage, stack);
}
