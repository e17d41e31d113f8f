type Point = readonly [x: number, y: number];

/** Whether a point lies in a ring, by the even-odd rule. */
export function isInRing([x, y]: Point, ring: readonly Point[]): boolean {
  let isInside = false;
  for (const [index, [bx, by]] of ring.entries()) {
    const [ax, ay] = ring.at(index - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isInside = !isInside;
  }
  return isInside;
}
