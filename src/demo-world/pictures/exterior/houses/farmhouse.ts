import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { frontDoor } from '../building/door.ts';
import { eaveM, floorM } from '../building/levels.ts';
import { windowOn } from '../building/opening.ts';
import { porchFloor, porchFrame, steps } from '../building/porch.ts';
import type { Porch } from '../building/porch.ts';
import { roof } from '../building/roof.ts';
import { frontWalk } from '../garden/ground.ts';
import { plantingBed } from '../garden/planting.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { drawGarage, garageOf } from './garage.ts';
import { blockOf, storeyWindows } from './kit.ts';
import type { Kit } from './kit.ts';
import { framingTrees, garageDrive } from './yard.ts';

const DEPTH_M = 8.6;

function gablesOf(kit: Kit, width: number, main: BuildingBlock): BuildingBlock[] {
  const twin = kit.random.chance(0.6);
  const span = twin ? 2.9 : 3.8;
  const starts = twin ? [0.5, width - span - 0.5] : [kit.random.pick([0.5, width - span - 0.5])];
  const joinSlope = main.riseM / (DEPTH_M / 2);
  return starts.map((x0) => ({
    ...blockOf(
      kit,
      { x0, x1: x0 + span, y1: main.y1, z0: -0.35, z1: 1 },
      'front-gable',
      span * 0.58,
    ),
    gable: kit.scheme.main,
    overhangM: 0.32,
    joinSlope,
  }));
}

function drawGable(stage: Stage, kit: Kit, block: BuildingBlock): string {
  const { joinery, appearance } = kit;
  const width = block.x1 - block.x0;
  const style = { ...joinery, columns: 2, rows: 2 };
  const attic = windowOn(
    stage,
    frontOf(block),
    [width / 2 - 0.32, block.y1 + 0.25, width / 2 + 0.32, block.y1 + 1],
    { style: { ...style, columns: 1 }, storey: 0 },
  );
  return [
    walls(stage, block),
    storeyWindows(stage, frontOf(block), style, {
      u0: 0,
      u1: width,
      from: 1,
      to: appearance.storeys,
      count: 1,
      widthM: width * 0.5,
      heightM: 1.5,
    }),
    attic,
    roof(stage, block),
  ].join('');
}

/** Board and batten with steep gables, dark windows and a porch along the front. */
export function farmhouse(kit: Kit): Model {
  const { appearance, scheme, random, joinery } = kit;
  const width = random.between(9.6, 11);
  const eave = eaveM(appearance.storeys);
  const main = {
    ...blockOf(
      kit,
      { x0: 0, x1: width, y1: eave, z0: 0, z1: DEPTH_M },
      'side-gable',
      DEPTH_M * random.between(0.34, 0.4),
    ),
    gable: scheme.main,
  };
  const gables = gablesOf(kit, width, main);
  const low = appearance.storeys === 1;
  const first = gables[0];
  const twin = gables.length > 1;
  const inner = twin
    ? [3.5, width - 3.5]
    : first && first.x0 > 2
      ? [0.2, first.x0 - 0.1]
      : [4.4, width - 0.2];
  const [from = 0, to = width] = inner;
  const porch: Porch = {
    x0: from,
    x1: to,
    z0: -1.9,
    z1: 0,
    floorM: floorM(1),
    beamM: floorM(1) + (low ? 2.1 : 2.3),
    posts: twin ? 3 : 4,
    roof: low ? 'flat' : 'shed',
    post: scheme.accent.kind === 'wood' ? scheme.accent.color : scheme.trim,
    postWidthM: 0.2,
    cover: { kind: 'seam', color: '#4a4d51' },
    gable: scheme.accent,
  };
  const garage = garageOf(kit, width, random.between(-1.4, 0.8));
  const doorX = (from + to) / 2 - 0.5;
  const setBack = garage && garage.block.z0 >= 0;
  return {
    blocks: [main, ...(garage ? [garage.block] : [])],
    ground: (stage) =>
      frontWalk(stage, doorX + 0.5, porch.z0 - 0.4, 1.4) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(main);
      return [
        garage && setBack ? drawGarage(stage, garage) : '',
        walls(stage, main),
        storeyWindows(
          stage,
          face,
          { ...joinery, columns: 1, rows: 2 },
          { u0: from, u1: to, from: 2, to: appearance.storeys, count: 2, widthM: 0.8 },
        ),
        roof(stage, main),
        porchFloor(stage, porch),
        frontDoor(stage, face, [doorX, floorM(1), doorX + 1, floorM(1) + 2.05], {
          color: scheme.door,
          frame: scheme.frame,
          modern: false,
        }),
        storeyWindows(stage, face, joinery, {
          u0: from,
          u1: doorX - 0.1,
          from: 1,
          to: 1,
          count: 1,
          widthM: 0.8,
        }),
        storeyWindows(stage, face, joinery, {
          u0: doorX + 1.1,
          u1: to,
          from: 1,
          to: 1,
          count: 1,
          widthM: 0.8,
        }),
        porchFrame(stage, porch),
        steps(stage, { x0: doorX - 0.3, x1: doorX + 1.3, z0: porch.z0, floorM: porch.floorM }),
        ...gables.map((gable) => drawGable(stage, kit, gable)),
        garage && !setBack ? drawGarage(stage, garage) : '',
      ].join('');
    },
    garden: (stage) =>
      [
        ...gables.map(({ x0, x1, z0 }) => plantingBed(stage, { x0, x1, z: z0 })),
        plantingBed(stage, { x0: from + 0.1, x1: doorX - 0.5, z: porch.z0 }),
        plantingBed(stage, { x0: doorX + 1.5, x1: to - 0.1, z: porch.z0 }),
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
