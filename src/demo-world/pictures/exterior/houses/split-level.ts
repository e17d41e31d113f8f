import { frontOf, wallShadow, walls } from '../building/block.ts';
import type { RoofKind } from '../building/block.ts';
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

/** A tall sleeping wing beside a long, low living wing with a picture window. */
export function splitLevel(kit: Kit): Model {
  const { appearance, scheme, random, joinery } = kit;
  const [tallM, lowM] = [random.between(4.8, 5.6), random.between(6.2, 7.6)];
  const lower = Math.max(1, appearance.storeys - 1);
  const kinds = random.pick<readonly [RoofKind, RoofKind]>([
    ['side-gable', 'side-gable'],
    ['front-gable', 'side-gable'],
    ['hip', 'hip'],
  ]);
  const rise = DEPTH_M * random.between(0.17, 0.23);
  const tall = {
    ...blockOf(
      kit,
      { x0: 0, x1: tallM, y1: eaveM(appearance.storeys), z0: -0.8, z1: DEPTH_M },
      kinds[0],
      rise,
    ),
    wall: random.chance(0.5) ? scheme.accent : scheme.main,
  };
  const low = blockOf(
    kit,
    { x0: tallM, x1: tallM + lowM, y1: eaveM(lower), z0: 0, z1: DEPTH_M },
    kinds[1],
    rise,
  );
  const garage = garageOf(kit, low.x1, random.between(-0.6, 1));
  const doorX = tallM + 0.7;
  const porch: Porch = {
    x0: tallM,
    x1: tallM + random.between(2.6, lowM - 0.4),
    z0: -1.5,
    z1: 0,
    floorM: floorM(1),
    beamM: floorM(1) + 2.2,
    posts: 2,
    roof: 'flat',
    post: scheme.trim,
    postWidthM: 0.16,
    cover: scheme.roof,
    gable: scheme.accent,
  };
  const setBack = garage && garage.block.z0 >= 0;
  return {
    blocks: [tall, low, ...(garage ? [garage.block] : [])],
    ground: (stage) =>
      frontWalk(stage, doorX + 0.5, porch.z0 - 0.4, 1.3) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(low);
      const wide = { ...joinery, columns: 3 };
      const top = low.y1 + low.riseM;
      return [
        garage && setBack ? drawGarage(stage, garage) : '',
        walls(stage, low),
        storeyWindows(stage, face, joinery, {
          u0: 0.2,
          u1: lowM,
          from: 2,
          to: lower,
          count: 3,
          widthM: 1.1,
        }),
        wallShadow(stage, face, tall, [0, low.y1]),
        chimney(stage, [low.x1 - 1.6, DEPTH_M / 2], [top - 0.8, top + 0.9], scheme.accent),
        roof(stage, low),
        porchFloor(stage, porch),
        frontDoor(stage, face, [doorX - tallM, floorM(1), doorX - tallM + 0.95, floorM(1) + 2.1], {
          color: scheme.door,
          frame: scheme.trim,
          modern: false,
        }),
        storeyWindows(stage, face, wide, {
          u0: 2.2,
          u1: lowM - 0.2,
          from: 1,
          to: 1,
          count: 1,
          widthM: 2.9,
          heightM: 1.5,
        }),
        porchFrame(stage, porch),
        steps(stage, { x0: doorX - 0.3, x1: doorX + 1.3, z0: porch.z0, floorM: porch.floorM }),
        walls(stage, tall),
        storeyWindows(stage, frontOf(tall), joinery, {
          u0: 0.3,
          u1: tallM - 0.3,
          from: 1,
          to: appearance.storeys,
          count: 2,
          widthM: 1.2,
        }),
        roof(stage, tall),
        garage && !setBack ? drawGarage(stage, garage) : '',
      ].join('');
    },
    garden: (stage) =>
      [
        plantingBed(stage, { x0: 0, x1: tallM, z: tall.z0 }),
        plantingBed(stage, { x0: porch.x1 + 0.2, x1: low.x1, z: 0 }),
        framingTrees(stage, { ...tall, x1: low.x1 }, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
