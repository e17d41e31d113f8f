import { shade } from '../paint/color.ts';
import { ellipse, stroke } from '#src/lib/svg.ts';
import type { RoomScene } from './interior-scene.ts';
import { block, levelDisc } from './solid.ts';
import { face, line } from './view.ts';
import type { Place } from './view.ts';
import { facing, facingLeft, panel } from './wall-plane.ts';
import type { Opening, WallPlane } from './wall-plane.ts';

/** Wall tiles of a wet zone, stacked. */
export function tiledWall(
  { view, palette, look }: RoomScene,
  plane: WallPlane,
  area: Opening,
): string {
  const [across, up] =
    look.era === 'contemporary' ? [0.6, 0.3] : look.era === 'suburban' ? [0.25, 0.25] : [0.2, 0.1];
  let joints = '';
  for (let at = area.from + across; at < area.to; at += across)
    joints += line(view, [plane(at, area.bottom), plane(at, area.top)]);
  for (let at = area.bottom + up; at < area.top; at += up)
    joints += line(view, [plane(area.from, at), plane(area.to, at)]);
  return [
    panel(view, plane, area, palette.tile),
    stroke(joints, shade(palette.tile, -0.14), { 'stroke-width': 1 }),
    panel(view, plane, { ...area, bottom: area.top - 0.02 }, shade(palette.tile, -0.2)),
  ].join('');
}

/** A glazed shower in the right back corner, `width` along the back wall. */
export function glassShower(scene: RoomScene, width: number): string {
  const { view, palette } = scene;
  const depth = 1.0;
  const left = view.width - width;
  const near = view.depth - depth;
  const top = 2.1;
  const glass = (corners: readonly Place[], opacity: number) =>
    face(view, corners, '#cfe4ea', opacity);
  const edge = (places: readonly Place[]) =>
    stroke(line(view, places), palette.metal, { 'stroke-width': 3.5 });
  const mid = left + width * 0.52;
  const headX = left + width * 0.5;
  const arm = line(view, [
    [headX, 2.12, view.depth],
    [headX, 2.12, view.depth - 0.3],
    [headX, 2.04, view.depth - 0.3],
  ]);
  return [
    tiledWall(scene, facing(view.depth), {
      from: left,
      to: view.width,
      bottom: 0,
      top: view.height - 0.1,
    }),
    tiledWall(scene, facingLeft(view.width), {
      from: near,
      to: view.depth,
      bottom: 0,
      top: view.height - 0.1,
    }),
    block(view, [left, 0, near], [width, 0.08, depth], '#efede8'),
    block(
      view,
      [left + width * 0.64, 1.1, view.depth - 0.1],
      [0.3, 0.3, 0.02],
      shade(palette.tile, -0.22),
    ),
    stroke(arm, palette.metal, { 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    ellipse(levelDisc(view, [headX, 2.04, view.depth - 0.3], 0.13), shade(palette.metal, -0.1)),
    glass(
      [
        [left, 0.08, near],
        [left, top, near],
        [left, top, view.depth],
        [left, 0.08, view.depth],
      ],
      0.22,
    ),
    glass(
      [
        [left, 0.08, near],
        [view.width, 0.08, near],
        [view.width, top, near],
        [left, top, near],
      ],
      0.2,
    ),
    face(
      view,
      [
        [left + 0.1, 0.08, near],
        [left + 0.24, 0.08, near],
        [left + 0.5, top, near],
        [left + 0.36, top, near],
      ],
      '#ffffff',
      0.2,
    ),
    edge([
      [left, 0.08, near],
      [view.width, 0.08, near],
      [view.width, top, near],
      [left, top, near],
      [left, 0.08, near],
    ]),
    edge([
      [left, top, near],
      [left, top, view.depth],
    ]),
    edge([
      [mid, 0.08, near],
      [mid, top, near],
    ]),
    block(view, [mid + 0.06, 0.95, near - 0.03], [0.025, 0.3, 0.025], palette.metal),
  ].join('');
}
