import { shade } from '../paint/color.ts';
import { box, d, ellipse, path, rect } from '#src/lib/svg.ts';
import { COUNTER_HEIGHT } from './cabinet.ts';
import type { RoomScene } from './interior-scene.ts';
import { block, boxShadow, frontBox } from './solid.ts';
import { project } from './view.ts';
import { facing, facingRight, panel } from './wall-plane.ts';

const RANGE_WIDTH = 0.76;

/** A range in the back run, its left edge at x. */
export function range({ view, look }: RoomScene, x: number): string {
  const z = view.depth - 0.64;
  const steel = look.era === 'heritage' ? '#e9e4d8' : '#c3c7c9';
  const door = frontBox(view, [x + 0.05, 0.2, z], RANGE_WIDTH - 0.1, 0.48);
  const knobs = [0.12, 0.25, 0.5, 0.63].map((at) =>
    ellipse(frontBox(view, [x + at, 0.78, z], 0.05, 0.05), '#33373a'),
  );
  return [
    block(view, [x, 0, z], [RANGE_WIDTH, COUNTER_HEIGHT, 0.64], steel),
    rect(door, '#2a2e31', { rx: 4 }),
    path(
      d`M${door.x} ${door.y + door.height}L${door.x + door.width * 0.6} ${door.y}H${door.x + door.width * 0.85}L${door.x + door.width * 0.2} ${door.y + door.height}Z`,
      '#ffffff',
      { opacity: 0.07 },
    ),
    block(view, [x + 0.06, 0.7, z - 0.04], [RANGE_WIDTH - 0.12, 0.025, 0.03], '#8e9496'),
    ...knobs,
    block(view, [x + 0.03, COUNTER_HEIGHT, z + 0.05], [RANGE_WIDTH - 0.06, 0.02, 0.52], '#25282a'),
  ].join('');
}

/** A hood over the range at x: a canopy or a slim box with a chimney. */
export function hood({ view, look, palette }: RoomScene, x: number): string {
  const z = view.depth - 0.5;
  const middle = x + RANGE_WIDTH / 2;
  const bottom = 1.58;
  const color =
    look.era === 'contemporary' ? '#2f3336' : look.era === 'heritage' ? palette.trim : '#c3c7c9';
  const at = (dx: number, up: number) => project(view, [middle + dx, up, z]);
  const [left, leftY] = at(-0.4, bottom + 0.1);
  const [right] = at(0.4, bottom + 0.1);
  const [neckLeft, neckY] = at(-0.15, bottom + 0.42);
  const [neckRight] = at(0.15, bottom + 0.42);
  const canopy = d`M${left} ${leftY}L${neckLeft} ${neckY}H${neckRight}L${right} ${leftY}Z`;
  return [
    block(
      view,
      [middle - 0.15, bottom + 0.4, z + 0.12],
      [0.3, view.height - bottom - 0.4, 0.28],
      shade(color, -0.05),
    ),
    path(canopy, shade(color, 0.03)),
    path(canopy, 'url(#round-shade)', { opacity: 0.5 }),
    block(view, [middle - 0.4, bottom, z], [0.8, 0.1, 0.5], color),
  ].join('');
}

/** A refrigerator against the back wall, its left edge at x. */
export function refrigerator({ view, look, palette }: RoomScene, x: number): string {
  const width = 0.84;
  const z = view.depth - 0.72;
  const isHidden = look.era === 'contemporary';
  const color = isHidden ? palette.cabinet : look.era === 'postwar' ? '#eeece5' : '#c6cacc';
  const height = isHidden ? 2.28 : 1.82;
  const split = isHidden ? 0.95 : 0.72;
  const plane = facing(z);
  const gap = (from: number, to: number, bottom: number, top: number) =>
    panel(view, plane, { from, to, bottom, top }, shade(color, -0.4));
  const handle = (at: number, bottom: number, top: number) =>
    block(
      view,
      [at, bottom, z - 0.04],
      [0.02, top - bottom, 0.03],
      isHidden ? palette.metal : '#7d8385',
    );
  return [
    boxShadow(view, [x, 0, z], [width, height, 0.7]),
    block(view, [x, 0.04, z], [width, height - 0.04, 0.72], color),
    rect(frontBox(view, [x, 0.04, z], width, height - 0.04), 'url(#round-shade)', { opacity: 0.3 }),
    gap(x, x + width, split, split + 0.012),
    gap(x + width / 2 - 0.005, x + width / 2 + 0.005, split, height),
    handle(x + width / 2 - 0.06, split + 0.18, split + 0.7),
    handle(x + width / 2 + 0.04, split + 0.18, split + 0.7),
    block(
      view,
      [x + 0.2, split - 0.1, z - 0.04],
      [width - 0.4, 0.02, 0.03],
      isHidden ? palette.metal : '#7d8385',
    ),
  ].join('');
}

/** A range in a run along the left wall, from depth `near`. */
export function sideRange({ view }: RoomScene, near: number): string {
  const plane = facingRight(0.64);
  const far = near + RANGE_WIDTH;
  const knobs = [0.12, 0.25, 0.5, 0.63].map((at) => {
    const [x, y] = project(view, plane(near + at, 0.8));
    return ellipse(box(x - 4, y - 5, 8, 10), '#33373a');
  });
  return [
    block(view, [0, 0, near], [0.64, COUNTER_HEIGHT, RANGE_WIDTH], '#c3c7c9'),
    panel(view, plane, { from: near, to: far, bottom: 0, top: COUNTER_HEIGHT }, '#b6babc'),
    panel(view, plane, { from: near + 0.06, to: far - 0.06, bottom: 0.2, top: 0.68 }, '#2a2e31'),
    ...knobs,
    block(view, [0.05, COUNTER_HEIGHT, near + 0.03], [0.54, 0.015, RANGE_WIDTH - 0.06], '#25282a'),
    block(view, [0, 1.6, near], [0.48, 0.1, RANGE_WIDTH], '#b6babc'),
    block(view, [0, 1.7, near + 0.23], [0.26, view.height - 1.7, 0.3], '#c3c7c9'),
  ].join('');
}
