/** A ring of [x, y] points, closed or not. */
type Ring = readonly (readonly [number, number])[];

export type PixelBox = { minX: number; minY: number; maxX: number; maxY: number };

/** The smallest box around all the rings. */
export function boxAround(rings: readonly Ring[]): PixelBox {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, y] of rings.flat()) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}

/** Whether a ring is an upright rectangle, so that testing its box is testing the ring. */
export function isUprightBox(ring: Ring): boolean {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  const corners = isClosed ? ring.slice(0, -1) : ring;
  if (corners.length !== 4) return false;
  const { minX, minY, maxX, maxY } = boxAround([corners]);
  const atCorner = corners.every(
    ([x, y]) => (x === minX || x === maxX) && (y === minY || y === maxY),
  );
  const distinct = new Set(corners.map((corner) => corner.join())).size === 4;
  // Opposite corners must not follow one another, or the ring is a bow tie.
  const sides = corners.every(([x, y], i) => {
    const next = corners[(i + 1) % 4];
    return next !== undefined && (x === next[0]) !== (y === next[1]);
  });
  return atCorner && distinct && sides;
}

/** Whether a point lies in a ring, by counting the edges a ray to the east crosses. */
export function isInRing(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const point of ring) {
    const [x1, y1] = point;
    const [x2, y2] = previous ?? point;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    previous = point;
  }
  return inside;
}
