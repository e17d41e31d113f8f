import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { frontDoor } from '../building/door.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { steps } from '../building/porch.ts';
import { roof } from '../building/roof.ts';
import { frontWalk } from '../garden/ground.ts';
import { plantingBed } from '../garden/planting.ts';
import type { Model } from '../picture.ts';
import { drawGarage, garageOf } from './garage.ts';
import { blockOf, storeyWindows } from './kit.ts';
import type { Kit } from './kit.ts';
import { framingTrees, garageDrive } from './yard.ts';

const DEPTH_M = 10;

/** Two gabled volumes side by side, their ends to the street, joined by a low glazed entrance. */
export function twinGable(kit: Kit): Model {
  const { appearance, scheme, random, joinery } = kit;
  const eave = eaveM(appearance.storeys);
  const [first, link, second] = [
    random.between(4.6, 5.6),
    random.between(2.2, 2.8),
    random.between(3.8, 4.8),
  ];
  const slope = random.between(0.42, 0.62);
  const gable = (x0: number, width: number, z0: number): BuildingBlock => ({
    ...blockOf(
      kit,
      { x0, x1: x0 + width, y1: eave, z0, z1: DEPTH_M },
      'front-gable',
      width * slope,
    ),
    overhangM: 0.28,
  });
  const left = { ...gable(0, first, random.between(-1.4, 0)), gable: scheme.main };
  const right = {
    ...gable(first + link, second, random.between(-0.6, 1.2)),
    wall: scheme.accent,
    gable: scheme.accent,
  };
  const hall: BuildingBlock = {
    ...blockOf(
      kit,
      { x0: first, x1: first + link, y1: floorM(1) + 2.7, z0: 1.6, z1: 7 },
      'flat',
      0.3,
    ),
    cover: { kind: 'stucco', color: '#3f4246' },
  };
  const garage = garageOf(kit, right.x1, random.between(0.4, 2));
  const doorX = first + link / 2 - 0.5;
  const columns = random.pick([1, 2]);
  const tall = { ...joinery, columns: 2, rows: 2 };
  const volume = { from: 1, to: appearance.storeys, heightM: 1.7 };
  return {
    blocks: [left, right, ...(garage ? [garage.block] : [])],
    ground: (stage) => frontWalk(stage, doorX + 0.5, 0.6, 1.5) + garageDrive(stage, garage),
    building: (stage) =>
      [
        garage ? drawGarage(stage, garage) : '',
        walls(stage, hall),
        frontDoor(
          stage,
          frontOf(hall),
          [doorX - first, floorM(1), doorX - first + 1, floorM(1) + 2.15],
          { color: scheme.door, frame: scheme.frame, modern: true, sidelight: true },
        ),
        roof(stage, hall),
        steps(stage, { x0: doorX - 0.5, x1: doorX + 1.7, z0: 1.2, floorM: floorM(1) }),
        walls(stage, right),
        storeyWindows(stage, frontOf(right), tall, {
          ...volume,
          u0: 0,
          u1: second,
          count: 1,
          widthM: second * 0.56,
        }),
        roof(stage, right),
        walls(stage, left),
        storeyWindows(stage, frontOf(left), tall, {
          ...volume,
          u0: 0.2,
          u1: first - 0.2,
          count: columns,
          widthM: 1.6,
        }),
        roof(stage, left),
      ].join(''),
    garden: (stage) =>
      [
        plantingBed(stage, { x0: left.x0 + 0.2, x1: left.x1 - 0.2, z: left.z0 }),
        plantingBed(stage, { x0: right.x0 + 0.2, x1: right.x1 - 0.2, z: right.z0 }),
        framingTrees(stage, { ...left, x1: right.x1 }, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
