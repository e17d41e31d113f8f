import { group } from '#src/lib/svg.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { mix } from '../../paint/color.ts';
import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import type { Material } from '../building/material.ts';
import { roof } from '../building/roof.ts';
import { isVisible } from '../space/face.ts';
import type { Model } from '../picture.ts';
import type { Stage } from '../stage.ts';
import { panelGrid, panes } from './panes.ts';

const FLOOR_M = 3.4;
/** Blocks on each side: enough to fill the widest frame. */
const BLOCKS = 4;
/** Nearer to the viewer than this, metres, a block would fill the picture. */
const NEAREST_M = 9;

const WALLS: readonly [Material, ...Material[]] = [
  { kind: 'brick', color: '#93614c' },
  { kind: 'brick', color: '#7c4f42' },
  { kind: 'stone', color: '#bdb2a0' },
  { kind: 'stucco', color: '#cfc8ba' },
  { kind: 'concrete', color: '#9fa3a4' },
  { kind: 'brick', color: '#a98a6d' },
];

type Span = Pick<BuildingBlock, 'x0' | 'x1' | 'z0'>;

function blockAt({ x0, x1, z0 }: Span, floors: number, random: PaintRandom): BuildingBlock {
  const wall = random.pick(WALLS);
  return {
    ...{ x0, x1, y0: 0, y1: floors * FLOOR_M + 0.6, z0, z1: z0 + random.between(13, 18) },
    ...{ roof: 'flat', riseM: 0.9, wall, trim: '#d8d4cb' },
    cover: { kind: 'stucco', color: mix(wall.color, '#3d4146', 0.55) },
  };
}

function drawBlock(stage: Stage, block: BuildingBlock): string {
  const floors = Math.round((block.y1 - block.y0) / FLOOR_M);
  const grid = { floors, heightM: FLOOR_M, bayM: 3.6, glassShare: 0.56, sillM: 0.9 };
  const { left, right, front } = sidesOf({ ...block, roof: 'none' });
  const windows = [left, right, front]
    .filter((face) => isVisible(stage.camera, face))
    .map((face) =>
      panes(stage, face, panelGrid(face, grid), { frame: '#4a4f55', columns: 1, rows: 1 }),
    );
  return group(walls(stage, block) + windows.join('') + roof(stage, block), {
    'data-part': 'neighbour',
  });
}

function isInView({ camera }: Stage, { x0, x1, z0, z1 }: BuildingBlock): boolean {
  const depths = [x0, x1].flatMap((x) => [z0, z1].map((z) => camera.depthOf([x, 0, z])));
  return Math.min(...depths) > NEAREST_M;
}

/** The farthest first; -1 is the side towards the viewer, whose houses are lower than the others. */
function side(stage: Stage, { x0, x1, z0 }: Span, to: -1 | 1): string {
  const { random } = stage;
  let edge = to < 0 ? x0 - random.between(4, 7) : x1 + random.between(3, 6);
  const blocks = Array.from({ length: BLOCKS }, () => {
    const next = edge + to * random.between(10, 20);
    const span = { x0: Math.min(edge, next), x1: Math.max(edge, next) };
    edge = next + to * random.pick([0, 0, 2.5]);
    const floors = to < 0 ? random.integer(2, 3) : random.integer(3, 7);
    return blockAt({ ...span, z0: z0 + random.between(-0.6, 0.8) }, floors, random);
  }).filter((block) => isInView(stage, block));
  const order = to < 0 ? blocks : blocks.toReversed();
  return order.map((block) => drawBlock(stage, block)).join('');
}

/** A building as it stands in the middle of a city: others wall to wall with it along the street. */
export function withStreetWall(model: Model): Model {
  const { blocks, building } = model;
  const span = {
    x0: Math.min(...blocks.map(({ x0 }) => x0)),
    x1: Math.max(...blocks.map(({ x1 }) => x1)),
    z0: Math.min(...blocks.map(({ z0 }) => z0)),
  };
  return {
    ...model,
    building: (stage) => side(stage, span, 1) + building(stage) + side(stage, span, -1),
  };
}
