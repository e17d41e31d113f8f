import { shade } from '../paint/color.ts';
import { box, grow, rect } from '../paint/svg.ts';
import { frontBox } from './furnishing.ts';
import { block, ROOM } from './projection.ts';
import type { Block } from './projection.ts';

export type KitchenColors = {
  lower: string;
  upper: string;
  island: string;
  counter: string;
  metal: string;
  tile: string;
};

type Finish = { color: string; metal: string; handleAtTop: boolean };

/** A row of shaker doors of about 0.45 m over the front of a cabinet. */
function doors({ x, y, z, width, height }: Block, { color, metal, handleAtTop }: Finish): string {
  const count = Math.max(1, Math.round(width / 0.45));
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const area = frontBox([x + index * step, y, z], step, height);
    const handle = box(
      index % 2 === 0 ? area.x + area.width - 11 : area.x + 8,
      handleAtTop ? area.y + 12 : area.y + area.height - 32,
      3,
      20,
    );
    return [
      rect(grow(area, -2), 'none', { stroke: shade(color, -0.18), 'stroke-width': 1.5 }),
      rect(grow(area, -9), shade(color, -0.04), { stroke: shade(color, -0.12) }),
      rect(handle, metal),
    ].join('');
  }).join('');
}

function cabinet(shape: Block, finish: Finish): string {
  return block(shape, finish.color) + doors(shape, finish);
}

/** Base and wall cabinets with the counter; the range (3.9 to 4.66 m) is left open. */
export function cabinetRun({ lower, upper, counter, metal }: KitchenColors): string {
  const base = (x: number, width: number): Block => ({
    x,
    y: 0.1,
    z: 3.4,
    width,
    height: 0.78,
    depth: 0.6,
  });
  const high = (x: number, width: number): Block => ({
    x,
    y: 1.55,
    z: 3.66,
    width,
    height: 0.95,
    depth: 0.34,
  });
  const baseFinish = { color: lower, metal, handleAtTop: true };
  const highFinish = { color: upper, metal, handleAtTop: false };
  const top = (x: number, width: number): string =>
    block({ x, y: 0.88, z: 3.37, width, height: 0.05, depth: 0.63 }, counter);
  return [
    block({ x: 1, y: 0, z: 3.46, width: 5, height: 0.1, depth: 0.5 }, '#4a4642'),
    cabinet(base(1.0, 2.9), baseFinish),
    cabinet(base(4.66, ROOM.width - 4.66), baseFinish),
    top(1.0, 2.9),
    top(4.66, ROOM.width - 4.66),
    cabinet(high(1.0, 0.72), highFinish),
    cabinet(high(3.1, 0.8), highFinish),
    cabinet(high(4.66, ROOM.width - 4.66), highFinish),
  ].join('');
}
