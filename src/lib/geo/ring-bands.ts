/** A ring of [x, y] points, closed or not. */
type Ring = readonly (readonly [number, number])[];

/** The average number of sides in a band, where a ring has many. */
const SIDES_A_BAND = 4;
const BAND_LIMIT = 128;

/** The sides of a ring by height: those of each band as x1, y1, x2, y2, one after the other. */
type Bands = {
  readonly bottom: number;
  readonly top: number;
  readonly bands: readonly Float64Array[];
};

function bandsOf(ring: Ring): Bands {
  let [bottom, top] = [Infinity, -Infinity];
  for (const [, y] of ring) {
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const count = Math.min(BAND_LIMIT, Math.ceil(ring.length / SIDES_A_BAND));
  const sides: number[][] = Array.from({ length: count }, () => []);
  const bandAt = (y: number) => bandOf(y, bottom, top, count);
  let previous = ring.at(-1);
  for (const [x1, y1] of ring) {
    const [x2, y2] = previous ?? [x1, y1];
    previous = [x1, y1];
    const last = bandAt(Math.max(y1, y2));
    for (let band = bandAt(Math.min(y1, y2)); band <= last; band += 1) {
      sides[band]?.push(x1, y1, x2, y2);
    }
  }
  return { bottom, top, bands: sides.map((band) => Float64Array.from(band)) };
}

function bandOf(y: number, bottom: number, top: number, count: number): number {
  const share = (y - bottom) / (top - bottom || 1);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

function isInBands({ bottom, top, bands }: Bands, x: number, y: number): boolean {
  if (y < bottom || y > top) return false;
  const sides = bands[bandOf(y, bottom, top, bands.length)];
  if (!sides) return false;
  let isInside = false;
  for (let at = 0; at < sides.length; at += 4) {
    const [y1, y2] = [sides[at + 1] ?? 0, sides[at + 3] ?? 0];
    if (y1 > y === y2 > y) continue;
    const [x1, x2] = [sides[at] ?? 0, sides[at + 2] ?? 0];
    if (x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

/**
 * A test whether points lie in one of some rings, for many points: each is compared with the sides at
 * its height alone. It answers as `isInRing` of each ring does.
 */
export function ringsTest(rings: readonly Ring[]): (x: number, y: number) => boolean {
  const all = rings.filter((ring) => ring.length > 0).map(bandsOf);
  return (x, y) => {
    for (const bands of all) if (isInBands(bands, x, y)) return true;
    return false;
  };
}
