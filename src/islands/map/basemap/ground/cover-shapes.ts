const CORNERS = 8;
const DIRECTIONS = Array.from({ length: CORNERS + 1 }, (_, corner) => {
  const turn = (corner / CORNERS) * 2 * Math.PI + Math.PI / CORNERS;
  return [Math.cos(turn), Math.sin(turn)] as const;
});

/** A closed ring of eight corners about a point, as flat x, y pairs. */
export function octagon(x: number, y: number, radius: number): number[] {
  return DIRECTIONS.flatMap(([east, north]) => [x + east * radius, y + north * radius]);
}

/** A flat ring moved towards the south-east, where shadows fall when the light comes from the north-west. */
export function shiftRing(ring: readonly number[], distance: number): number[] {
  return ring.map((value, index) => (index % 2 === 0 ? value + distance : value - distance));
}

/**
 * The half of a four-cornered roof that lies away from the light in the north-west, cut along the
 * ridge between its short sides. Undefined for any other outline.
 */
export function halfRoof(ring: readonly number[]): number[] | undefined {
  const isQuad = ring.length === 10 && ring[0] === ring[8] && ring[1] === ring[9];
  if (!isQuad) return undefined;
  const corners = [0, 1, 2, 3].map((n) => [ring[n * 2] ?? 0, ring[n * 2 + 1] ?? 0] as const);
  const [a, b, c, d] = corners as [Corner, Corner, Corner, Corner];
  const isLongAlongAb = span(a, b) >= span(b, c);
  const [p, q, r, s] = isLongAlongAb ? [a, b, c, d] : [b, c, d, a];
  // The ridge runs from between s and p to between q and r; the sides p–q and r–s face its slopes.
  const [from, to] = [middle(s, p), middle(q, r)];
  const side = southEast(middle(p, q)) > southEast(middle(r, s)) ? [p, q] : [s, r];
  const [near = p, far = q] = side;
  return [near, far, to, from, near].flat();
}

type Corner = readonly [x: number, y: number];

const span = (a: Corner, b: Corner) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const middle = (a: Corner, b: Corner): Corner => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const southEast = ([x, y]: Corner) => x - y;
