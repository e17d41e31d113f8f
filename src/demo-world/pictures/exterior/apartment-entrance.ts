import type { HomeAppearance } from '../home-appearance.ts';
import type { PaintRandom } from '../paint/random.ts';
import { box } from '#src/lib/svg.ts';
import { glassFront, lobby } from './apartments/entrance.ts';
import { apartmentFloors } from './apartments/facade.ts';
import { skyline } from './apartments/skyline.ts';
import { frontOf, walls } from './building/block.ts';
import type { BuildingBlock } from './building/block.ts';
import { plainBlock } from './garden/furniture.ts';
import { ground, pavement } from './garden/ground.ts';
import { plantingBed } from './garden/planting.ts';
import { leafTree } from './garden/tree.ts';
import { blockOf, kitOf } from './houses/kit.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';
import type { Stage } from './stage.ts';

const DOOR_X = 8;
const WIDTH_M = 16;

function planters(stage: Stage): string {
  return [
    [1, DOOR_X - 3.6],
    [DOOR_X + 3.6, WIDTH_M - 1],
  ]
    .map(([x0 = 0, x1 = 0]) =>
      [
        plainBlock(stage, { x0, x1, y0: 0, y1: 0.5, z0: -3.1, z1: -2 }, '#8f8a82'),
        plantingBed(stage, { x0: x0 + 0.1, x1: x1 - 0.1, z: -2.2 }),
      ].join(''),
    )
    .join('');
}

function bench(stage: Stage, x0: number): string {
  const seat = { x0, x1: x0 + 1.9, y0: 0.38, y1: 0.46, z0: -4.4, z1: -3.9 };
  return [
    plainBlock(stage, { ...seat, x1: x0 + 0.12, y0: 0, y1: 0.38 }, '#3f4245'),
    plainBlock(stage, { ...seat, x0: x0 + 1.78, y0: 0, y1: 0.38 }, '#3f4245'),
    plainBlock(stage, seat, '#a5794f'),
  ].join('');
}

function streetTrees(stage: Stage): string {
  const { camera, random, air } = stage;
  const leaf = random.pick(air.leaves);
  return [70, 1130]
    .map((x) => {
      const depth = camera.depthOf([DOOR_X, 0, -4]);
      const [, y] = camera.project(camera.groundAt(x, depth));
      return leafTree(
        stage,
        { x, y, size: random.between(4.8, 5.6) * camera.pxPerMetre(depth) },
        leaf,
      );
    })
    .join('');
}

function front(appearance: HomeAppearance, random: PaintRandom): Model {
  const kit = kitOf(appearance, random);
  const { scheme } = kit;
  const size = { x0: 0, x1: WIDTH_M, y1: 4.4, z0: 0, z1: 10 };
  const base: BuildingBlock = { ...blockOf(kit, size, 'flat', 0.2), roof: 'none' };
  const above: BuildingBlock = {
    ...base,
    x0: -4,
    x1: WIDTH_M + 4,
    y0: 4.4,
    y1: 4.4 + 3 * 3,
    wall: scheme.accent,
  };
  const wings: BuildingBlock = { ...base, x0: -4, x1: WIDTH_M + 4 };
  const floors = {
    count: 3,
    heightM: 3,
    bayM: 4,
    glassShare: 0.62,
    sillM: 0.4,
    frame: scheme.frame,
    balconyEvery: 2,
    balconyFrom: random.integer(0, 1),
    guard: { outM: 1.3, slab: '#cfc9be', rail: scheme.frame, glass: true },
  };
  return {
    blocks: [base],
    beyond: skyline,
    ground: (stage) =>
      ground(
        stage,
        [
          [-30, 0],
          [46, 0],
          [46, -7.1],
          [-30, -7.1],
        ],
        pavement(stage, '#bcb6ab'),
      ),
    building: (stage) => {
      const face = frontOf(base);
      return [
        walls(stage, wings),
        walls(stage, above),
        apartmentFloors(stage, above, floors),
        ...[
          [0.6, DOOR_X - 3.2],
          [DOOR_X + 3.2, WIDTH_M - 0.6],
        ].map(([u0 = 0, u1 = 0]) => glassFront(stage, face, [u0, 0.3, u1, 3.3], '#35393c')),
        lobby(stage, face, [DOOR_X, 3.4], { frame: '#2e3134', canopy: '#3f4245' }),
      ].join('');
    },
    garden: (stage) => planters(stage) + bench(stage, 1.6) + streetTrees(stage),
    facts: { 'data-part': 'entrance' },
  };
}

/** The way into an apartment building: lobby glass, canopy, planters and a bench. Returns SVG. */
export function apartmentEntrance(appearance: HomeAppearance): string {
  const setting = {
    salt: 12,
    hasRearTrees: false,
    area: box(110, 300, 980, 350),
    turnDeg: [8, 18],
    eyeM: 1.8,
  } as const;
  return outdoorPicture(appearance, setting, (random) => front(appearance, random));
}
