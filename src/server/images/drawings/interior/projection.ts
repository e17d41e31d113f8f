import { shade } from '../paint/color.ts';
import { d, polygon } from '../paint/svg.ts';
import type { Point } from '../paint/svg.ts';

/**
 * Rooms are measured in metres: x to the right, y up from the floor, z away from the viewer.
 * The picture plane is z = 0; things nearer than it have a negative z.
 */
export type Place = readonly [x: number, y: number, z: number];
export type Block = {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
};

export const ROOM = { width: 6, height: 2.75, depth: 4, near: -1.8 } as const;

const EYE = { x: 3, y: 1.3, distance: 5 };
const UNITS_PER_METRE = 215;
const CENTRE: Point = [600, 390];

/** Canvas units that one metre takes at depth z. */
export function scaleAt(z: number): number {
  return (UNITS_PER_METRE * EYE.distance) / (EYE.distance + z);
}

/** One-point perspective of a place in the room. */
export function project([x, y, z]: Place): Point {
  const scale = scaleAt(z);
  return [CENTRE[0] + (x - EYE.x) * scale, CENTRE[1] - (y - EYE.y) * scale];
}

/** A flat face through the given corners. */
export function face(corners: readonly Place[], fill: string, opacity = 1): string {
  return polygon(corners.map(project), fill, opacity === 1 ? {} : { opacity });
}

/** Path data of line segments, each between two places. */
export function segments(pairs: readonly (readonly [Place, Place])[]): string {
  return pairs
    .map(([from, to]) => {
      const [x1, y1] = project(from);
      const [x2, y2] = project(to);
      return d`M${x1} ${y1}L${x2} ${y2}`;
    })
    .join('');
}

function sideFace({ x, y, z, width, height, depth }: Block, color: string): string {
  const right = x + width;
  if (x <= EYE.x && right >= EYE.x) return '';
  const edge = right < EYE.x ? right : x;
  const corners: Place[] = [
    [edge, y, z],
    [edge, y + height, z],
    [edge, y + height, z + depth],
    [edge, y, z + depth],
  ];
  return face(corners, shade(color, right < EYE.x ? -0.12 : -0.22));
}

function levelFace({ x, y, z, width, height, depth }: Block, color: string): string {
  const top = y + height;
  if (top >= EYE.y && y <= EYE.y) return '';
  const level = top < EYE.y ? top : y;
  const corners: Place[] = [
    [x, level, z],
    [x + width, level, z],
    [x + width, level, z + depth],
    [x, level, z + depth],
  ];
  return face(corners, shade(color, top < EYE.y ? 0.14 : -0.3));
}

/** The visible faces of a box lit from the left and above. */
export function block(shape: Block, color: string): string {
  const { x, y, z, width, height } = shape;
  const front: Place[] = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z],
    [x, y + height, z],
  ];
  return sideFace(shape, color) + levelFace(shape, color) + face(front, color);
}
