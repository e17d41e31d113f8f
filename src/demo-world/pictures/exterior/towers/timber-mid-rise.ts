import type { HomeAppearance } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { deck } from '../apartments/deck.ts';
import type { DeckStyle } from '../apartments/deck.ts';
import { panelGrid, panes } from '../apartments/panes.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { isVisible } from '../space/face.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { FLOOR_M, slabBlock, towerModel } from './tower-parts.ts';

const GROUND_M = 4.6;
const OUT_M = 1.7;

/** Tall windows, every floor's moved by half a bay against the floor below. */
function staggeredDecks(stage: Stage, block: BuildingBlock, floors: number, bayM: number): string {
  const { left, right, front } = sidesOf({ ...block, roof: 'none' });
  return [left, right, front]
    .filter((face) => isVisible(stage.camera, face))
    .map((face) => {
      const grid = { floors, heightM: FLOOR_M, bayM, glassShare: 0.6, sillM: 0.2, headM: 0.35 };
      const panels = panelGrid(face, grid).map((panel) => {
        const [u0, v0, u1, v1] = panel;
        const shift = Math.round(v0 / FLOOR_M) % 2 === 0 ? -0.4 : 0.4;
        return [u0 + shift, v0, u1 + shift, v1] as const;
      });
      return panes(stage, face, panels, { frame: '#2c2f31', columns: 2, rows: 1 });
    })
    .join('');
}

/** Single balconies at different places on each floor. */
function scatteredDecks(
  stage: Stage,
  block: BuildingBlock,
  floors: number,
  style: DeckStyle,
): string {
  const { x0, x1, y0, z0 } = block;
  const third = (x1 - x0) / 3;
  return Array.from({ length: floors }, (_, floor) =>
    [0, 1, 2]
      .filter((place) => (place + floor) % 3 !== 1)
      .map((place) => {
        const left = x0 + place * third + third * 0.18;
        const right = left + third * 0.62;
        const edge = [
          [left, z0],
          [left, z0 - OUT_M],
          [right, z0 - OUT_M],
          [right, z0],
        ] as const;
        return deck(stage, edge, y0 + floor * FLOOR_M, style);
      })
      .join(''),
  ).join('');
}

/** Ten to twelve floors clad in wood over a glazed ground floor, the top two set back. */
export function timberMidRise(_: HomeAppearance, random: PaintRandom): Model {
  const count = random.integer(10, 12);
  const lower = count - 2;
  const width = random.between(24, 31);
  const wood = { kind: 'wood', color: random.pick(['#b07f4f', '#94683f', '#c79a68']) } as const;
  const base = slabBlock(
    { x0: 0, x1: width, y0: 0, y1: GROUND_M, z0: 0, z1: 15 },
    { kind: 'concrete', color: '#5e6468' },
    0.2,
  );
  const main = slabBlock({ ...base, y0: GROUND_M, y1: GROUND_M + lower * FLOOR_M }, wood, 0.9);
  const top = slabBlock(
    { ...main, x0: 3, x1: width - random.between(2, 6), y0: main.y1, y1: main.y1 + 6, z0: 3 },
    { kind: 'batten', color: random.pick(['#3d4347', '#e4e1d8']) },
    0.5,
  );
  const style: DeckStyle = { slab: '#e2ddd2', guard: 'bars', rail: '#2f3336' };
  const doorX = width * random.pick([0.3, 0.5, 0.7]);
  const bayM = random.between(2.8, 3.6);
  return towerModel(base, doorX, {
    floors: count,
    massing: 'timber',
    blocks: [base, main, top],
    building: (stage) =>
      [
        walls(stage, top),
        staggeredDecks(stage, top, 2, bayM),
        roof(stage, top),
        walls(stage, base),
        shopFronts(stage, base, doorX),
        walls(stage, main),
        staggeredDecks(stage, main, lower, bayM),
        scatteredDecks(stage, main, lower, style),
        roof(stage, main),
      ].join(''),
  });
}
