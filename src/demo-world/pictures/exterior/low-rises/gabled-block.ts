import { lobby } from '../apartments/entrance.ts';
import { apartmentFloors } from '../apartments/facade.ts';
import { frontOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { blockOf } from '../houses/kit.ts';
import type { Kit } from '../houses/kit.ts';
import type { Model } from '../picture.ts';
import { DOORS, LOW_FLOOR_M, lowFloors, lowRiseModel } from './low-rise-parts.ts';

const DEPTH_M = 12;

/** A three- or four-storey walk-up under a long roof, gables over its bays. */
export function gabledBlock(kit: Kit): Model {
  const { appearance, random, scheme } = kit;
  const count = random.integer(3, 4);
  const width = random.between(22, 28);
  const y1 = count * LOW_FLOOR_M + 0.2;
  const riseM = DEPTH_M * random.between(0.26, 0.34);
  const kind = random.pick(['side-gable', 'hip'] as const);
  const main = blockOf(kit, { x0: 0, x1: width, y1, z0: 0, z1: DEPTH_M }, kind, riseM);
  const span = random.between(4.6, 5.6);
  const places = random.pick<readonly number[]>([[0.2, 0.8], [0.5], [0.17, 0.5, 0.83]]);
  const bays = places.map((share): BuildingBlock => {
    const x0 = width * share - span / 2;
    const size = { x0, x1: x0 + span, y1, z0: -1.1, z1: 2 };
    const joinSlope = riseM / (DEPTH_M / 2);
    const block = blockOf(kit, size, 'front-gable', span * 0.42);
    return { ...block, wall: scheme.accent, joinSlope };
  });
  const floors = { ...lowFloors(appearance, random, scheme.frame, count), balconyEvery: 3 };
  const inBays = { ...floors, balconyEvery: random.pick([0, 1]), bayM: span, glassShare: 0.52 };
  const doorX = width * (places.length === 2 ? 0.5 : 0.33);
  return lowRiseModel(main, doorX, {
    floors: count,
    massing: `gables-${places.length}`,
    blocks: [main, ...bays],
    building: (stage) =>
      [
        walls(stage, main),
        apartmentFloors(stage, main, floors),
        roof(stage, main),
        lobby(stage, frontOf(main), [doorX, 2.6], DOORS),
        ...bays.map((bay) =>
          [walls(stage, bay), apartmentFloors(stage, bay, inBays), roof(stage, bay)].join(''),
        ),
      ].join(''),
  });
}
