import type { HomeAppearance } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { apartmentFloors } from '../apartments/facade.ts';
import { podium } from '../apartments/podium.ts';
import { walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import type { Model } from '../picture.ts';
import { hungFloors, PODIUM_M, PODIUM_WALLS } from './point-tower.ts';
import { FLOOR_M, machineRoom, slabBlock, towerModel } from './tower-parts.ts';

const SHADES: Record<HomeAppearance['era'], readonly [string, string]> = {
  heritage: ['#a5715a', '#c4b59c'],
  postwar: ['#cfc6b4', '#b7a488'],
  suburban: ['#c3a994', '#dccfba'],
  contemporary: ['#e3e1da', '#6a737a'],
};

type Shaft = { readonly x0: number; readonly z0: number; readonly count: number };

function shaftAt({ x0, z0, count }: Shaft, width: number, color: string): BuildingBlock {
  const y1 = PODIUM_M + count * FLOOR_M;
  const size = { x0, x1: x0 + width, y0: PODIUM_M, y1, z0, z1: z0 + 15 };
  return slabBlock(size, { kind: 'concrete', color });
}

/** Two shafts of unequal height on one podium, the further one set back. */
export function twinTowers(appearance: HomeAppearance, random: PaintRandom): Model {
  const tall = random.integer(13, 18);
  const short = tall - random.integer(2, 5);
  const [first, second] = SHADES[appearance.era];
  const width = random.between(13, 15.5);
  const apart = random.between(8, 12);
  const near = shaftAt({ x0: 0, z0: 0, count: short }, width, first);
  const far = shaftAt({ x0: width + apart, z0: 6, count: tall }, width, second);
  const base = slabBlock(
    { x0: -3, x1: far.x1 + 3, y0: 0, y1: PODIUM_M, z0: -3.5, z1: 22 },
    random.pick(PODIUM_WALLS),
    0.7,
  );
  const doorX = (base.x0 + base.x1) / 2;
  const floors = hungFloors(appearance, random, short, first);
  const towers = [
    { shaft: far, count: tall },
    { shaft: near, count: short },
  ];
  return towerModel(base, doorX, {
    floors: tall,
    massing: 'twin',
    blocks: [base, near, far],
    building: (stage) =>
      [
        ...towers.map(({ shaft, count }) => {
          const room = machineRoom(shaft, { kind: 'concrete', color: shaft.cover.color });
          return [
            walls(stage, room),
            roof(stage, room),
            walls(stage, shaft),
            apartmentFloors(stage, shaft, { ...floors, count }),
            roof(stage, shaft),
          ].join('');
        }),
        podium(stage, base, doorX),
      ].join(''),
  });
}
