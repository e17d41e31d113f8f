import { shade } from '../../paint/color.ts';
import { rect } from '#src/lib/svg.ts';
import { tableLamp } from './lamps.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow, frontBox } from '../scene/solid-shapes.ts';
import { face } from '../scene/perspective.ts';
import type { InteriorPoint, Size } from '../scene/perspective.ts';
import { facingLeft, panel, raisedPanel } from '../shell/wall-plane.ts';

function books(
  { view, palette, random }: RoomScene,
  [x, y, z]: InteriorPoint,
  width: number,
): string {
  const spines = [
    '#8c4a34',
    '#35605a',
    '#c9a45a',
    '#5e7280',
    '#d9d0bf',
    '#6b5a4a',
    palette.accent,
  ] as const;
  const parts: string[] = [];
  for (let at = x; at < x + width - 0.05;) {
    const thick = random.between(0.025, 0.05);
    const height = random.between(0.17, 0.25);
    if (random.chance(0.86))
      parts.push(rect(frontBox(view, [at, y, z], thick, height), random.pick(spines)));
    at += thick + 0.004;
  }
  return parts.join('');
}

/** A bookcase with four shelves against the back wall; (x, z) is its near left corner. */
export function bookcase(
  scene: RoomScene,
  [x, y, z]: InteriorPoint,
  [width, height, depth]: Size,
  color: string,
): string {
  const { view, random } = scene;
  const rows = Math.max(2, Math.round((height - 0.1) / 0.36));
  const step = (height - 0.08) / rows;
  const shelves = Array.from({ length: rows }, (_, row) => {
    const up = y + 0.04 + row * step;
    const isFilled = random.chance(0.75);
    return [
      rect(frontBox(view, [x + 0.03, up, z], width - 0.06, step - 0.03), shade(color, -0.34)),
      isFilled
        ? books(scene, [x + 0.05, up, z], width * random.between(0.5, 0.9))
        : block(view, [x + width * 0.3, up, z], [0.2, 0.18, 0.05], shade(color, 0.3)),
    ].join('');
  });
  return [
    boxShadow(view, [x, 0, z], [width, height, depth]),
    block(view, [x, y, z], [width, height, depth], color),
    ...shelves,
  ].join('');
}

/** A low cabinet with a television over it, along the right wall from `near` to `far`. */
export function mediaWall(scene: RoomScene, near: number, far: number): string {
  const { view, palette } = scene;
  const { width } = view;
  const depth = 0.42;
  const plane = facingLeft(width);
  const middle = (near + far) / 2;
  const screen = { from: middle - 0.7, to: middle + 0.7, bottom: 0.85, top: 1.64 };
  const doors = 4;
  const step = (far - near) / doors;
  return [
    boxShadow(view, [width - depth, 0, near], [depth, 0, far - near]),
    raisedPanel(view, plane, { ...screen, out: 0.05 }, '#1d2023'),
    face(
      view,
      [
        plane(screen.from + 0.02, 0.88, 0.055),
        plane(screen.to - 0.02, 0.88, 0.055),
        plane(screen.to - 0.02, 1.62, 0.055),
        plane(screen.from + 0.3, 1.62, 0.055),
      ],
      '#39424a',
      0.6,
    ),
    block(view, [width - depth, 0.1, near], [depth, 0.42, far - near], palette.wood),
    ...Array.from({ length: doors }, (_, index) =>
      panel(
        view,
        facingLeft(width - depth - 0.005),
        {
          from: near + index * step + 0.015,
          to: near + (index + 1) * step - 0.015,
          bottom: 0.13,
          top: 0.49,
        },
        shade(palette.wood, -0.02),
      ),
    ),
  ].join('');
}

/** A small square table with a lamp on it, beside a sofa or a bed. */
export function lampTable(scene: RoomScene, [x, , z]: InteriorPoint, size: Size): string {
  const { view, palette } = scene;
  const [width, height, depth] = size;
  return [
    boxShadow(view, [x, 0, z], size),
    block(view, [x, 0.12, z], [width, height - 0.12, depth], palette.wood),
    block(view, [x + 0.03, 0, z + 0.03], [0.04, 0.12, 0.04], shade(palette.wood, -0.3)),
    block(view, [x + width - 0.07, 0, z + 0.03], [0.04, 0.12, 0.04], shade(palette.wood, -0.3)),
    ...[0.16, height / 2 + 0.08].map((up) =>
      rect(
        frontBox(view, [x + 0.025, up, z], width - 0.05, height / 2 - 0.12),
        shade(palette.wood, 0.08),
        { stroke: shade(palette.wood, -0.25) },
      ),
    ),
    tableLamp(scene, [x + width / 2, height, z + depth / 2]),
  ].join('');
}
