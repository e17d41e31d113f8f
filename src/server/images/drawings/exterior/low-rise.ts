import type { HomeLook } from '../../home-look.ts';
import type { Random } from '../paint/random.ts';
import { box } from '../paint/svg.ts';
import { lobby } from './apartments/entrance.ts';
import { apartmentFloors } from './apartments/facade.ts';
import type { Floors } from './apartments/facade.ts';
import { forecourt, streetPlanting } from './apartments/plaza.ts';
import { frontOf, wallShadow, walls } from './building/block.ts';
import type { Block } from './building/block.ts';
import { roof } from './building/roof.ts';
import { blockOf, kitOf } from './houses/kit.ts';
import { outdoorPicture } from './picture.ts';
import type { Model } from './picture.ts';

const FLOOR_M = 3.05;

function floorsOf(look: HomeLook, random: Random, frame: string, count: number): Floors {
  const modern = look.era === 'contemporary' || look.era === 'suburban';
  return {
    count,
    heightM: FLOOR_M,
    bayM: random.between(3, 3.8),
    glassShare: modern ? 0.66 : 0.5,
    sillM: modern ? 0.35 : 0.8,
    frame,
    balconyEvery: random.pick([2, 2, 3]),
    balconyFrom: random.whole(0, 2),
    guard: { outM: 1.25, slab: '#cfc9be', rail: frame, glass: modern },
  };
}

function building(look: HomeLook, random: Random): Model {
  const kit = kitOf(look, random);
  const { scheme } = kit;
  const count = random.whole(3, 5);
  const width = random.between(21, 26);
  const doorX = width * random.pick([0.34, 0.5, 0.66]);
  const size = { x0: 0, x1: width, y1: count * FLOOR_M + 0.3, z0: 0, z1: 13 };
  const cover = { kind: 'stucco', color: '#5a5752' } as const;
  const main: Block = { ...blockOf(kit, size, 'flat', 0.7), cover };
  const core: Block = {
    ...main,
    x0: doorX - 2.3,
    x1: doorX + 2.3,
    z0: -0.9,
    z1: 4,
    y1: main.y1 + 0.9,
    wall: scheme.accent,
  };
  const floors = floorsOf(look, random, scheme.frame, count);
  const wings = [
    { ...main, x1: core.x0 },
    { ...main, x0: core.x1 },
  ];
  return {
    blocks: [main, core],
    ground: (stage) => forecourt(stage, main, doorX),
    building: (stage) =>
      [
        walls(stage, main),
        ...wings.map((wing) => apartmentFloors(stage, wing, floors)),
        roof(stage, main),
        wallShadow(stage, frontOf(main), core, [core.x1, main.y1]),
        walls(stage, core),
        apartmentFloors(
          stage,
          { ...core, y0: FLOOR_M },
          { ...floors, count: count - 1, bayM: 4.6, balconyEvery: 0, glassShare: 0.62 },
        ),
        roof(stage, core),
        lobby(stage, frontOf(core), [2.3, 2.8], { frame: '#2e3134', canopy: '#46484a' }),
      ].join(''),
    garden: (stage) => streetPlanting(stage, main, doorX),
    facts: { 'data-floors': count },
  };
}

/** An apartment house of three to five floors around a glazed entrance. Returns SVG. */
export function lowRise(look: HomeLook): string {
  const setting = {
    salt: 5,
    area: box(110, 90, 980, 590),
    turnDeg: [15, 26],
    distance: 1,
  } as const;
  return outdoorPicture(look, setting, (random) => building(look, random));
}
