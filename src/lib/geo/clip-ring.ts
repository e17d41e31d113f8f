type Point = readonly [x: number, y: number];

/** West, south, east, north. */
type Rectangle = readonly [number, number, number, number];

type Side = {
  readonly isInside: (point: Point) => boolean;
  readonly crossing: (a: Point, b: Point) => Point;
};

const atX =
  (x: number) =>
  (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
const atY =
  (y: number) =>
  (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];

function clipBy({ isInside, crossing }: Side, ring: readonly Point[]): Point[] {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crosses = isInside(before) !== isInside(point) ? [crossing(before, point)] : [];
    return isInside(point) ? [...crosses, point] : crosses;
  });
}

/**
 * The part of a ring inside a rectangle (Sutherland and Hodgman, 1974); empty when none is. A ring
 * that leaves and comes back is joined along the rectangle's side, which encloses nothing.
 */
export function clipRing(ring: readonly Point[], [west, south, east, north]: Rectangle): Point[] {
  const sides: Side[] = [
    { isInside: ([x]) => x >= west, crossing: atX(west) },
    { isInside: ([x]) => x <= east, crossing: atX(east) },
    { isInside: ([, y]) => y >= south, crossing: atY(south) },
    { isInside: ([, y]) => y <= north, crossing: atY(north) },
  ];
  return sides.reduce<Point[]>((left, side) => clipBy(side, left), [...ring]);
}
