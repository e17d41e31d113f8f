const FEW = 64;
const MOST_BINS = 4096;

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

function sorted(values: Float64Array, rank: number): Neighbours {
  const inOrder = values.slice().sort();
  return { lower: inOrder[rank - 1] ?? -Infinity, upper: inOrder[rank] ?? Number.NaN };
}

/** Bins of equal width from the lowest number on. */
type Bins = { readonly low: number; readonly scale: number; readonly count: number };

function countPerBin(values: Float64Array, { low, scale, count }: Bins): Int32Array {
  const counts = new Int32Array(count);
  for (let at = 0; at < values.length; at += 1) {
    const bin = (((values[at] ?? 0) - low) * scale) | 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
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
 * into bins of equal width, and only the bin that holds it is sorted. Sorting a hundred thousand takes
 * ten times as long.
 */
function ranked(values: Float64Array, rank: number): Neighbours {
  if (values.length <= FEW) return sorted(values, rank);
  const { low, high } = extremes(values);
  const count = Math.min(MOST_BINS, values.length >> 2);
  const bins = { low, scale: (count - 1) / (high - low), count };
  // Numbers that lie too close or too far apart for bins.
  if (!(bins.scale > 0 && bins.scale < Infinity)) return sorted(values, rank);
  const counts = countPerBin(values, bins);
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

/** The middle number, or the mean of the two in the middle; there has to be one. */
export function median(values: Float64Array): number {
  const { lower, upper } = ranked(values, values.length >> 1);
  return values.length % 2 === 1 ? upper : (lower + upper) / 2;
}
