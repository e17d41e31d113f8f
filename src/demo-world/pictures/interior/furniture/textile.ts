import { shade } from '../../paint/color.ts';
import { box, rect } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { frontBox } from '../scene/solid-shapes.ts';
import { face } from '../scene/perspective.ts';
import type { InteriorPoint, View } from '../scene/perspective.ts';

/** An upholstered front with rounded corners and a light upper edge; size in metres. */
export function cushion(
  view: View,
  place: InteriorPoint,
  size: readonly [width: number, height: number],
  color: string,
): string {
  const area = frontBox(view, place, size[0], size[1]);
  const rx = (Math.min(area.width, area.height) * 0.24).toFixed(1);
  const crest = box(area.x + 3, area.y + 2, area.width - 6, area.height * 0.42);
  const fold = box(area.x + 3, area.y + area.height * 0.74, area.width - 6, area.height * 0.24);
  return [
    rect(area, color, { rx, stroke: shade(color, -0.3), 'stroke-opacity': 0.5 }),
    rect(crest, '#ffffff', { rx, opacity: 0.12 }),
    rect(fold, '#1d130a', { rx, opacity: 0.07 }),
  ].join('');
}

type RugArea = { x: number; z: number; width: number; depth: number };

/** A rug lying on the floor: bordered, striped or plain by chance. */
export function rug(scene: RoomScene, { x, z, width, depth }: RugArea): string {
  const { view, palette, random } = scene;
  const mat = (inset: number, fill: string, opacity = 1) =>
    face(
      view,
      [
        [x + inset, 0.01, z + inset],
        [x + width - inset, 0.01, z + inset],
        [x + width - inset, 0.01, z + depth - inset],
        [x + inset, 0.01, z + depth - inset],
      ],
      fill,
      opacity,
    );
  const color = palette.rug;
  const edge = mat(-0.03, '#1d130a', 0.16) + mat(0, color);
  const stripe = (from: number, to: number, fill: string) =>
    face(
      view,
      [
        [x, 0.01, z + from],
        [x + width, 0.01, z + from],
        [x + width, 0.01, z + to],
        [x, 0.01, z + to],
      ],
      fill,
    );
  const designs = [
    () =>
      mat(0.1, shade(color, -0.2)) +
      mat(0.14, color) +
      mat(0.3, shade(palette.accent, 0.45), 0.5) +
      mat(0.34, color),
    () =>
      Array.from({ length: Math.floor(depth / 0.4) }, (_, index) =>
        stripe(
          index * 0.4 + 0.12,
          index * 0.4 + 0.2,
          shade(index % 2 === 0 ? palette.secondFabric : color, index % 2 === 0 ? 0.3 : -0.14),
        ),
      ).join(''),
    () => mat(0.07, shade(color, -0.07)) + mat(0.1, color),
  ];
  return edge + (designs[random.integer(0, 2)]?.() ?? '');
}
