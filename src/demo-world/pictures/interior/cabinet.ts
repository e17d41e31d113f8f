import { shade } from '../paint/color.ts';
import { rect, stroke } from '#src/lib/svg.ts';
import type { RoomScene } from './interior-scene.ts';
import { block, frontBox } from './solid.ts';
import { face, line } from './view.ts';
import { facing, facingLeft, facingRight, panel, raisedPanel } from './wall-plane.ts';
import type { Opening, WallPlane } from './wall-plane.ts';

/** A stretch of a wall, in metres along it. */
type Stretch = { readonly from: number; readonly to: number };
export type Side = 'back' | 'left' | 'right';

const BASE_DEPTH = 0.6;
const TOP_DEPTH = 0.34;
export const COUNTER_HEIGHT = 0.92;
const UPPER_BOTTOM = 1.48;
const UPPER_TOP = 2.28;

/** The plane of the cabinet fronts that stand `depth` before a wall. */
function frontPlane({ view }: RoomScene, side: Side, depth: number): WallPlane {
  if (side === 'back') return facing(view.depth - depth);
  return side === 'left' ? facingRight(depth) : facingLeft(view.width - depth);
}

function box3(
  { view }: RoomScene,
  side: Side,
  shape: Opening & { depth: number },
  color: string,
): string {
  const { from, to, bottom, top, depth } = shape;
  const height = top - bottom;
  if (side === 'back')
    return block(view, [from, bottom, view.depth - depth], [to - from, height, depth], color);
  const x = side === 'left' ? 0 : view.width - depth;
  return block(view, [x, bottom, from], [depth, height, to - from], color);
}

type FrontStyle = {
  readonly color: string;
  readonly isDrawers?: boolean;
  readonly handleAtTop: boolean;
};

/** Doors of about 0.5 m (or a stack of drawers) over a cabinet front: slab, shaker or panelled. */
export function fronts(
  scene: RoomScene,
  plane: WallPlane,
  area: Opening,
  style: FrontStyle,
): string {
  const { view, look, palette } = scene;
  const { color, handleAtTop } = style;
  const isSlab = look.era === 'contemporary' || look.era === 'postwar';
  const count = Math.max(1, Math.round((area.to - area.from) / 0.5));
  const step = (area.to - area.from) / count;
  const rows = style.isDrawers === true ? 3 : 1;
  const rise = (area.top - area.bottom) / rows;
  const parts: string[] = [];
  for (let column = 0; column < count; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const from = area.from + column * step + 0.006;
      const to = from + step - 0.012;
      const bottom = area.bottom + row * rise + 0.006;
      const door = { from, to, bottom, top: bottom + rise - 0.012 };
      parts.push(panel(view, plane, door, color));
      if (!isSlab) {
        const inset = {
          from: from + 0.06,
          to: to - 0.06,
          bottom: bottom + 0.06,
          top: door.top - 0.06,
        };
        parts.push(panel(view, plane, inset, shade(color, -0.13)));
        parts.push(
          panel(
            view,
            plane,
            { ...inset, top: inset.top - 0.012, from: inset.from + 0.01 },
            shade(color, -0.05),
          ),
        );
      }
      const middle = rows > 1 ? (from + to) / 2 : column % 2 === 0 ? to - 0.05 : from + 0.05;
      const up = rows > 1 ? door.top - 0.06 : handleAtTop ? door.top - 0.2 : door.bottom + 0.06;
      const [long, tall] = rows > 1 ? [0.08, 0.016] : [0.009, 0.13];
      parts.push(
        raisedPanel(
          view,
          plane,
          { from: middle - long, to: middle + long, bottom: up, top: up + tall, out: 0.02 },
          palette.metal,
        ),
      );
    }
  }
  return parts.join('');
}

/** Base cabinets with their counter along a wall. */
export function baseRun(
  scene: RoomScene,
  side: Side,
  { from, to }: Stretch,
  isDrawers = false,
): string {
  const { view, palette } = scene;
  const color = palette.cabinet;
  const area = { from, to, bottom: 0.1, top: COUNTER_HEIGHT - 0.04 };
  const plane = frontPlane(scene, side, BASE_DEPTH);
  const carcass = shade(color, -0.3);
  return [
    box3(scene, side, { from, to, bottom: 0, top: 0.1, depth: BASE_DEPTH - 0.06 }, '#45413d'),
    box3(scene, side, { ...area, depth: BASE_DEPTH }, carcass),
    fronts(scene, plane, area, {
      color: side === 'right' ? shade(color, -0.1) : color,
      isDrawers,
      handleAtTop: true,
    }),
    panel(view, plane, { ...area, bottom: area.top - 0.05 }, 'url(#corner-shade)'),
    box3(
      scene,
      side,
      { from, to, bottom: COUNTER_HEIGHT - 0.04, top: COUNTER_HEIGHT, depth: BASE_DEPTH + 0.03 },
      palette.counter,
    ),
  ].join('');
}

