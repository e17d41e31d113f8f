import { shade } from '../../paint/color.ts';
import { box, ellipse, rect, stroke } from '#src/lib/svg.ts';
import { vase, wallArt } from '../furniture/decor.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, frontBox } from '../scene/solid-shapes.ts';
import { line } from '../scene/perspective.ts';

function firebox(
  { view, glows }: RoomScene,
  x: number,
  z: number,
  size: readonly [number, number, number],
): string {
  const [width, height, bottom] = size;
  const area = frontBox(view, [x - width / 2, bottom, z], width, height);
  const flame = box(
    area.x + area.width * 0.12,
    area.y + area.height * 0.42,
    area.width * 0.76,
    area.height * 0.8,
  );
  glows.push(ellipse(flame, 'url(#lamp-glow)'));
  return [
    rect(area, '#1c1917'),
    rect(box(area.x, area.y, area.width, area.height * 0.4), '#000000', { opacity: 0.4 }),
    rect(
      box(area.x + area.width * 0.14, area.y + area.height - 10, area.width * 0.72, 9),
      '#5a3a22',
      { rx: 4 },
    ),
    rect(
      box(area.x + area.width * 0.24, area.y + area.height - 18, area.width * 0.5, 9),
      '#6b4529',
      { rx: 4 },
    ),
    ellipse(
      box(
        area.x + area.width * 0.3,
        area.y + area.height * 0.52,
        area.width * 0.18,
        area.height * 0.36,
      ),
      '#f0a13c',
    ),
    ellipse(
      box(
        area.x + area.width * 0.46,
        area.y + area.height * 0.42,
        area.width * 0.2,
        area.height * 0.46,
      ),
      '#f6bd56',
    ),
    ellipse(
      box(
        area.x + area.width * 0.61,
        area.y + area.height * 0.56,
        area.width * 0.14,
        area.height * 0.32,
      ),
      '#e88a34',
    ),
  ].join('');
}

/** A chimney breast with a mantelpiece round the fire. */
function mantelHearth(scene: RoomScene, x: number): string {
  const { view, palette, random } = scene;
  const z = view.depth - 0.28;
  const brick = random.pick(['#8f5443', '#b7b0a5', '#5d6466']);
  const wood = palette.trim;
  return [
    block(view, [x - 0.85, 0, z], [1.7, view.height, 0.28], shade(palette.wall, 0.03)),
    block(view, [x - 0.95, 0, z - 0.4], [1.9, 0.05, 0.4], '#8d8983'),
    block(view, [x - 0.6, 0.05, z - 0.015], [1.2, 0.95, 0.015], brick),
    firebox(scene, x, z - 0.016, [0.76, 0.66, 0.05]),
    ...[x - 0.8, x + 0.58].map(
      (left) =>
        block(view, [left, 0.05, z - 0.07], [0.22, 1.03, 0.07], wood) +
        rect(frontBox(view, [left + 0.05, 0.16, z - 0.07], 0.12, 0.78), shade(wood, -0.07)),
    ),
    block(view, [x - 0.8, 0.96, z - 0.07], [1.6, 0.16, 0.07], wood),
    block(view, [x - 0.9, 1.12, z - 0.2], [1.8, 0.06, 0.2], shade(wood, 0.02)),
    wallArt(scene, [x - 0.45, 1.32, z], [0.9, 0.8]),
    vase(scene, [x - 0.7, 1.18, z - 0.1], 0.2),
    ...[0.6, 0.7].map((side) =>
      block(view, [x + side, 1.18, z - 0.1], [0.035, 0.12 + side * 0.1, 0.03], '#f3ecdc'),
    ),
  ].join('');
}

/** A wall of stone or plaster with a long low fire. */
function linearHearth(scene: RoomScene, x: number): string {
  const { view, palette, random } = scene;
  const z = view.depth - 0.3;
  const stone = random.pick(['#8c8983', '#c9c4ba', '#4d5256', palette.feature]);
  const joints = [0.52, 1.04, 1.56, 2.08]
    .map((up) =>
      line(view, [
        [x - 1.05, up, z],
        [x + 1.05, up, z],
      ]),
    )
    .join('');
  return [
    block(view, [x - 1.05, 0, z], [2.1, view.height, 0.3], stone),
    stroke(joints, shade(stone, -0.18), { 'stroke-width': 1.4 }),
    firebox(scene, x, z, [1.3, 0.34, 0.4]),
    block(view, [x - 0.95, 0.98, z - 0.12], [1.9, 0.08, 0.12], palette.wood),
    wallArt(scene, [x - 0.6, 1.22, z], [1.2, 0.74]),
  ].join('');
}

/** A fireplace in the back wall, centred on x. */
export function fireplace(scene: RoomScene, x: number): string {
  const { era } = scene.appearance;
  return era === 'contemporary' || (era === 'suburban' && scene.random.chance(0.4))
    ? linearHearth(scene, x)
    : mantelHearth(scene, x);
}
