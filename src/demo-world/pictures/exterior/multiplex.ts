import type { HomeAppearance } from '../home-appearance.ts';
import { lobby } from './apartments/entrance.ts';
import { frontOf, walls } from './building/block.ts';
import type { BuildingBlock } from './building/block.ts';
import { eaveM, floorM } from './building/levels.ts';
import { windowOn } from './building/opening.ts';
import { roof } from './building/roof.ts';
import { balcony } from './building/shelf.ts';
import { frontWalk } from './garden/ground.ts';
import { hedge, plantingBed } from './garden/planting.ts';
import { drawGarage, garageOf } from './houses/garage.ts';
import { blockOf, kitOf, storeyWindows } from './houses/kit.ts';
import type { Kit } from './houses/kit.ts';
import { framingTrees, garageDrive } from './houses/yard.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';
import type { Stage } from './stage.ts';

const CORE_HALF_M = 1.5;

/** The flats on one side of the stair: a window, and a glazed door onto a balcony, on every floor. */
function flats(
  stage: Stage,
  kit: Kit,
  main: BuildingBlock,
  [u0, u1]: readonly [number, number],
): string {
  const face = frontOf({ ...main, roof: 'none' });
  const { joinery, appearance, scheme } = kit;
  const middle = (u0 + u1) / 2;
  const guard = {
    outM: 1.3,
    slab: '#bdb6aa',
    rail: scheme.frame,
    glass: appearance.era === 'contemporary',
  };
  return Array.from({ length: appearance.storeys }, (_, index) => {
    const floor = floorM(index + 1);
    const storey = index + 1;
    const door = windowOn(stage, face, [middle + 0.35, floor + 0.1, u1 - 0.55, floor + 2.2], {
      style: { frame: joinery.frame, columns: 2, rows: 1 },
      storey,
    });
    const rail =
      index === 0
        ? ''
        : balcony(stage, face, [middle + 0.05, floor, u1 - 0.2, floor + 1.05], guard);
    const rows = { u0, u1: middle, from: storey, to: storey, count: 1, widthM: 1.5 };
    return storeyWindows(stage, face, joinery, rows) + door + rail;
  }).join('');
}

function walkUp(kit: Kit): Model {
  const { appearance, scheme, random } = kit;
  const width = random.between(13, 15);
  const eave = eaveM(appearance.storeys);
  const flat = appearance.era !== 'suburban' && random.chance(0.65);
  const size = { x0: 0, x1: width, y1: eave, z0: 0, z1: 11 };
  const main = {
    ...blockOf(kit, size, flat ? 'flat' : 'hip', flat ? 0.55 : 2.6),
    gable: scheme.main,
  };
  const middle = width / 2;
  const core: BuildingBlock = {
    ...main,
    x0: middle - CORE_HALF_M,
    x1: middle + CORE_HALF_M,
    y1: eave + (flat ? 0.5 : -0.35),
    z0: -0.7,
    z1: 0.5,
    roof: 'flat',
    riseM: 0.3,
    wall: scheme.accent,
  };
  const garage = garageOf(kit, width + 1.6, 4.6, flat);
  return {
    blocks: [main, core, ...(garage ? [garage.block] : [])],
    ground: (stage) => frontWalk(stage, middle, -1, 2) + garageDrive(stage, garage),
    building: (stage) =>
      [
        garage ? drawGarage(stage, garage) : '',
        walls(stage, main),
        roof(stage, main),
        flats(stage, kit, main, [0.2, middle - CORE_HALF_M]),
        flats(stage, kit, main, [middle + CORE_HALF_M, width - 0.2]),
        walls(stage, core),
        storeyWindows(stage, frontOf(core), kit.joinery, {
          u0: 0,
          u1: 2 * CORE_HALF_M,
          from: 2,
          to: appearance.storeys,
          count: 1,
          widthM: 1.4,
          heightM: 1.6,
        }),
        roof(stage, core),
        lobby(stage, frontOf(core), [CORE_HALF_M, 1.5], { frame: scheme.frame, canopy: '#4b4d4f' }),
      ].join(''),
    garden: (stage) =>
      [
        hedge(stage, { x0: 0.1, x1: middle - 2, z: -0.2 }, 0.6),
        hedge(stage, { x0: middle + 2, x1: width - 0.1, z: -0.2 }, 0.6),
        plantingBed(stage, { x0: 0.4, x1: middle - 2.2, z: -0.9 }),
        plantingBed(stage, { x0: middle + 2.2, x1: width - 0.4, z: -0.9 }),
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}

/** A walk-up of a few flats on both sides of a common stair. Returns SVG. */
export function multiplex(appearance: HomeAppearance): string {
  return outdoorPicture(appearance, { salt: 7 }, (random) => walkUp(kitOf(appearance, random)));
}
