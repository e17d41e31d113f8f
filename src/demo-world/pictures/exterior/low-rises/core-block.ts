import { lobby } from '../apartments/entrance.ts';
import { apartmentFloors } from '../apartments/facade.ts';
import { frontOf, wallShadow, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { blockOf } from '../houses/kit.ts';
import type { Kit } from '../houses/kit.ts';
import type { Model } from '../picture.ts';
import { DOORS, LOW_FLOOR_M, lowFloors, lowRiseModel } from './low-rise-parts.ts';

/** A flat-roofed block around a taller, glazed core at its entrance. */
export function coreBlock(kit: Kit): Model {
  const { appearance, random, scheme } = kit;
  const count = random.integer(3, 5);
  const width = random.between(21, 26);
  const doorX = width * random.pick([0.34, 0.5, 0.66]);
  const size = { x0: 0, x1: width, y1: count * LOW_FLOOR_M + 0.3, z0: 0, z1: 13 };
  const cover = { kind: 'stucco', color: '#5a5752' } as const;
  const main: BuildingBlock = { ...blockOf(kit, size, 'flat', 0.7), cover };
  const core: BuildingBlock = {
    ...main,
    x0: doorX - 2.3,
    x1: doorX + 2.3,
    z0: -0.9,
    z1: 4,
    y1: main.y1 + 0.9,
    wall: scheme.accent,
  };
  const floors = lowFloors(appearance, random, scheme.frame, count);
  const stairs = { ...floors, count: count - 1, bayM: 4.6, balconyEvery: 0, glassShare: 0.62 };
  const wings = [
    { ...main, x1: core.x0 },
    { ...main, x0: core.x1 },
  ];
  return lowRiseModel(main, doorX, {
    floors: count,
    massing: 'core',
    blocks: [main, core],
    building: (stage) =>
      [
        walls(stage, main),
        ...wings.map((wing) => apartmentFloors(stage, wing, floors)),
        roof(stage, main),
        wallShadow(stage, frontOf(main), core, [core.x1, main.y1]),
        walls(stage, core),
        apartmentFloors(stage, { ...core, y0: LOW_FLOOR_M }, stairs),
        roof(stage, core),
        lobby(stage, frontOf(core), [2.3, 2.8], DOORS),
      ].join(''),
  });
}
