import type { SvgPoint } from '#src/lib/svg.ts';
import { d } from '#src/lib/svg.ts';
import type { Camera } from './camera.ts';
import { NEAR_M } from './camera.ts';
import { cross, dot, minus, plus, times, unit } from './place.ts';
import type { ExteriorPoint } from './place.ts';

/** A flat convex surface: a corner, two directions of one metre and an outline along them. */
export type Face = {
  readonly origin: ExteriorPoint;
  readonly along: ExteriorPoint;
  readonly rise: ExteriorPoint;
  readonly normal: ExteriorPoint;
  readonly outline: readonly SvgPoint[];
};

/** A face whose first axis runs to the viewer's right as seen from outside. */
export function faceOf(
  origin: ExteriorPoint,
  along: ExteriorPoint,
  rise: ExteriorPoint,
  outline: readonly SvgPoint[],
): Face {
  const [u, v] = [unit(along), unit(rise)];
  return { origin, along: u, rise: v, normal: cross(v, u), outline };
}

/** The face through four corners: lower left, lower right, upper right, upper left from outside. */
export function quadFace(
  a: ExteriorPoint,
  b: ExteriorPoint,
  c: ExteriorPoint,
  e: ExteriorPoint,
): Face {
  const along = unit(minus(b, a));
  const edge = minus(e, a);
  const rise = unit(minus(edge, times(along, dot(edge, along))));
  const flat = (place: ExteriorPoint): SvgPoint => {
    const offset = minus(place, a);
    return [dot(offset, along), dot(offset, rise)];
  };
  return faceOf(a, along, rise, [flat(a), flat(b), flat(c), flat(e)]);
}

/** The place at (u, v) metres on the face, `out` metres before it. */
export function on(face: Face, u: number, v: number, out = 0): ExteriorPoint {
  const { origin, along, rise, normal } = face;
  return plus(plus(origin, times(along, u)), plus(times(rise, v), times(normal, out)));
}

export function isVisible({ eye }: Camera, { origin, normal }: Face): boolean {
  return dot(minus(eye, origin), normal) > 0.01;
}

/** Cuts away the part behind the viewer, so that the ground may extend past the camera. */
function inFront(camera: Camera, places: readonly ExteriorPoint[]): ExteriorPoint[] {
  return places.flatMap((place, index) => {
    const next = places[(index + 1) % places.length] ?? place;
    const [depth, nextDepth] = [camera.depthOf(place) - NEAR_M, camera.depthOf(next) - NEAR_M];
    const corners = depth >= 0 ? [place] : [];
    if (depth >= 0 === nextDepth >= 0) return corners;
    return [...corners, plus(place, times(minus(next, place), depth / (depth - nextDepth)))];
  });
}

/** Closed path data of a polygon in space; empty when all of it lies behind the viewer. */
export function outlinePath(camera: Camera, places: readonly ExteriorPoint[]): string {
  const points = inFront(camera, places).map(camera.project);
  return points.length < 3 ? '' : `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`;
}

/** Path data of a rectangle on a face between two corners, `out` metres before it. */
export function panelPath(camera: Camera, face: Face, [u0, v0, u1, v1]: Panel, out = 0): string {
  return outlinePath(camera, [
    on(face, u0, v0, out),
    on(face, u1, v0, out),
    on(face, u1, v1, out),
    on(face, u0, v1, out),
  ]);
}

/** A rectangle on a face, metres: left, bottom, right, top. */
export type Panel = readonly [u0: number, v0: number, u1: number, v1: number];

export function linePath(camera: Camera, from: ExteriorPoint, to: ExteriorPoint): string {
  const [[x0, y0], [x1, y1]] = [camera.project(from), camera.project(to)];
  return d`M${x0} ${y0}L${x1} ${y1}`;
}

/** Where a line of constant u (axis 0) or v (axis 1) runs inside a convex outline. */
export function spanAt(
  outline: readonly SvgPoint[],
  axis: 0 | 1,
  value: number,
): readonly [from: number, to: number] | undefined {
  const other = axis === 0 ? 1 : 0;
  const hits = outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    const [low, high] = [point[axis], next[axis]];
    if (low === high || Math.min(low, high) > value || Math.max(low, high) < value) return [];
    return [point[other] + ((next[other] - point[other]) * (value - low)) / (high - low)];
  });
  if (hits.length < 2) return undefined;
  const span = [Math.min(...hits), Math.max(...hits)] as const;
  return span[1] - span[0] > 0.02 ? span : undefined;
}

/** The least and greatest u and v of an outline. */
export function extent(outline: readonly SvgPoint[]): Panel {
  const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)];
  return [Math.min(...us), Math.min(...vs), Math.max(...us), Math.max(...vs)];
}
