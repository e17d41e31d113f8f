import type { HomeAppearance } from '../../home-appearance.ts';
import { seededRandom } from '../../paint/random.ts';
import { frontOf, walls } from '../building/block.ts';
import { frontDoor } from '../building/door.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { roof } from '../building/roof.ts';
import { boardFence } from '../garden/fence.ts';
import { plantingBed } from '../garden/planting.ts';
import { blockOf, kitOf, storeyWindows } from '../houses/kit.ts';
import type { Stage } from '../stage.ts';

/** A plain house of the same street, its left wall at x. */
function house(stage: Stage, appearance: HomeAppearance, x: number): string {
  const random = seededRandom(appearance.seed * 23 + 3);
  const kit = kitOf(appearance, random);
  const width = random.between(8.4, 9.6);
  const storeys = random.pick([1, 2, 2] as const);
  const kind = random.pick(['hip', 'side-gable', 'front-gable'] as const);
  const size = { x0: x, x1: x + width, y1: eaveM(storeys), z0: 0, z1: 9 };
  const main = blockOf(kit, size, kind, random.between(2.4, 3.4));
  const face = frontOf(main);
  const { joinery, scheme } = kit;
  const rows = { u0: 0.3, u1: width - 0.3, widthM: 1.3 };
  const low = floorM(1);
  return [
    walls(stage, main),
    storeyWindows(stage, face, joinery, { ...rows, from: 2, to: storeys, count: 3 }),
    storeyWindows(stage, face, joinery, { ...rows, u1: width * 0.6, from: 1, to: 1, count: 2 }),
    frontDoor(stage, face, [width * 0.72, low, width * 0.72 + 1, low + 2.1], {
      color: scheme.door,
      frame: scheme.trim,
      modern: false,
    }),
    roof(stage, main),
    plantingBed(stage, { x0: x + 0.2, x1: x + width * 0.66, z: 0 }),
  ].join('');
}

/** The houses on both sides of a gap from x0 to x1, and the fence behind it. */
export function neighbours(
  stage: Stage,
  appearance: HomeAppearance,
  [x0, x1]: readonly [number, number],
): string {
  const left = { ...appearance, seed: appearance.seed + 101 };
  const right = { ...appearance, seed: appearance.seed + 211 };
  const fence = { heightM: 1.8, color: '#a58a6a' };
  return [
    boardFence(stage, [x0 - 1, 12], [x1 + 1, 12], fence),
    house(stage, left, x0 - 10.4),
    house(stage, right, x1 + 0.8),
  ].join('');
}
