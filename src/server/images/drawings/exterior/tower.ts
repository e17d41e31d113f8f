import type { HomeLook } from '../../home-look.ts';
import { mix } from '../paint/color.ts';
import type { Random } from '../paint/random.ts';
import { box } from '../paint/svg.ts';
import { glassFront, lobby } from './apartments/entrance.ts';
import { apartmentFloors } from './apartments/facade.ts';
import type { Floors } from './apartments/facade.ts';
import { forecourt, streetPlanting } from './apartments/plaza.ts';
import { skyline } from './apartments/skyline.ts';
import { sidesOf, walls } from './building/block.ts';
import type { Block } from './building/block.ts';
import type { Material } from './building/material.ts';
import { roof } from './building/roof.ts';
import { isVisible } from './space/face.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';
import type { Stage } from './stage.ts';

const FLOOR_M = 2.95;
const PODIUM_M = 7.2;

const CLADDINGS: Record<HomeLook['era'], readonly [string, ...string[]]> = {
  heritage: ['#b08a6c', '#a5715a', '#c4b59c'],
  postwar: ['#cfc6b4', '#b89b80', '#d8d4ca'],
  suburban: ['#d9cdb8', '#c3a994', '#b7bbbd'],
  contemporary: ['#8b949b', '#e3e1da', '#5e666d', '#a9b3b8'],
};

type Parts = { podium: Block; shaft: Block; crown: Block; floors: Floors; doorX: number };

function partsOf(look: HomeLook, random: Random): Parts {
  const color = random.pick(CLADDINGS[look.era]);
  const wall: Material = { kind: 'concrete', color };
  const cap: Material = { kind: 'stucco', color: mix(color, '#3d4146', 0.6) };
  const glazed = look.era === 'contemporary' || look.era === 'suburban';
  const count = random.whole(10, 15);
  const [width, depth] = [random.between(17, 22), random.between(15, 18)];
  const base = { wall, cover: cap, trim: '#d8d4cb', roof: 'flat' } as const;
  const podium: Block = {
    ...base,
    x0: -random.between(5, 9),
    x1: width + random.between(6, 11),
    y0: 0,
    y1: PODIUM_M,
    z0: -3.5,
    z1: depth + 4,
    riseM: 0.7,
    wall: random.pick<Material>([
      { kind: 'brick', color: '#8d5a47' },
      { kind: 'stone', color: '#b9ad97' },
      { kind: 'stone', color: '#9c9a95' },
    ]),
  };
  const shaft: Block = {
    ...base,
    x0: 0,
    x1: width,
    y0: PODIUM_M,
    y1: PODIUM_M + count * FLOOR_M,
    z0: 0,
    z1: depth,
    riseM: 1.1,
  };
  const crown: Block = {
    ...base,
    x0: width * 0.25,
    x1: width * 0.75,
    y0: shaft.y1,
    y1: shaft.y1 + 4,
    z0: depth * 0.3,
    z1: depth * 0.8,
    riseM: 0.5,
    wall: { kind: 'concrete', color: cap.color },
  };
  const floors: Floors = {
    count,
    heightM: FLOOR_M,
    bayM: random.between(3.6, 4.6),
    glassShare: glazed ? 0.9 : 0.58,
    sillM: glazed ? 0.3 : 0.85,
    frame: glazed ? '#4a5157' : '#e9e6de',
    balconyEvery: random.pick([2, 2, 3]),
    balconyFrom: random.whole(0, 1),
    guard: { outM: 1.5, slab: mix(color, '#ffffff', 0.4), rail: '#8b9299', glass: true },
  };
  return { podium, shaft, crown, floors, doorX: (podium.x0 + podium.x1) / 2 };
}

function podiumFronts(stage: Stage, { podium, doorX }: Parts): string {
  const { front, left, right } = sidesOf({ ...podium, roof: 'none' });
  const bays = [left, right, front].map((face) => {
    if (!isVisible(stage.camera, face)) return '';
    const width = face.outline[1]?.[0] ?? 0;
    const count = Math.max(2, Math.floor(width / 4.6));
    const bay = width / count;
    return Array.from({ length: count }, (_, index) =>
      [
        glassFront(stage, face, [index * bay + 0.5, 0.15, (index + 1) * bay - 0.5, 3.1], '#33373b'),
        glassFront(stage, face, [index * bay + 0.9, 4, (index + 1) * bay - 0.9, 6.3], '#33373b'),
      ].join(''),
    ).join('');
  });
  const canopy = { frame: '#2e3134', canopy: '#3c3f42' };
  return bays.join('') + lobby(stage, front, [doorX - podium.x0, 4.6], canopy);
}

function building(look: HomeLook, random: Random): Model {
  const parts = partsOf(look, random);
  const { podium, shaft, crown, floors, doorX } = parts;
  return {
    blocks: [podium, shaft],
    beyond: skyline,
    ground: (stage) => forecourt(stage, podium, doorX),
    building: (stage) =>
      [
        walls(stage, crown),
        roof(stage, crown),
        walls(stage, shaft),
        apartmentFloors(stage, shaft, floors),
        roof(stage, shaft),
        walls(stage, podium),
        podiumFronts(stage, parts),
        roof(stage, podium),
      ].join(''),
    garden: (stage) => streetPlanting(stage, podium, doorX),
    facts: { 'data-floors': floors.count },
  };
}

/** A condominium tower with balconies over a podium, other towers in the haze. Returns SVG. */
export function tower(look: HomeLook): string {
  const setting = {
    salt: 6,
    hasRearTrees: false,
    area: box(150, 36, 900, 674),
    turnDeg: [20, 32],
    eyeM: 4,
    distance: 1,
  } as const;
  return outdoorPicture(look, setting, (random) => building(look, random));
}
