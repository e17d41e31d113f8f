import { d, polygon } from '#src/lib/svg.ts';
import type { SvgPoint } from '#src/lib/svg.ts';

/**
 * Rooms are measured in metres: x to the right, y up from the floor, z away from the viewer, with
 * the back wall at z = depth.
 */
export type InteriorPoint = readonly [x: number, y: number, z: number];
export type Size = readonly [width: number, height: number, depth: number];

/** A room and where it is seen from, in one-point perspective. */
export type View = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly eyeX: number;
  readonly eyeY: number;
  /** From the eye to z = 0; negative when the eye stands inside. */
  readonly distance: number;
  /** The nearest z worth drawing: what lies before it is outside the picture. */
  readonly near: number;
};

/** Focal length in canvas units: a field of view of about 55 degrees. */
const FOCAL = 1150;
/** The limits of the back wall's width and scale on the canvas. */
const BACK_WALL_WIDTH = 850;
const MAX_BACK_SCALE = 178;

/** Canvas height of the eye line. */
export const HORIZON_Y = 388;

/**
 * A room of the given size in metres, seen from (eyeX, eyeY). Small rooms are seen from further off
 * unless `maxBackScale`, the canvas units of a metre on the back wall, lets them come nearer.
 */
export function createView(
  [width, height, depth]: Size,
  eyeX = width / 2,
  eyeY = 1.3,
  maxBackScale = MAX_BACK_SCALE,
): View {
  const backScale = Math.min(maxBackScale, BACK_WALL_WIDTH / width);
  const distance = FOCAL / backScale - depth;
  return { width, height, depth, eyeX, eyeY, distance, near: 0.9 - distance };
}

/** Canvas units that one metre takes at depth z. */
export function scaleAt(view: View, z: number): number {
  return FOCAL / (view.distance + z);
}

export function project(view: View, [x, y, z]: InteriorPoint): SvgPoint {
  const scale = scaleAt(view, z);
  const middle = 600 + (view.eyeX - view.width / 2) * 26;
  return [middle + (x - view.eyeX) * scale, HORIZON_Y - (y - view.eyeY) * scale];
}

/** A flat face through the given corners. */
export function face(
  view: View,
  corners: readonly InteriorPoint[],
  fill: string,
  opacity = 1,
): string {
  const points = corners.map((corner) => project(view, corner));
  return polygon(points, fill, opacity === 1 ? {} : { opacity });
}

/** Path data of a line through the places. */
export function line(view: View, places: readonly InteriorPoint[]): string {
  return places
    .map((place, index) => {
      const [x, y] = project(view, place);
      return (index === 0 ? 'M' : 'L') + d`${x} ${y}`;
    })
    .join('');
}
