import { frontOf, wallShadow, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { frontDoor, garageDoor } from '../building/door.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { porchFloor, porchFrame, steps } from '../building/porch.ts';
import type { Porch } from '../building/porch.ts';
import { roof } from '../building/roof.ts';
import { driveway, frontWalk } from '../garden/ground.ts';
import { plantingBed } from '../garden/planting.ts';
import type { Model } from '../picture.ts';
import { blockOf, storeyWindows } from './kit.ts';
import type { Kit } from './kit.ts';
import { framingTrees } from './yard.ts';

const DEPTH_M = 9;

/** A wing that holds the garage below and rooms above it, beside a recessed entrance. */
export function garageForward(kit: Kit): Model {
  const { appearance, scheme, random, joinery } = kit;
  const spaces = appearance.garageSpaces;
  const wingM = spaces === 2 ? 6.2 : 4.4;
  const besideM = random.between(4.2, 5.4);
  const eave = eaveM(appearance.storeys);
  const [width, wingOut] = [wingM + besideM, random.between(1.6, 3)];
  const isHipped = random.chance(0.5);
  const slope = random.between(0.5, 0.7);
  const main = blockOf(
    kit,
    { x0: 0, x1: width, y1: eave, z0: 0, z1: DEPTH_M },
    'hip',
    (slope * DEPTH_M) / 2,
  );
  const wing: BuildingBlock = {
    ...blockOf(
      kit,
      { x0: 0, x1: wingM, y1: eave, z0: -wingOut, z1: isHipped ? 4 : 2 },
      isHipped ? 'hip' : 'front-gable',
      isHipped ? wingM * 0.34 : Math.min(wingM * 0.42, main.riseM * 0.9),
    ),
    ...(isHipped ? {} : { joinSlope: slope }),
    wall: random.chance(0.6) ? scheme.accent : scheme.main,
  };
  const doorX = wingM + 0.9;
  const porch: Porch = {
    x0: wingM,
    x1: width - random.between(0.1, 1.6),
    z0: -1.6,
    z1: 0,
    floorM: floorM(1),
    beamM: floorM(1) + 2.3,
    posts: random.pick([2, 3]),
    roof: random.pick(['shed', 'flat', 'gable']),
    post: scheme.trim,
    postWidthM: 0.26,
    cover: scheme.roof,
    gable: scheme.accent,
  };
  const doors = spaces === 2 && random.chance(0.5) ? 2 : 1;
  const doorM = (wingM - 1.2 - (doors - 1) * 0.4) / doors;
  const style = {
    color: scheme.garage,
    frame: scheme.trim,
    modern: appearance.era === 'contemporary',
  };
  const perDoor = spaces / doors;
  return {
    blocks: [main, wing],
    ground: (stage) =>
      frontWalk(stage, doorX + 0.5, porch.z0 - 0.4, 1.3) +
      (spaces > 0 ? driveway(stage, 0.4, wingM - 0.4, -wingOut) : ''),
    building: (stage) => {
      const face = frontOf(main);
      const wingFace = frontOf(wing);
      const rows = { u0: 0.2, u1: wingM - 0.2, to: appearance.storeys };
      return [
        walls(stage, main),
        storeyWindows(stage, face, joinery, {
          u0: wingM + 0.2,
          u1: width - 0.2,
          from: 2,
          to: appearance.storeys,
          count: 2,
          widthM: 1.15,
        }),
        wallShadow(stage, face, wing, [wingM, eave]),
        roof(stage, main),
        porchFloor(stage, porch),
        frontDoor(stage, face, [doorX, floorM(1), doorX + 0.95, floorM(1) + 2.1], {
          color: scheme.door,
          frame: scheme.trim,
          modern: style.modern,
          sidelight: true,
        }),
        storeyWindows(stage, face, joinery, {
          u0: doorX + 1.5,
          u1: width,
          from: 1,
          to: 1,
          count: 1,
          widthM: 1.1,
        }),
        porchFrame(stage, porch),
        steps(stage, { x0: doorX - 0.3, x1: doorX + 1.3, z0: porch.z0, floorM: porch.floorM }),
        walls(stage, wing),
        ...(spaces === 0
          ? [
              storeyWindows(
                stage,
                wingFace,
                { ...joinery, columns: 3 },
                { ...rows, from: 1, to: 1, count: 1, widthM: 2.4 },
              ),
            ]
          : Array.from({ length: doors }, (_, index) => {
              const u0 = 0.6 + index * (doorM + 0.4);
              return garageDoor(stage, wingFace, [u0, 0.1, u0 + doorM, 2.3], {
                ...style,
                spaces: perDoor,
              });
            })),
        storeyWindows(stage, wingFace, joinery, { ...rows, from: 2, count: 2, widthM: 1.25 }),
        roof(stage, wing),
      ].join('');
    },
    garden: (stage) =>
      [
        plantingBed(stage, { x0: doorX + 1.6, x1: width - 0.2, z: porch.z0 }),
        spaces === 0 ? plantingBed(stage, { x0: 0.2, x1: wingM - 0.2, z: -wingOut }) : '',
        framingTrees(stage, main),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': spaces },
  };
}
