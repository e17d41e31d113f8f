import { nthNumber } from '#src/lib/nth-number.ts';

/** Of fewer numbers one is put at its place; more are counted into bins first. */
const FEW = 128;
const MOST_BINS = 4096;

const binCounts = new Int32Array(MOST_BINS);
/** Where the numbers of a bin lie that holds few; views and arrays of their own would cost more. */
const fewInside = new Float64Array(FEW);

/** The first numbers of an array. */
type Numbers = { readonly values: Float64Array; readonly count: number };

/** Two numbers that follow one another when sorted; the lower is -Infinity where there is none. */
type Neighbours = { readonly lower: number; readonly upper: number };

/** The number of a rank and the one before it, by moving the numbers. */
function placed({ values, count }: Numbers, rank: number): Neighbours {
  const upper = nthNumber(values, rank, count);
  let lower = -Infinity;
  for (let at = 0; at < rank; at += 1) lower = Math.max(lower, values[at] ?? 0);
  return { lower, upper };
}

/** Bins of equal width from the lowest number on. */
type Bins = { readonly low: number; readonly scale: number; readonly count: number };

function binsOf({ values, count }: Numbers): Bins {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < count; at += 1) {
    const value = values[at] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const bins = Math.min(MOST_BINS, count >> 2);
  return { low, scale: (bins - 1) / (high - low), count: bins };
}

function countPerBin({ values, count }: Numbers, { low, scale, count: bins }: Bins): void {
  binCounts.fill(0, 0, bins);
  for (let at = 0; at < count; at += 1) {
    const bin = (((values[at] ?? 0) - low) * scale) | 0;
    binCounts[bin] = (binCounts[bin] ?? 0) + 1;
  }
}

/** The numbers in a bin, of which there are `room`; to be used before the next are asked for. */
function inBin({ values, count }: Numbers, { low, scale }: Bins, wanted: number, room: number) {
  const inside = room <= FEW ? fewInside : new Float64Array(room);
  let kept = 0;
  for (let at = 0; at < count && kept < room; at += 1) {
    const value = values[at] ?? 0;
    if ((((value - low) * scale) | 0) === wanted) inside[kept++] = value;
  }
  return { values: inside, count: room };
}

/** The highest number in the bins before one. */
function highestBefore({ values, count }: Numbers, { low, scale }: Bins, wanted: number): number {
  let highest = -Infinity;
  for (let at = 0; at < count; at += 1) {
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
function ranked(numbers: Numbers, rank: number): Neighbours {
  if (numbers.count <= FEW) return placed(numbers, rank);
  const bins = binsOf(numbers);
  // Numbers that lie too close or too far apart for bins.
  if (!(bins.scale > 0 && bins.scale < Infinity)) return placed(numbers, rank);
  countPerBin(numbers, bins);
  let [wanted, before] = [0, 0];
  while (before + (binCounts[wanted] ?? 0) <= rank) {
    before += binCounts[wanted] ?? 0;
    wanted += 1;
  }
  const found = ranked(inBin(numbers, bins, wanted, binCounts[wanted] ?? 0), rank - before);
  if (rank > before || rank === 0) return found;
  return { lower: highestBefore(numbers, bins, wanted), upper: found.upper };
}

/**
 * The middle number, or the mean of the two in the middle; there has to be one. Afterwards the numbers
 * may stand in another order.
 */
export function median(values: Float64Array): number {
  const { lower, upper } = ranked({ values, count: values.length }, values.length >> 1);
  return values.length % 2 === 1 ? upper : (lower + upper) / 2;
}
