import { shade } from '../../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import { walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { tone } from '../light/tone.ts';
import { linePath, outlinePath } from '../space/face.ts';
import type { ExteriorPoint } from '../space/place.ts';
import type { Stage } from '../stage.ts';

type Size = Pick<BuildingBlock, 'x0' | 'x1' | 'y0' | 'y1' | 'z0' | 'z1'>;

/** A plain block with a lighter top, for furniture and planters. */
export function plainBlock(stage: Stage, size: Size, color: string): string {
  const { x0, x1, y1, z0, z1 } = size;
  const paint = { kind: 'stucco', color } as const;
  const block: BuildingBlock = {
    ...size,
    roof: 'none',
    riseM: 0,
    wall: paint,
    cover: paint,
    trim: color,
  };
  const top = outlinePath(stage.camera, [
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x0, y1, z1],
  ]);
  return walls(stage, block) + path(top, tone(stage, shade(color, 0.08), [0, 1, 0]));
}

function chair(stage: Stage, [x, y, z]: ExteriorPoint, color: string): string {
  const seat = { x0: x, x1: x + 0.55, y0: y + 0.36, y1: y + 0.46, z0: z, z1: z + 0.55 };
  const legs = [x, x + 0.49].map((at) =>
    plainBlock(stage, { x0: at, x1: at + 0.06, y0: y, y1: y + 0.4, z0: z, z1: z + 0.06 }, color),
  );
  const back = { ...seat, y0: y + 0.46, y1: y + 0.95, z0: z + 0.48 };
  return (
    plainBlock(stage, back, color) + legs.join('') + plainBlock(stage, seat, shade(color, 0.1))
  );
}

function parasol(stage: Stage, [x, y, z]: ExteriorPoint, cloth: string): string {
  const { camera } = stage;
  const apex: ExteriorPoint = [x, y + 2.6, z];
  const rim = Array.from({ length: 9 }, (_, index): ExteriorPoint => {
    const angle = (index / 8) * 2 * Math.PI;
    return [x + Math.cos(angle) * 1.35, y + 2.05, z + Math.sin(angle) * 1.35];
  });
  const panels = rim.slice(1).map((place, index) => {
    const before = rim[index] ?? place;
    const nearer = (place[2] + before[2]) / 2 < z;
    const color = tone(stage, cloth, [0, 0.8, nearer ? -0.6 : 0.6]);
    return {
      nearer,
      svg: path(
        outlinePath(camera, [apex, before, place]),
        index % 2 === 0 ? color : shade(color, -0.07),
      ),
    };
  });
  return [
    path(linePath(camera, [x, y, z], apex), 'none', { stroke: '#5a4a3c', 'stroke-width': 5 }),
    ...panels.filter(({ nearer }) => !nearer).map(({ svg }) => svg),
    ...panels.filter(({ nearer }) => nearer).map(({ svg }) => svg),
  ].join('');
}

/** A table with chairs, under a parasol in the warm seasons. The place is its middle. */
export function diningSet(stage: Stage, [x, y, z]: ExteriorPoint, cloth: string): string {
  const wood = '#8a6a4c';
  const warm = stage.air.season === 'summer' || stage.air.season === 'spring';
  const top = { x0: x - 0.9, x1: x + 0.9, y0: y + 0.68, y1: y + 0.75, z0: z - 0.45, z1: z + 0.45 };
  const legs = [x - 0.8, x + 0.72].map((at) =>
    plainBlock(
      stage,
      { x0: at, x1: at + 0.08, y0: y, y1: y + 0.68, z0: z - 0.4, z1: z - 0.32 },
      wood,
    ),
  );
  return [
    chair(stage, [x - 0.7, y, z + 0.5], '#4d5154'),
    chair(stage, [x + 0.15, y, z + 0.5], '#4d5154'),
    ...legs,
    plainBlock(stage, top, wood),
    warm ? parasol(stage, [x, y, z], cloth) : '',
  ].join('');
}
