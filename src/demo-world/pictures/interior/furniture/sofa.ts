import type { Era } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { rect } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow, frontBox } from '../scene/solid-shapes.ts';
import { cushion } from './textile.ts';
import type { InteriorPoint, Size } from '../scene/perspective.ts';

type Upholstery = { arm: number; armHeight: number; back: number; leg: number; round: number };

const UPHOLSTERY: Record<Era, Upholstery> = {
  heritage: { arm: 0.2, armHeight: 0.6, back: 0.88, leg: 0.12, round: 0.09 },
  postwar: { arm: 0.09, armHeight: 0.56, back: 0.78, leg: 0.19, round: 0.03 },
  suburban: { arm: 0.25, armHeight: 0.64, back: 0.92, leg: 0.05, round: 0.11 },
  contemporary: { arm: 0.17, armHeight: 0.54, back: 0.74, leg: 0.09, round: 0.04 },
};
const SEAT = 0.43;
const DEPTH = 0.9;

/** An arm or base: a block whose front has rounded upper corners. */
function cushionShape(scene: RoomScene, at: InteriorPoint, size: Size, color: string): string {
  const { view, appearance } = scene;
  const front = frontBox(view, at, size[0], size[1]);
  const rx = ((UPHOLSTERY[appearance.era].round / size[1]) * front.height).toFixed(1);
  return (
    block(view, at, size, color) +
    rect(front, shade(color, 0.03), { rx, stroke: shade(color, -0.24), 'stroke-opacity': 0.4 })
  );
}

function feet(scene: RoomScene, [x, , z]: InteriorPoint, width: number): string {
  const { view, appearance, palette } = scene;
  const height = UPHOLSTERY[appearance.era].leg;
  const color = appearance.era === 'contemporary' ? '#2f2c29' : palette.wood;
  return [x + 0.08, x + width - 0.13]
    .map((left) => block(view, [left, 0, z + 0.05], [0.05, height, 0.05], color))
    .join('');
}

type Seat = { x: number; z: number; width: number; color: string; seats: number };

/** A sofa (or an armchair: one seat) facing the viewer; (x, z) is its near left foot. */
export function sofa(scene: RoomScene, { x, z, width, color, seats }: Seat): string {
  const { view, appearance, palette, random } = scene;
  const { arm, armHeight, back, leg } = UPHOLSTERY[appearance.era];
  const inner = width - 2 * arm;
  const step = inner / seats;
  const each = Array.from({ length: seats }, (_, index) => x + arm + index * step);
  const pillow = (left: number, tint: string) =>
    cushion(view, [left, SEAT, z + 0.5], [0.44, 0.4], tint);
  const pillows =
    seats === 1
      ? pillow(x + arm + step / 2 - 0.2, palette.accent)
      : pillow(x + arm + 0.08, palette.accent) +
        (random.chance(0.7) ? pillow(x + arm + 0.34, shade(palette.accent, 0.5)) : '') +
        pillow(x + width - arm - 0.52, random.chance(0.5) ? palette.accent : palette.linen);
  return [
    boxShadow(view, [x, 0, z], [width, 0, DEPTH]),
    feet(scene, [x, 0, z], width),
    block(
      view,
      [x + arm * 0.4, leg, z + DEPTH - 0.2],
      [width - arm * 0.8, back - leg, 0.2],
      shade(color, -0.1),
    ),
    ...each.map((left) =>
      cushion(
        view,
        [left + 0.005, SEAT - 0.02, z + 0.64],
        [step - 0.01, back - SEAT + 0.06],
        shade(color, 0.02),
      ),
    ),
    block(view, [x + arm, leg, z + 0.02], [inner, 0.18, DEPTH - 0.2], shade(color, -0.14)),
    ...each.map((left) =>
      block(view, [left + 0.006, SEAT - 0.17, z], [step - 0.012, 0.17, 0.66], shade(color, 0.03)),
    ),
    ...each.map((left) =>
      cushion(
        view,
        [left + 0.004, SEAT - 0.17, z - 0.01],
        [step - 0.008, 0.17],
        shade(color, 0.04),
      ),
    ),
    pillows,
    cushionShape(scene, [x, leg, z], [arm, armHeight - leg, DEPTH - 0.06], color),
    cushionShape(
      scene,
      [x + width - arm, leg, z],
      [arm, armHeight - leg, DEPTH - 0.06],
      shade(color, -0.03),
    ),
  ].join('');
}

type SideSeat = { x: number; z: number; length: number; color: string; facesRight: boolean };

/** A sofa seen from its side, its back to the left wall or to the right one. */
export function sideSofa(scene: RoomScene, { x, z, length, color, facesRight }: SideSeat): string {
  const { view, appearance, palette } = scene;
  const { arm, armHeight, back, leg } = UPHOLSTERY[appearance.era];
  const inner = length - 2 * arm;
  const seats = inner > 1 ? 2 : 1;
  const step = inner / seats;
  const backX = facesRight ? x : x + DEPTH - 0.2;
  const seatX = facesRight ? x + 0.2 : x + 0.02;
  const pads = Array.from({ length: seats }, (_, index) => z + arm + (seats - 1 - index) * step);
  return [
    boxShadow(view, [x, 0, z], [DEPTH, 0, length]),
    feet(scene, [x, 0, z], DEPTH),
    block(
      view,
      [x, leg, z + length - arm],
      [DEPTH - 0.04, armHeight - leg, arm],
      shade(color, -0.06),
    ),
    block(view, [backX, leg, z + arm * 0.5], [0.2, back - leg, length - arm], shade(color, -0.06)),
    block(view, [seatX, leg, z + arm], [DEPTH - 0.24, 0.2, inner], shade(color, -0.12)),
    ...pads.map((near) =>
      [
        block(
          view,
          [seatX, SEAT - 0.16, near + 0.006],
          [DEPTH - 0.22, 0.16, step - 0.012],
          shade(color, 0.05),
        ),
        block(
          view,
          [facesRight ? x + 0.2 : x + DEPTH - 0.36, SEAT, near + 0.02],
          [0.16, 0.4, step - 0.04],
          shade(color, 0.01),
        ),
      ].join(''),
    ),
    cushion(
      view,
      [seatX + (facesRight ? 0.06 : 0.2), SEAT, z + arm + 0.1],
      [0.4, 0.38],
      palette.accent,
    ),
    cushionShape(scene, [x, leg, z], [DEPTH - 0.03, armHeight - leg, arm], color),
  ].join('');
}

/** The chaise of a sectional: a long seat without a back, towards the viewer. */
export function chaise(
  scene: RoomScene,
  [x, , z]: InteriorPoint,
  [width, , depth]: Size,
  color: string,
): string {
  const { view, appearance } = scene;
  const { leg } = UPHOLSTERY[appearance.era];
  return [
    boxShadow(view, [x, 0, z], [width, 0, depth]),
    feet(scene, [x, 0, z], width),
    block(view, [x, leg, z], [width, SEAT - 0.17 - leg, depth], shade(color, -0.1)),
    block(view, [x, SEAT - 0.17, z], [width, 0.17, depth], shade(color, 0.03)),
    cushion(view, [x, SEAT - 0.17, z - 0.01], [width, 0.17], shade(color, 0.04)),
  ].join('');
}
