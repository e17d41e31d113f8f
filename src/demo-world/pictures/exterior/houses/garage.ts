import type { BuildingBlock } from '../building/block.ts';
import { frontOf, walls } from '../building/block.ts';
import { garageDoor } from '../building/door.ts';
import { roof } from '../building/roof.ts';
import type { Stage } from '../stage.ts';
import { blockOf } from './kit.ts';
import type { Kit } from './kit.ts';

export type Garage = { readonly block: BuildingBlock; readonly doors: 1 | 2; readonly kit: Kit };

const DOOR_HEIGHT_M = 2.15;

function garageWidthM(spaces: number): number {
  return spaces >= 2 ? 6.2 : 3.7;
}

/** A garage whose left wall stands at x0 and whose front stands at z0; none for a home without. */
export function garageOf(kit: Kit, x0: number, z0: number, flat = false): Garage | undefined {
  const { appearance, random } = kit;
  if (appearance.garageSpaces === 0) return undefined;
  const x1 = x0 + garageWidthM(appearance.garageSpaces);
  const size = { x0, x1, y1: 3, z0, z1: z0 + 6.4 };
  const kind = flat ? 'flat' : random.pick(['front-gable', 'front-gable', 'hip'] as const);
  const riseM = flat ? 0.45 : (x1 - x0) * random.between(0.26, 0.34);
  const doors = appearance.garageSpaces === 2 && random.chance(0.45) ? 2 : 1;
  return { block: blockOf(kit, size, kind, riseM), doors, kit };
}

export function drawGarage(stage: Stage, { block, doors, kit }: Garage): string {
  const { scheme, appearance } = kit;
  const face = frontOf(block);
  const width = block.x1 - block.x0;
  const spaces = appearance.garageSpaces / doors;
  const style = {
    color: scheme.garage,
    frame: appearance.era === 'contemporary' ? scheme.frame : scheme.trim,
    modern: appearance.era === 'contemporary' || appearance.era === 'postwar',
    spaces,
  };
  const bay = (width - 0.7) / doors;
  const leaves = Array.from({ length: doors }, (_, index) => {
    const u0 = 0.35 + index * bay + 0.22;
    return garageDoor(stage, face, [u0, 0.04, u0 + bay - 0.44, DOOR_HEIGHT_M], style);
  });
  return walls(stage, block) + leaves.join('') + roof(stage, block);
}
