import { shade } from '../paint/color.ts';
import { fronts } from './cabinet.ts';
import { stool } from './chair.ts';
import { fruitBowl, vase } from './decor.ts';
import type { RoomScene } from './interior-scene.ts';
import { pendant } from './lamps.ts';
import { block, boxShadow } from './solid.ts';
import { facing } from './wall-plane.ts';

/** A kitchen island with stools before it and pendants above; `from` to `to` across the room. */
export function island(scene: RoomScene, from: number, to: number, z: number): string {
  const { view, palette, random } = scene;
  const width = to - from;
  const color = palette.island;
  const stools = Math.max(2, Math.floor(width / 0.75));
  const gap = width / stools;
  const area = { from, to, bottom: 0.1, top: 0.88 };
  const lamps = width > 1.9 ? 3 : 2;
  return [
    boxShadow(view, [from, 0, z], [width, 0.9, 0.75]),
    block(view, [from + 0.05, 0, z + 0.05], [width - 0.1, 0.1, 0.65], '#45413d'),
    block(view, [from, 0.1, z], [width, 0.78, 0.75], shade(color, -0.22)),
    fronts(scene, facing(z), area, { color: shade(color, -0.08), handleAtTop: true }),
    block(view, [from - 0.06, 0.88, z - 0.28], [width + 0.12, 0.05, 1.08], palette.counter),
    fruitBowl(scene, [from + width * 0.3, 0.93, z + 0.2]),
    vase(scene, [from + width * 0.74, 0.93, z + 0.3], 0.26),
    ...Array.from({ length: lamps }, (_, index) =>
      pendant(scene, [from + (width * (index + 0.5)) / lamps, 1.75, z + 0.3], 0.3),
    ),
    ...Array.from({ length: stools }, (_, index) =>
      stool(scene, from + gap * (index + 0.5), z - 0.3 + random.between(-0.04, 0.02)),
    ),
  ].join('');
}
