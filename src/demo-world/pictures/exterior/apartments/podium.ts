import { sidesOf, walls } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { roof } from '../building/roof.ts';
import { isVisible } from '../space/face.ts';
import type { Stage } from '../stage.ts';
import { glassFront, lobby } from './entrance.ts';

const FRAME = '#33373b';

/** Storefronts along the ground floor of a block and the main doors at doorX. */
export function shopFronts(stage: Stage, block: BuildingBlock, doorX: number, bayM = 4.6): string {
  const { front, left, right } = sidesOf({ ...block, roof: 'none' });
  const bays = [left, right, front].map((face) => {
    if (!isVisible(stage.camera, face)) return '';
    const width = face.outline[1]?.[0] ?? 0;
    const count = Math.max(2, Math.floor(width / bayM));
    const bay = width / count;
    return Array.from({ length: count }, (_, index) =>
      glassFront(stage, face, [index * bay + 0.5, 0.15, (index + 1) * bay - 0.5, 3.1], FRAME),
    ).join('');
  });
  const canopy = { frame: '#2e3134', canopy: '#3c3f42' };
  return bays.join('') + lobby(stage, front, [doorX - block.x0, 4.6], canopy);
}

/** A two-storey podium: walls, shops, offices above them and its parapet. */
export function podium(stage: Stage, block: BuildingBlock, doorX: number): string {
  const { front, left, right } = sidesOf({ ...block, roof: 'none' });
  const upper = [left, right, front].map((face) => {
    if (!isVisible(stage.camera, face)) return '';
    const width = face.outline[1]?.[0] ?? 0;
    const count = Math.max(2, Math.floor(width / 4.6));
    const bay = width / count;
    return Array.from({ length: count }, (_, index) =>
      glassFront(stage, face, [index * bay + 0.9, 4, (index + 1) * bay - 0.9, 6.3], FRAME),
    ).join('');
  });
  return [walls(stage, block), ...upper, shopFronts(stage, block, doorX), roof(stage, block)].join(
    '',
  );
}
