import type { HomeAppearance } from '../home-appearance.ts';
import { frontOf, walls } from './building/block.ts';
import type { BuildingBlock } from './building/block.ts';
import { frontDoor } from './building/door.ts';
import { windowRow } from './building/opening.ts';
import { porchFloor, porchFrame, steps } from './building/porch.ts';
import type { Porch } from './building/porch.ts';
import { roof } from './building/roof.ts';
import { frontWalk } from './garden/ground.ts';
import { plantingBed } from './garden/planting.ts';
import { drawGarage, garageOf } from './houses/garage.ts';
import { blockOf, kitOf } from './houses/kit.ts';
import type { Kit } from './houses/kit.ts';
import { framingTrees, garageDrive } from './houses/yard.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';

const SKIRT_M = 0.75;
const COLORS = ['#e7e1d2', '#c7d0cd', '#b7bfa9', '#d9c8a8', '#aebac3'] as const;

function singleWide(kit: Kit): Model {
  const { appearance, random, scheme } = kit;
  const width = random.between(15, 17.5);
  const wall = { kind: 'siding', color: random.pick(COLORS) } as const;
  const size = { x0: 0, x1: width, y1: SKIRT_M + 2.5, z0: 0, z1: 4.4 };
  const main: BuildingBlock = {
    ...blockOf(kit, size, 'side-gable', 0.75),
    y0: SKIRT_M,
    wall,
    gable: wall,
    trim: '#f4f1e8',
  };
  const skirt: BuildingBlock = {
    ...main,
    y0: 0,
    y1: SKIRT_M,
    roof: 'none',
    wall: { kind: 'batten', color: '#8f8a80' },
  };
  const doorX = width * random.between(0.42, 0.58);
  const porch: Porch = {
    x0: doorX - 0.9,
    x1: doorX + 2.1,
    z0: -2,
    z1: 0,
    floorM: SKIRT_M,
    beamM: SKIRT_M + 2.15,
    posts: 3,
    roof: 'flat',
    post: '#a5794f',
    postWidthM: 0.16,
    cover: scheme.roof,
    gable: wall,
  };
  const garage = garageOf(kit, width + 1.2, -0.5);
  const row = {
    style: { ...kit.joinery, columns: 2, rows: 1, shutters: scheme.door },
    storey: 1,
    count: 2,
    widthM: 1.2,
  };
  const sill = 0.75;
  return {
    blocks: [{ ...main, y0: 0 }, ...(garage ? [garage.block] : [])],
    ground: (stage) =>
      frontWalk(stage, doorX + 0.5, porch.z0 - 0.7, 1.2) + garageDrive(stage, garage),
    building: (stage) => {
      const face = frontOf(main);
      return [
        walls(stage, skirt),
        walls(stage, main),
        windowRow(stage, face, [0.4, sill, porch.x0 - 0.2, sill + 1.1], row),
        windowRow(stage, face, [porch.x1 + 0.3, sill, width - 0.4, sill + 1.1], row),
        roof(stage, main),
        porchFloor(stage, porch),
        frontDoor(stage, face, [doorX, 0.05, doorX + 0.9, 2.05], {
          color: scheme.door,
          frame: '#f4f1e8',
          modern: false,
        }),
        porchFrame(stage, porch),
        steps(stage, { x0: doorX - 0.1, x1: doorX + 1.1, z0: porch.z0, floorM: SKIRT_M }),
        garage ? drawGarage(stage, garage) : '',
      ].join('');
    },
    garden: (stage) =>
      [
        plantingBed(stage, { x0: 0.2, x1: porch.x0 - 0.1, z: 0 }),
        plantingBed(stage, { x0: porch.x1 + 0.1, x1: width - 0.2, z: 0 }),
        framingTrees(stage, main, garage?.block),
      ].join(''),
    facts: { 'data-storeys': 1, 'data-garage-spaces': appearance.garageSpaces },
  };
}

/** A neat single-wide mobile home with a porch. Returns SVG. */
export function mobileHome(appearance: HomeAppearance): string {
  return outdoorPicture(appearance, { salt: 9, distance: 1.05 }, (random) =>
    singleWide(kitOf(appearance, random)),
  );
}
