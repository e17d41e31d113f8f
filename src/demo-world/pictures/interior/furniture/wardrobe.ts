import { fronts } from '../fixtures/cabinet.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow } from '../scene/solid-shapes.ts';
import { facingLeft } from '../shell/wall-plane.ts';
import { shade } from '../../paint/color.ts';

/** A wardrobe along the right wall between two depths. */
export function wardrobe(scene: RoomScene, near: number, far: number): string {
  const { view, palette, appearance } = scene;
  const color =
    appearance.era === 'contemporary' || appearance.era === 'suburban'
      ? palette.trim
      : palette.wood;
  const depth = 0.58;
  const x = view.width - depth;
  const area = { from: near + 0.02, to: far - 0.02, bottom: 0.08, top: 2.16 };
  return [
    boxShadow(view, [x, 0, near], [depth, 2.2, far - near]),
    block(view, [x, 0, near], [depth, 2.2, far - near], shade(color, -0.12)),
    fronts(scene, facingLeft(x - 0.004), area, { color: shade(color, -0.04), handleAtTop: false }),
  ].join('');
}
