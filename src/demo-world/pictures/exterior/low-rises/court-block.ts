import { lobby } from '../apartments/entrance.ts';
import { apartmentFloors } from '../apartments/facade.ts';
import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { blockOf } from '../houses/kit.ts';
import type { Kit } from '../houses/kit.ts';
import type { Model } from '../picture.ts';
import { DOORS, LOW_FLOOR_M, lowFloors, lowRiseModel } from './low-rise-parts.ts';

/** Two wings that reach forward around an entrance court, under hips or parapets. */
export function courtBlock(kit: Kit): Model {
  const { appearance, random, scheme } = kit;
  const count = random.integer(3, 4);
  const isPitched = random.chance(0.55);
  const wing = random.between(7.5, 9);
  const court = random.between(7, 9);
  const y1 = count * LOW_FLOOR_M + 0.3;
  const cover = isPitched ? scheme.roof : ({ kind: 'stucco', color: '#5f5b55' } as const);
  const blockAt = (x0: number, x1: number, z0: number): BuildingBlock => ({
    ...blockOf(kit, { x0, x1, y1, z0, z1: 12 }, isPitched ? 'hip' : 'flat', isPitched ? 2.6 : 0.8),
    cover,
  });
  const left = blockAt(0, wing, -4.5);
  const right = blockAt(wing + court, wing * 2 + court, -4.5);
  const middle: BuildingBlock = {
    ...blockAt(wing, wing + court, 1.5),
    roof: 'flat',
    riseM: 0.6,
    wall: scheme.accent,
  };
  const floors = lowFloors(appearance, random, scheme.frame, count);
  const doorX = wing + court / 2;
  const plain = { ...floors, balconyEvery: 0 };
  const ends = { ...floors, balconyEvery: random.pick([0, 2, 3]), bayM: wing / 2.02 };
  return lowRiseModel(left, doorX, {
    floors: count,
    massing: isPitched ? 'court-hip' : 'court-flat',
    blocks: [left, right, middle],
    building: (stage) =>
      [
        walls(stage, middle),
        apartmentFloors(stage, middle, plain),
        roof(stage, middle),
        lobby(stage, frontOf(middle), [court / 2, 3], DOORS),
        ...[left, right].map((block) =>
          [walls(stage, block), apartmentFloors(stage, block, ends), roof(stage, block)].join(''),
        ),
      ].join(''),
  });
}
