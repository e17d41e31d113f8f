import type { HomeAppearance } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { path } from '#src/lib/svg.ts';
import { deck, slabShade } from '../apartments/deck.ts';
import type { DeckStyle } from '../apartments/deck.ts';
import { panelGrid, panes } from '../apartments/panes.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { paintFace } from '../building/material.ts';
import type { Material } from '../building/material.ts';
import { roof } from '../building/roof.ts';
import { tone } from '../light/tone.ts';
import { isVisible, panelPath } from '../space/face.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { FLOOR_M, machineRoom, slabBlock, towerModel } from './tower-parts.ts';

const GROUND_M = 4;
const OUT_M = 1.5;

const WALLS: readonly [Material, ...Material[]] = [
  { kind: 'brick', color: '#c9ad84' },
  { kind: 'stucco', color: '#eeebe2' },
  { kind: 'brick', color: '#e6e1d5' },
  { kind: 'brick', color: '#b58a6a' },
];

type Grid = { readonly count: number; readonly bayM: number; readonly style: DeckStyle };

/** Balconies that run the whole front, parted by walls between the apartments. */
function balconyGrid(stage: Stage, block: BuildingBlock, { count, bayM, style }: Grid): string {
  const { x0, x1, y0, z0, wall } = block;
  const { front } = sidesOf({ ...block, roof: 'none' });
  const width = x1 - x0;
  const bays = Math.round((width - 2) / bayM);
  const [from, to] = [1, width - 1];
  const heights = Array.from({ length: count }, (_, floor) => GROUND_M + floor * FLOOR_M);
  const fins = Array.from({ length: bays + 1 }, (_, index) => {
    const u = from + ((to - from) * index) / bays;
    const top = GROUND_M + count * FLOOR_M;
    return panelPath(stage.camera, front, [u - 0.09, GROUND_M, u + 0.09, top], OUT_M * 0.96);
  });
  const decks = heights.map((v) =>
    deck(
      stage,
      [
        [x0 + from, z0],
        [x0 + from, z0 - OUT_M],
        [x0 + to, z0 - OUT_M],
        [x0 + to, z0],
      ],
      y0 + v,
      style,
    ),
  );
  return [
    slabShade(stage, front, [from, to], [...heights.slice(1), heights.length * FLOOR_M + GROUND_M]),
    path(fins.join(''), tone(stage, wall.color, front.normal)),
    ...decks,
  ].join('');
}

function glass(stage: Stage, block: BuildingBlock, { count, bayM }: Grid): string {
  const { front, left, right } = sidesOf({ ...block, roof: 'none' });
  const grid = { floors: count, heightM: FLOOR_M, baseM: GROUND_M, headM: 0.35 };
  const style = { frame: '#eceae4', columns: 3, rows: 1 };
  const wide = panelGrid(front, { ...grid, bayM, glassShare: 0.78, sillM: 0.35 });
  const ends = [left, right]
    .filter((face) => isVisible(stage.camera, face))
    .map((face) => {
      const narrow = panelGrid(face, { ...grid, bayM: 6, glassShare: 0.22, sillM: 0.9 });
      return panes(stage, face, narrow, { ...style, columns: 2 });
    });
  return ends.join('') + panes(stage, front, wide, style);
}

function brickEnds(stage: Stage, block: BuildingBlock): string[] {
  const { left, right } = sidesOf({ ...block, roof: 'none' });
  return [left, right]
    .filter((face) => isVisible(stage.camera, face))
    .map((face) => paintFace(stage, face, block.wall));
}

/** A wide mid-century block: a grid of balconies along the front, nearly blank ends. */
export function balconySlab(_: HomeAppearance, random: PaintRandom): Model {
  const count = random.integer(10, 14);
  const width = random.between(36, 46);
  const wall = random.pick(WALLS);
  const main = slabBlock(
    { x0: 0, x1: width, y0: 0, y1: GROUND_M + count * FLOOR_M, z0: 0, z1: 13 },
    wall,
    0.8,
  );
  const room = machineRoom(main, { kind: 'stucco', color: '#b9b2a4' });
  const doorX = width * random.pick([0.3, 0.5, 0.72]);
  const style: DeckStyle = {
    slab: '#e4dfd4',
    ...random.pick<Pick<DeckStyle, 'guard' | 'rail'>>([
      { guard: 'solid', rail: '#6f8f93' },
      { guard: 'solid', rail: '#f1efe8' },
      { guard: 'bars', rail: '#4f565c' },
      { guard: 'solid', rail: '#b9895a' },
    ]),
  };
  const grid: Grid = { count, bayM: random.between(4.6, 5.8), style };
  return towerModel(main, doorX, {
    floors: count,
    massing: 'slab',
    blocks: [main],
    building: (stage) =>
      [
        walls(stage, room),
        roof(stage, room),
        // The front is all glass and balconies: its brick would cost time and not be seen.
        walls(stage, { ...main, wall: { kind: 'stucco', color: wall.color } }),
        ...brickEnds(stage, main),
        glass(stage, main, grid),
        shopFronts(stage, main, doorX, 7),
        balconyGrid(stage, main, grid),
        roof(stage, main),
      ].join(''),
  });
}
