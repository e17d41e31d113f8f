import { frontOf, walls, wallShadow } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { frontDoor } from '../building/door.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { windowOn } from '../building/opening.ts';
import { steps } from '../building/porch.ts';
import { roof } from '../building/roof.ts';
import { frontWalk } from '../garden/ground.ts';
import { hedge, plantingBed } from '../garden/planting.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { drawGarage, garageOf } from './garage.ts';
import { blockOf } from './kit.ts';
import type { Kit } from './kit.ts';
import { framingTrees, garageDrive } from './yard.ts';

const DEPTH_M = 9;

type Glass = {
  readonly u0: number;
  readonly u1: number;
  readonly bars: number;
  readonly highM: number;
};

/** One wide window on each storey of a wall. */
function glassBands(stage: Stage, block: BuildingBlock, kit: Kit, glass: Glass): string {
  const face = frontOf(block);
  return Array.from({ length: kit.appearance.storeys }, (_, index) => {
    const low = floorM(index + 1) - block.y0 + (index === 0 ? 0.25 : 0.5);
    return windowOn(stage, face, [glass.u0, low, glass.u1, low + glass.highM], {
      style: { ...kit.joinery, columns: glass.bars, rows: 1 },
      storey: index + 1,
    });
  }).join('');
}

/** Flat-roofed volumes of different materials, wide glass and a canopy over the door. */
export function modernHouse(kit: Kit): Model {
  const { appearance, scheme, random } = kit;
  const eave = eaveM(appearance.storeys);
  const [width, split] = [random.between(8.6, 10), random.between(4.4, 5.2)];
  const dark = { kind: 'stucco', color: '#3b3d41' } as const;
  const main = {
    ...blockOf(kit, { x0: 0, x1: width, y1: eave, z0: 0, z1: DEPTH_M }, 'flat', 0.4),
    cover: dark,
  };
  const bay: BuildingBlock = {
    ...blockOf(
      kit,
      {
        x0: 0.3,
        x1: split,
        y1: eave + random.between(0.2, 0.6),
        z0: -random.between(0.9, 1.6),
        z1: 3,
      },
      'flat',
      0.36,
    ),
    wall: scheme.accent,
    cover: dark,
  };
  const canopy: BuildingBlock = {
    ...main,
    x0: split,
    x1: width,
    y0: floorM(1) + 2.4,
    y1: floorM(1) + 2.55,
    z0: -1.7,
    z1: 0,
    riseM: 0.12,
    wall: scheme.accent.kind === 'wood' ? scheme.accent : dark,
  };
  const garage = garageOf(kit, width, random.between(-2, -0.4), true);
  const doorX = split + 0.9;
  return {
    blocks: [main, bay, ...(garage ? [garage.block] : [])],
    ground: (stage) => frontWalk(stage, doorX + 0.5, -1, 1.8) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(main);
      const right = { u0: split + 0.9, u1: width - 0.6 };
      return [
        walls(stage, main),
        wallShadow(stage, face, bay, [split, eave]),
        ...Array.from({ length: appearance.storeys - 1 }, (_, index) =>
          windowOn(
            stage,
            face,
            [right.u0, floorM(index + 2) + 0.6, right.u1, floorM(index + 2) + 2.1],
            {
              style: { ...kit.joinery, columns: 3, rows: 1 },
              storey: index + 2,
            },
          ),
        ),
        roof(stage, main),
        frontDoor(stage, face, [doorX, floorM(1), doorX + 1.1, floorM(1) + 2.25], {
          color: scheme.door,
          frame: scheme.frame,
          modern: true,
          sidelight: true,
        }),
        walls(stage, canopy),
        roof(stage, canopy),
        steps(stage, { x0: doorX - 0.5, x1: doorX + 2, z0: -0.5, floorM: floorM(1) }),
        walls(stage, bay),
        glassBands(stage, bay, kit, { u0: 0.7, u1: bay.x1 - bay.x0 - 0.7, bars: 3, highM: 1.9 }),
        roof(stage, bay),
        garage ? drawGarage(stage, garage) : '',
      ].join('');
    },
    garden: (stage) =>
      [
        hedge(stage, { x0: bay.x0, x1: bay.x1, z: bay.z0 - 0.1 }, 0.5),
        plantingBed(stage, { x0: doorX + 2.2, x1: width - 0.1, z: 0 }),
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
