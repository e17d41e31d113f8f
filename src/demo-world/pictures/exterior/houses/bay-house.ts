import { frontOf, wallShadow, walls } from '../building/block.ts';
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

const DEPTH_M = 9;

/** Choices that make one of these houses differ from the next. */
function massing({ random, appearance }: Kit) {
  const low = appearance.storeys === 1;
  const width = low ? random.between(10.5, 12.5) : random.between(8.4, 9.8);
  const wing = random.between(3.5, 4.3);
  return {
    width,
    wing,
    slope: low ? random.between(0.42, 0.52) : random.between(0.5, 0.66),
    wingOut: random.between(0.9, 1.7),
    wingSlope: random.between(0.85, 1.15),
    roof: random.pick(['hip', 'side-gable'] as const),
    garageOut: random.between(-3, 0.6),
    hasChimney: random.chance(0.6),
    porchRoof: random.pick(['shed', 'gable', 'shed'] as const),
  };
}

/** A gabled bay beside a covered entrance, and an attached garage when the home has one. */
export function bayHouse(kit: Kit): Model {
  const { appearance, scheme, joinery } = kit;
  const m = massing(kit);
  const eave = eaveM(appearance.storeys);
  const main = blockOf(
    kit,
    { x0: 0, x1: m.width, y1: eave, z0: 0, z1: DEPTH_M },
    m.roof,
    (m.slope * DEPTH_M) / 2,
  );
  const wing = {
    ...blockOf(
      kit,
      { x0: 0.35, x1: 0.35 + m.wing, y1: eave, z0: -m.wingOut, z1: 2 },
      'front-gable',
      Math.min((m.wingSlope * m.wing) / 2, main.riseM * 0.92),
    ),
    wall: appearance.storeys === 1 || m.hasChimney ? scheme.accent : scheme.main,
    joinSlope: m.slope,
  };
  const garage = garageOf(kit, m.width, m.garageOut);
  const doorX = wing.x1 + 0.85;
  const porch: Porch = {
    x0: wing.x1,
    x1: Math.min(m.width - 0.2, wing.x1 + 2.9),
    z0: -1.5,
    z1: 0,
    floorM: floorM(1),
    beamM: floorM(1) + 2.25,
    posts: 2,
    roof: appearance.storeys === 1 ? 'flat' : m.porchRoof,
    post: scheme.trim,
    postWidthM: 0.24,
    cover: scheme.roof,
    gable: scheme.accent,
  };
  const right = { u0: wing.x1 + 0.2, u1: m.width - 0.1 };
  return {
    blocks: [main, wing, ...(garage ? [garage.block] : [])],
    ground: (stage) =>
      frontWalk(stage, doorX + 0.45, porch.z0 - 0.4, 1.3) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(main);
      const wingFace = frontOf(wing);
      const setBack = garage && m.garageOut >= 0;
      const top = main.y1 + main.riseM;
      return [
        garage && setBack ? drawGarage(stage, garage) : '',
        walls(stage, main),
        storeyWindows(stage, face, joinery, {
          ...right,
          from: 2,
          to: appearance.storeys,
          count: 2,
          widthM: 1.15,
        }),
        wallShadow(stage, face, wing, [m.wing + 0.35, eave]),
        m.hasChimney
          ? chimney(stage, [m.width * 0.7, DEPTH_M * 0.5], [top - 1.2, top + 1], scheme.main)
          : '',
        roof(stage, main),
        porchFloor(stage, porch),
        frontDoor(stage, face, [doorX, floorM(1), doorX + 0.95, floorM(1) + 2.1], {
          color: scheme.door,
          frame: scheme.trim,
          modern: false,
          sidelight: m.hasChimney,
        }),
        storeyWindows(stage, face, joinery, {
          u0: porch.x1 + 0.1,
          u1: m.width,
          from: 1,
          to: m.width - porch.x1 > 1.7 ? 1 : 0,
          count: m.width - porch.x1 > 3.6 ? 2 : 1,
          widthM: 1.15,
        }),
        porchFrame(stage, porch),
        steps(stage, { x0: doorX - 0.3, x1: doorX + 1.3, z0: porch.z0, floorM: porch.floorM }),
        walls(stage, wing),
        storeyWindows(
          stage,
          wingFace,
          { ...joinery, columns: 3 },
          {
            u0: 0,
            u1: m.wing,
            from: 1,
            to: appearance.storeys,
            count: 1,
            widthM: m.wing * 0.56,
            heightM: 1.5,
          },
        ),
        roof(stage, wing),
        garage && !setBack ? drawGarage(stage, garage) : '',
      ].join('');
    },
    garden: (stage) =>
      [
        plantingBed(stage, { x0: wing.x0, x1: wing.x1, z: wing.z0 }),
        plantingBed(stage, {
          x0: doorX + 1.6,
          x1: m.width - (garage && m.garageOut < -0.5 ? 0.4 : 0),
          z: porch.x1 < doorX + 2.4 ? 0 : porch.z0,
        }),
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