/** Wall cabinets along a wall. */
export function upperRun(scene: RoomScene, side: Side, { from, to }: Stretch): string {
  const { view, palette } = scene;
  const color = palette.cabinet;
  const area = { from, to, bottom: UPPER_BOTTOM, top: UPPER_TOP };
  const plane = frontPlane(scene, side, TOP_DEPTH);
  const under = frontPlane(scene, side, 0);
  return [
    panel(
      view,
      under,
      { from, to: to + 0.05, bottom: UPPER_BOTTOM - 0.2, top: UPPER_BOTTOM },
      'url(#corner-shade)',
    ),
    box3(scene, side, { ...area, depth: TOP_DEPTH }, shade(color, -0.22)),
    fronts(scene, plane, area, {
      color: side === 'right' ? shade(color, -0.1) : color,
      handleAtTop: false,
    }),
    box3(
      scene,
      side,
      { from, to, bottom: UPPER_TOP, top: UPPER_TOP + 0.05, depth: TOP_DEPTH + 0.02 },
      shade(color, 0.04),
    ),
  ].join('');
}

/** Tiles between the counter and `top`, laid in running bond or stacked. */
export function backsplash(
  scene: RoomScene,
  side: Side,
  { from, to }: Stretch,
  top = UPPER_BOTTOM,
): string {
  const { view, palette, look } = scene;
  const plane = frontPlane(scene, side, 0);
  const bottom = COUNTER_HEIGHT;
  const rows = look.era === 'contemporary' ? 3 : Math.max(3, Math.round((top - bottom) / 0.1));
  const rise = (top - bottom) / rows;
  let joints = '';
  for (let row = 0; row < rows; row += 1) {
    const up = bottom + row * rise;
    joints += line(view, [plane(from, up), plane(to, up)]);
    const shift = row % 2 === 0 || look.era === 'postwar' ? 0 : 0.11;
    for (let at = from + shift + 0.02; at < to; at += look.era === 'contemporary' ? 0.6 : 0.22) {
      joints += line(view, [plane(at, up), plane(at, up + rise)]);
    }
  }
  return [
    panel(view, plane, { from, to, bottom, top }, palette.tile),
    stroke(joints, shade(palette.tile, -0.16), { 'stroke-width': 1 }),
  ].join('');
}

/** Two boards with crockery instead of wall cabinets. */
export function openShelves({ view, palette, random }: RoomScene, { from, to }: Stretch): string {
  const z = view.depth - 0.26;
  return [1.5, 1.9]
    .map((up) => {
      const things: string[] = [];
      for (let at = from + 0.1; at < to - 0.16; at += random.between(0.16, 0.26)) {
        const color = random.pick([
          '#f4f0e8',
          palette.accent,
          '#d9d0c1',
          palette.secondFabric,
          '#f4f0e8',
        ]);
        const height = random.between(0.08, 0.2);
        things.push(
          rect(
            frontBox(view, [at, up + 0.03, z + 0.08], random.between(0.08, 0.13), height),
            color,
            { rx: 3, stroke: shade(color, -0.3), 'stroke-opacity': 0.4 },
          ),
        );
      }
      return block(view, [from, up, z], [to - from, 0.03, 0.26], palette.wood) + things.join('');
    })
    .join('');
}

/** The tap over a sink sunk into the counter, before the back wall. */
export function sink({ view, palette }: RoomScene, x: number): string {
  const z = view.depth - 0.12;
  const top = COUNTER_HEIGHT + 0.002;
  const basin = face(
    view,
    [
      [x - 0.34, top, view.depth - 0.5],
      [x + 0.34, top, view.depth - 0.5],
      [x + 0.34, top, view.depth - 0.16],
      [x - 0.34, top, view.depth - 0.16],
    ],
    '#8f9599',
  );
  const neck = line(view, [
    [x, COUNTER_HEIGHT, z],
    [x, 1.2, z],
    [x + 0.03, 1.26, z - 0.05],
    [x + 0.08, 1.26, z - 0.16],
    [x + 0.1, 1.18, z - 0.2],
  ]);
  return (
    basin +
    stroke(neck, palette.metal, {
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  );
}
