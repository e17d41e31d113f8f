import { curtainWall } from '../apartments/curtain-wall.ts';
import { deck } from '../apartments/deck.ts';
import type { DeckStyle } from '../apartments/deck.ts';
import { panelGrid, panes } from '../apartments/panes.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { blockOf } from '../houses/kit.ts';
import type { Kit } from '../houses/kit.ts';
import { isVisible } from '../space/face.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { LOW_FLOOR_M, lowRiseModel } from './low-rise-parts.ts';

const GROUND_M = 4;

/** Long balconies round one corner of a block, one on each floor. */
function cornerDecks(stage: Stage, { x0, x1, z0 }: BuildingBlock, floors: number): string {
  const style: DeckStyle = { slab: '#efede7', guard: 'glass', rail: '#6e767b' };
  const start = x0 + (x1 - x0) * 0.6;
  return Array.from({ length: floors }, (_, floor) => {
    const edge = [
      [start, z0],
      [start, z0 - 1.7],
      [x1 + 1.5, z0 - 1.7],
      [x1 + 1.5, z0 + 5],
      [x1, z0 + 5],
      [x1, z0],
    ] as const;
    return deck(stage, edge, GROUND_M + floor * LOW_FLOOR_M, style);
  }).join('');
}

/** Shops below, brick in the middle and a glazed top floor set back behind a terrace. */
export function setbackBlock(kit: Kit): Model {
  const { random, scheme } = kit;
  const middle = random.integer(2, 3);
  const width = random.between(22, 29);
  const y1 = GROUND_M + middle * LOW_FLOOR_M;
  const cover = { kind: 'stucco', color: '#4a4d50' } as const;
  const size = { x0: 0, x1: width, y1, z0: 0, z1: 14 };
  const main: BuildingBlock = { ...blockOf(kit, size, 'flat', 1), cover };
  const top: BuildingBlock = {
    ...main,
    x0: random.pick([0.4, 4]),
    x1: width - 3,
    y0: y1,
    y1: y1 + 3.4,
    z0: 3,
    riseM: 0.5,
    overhangM: 1.1,
  };
  const grid = { floors: middle, heightM: LOW_FLOOR_M, baseM: GROUND_M, sillM: 0.3, headM: 0.45 };
  const doorX = width * random.pick([0.25, 0.42]);
  const bayM = random.between(3, 4.2);
  return lowRiseModel(main, doorX, {
    floors: middle + 2,
    massing: 'setback',
    blocks: [main, top],
    building: (stage) => {
      const { left, right, front } = sidesOf({ ...main, roof: 'none' });
      const upper = sidesOf({ ...top, roof: 'none' });
      const visibleFaces = [left, right, front].filter((face) => isVisible(stage.camera, face));
      const curtain = { floors: 1, heightM: 3.4, mullionM: 1.8, spandrelM: 0.3, tint: '#a9c2cc' };
      const dark = { frame: '#33383c', spandrel: '#3d4246' };
      return [
        ...[upper.left, upper.right, upper.front].map((face) =>
          curtainWall(stage, face, { ...curtain, ...dark }),
        ),
        roof(stage, top),
        walls(stage, main),
        ...visibleFaces.map((face) =>
          panes(stage, face, panelGrid(face, { ...grid, bayM, glassShare: 0.62 }), {
            frame: scheme.frame,
            columns: 2,
            rows: 1,
          }),
        ),
        shopFronts(stage, main, doorX, 5.2),
        cornerDecks(stage, main, middle),
        roof(stage, main),
      ].join('');
    },
  });
}
