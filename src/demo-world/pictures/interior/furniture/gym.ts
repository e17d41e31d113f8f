import { shade } from '../../paint/color.ts';
import { ellipse, rect, stroke } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow, floorShadow, frontBox } from '../scene/solid-shapes.ts';
import { line } from '../scene/perspective.ts';
import { rug } from './textile.ts';

const FRAME = '#2d3033';

function weights({ view, palette }: RoomScene, x: number): string {
  const z = view.depth - 0.45;
  const rack = [0.3, 0.62].map((up) => block(view, [x, up, z], [1.3, 0.05, 0.3], FRAME));
  const bells = [0.35, 0.67].flatMap((up) =>
    [0.06, 0.38, 0.7, 1.02].map(
      (dx) =>
        block(view, [x + dx, up, z + 0.05], [0.08, 0.13, 0.14], '#44484b') +
        block(view, [x + dx + 0.08, up + 0.045, z + 0.1], [0.06, 0.04, 0.04], palette.metal) +
        block(view, [x + dx + 0.14, up, z + 0.05], [0.08, 0.13, 0.14], '#44484b'),
    ),
  );
  const posts = [x, x + 1.25].map((left) => block(view, [left, 0, z], [0.05, 0.75, 0.3], FRAME));
  return (
    boxShadow(view, [x, 0, z], [1.3, 0.7, 0.3]) + posts.join('') + rack.join('') + bells.join('')
  );
}

function treadmill({ view }: RoomScene, x: number, z: number): string {
  const posts =
    line(view, [
      [x + 0.06, 0.2, z + 1.35],
      [x + 0.06, 1.15, z + 1.5],
    ]) +
    line(view, [
      [x + 0.66, 0.2, z + 1.35],
      [x + 0.66, 1.15, z + 1.5],
    ]);
  return [
    boxShadow(view, [x, 0, z], [0.72, 0.2, 1.6]),
    block(view, [x, 0.02, z], [0.72, 0.16, 1.6], '#3d4144'),
    block(view, [x + 0.1, 0.18, z + 0.03], [0.52, 0.008, 1.4], '#191b1c'),
    stroke(posts, FRAME, { 'stroke-width': 9, 'stroke-linecap': 'round' }),
    rect(frontBox(view, [x + 0.03, 1.08, z + 1.48], 0.66, 0.2), '#33373a', { rx: 6 }),
    rect(frontBox(view, [x + 0.2, 1.13, z + 1.47], 0.32, 0.11), '#7fa3b4', { rx: 3 }),
  ].join('');
}

function exerciseBall({ view, palette }: RoomScene, x: number, z: number): string {
  const ball = frontBox(view, [x - 0.3, 0, z], 0.6, 0.6);
  return [
    floorShadow(view, [x + 0.06, z], 0.8, 0.6),
    ellipse(ball, palette.secondFabric),
    ellipse(ball, 'url(#round-shade)'),
  ].join('');
}

/** Exercise corner: mirror, weights, bench, treadmill and a ball, from x rightwards. */
export function workoutBench(scene: RoomScene, x: number, z: number): string {
  const { view, palette } = scene;
  const mirror = frontBox(view, [2.2, 0.35, view.depth], 2.0, 1.7);
  return [
    rect(mirror, '#c3d0d3', { stroke: '#eceae4', 'stroke-width': 4 }),
    rect({ ...mirror, x: mirror.x + mirror.width * 0.2, width: mirror.width * 0.12 }, '#ffffff', {
      opacity: 0.28,
    }),
    weights(scene, 2.5),
    rug(scene, { x: x + 0.9, z: z - 0.6, width: 2.4, depth: 1.5 }),
    treadmill(scene, 0.45, z - 0.2),
    boxShadow(view, [x + 1.1, 0, z - 0.2], [0.3, 0.4, 1.1]),
    block(view, [x + 1.2, 0, z], [0.08, 0.36, 0.06], FRAME),
    block(view, [x + 1.2, 0, z + 0.7], [0.08, 0.36, 0.06], FRAME),
    block(view, [x + 1.1, 0.36, z - 0.2], [0.3, 0.08, 1.1], shade(palette.accent, -0.1)),
    exerciseBall(scene, x + 2.7, z + 0.2),
  ].join('');
}
