import type { HomeAppearance } from '../../home-appearance.ts';
import { mix } from '../../paint/color.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { apartmentFloors } from '../apartments/facade.ts';
import type { Floors } from '../apartments/facade.ts';
import { podium } from '../apartments/podium.ts';
import { walls } from '../building/block.ts';
import type { Material } from '../building/material.ts';
import { roof } from '../building/roof.ts';
import type { Model } from '../picture.ts';
import { FLOOR_M, machineRoom, slabBlock, towerModel } from './tower-parts.ts';

export const PODIUM_M = 7.2;

const CLADDINGS: Record<HomeAppearance['era'], readonly [string, ...string[]]> = {
  heritage: ['#b08a6c', '#a5715a', '#c4b59c'],
  postwar: ['#cfc6b4', '#b89b80', '#d8d4ca'],
  suburban: ['#d9cdb8', '#c3a994', '#b7bbbd'],
  contemporary: ['#8b949b', '#e3e1da', '#5e666d', '#a9b3b8'],
};

/** The facings of podiums. */
export const PODIUM_WALLS: readonly [Material, ...Material[]] = [
  { kind: 'brick', color: '#8d5a47' },
  { kind: 'stone', color: '#b9ad97' },
  { kind: 'stone', color: '#9c9a95' },
  { kind: 'brick', color: '#5f5a58' },
];

/** Windows and hung balconies in the manner of a time. */
export function hungFloors(
  appearance: HomeAppearance,
  random: PaintRandom,
  count: number,
  color: string,
): Floors {
  const isGlazed = appearance.era === 'contemporary' || appearance.era === 'suburban';
  return {
    count,
    heightM: FLOOR_M,
    bayM: random.between(3.6, 4.6),
    glassShare: isGlazed ? 0.86 : 0.58,
    sillM: isGlazed ? 0.3 : 0.85,
    frame: isGlazed ? '#4a5157' : '#e9e6de',
    balconyEvery: random.pick([2, 2, 3]),
    balconyFrom: random.integer(0, 1),
    guard: { outM: 1.5, slab: mix(color, '#ffffff', 0.4), rail: '#8b9299', glass: true },
  };
}

/** A slim shaft standing on a podium. */
export function pointTower(appearance: HomeAppearance, random: PaintRandom): Model {
  const color = random.pick(CLADDINGS[appearance.era]);
  const count = random.integer(11, 16);
  const [width, depth] = [random.between(17, 21), random.between(15, 18)];
  const base = slabBlock(
    {
      x0: -random.between(4, 9),
      x1: width + random.between(4, 11),
      y0: 0,
      y1: PODIUM_M,
      z0: -3.5,
      z1: depth + 4,
    },
    random.pick(PODIUM_WALLS),
    0.7,
  );
  const shaft = slabBlock(
    { x0: 0, x1: width, y0: PODIUM_M, y1: PODIUM_M + count * FLOOR_M, z0: 0, z1: depth },
    { kind: 'concrete', color },
  );
  const crown = machineRoom(shaft, { kind: 'concrete', color: shaft.cover.color });
  const floors = hungFloors(appearance, random, count, color);
  const doorX = (base.x0 + base.x1) / 2;
  return towerModel(base, doorX, {
    floors: count,
    massing: 'point',
    blocks: [base, shaft],
    building: (stage) =>
      [
        walls(stage, crown),
        roof(stage, crown),
        walls(stage, shaft),
        apartmentFloors(stage, shaft, floors),
        roof(stage, shaft),
        podium(stage, base, doorX),
      ].join(''),
  });
}
