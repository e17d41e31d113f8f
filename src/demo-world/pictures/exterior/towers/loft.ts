import type { HomeAppearance } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { panelGrid, panes } from '../apartments/panes.ts';
import type { PaneGrid, PaneStyle } from '../apartments/panes.ts';
import { shopFronts } from '../apartments/podium.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { shelf } from '../building/shelf.ts';
import { isVisible } from '../space/face.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { slabBlock, towerModel } from './tower-parts.ts';

const GROUND_M = 4.4;
const STOREY_M = 3.5;

type Fabric = { readonly grid: PaneGrid; readonly style: PaneStyle; readonly stone: string };

/** Large windows between brick piers, string courses and a cornice on the visible walls. */
function loftWalls(stage: Stage, block: BuildingBlock, { grid, style, stone }: Fabric): string {
  const { left, right, front } = sidesOf({ ...block, roof: 'none' });
  return [left, right, front]
    .filter((face) => isVisible(stage.camera, face))
    .map((face) => {
      const width = face.outline[1]?.[0] ?? 0;
      const top = block.y1 - block.y0;
      const course = (v: number, outM: number, heightM: number) =>
        shelf(stage, face, [-0.05, v, width + 0.05, v + heightM], { outM, color: stone });
      return [
        panes(stage, face, panelGrid(face, grid), style),
        course(GROUND_M - 0.3, 0.3, 0.4),
        course(top - STOREY_M - 0.1, 0.22, 0.3),
        course(top - 0.45, 0.85, 0.6),
      ].join('');
    })
    .join('');
}

/** A converted warehouse: a broad brick block with big many-paned windows and a cornice. */
export function loft(_: HomeAppearance, random: PaintRandom): Model {
  const count = random.integer(10, 11);
  const brick = random.pick(['#8f4f3d', '#a5664a', '#7a463b', '#b98f6d']);
  const width = random.between(29, 37);
  const main = slabBlock(
    { x0: 0, x1: width, y0: 0, y1: GROUND_M + count * STOREY_M, z0: 0, z1: random.between(17, 22) },
    { kind: 'brick', color: brick },
    1,
  );
  const stone = random.pick(['#d8ccb4', '#c9b99b', shade(brick, -0.15)]);
  const penthouse = slabBlock(
    { ...main, x0: 4, x1: width * random.between(0.5, 0.8), y0: main.y1, y1: main.y1 + 4, z0: 5 },
    { kind: 'seam', color: '#4a5054' },
    0.4,
  );
  const fabric: Fabric = {
    stone,
    style: { frame: random.pick(['#2b2f33', '#31443d', '#e6dfd0']), columns: 3, rows: 3 },
    grid: {
      floors: count,
      heightM: STOREY_M,
      baseM: GROUND_M,
      bayM: random.between(4.4, 5.8),
      glassShare: 0.72,
      sillM: 0.75,
      headM: 0.5,
    },
  };
  const doorX = width * random.pick([0.26, 0.5, 0.74]);
  return towerModel(main, doorX, {
    floors: count,
    massing: 'loft',
    blocks: [main],
    building: (stage) =>
      [
        walls(stage, penthouse),
        roof(stage, penthouse),
        walls(stage, main),
        loftWalls(stage, main, fabric),
        shopFronts(stage, main, doorX, 5),
        roof(stage, main),
      ].join(''),
  });
}
