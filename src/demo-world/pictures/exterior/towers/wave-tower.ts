import type { HomeAppearance } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { curtainWall } from '../apartments/curtain-wall.ts';
import { deck, slabShade } from '../apartments/deck.ts';
import type { DeckStyle, DeckSpot } from '../apartments/deck.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import type { Model } from '../picture.ts';
import { FLOOR_M, machineRoom, slabBlock, towerModel } from './tower-parts.ts';
import { walls } from '../building/block.ts';

const GROUND_M = 4.6;
const STEPS = 16;

/** How far a balcony's edge stands out: along the front (0 to 1) and by floor. */
type Reach = (along: number, floor: number) => number;

const REACHES = {
  wave: (along, floor) => 1.5 + 0.95 * Math.sin(along * 7.4 + floor * 0.42),
  bow: (along) => 0.5 + 2.4 * Math.sin(along * Math.PI),
  stepped: (along, floor) => ((Math.floor(along * 5.01) + floor) % 3 === 0 ? 0.7 : 1.9),
} as const satisfies Record<string, Reach>;

function frontEdge({ x0, x1, z0, z1 }: BuildingBlock, reach: Reach, floor: number): DeckSpot[] {
  const outline = Array.from({ length: STEPS + 1 }, (_, step): DeckSpot => {
    const along = step / STEPS;
    return [x0 - 0.8 + (x1 - x0 + 1.6) * along, z0 - reach(along, floor)];
  });
  return [[x0, z1], [x0 - 0.8, z1], ...outline, [x1 + 0.8, z1], [x1, z1], [x1, z0], [x0, z0]];
}

/** A tower wrapped in balconies whose edges swing, bow or step from floor to floor. */
export function waveTower(appearance: HomeAppearance, random: PaintRandom): Model {
  const count = random.integer(12, 18);
  const [width, depth] = [random.between(19, 25), 15];
  const kind = random.pick(['wave', 'wave', 'bow', 'stepped'] as const);
  const main = slabBlock(
    { x0: 0, x1: width, y0: 0, y1: GROUND_M + count * FLOOR_M, z0: 0, z1: depth },
    { kind: 'concrete', color: appearance.era === 'postwar' ? '#c8bda8' : '#b9bec0' },
    0.5,
  );
  const room = machineRoom(main, { kind: 'concrete', color: '#7d858b' });
  const style: DeckStyle = random.pick<DeckStyle>([
    { slab: '#f4f2ec', guard: 'glass', rail: '#b8c2c8' },
    { slab: '#f0eee8', guard: 'solid', rail: '#f0eee8' },
    { slab: '#d8c3a0', guard: 'glass', rail: '#9b8a70' },
  ]);
  const shaft: BuildingBlock = { ...main, y0: GROUND_M };
  const heights = Array.from({ length: count + 1 }, (_, floor) => floor * FLOOR_M);
  const glass = {
    floors: count,
    heightM: FLOOR_M,
    mullionM: 2.6,
    frame: '#5a6269',
    spandrel: '#8f979c',
    spandrelM: 0.3,
    tint: '#a9c2cc',
  };
  const doorX = width / 2;
  return towerModel(main, doorX, {
    floors: count,
    massing: kind,
    blocks: [{ ...main, z0: -2 }],
    building: (stage) => {
      const { left, right, front } = sidesOf({ ...shaft, roof: 'none' });
      return [
        walls(stage, room),
        roof(stage, room),
        walls(stage, { ...main, y1: GROUND_M }),
        shopFronts(stage, main, doorX),
        ...[left, right, front].map((face) => curtainWall(stage, face, glass)),
        slabShade(stage, front, [0, width], heights.slice(1)),
        roof(stage, main),
        ...heights.map((v, floor) =>
          deck(stage, frontEdge(main, REACHES[kind], floor), GROUND_M + v, style),
        ),
      ].join('');
    },
  });
}
