import { nthNumber } from '#src/lib/nth-number.ts';

/** Of fewer numbers one is put at its place; more are counted into bins first. */
const FEW = 64;
const MOST_BINS = 4096;

const counts = new Int32Array(MOST_BINS);

/** Two numbers that follow one another when sorted; the lower is -Infinity where there is none. */
type Neighbours = { readonly lower: number; readonly upper: number };

function extremes(values: Float64Array): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}

/** The number of a rank and the one before it, by moving the numbers. */
function placed(values: Float64Array, rank: number): Neighbours {
  const upper = nthNumber(values, rank);
  return { lower: extremes(values.subarray(0, rank)).high, upper };
}

/** Bins of equal width from the lowest number on. */
type Bins = { readonly low: number; readonly scale: number; readonly count: number };

function countPerBin(values: Float64Array, { low, scale, count }: Bins): void {
  counts.fill(0, 0, count);
  for (let at = 0; at < values.length; at += 1) {
    const bin = (((values[at] ?? 0) - low) * scale) | 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
}

/** The numbers in a bin, of which there are `room`. */
function inBin(values: Float64Array, { low, scale }: Bins, wanted: number, room: number) {
  const inside = new Float64Array(room);
  let kept = 0;
  for (let at = 0; at < values.length && kept < room; at += 1) {
    const value = values[at] ?? 0;
    if ((((value - low) * scale) | 0) === wanted) inside[kept++] = value;
  }
  return inside;
}

/** The highest number in the bins before one. */
function highestBefore(values: Float64Array, { low, scale }: Bins, wanted: number): number {
  let highest = -Infinity;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value > highest && (((value - low) * scale) | 0) < wanted) highest = value;
  }
  return highest;
}

/**
 * The number that has `rank` others before it when sorted, and the one before it: numbers are counted
 * into bins of equal width, and only those of the bin that holds it are looked at again. Sorting a
 * hundred thousand takes ten times as long. Numbers may be moved.
 */
function ranked(values: Float64Array, rank: number): Neighbours {
  if (values.length <= FEW) return placed(values, rank);
  const { low, high } = extremes(values);
  const count = Math.min(MOST_BINS, values.length >> 2);
  const bins = { low, scale: (count - 1) / (high - low), count };
  // Numbers that lie too close or too far apart for bins.
  if (!(bins.scale > 0 && bins.scale < Infinity)) return placed(values, rank);
  countPerBin(values, bins);
  let [wanted, before] = [0, 0];
  while (before + (counts[wanted] ?? 0) <= rank) {
    before += counts[wanted] ?? 0;
    wanted += 1;
  }
  const inside = inBin(values, bins, wanted, counts[wanted] ?? 0);
  const found = ranked(inside, rank - before);
  if (rank > before || rank === 0) return found;
  return { lower: highestBefore(values, bins, wanted), upper: found.upper };
}

/**
 * The middle number, or the mean of the two in the middle; there has to be one. Afterwards the numbers
 * may stand in another order.
 */
export function median(values: Float64Array): number {
  const { lower, upper } = ranked(values, values.length >> 1);
  return values.length % 2 === 1 ? upper : (lower + upper) / 2;
}
