import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { d, path } from '#src/lib/svg.ts';
import { plainBlock } from '../garden/furniture.ts';
import type { Stage } from '../stage.ts';
import { farShore, fields, hills, lake, prairie, valley } from './far-country.ts';
import { neighbours } from './neighbours.ts';
import { wildGrass } from './wild-grass.ts';
import { treeStand, stumps } from './woods.ts';

/** A landscape around a lot; every part draws itself once the viewer's place is known. */
export type LotScene = {
  readonly name: string;
  readonly beyond?: (stage: Stage) => string;
  readonly ground?: (stage: Stage) => string;
  readonly around: (stage: Stage, appearance: HomeAppearance) => string;
  /** Half of the lot's width, metres. */
  readonly halfM: number;
  readonly hasStreet?: true;
};

const SHORE_Z = 15;

function belowHorizon({ camera }: Stage): number {
  return camera.horizonY + 18;
}

function dock(stage: Stage): string {
  const boards = { x0: 2.5, x1: 4.3, y0: 0.25, y1: 0.45, z0: SHORE_Z - 1, z1: SHORE_Z + 9 };
  return plainBlock(stage, boards, '#9b8468');
}

/** A slope that climbs to one side of the picture. */
function slope(stage: Stage): string {
  const { camera, air, random } = stage;
  const y = camera.horizonY;
  const top = y - random.between(110, 200);
  const color = air.lit(air.season === 'winter' ? '#eef2f6' : air.grass);
  const data = d`M1240 ${top}C980 ${top + 14} 760 ${y - 20} 420 ${y + 30}C700 ${y + 60} 980 ${y + 90} 1240 ${y + 120}Z`;
  const fold = d`M1240 ${top + 90}C1020 ${top + 100} 860 ${y + 10} 640 ${y + 36}C860 ${y + 60} 1060 ${y + 80} 1240 ${y + 100}Z`;
  return path(data, shade(color, 0.06)) + path(fold, shade(color, -0.07), { opacity: 0.7 });
}

const MEADOW: LotScene = {
  name: 'meadow',
  beyond: hills,
  halfM: 9,
  around: (stage) => {
    const side = { z: [6, 26], heightM: [7, 12], count: 5, conifers: 0.5 } as const;
    return [
      treeStand(stage, { ...side, x: [-34, -17] }),
      treeStand(stage, { ...side, x: [17, 34] }),
      wildGrass(stage, belowHorizon(stage)),
    ].join('');
  },
};

const WOODED: LotScene = {
  name: 'wooded',
  halfM: 8,
  around: (stage) =>
    [
      treeStand(stage, { x: [-40, 40], z: [20, 34], heightM: [13, 19], count: 13, conifers: 0.7 }),
      treeStand(stage, { x: [-22, -11.5], z: [2, 16], heightM: [10, 15], count: 4, conifers: 0.5 }),
      treeStand(stage, { x: [11.5, 22], z: [2, 16], heightM: [10, 15], count: 4, conifers: 0.5 }),
      stumps(stage),
      wildGrass(stage, belowHorizon(stage) + 60, 0.5),
    ].join(''),
};

const GAP: LotScene = {
  name: 'gap',
  halfM: 6.5,
  hasStreet: true,
  around: (stage, appearance) =>
    [
      treeStand(stage, { x: [-8, 8], z: [14, 20], heightM: [7, 10], count: 3, conifers: 0.3 }),
      neighbours(stage, appearance, [-7.4, 7.4]),
      treeStand(stage, { x: [-4, 5], z: [7, 10], heightM: [4.5, 6.5], count: 1, conifers: 0 }),
    ].join(''),
};

const LAKESIDE: LotScene = {
  name: 'lakeside',
  halfM: 9,
  beyond: farShore,
  ground: (stage) => lake(stage, SHORE_Z),
  around: (stage) =>
    [
      dock(stage),
      treeStand(stage, { x: [-26, -12], z: [4, 13], heightM: [9, 14], count: 4, conifers: 0.6 }),
      treeStand(stage, { x: [13, 24], z: [5, 13], heightM: [8, 12], count: 3, conifers: 0.6 }),
      wildGrass(stage, stage.camera.project([0, 0, 9])[1], 0.7),
    ].join(''),
};

const HILLSIDE: LotScene = {
  name: 'hillside',
  halfM: 9,
  beyond: (stage) => valley(stage),
  ground: slope,
  around: (stage) =>
    [
      treeStand(stage, { x: [14, 40], z: [16, 30], heightM: [7, 12], count: 6, conifers: 0.8 }),
      treeStand(stage, { x: [-24, -14], z: [4, 12], heightM: [6, 9], count: 2, conifers: 0.4 }),
      wildGrass(stage, belowHorizon(stage) + 20, 0.8),
    ].join(''),
};

const PRAIRIE: LotScene = {
  name: 'prairie',
  halfM: 11,
  beyond: prairie,
  ground: fields,
  around: (stage) => wildGrass(stage, belowHorizon(stage) + 14, 1.1),
};

/** The kinds of country, chosen by a home's seed. */
export const LOT_SCENES = [WOODED, GAP, MEADOW, LAKESIDE, HILLSIDE, PRAIRIE] as const;
