import { path } from '#src/lib/svg.ts';
import { floorM } from '../building/levels.ts';
import { plainBlock } from '../garden/furniture.ts';
import { ground, pavement } from '../garden/ground.ts';
import { linePath } from '../space/face.ts';
import type { Stage } from '../stage.ts';

/** A paved patio, or a deck level with the ground floor, from the rear wall to z0; metres. */
export type Terrace = {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly isDeck: boolean;
};

export function terraceFloor(stage: Stage, { x0, x1, z0, isDeck }: Terrace): string {
  const { camera } = stage;
  if (!isDeck) {
    const paving = ground(
      stage,
      [
        [x0, 0],
        [x1, 0],
        [x1, z0],
        [x0, z0],
      ],
      pavement(stage, '#bdb3a3'),
    );
    const joints = Array.from({ length: 6 }, (_, index) =>
      linePath(camera, [x0, 0, (z0 * (index + 1)) / 7], [x1, 0, (z0 * (index + 1)) / 7]),
    );
    return paving + path(joints.join(''), 'none', { stroke: '#7f776b', 'stroke-opacity': 0.4 });
  }
  const floor = floorM(1) - 0.06;
  const deck = plainBlock(stage, { x0, x1, y0: 0, y1: floor, z0, z1: 0 }, '#a37a52');
  const boards = Array.from({ length: 14 }, (_, index) => {
    const z = (z0 * (index + 1)) / 15;
    return linePath(camera, [x0, floor, z], [x1, floor, z]);
  });
  return deck + path(boards.join(''), 'none', { stroke: '#5e432b', 'stroke-opacity': 0.45 });
}
