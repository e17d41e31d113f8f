import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { chimney } from '../building/chimney.ts';
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

const DEPTH_M = 10;

/** A gabled dormer standing in the front slope of a hipped roof. */
function dormer(stage: Stage, kit: Kit, main: BuildingBlock): string {
  const middle = (main.x0 + main.x1) / 2;
  const slope = main.riseM / (Math.min(main.x1 - main.x0, DEPTH_M) / 2);
  const block: BuildingBlock = {
    ...blockOf(
      kit,
      { x0: middle - 1, x1: middle + 1, y1: main.y1 + 1.75, z0: 0.9, z1: 3 },
      'front-gable',
      0.95,
    ),
    y0: main.y1 + 0.9 * slope - 0.1,
    wall: kit.scheme.accent,
    overhangM: 0.25,
  };
  const low = main.y1 + 0.9 * slope + 0.12 - block.y0;
  return [
    walls(stage, block),
    windowOn(stage, frontOf(block), [0.5, low, 1.5, low + 0.8], {
      style: { ...kit.joinery, columns: 2, rows: 1 },
      storey: 0,
    }),
    roof(stage, block),
  ].join('');
}

function porchOf({ scheme, random }: Kit, width: number, isFullWidth: boolean): Porch {
  return {
    x0: isFullWidth ? 0.1 : width * 0.42,
    x1: width - 0.1,
    z0: -2.1,
    z1: 0,
    floorM: floorM(1) + 0.15,
    beamM: floorM(1) + 2.35,
    posts: isFullWidth ? 4 : 3,
    roof: 'shed',
    post: scheme.trim,
    postWidthM: random.between(0.2, 0.34),
    cover: scheme.roof,
    gable: scheme.accent,
  };
}

/** A tall brick or clapboard house with a verandah, under a hip with a dormer or a steep front gable. */
export function heritageHouse(kit: Kit): Model {
  const { appearance, scheme, joinery, random } = kit;
  const width = random.between(7.6, 8.8);
  const hasGable = random.chance(0.5);
  const hasDormer = random.chance(0.75);
  const porch = porchOf(kit, width, !hasGable || random.chance(0.4));
  const eave = eaveM(appearance.storeys) + 0.2;
  const main = blockOf(
    kit,
    { x0: 0, x1: width, y1: eave, z0: 0, z1: DEPTH_M },
    hasGable ? 'front-gable' : 'hip',
    width * (hasGable ? random.between(0.44, 0.54) : random.between(0.3, 0.36)),
  );
  const garage = garageOf(kit, width + 2.6, 6.5);
  const doorX = width - 2.15;
  const small = { style: { ...joinery, columns: 2, rows: 2 }, storey: 0 };
  return {
    blocks: [main, ...(garage ? [garage.block] : [])],
    ground: (stage) =>
      frontWalk(stage, doorX + 0.5, porch.z0 - 0.4, 1.3) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(main);
      const top = eave + main.riseM;
      return [
        garage ? drawGarage(stage, garage) : '',
        chimney(stage, [width * 0.68, DEPTH_M * 0.55], [eave, top + 0.8], scheme.main),
        walls(stage, main),
        storeyWindows(stage, face, joinery, {
          u0: 0.4,
          u1: width - 0.4,
          from: 2,
          to: appearance.storeys,
          count: hasGable ? 2 : 3,
          widthM: 0.95,
          heightM: 1.6,
        }),
        hasGable
          ? windowOn(
              stage,
              face,
              [width / 2 - 0.55, eave + 0.5, width / 2 + 0.55, eave + 1.7],
              small,
            )
          : '',
        roof(stage, main),
        hasGable || !hasDormer ? '' : dormer(stage, kit, main),
        porchFloor(stage, porch),
        frontDoor(stage, face, [doorX, porch.floorM, doorX + 1, porch.floorM + 2.1], {
          color: scheme.door,
          frame: scheme.trim,
          modern: false,
          sidelight: true,
        }),
        storeyWindows(
          stage,
          face,
          { ...joinery, columns: 3 },
          { u0: 0.3, u1: width * 0.6, from: 1, to: 1, count: 1, widthM: 2.2, heightM: 1.5 },
        ),
        porchFrame(stage, porch),
        steps(stage, { x0: doorX - 0.3, x1: doorX + 1.4, z0: porch.z0, floorM: porch.floorM }),
      ].join('');
    },
    garden: (stage) =>
      [
        plantingBed(stage, { x0: porch.x0, x1: doorX - 0.5, z: porch.z0 }),
        porch.x0 > 1 ? plantingBed(stage, { x0: 0.1, x1: porch.x0 - 0.1, z: 0 }) : '',
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': appearance.storeys, 'data-garage-spaces': appearance.garageSpaces },
  };
}
