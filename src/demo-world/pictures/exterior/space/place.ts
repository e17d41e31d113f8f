/** A point or direction in the home's own space, metres: right, up, away from the street. */
export type ExteriorPoint = readonly [x: number, y: number, z: number];

export function plus(a: ExteriorPoint, b: ExteriorPoint): ExteriorPoint {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: ExteriorPoint, b: ExteriorPoint): ExteriorPoint {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: ExteriorPoint, factor: number): ExteriorPoint {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: ExteriorPoint, b: ExteriorPoint): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: ExteriorPoint, b: ExteriorPoint): ExteriorPoint {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: ExteriorPoint): ExteriorPoint {
  return times(a, 1 / Math.sqrt(dot(a, a)));
}

/** The eight corners of an upright block. */
export function corners(from: ExteriorPoint, to: ExteriorPoint): ExteriorPoint[] {
  return [from[0], to[0]].flatMap((x) =>
    [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): ExteriorPoint => [x, y, z])),
  );
}
