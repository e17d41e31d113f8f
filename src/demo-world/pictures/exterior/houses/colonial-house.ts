import { frontOf, walls } from '../building/block.ts';
import { chimney } from '../building/chimney.ts';
import { frontDoor } from '../building/door.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { porchFloor, porchFrame, steps } from '../building/porch.ts';
import type { Porch } from '../building/porch.ts';
import { roof } from '../building/roof.ts';
import { frontWalk } from '../garden/ground.ts';
import { plantingBed } from '../garden/planting.ts';
import type { Model } from '../picture.ts';
import { drawGarage, garageOf } from './garage.ts';
import { blockOf, storeyWindows } from './kit.ts';
import type { Kit } from './kit.ts';
import { framingTrees, garageDrive } from './yard.ts';

const DEPTH_M = 8.4;
const PORTICO_HALF_M = 1.15;

/** A symmetrical house: the door in the middle, shutters, a roof along the street. */
export function colonialHouse(kit: Kit): Model {
  const { appearance, scheme, random } = kit;
  const width = random.between(9.4, 10.8);
  const middle = width / 2;
  const eave = eaveM(appearance.storeys);
  const low = appearance.storeys === 1;
  const joinery = {
    ...kit.joinery,
    ...(random.chance(0.65) ? { shutters: scheme.door } : {}),
  };
  const main = blockOf(
    kit,
    { x0: 0, x1: width, y1: eave, z0: 0, z1: DEPTH_M },
    random.chance(0.75) ? 'side-gable' : 'hip',
    DEPTH_M * random.between(0.24, 0.31),
  );
  const garage = garageOf(kit, width, random.between(0.5, 1.4));
  const porch: Porch = {
    x0: middle - PORTICO_HALF_M,
    x1: middle + PORTICO_HALF_M,
    z0: -1.3,
    z1: 0,
    floorM: floorM(1),
    beamM: floorM(1) + 2.35,
    posts: 2,
    roof: low ? 'flat' : random.pick(['gable', 'flat']),
    post: scheme.trim,
    postWidthM: 0.22,
    cover: scheme.roof,
    gable: { kind: 'stucco', color: scheme.trim },
  };
  const beside = { from: 1, to: 1, count: low ? 1 : 2, widthM: low ? 1.9 : 0.95 };
  return {
    blocks: [main, ...(garage ? [garage.block] : [])],
    ground: (stage) => frontWalk(stage, middle, porch.z0 - 0.4, 1.4) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(main);
      const top = eave + main.riseM;
      return [
        garage ? drawGarage(stage, garage) : '',
        chimney(stage, [width * 0.8, DEPTH_M / 2], [eave, top + 0.9], scheme.accent),
        walls(stage, main),
        storeyWindows(stage, face, joinery, {
          u0: 0.3,
          u1: width - 0.3,
          from: 2,
          to: appearance.storeys,
          count: low ? 0 : 5,
          widthM: 0.9,
        }),
        roof(stage, main),
        porchFloor(stage, porch),
        frontDoor(stage, face, [middle - 0.5, floorM(1), middle + 0.5, floorM(1) + 2.1], {
          color: scheme.door,
          frame: scheme.trim,
          modern: false,
        }),
        storeyWindows(stage, face, joinery, { u0: 0.3, u1: porch.x0 - 0.1, ...beside }),
        storeyWindows(stage, face, joinery, { u0: porch.x1 + 0.1, u1: width - 0.3, ...beside }),
        porchFrame(stage, porch),
        steps(stage, { x0: middle - 0.8, x1: middle + 0.8, z0: porch.z0, floorM: porch.floorM }),
      ].join('');
    },
    garden: (stage) =>
      [
        plantingBed(stage, { x0: 0, x1: porch.x0 - 0.2, z: 0 }),
        plantingBed(stage, { x0: porch.x1 + 0.2, x1: width, z: 0 }),
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
