const FEW = 64;
const MOST_BINS = 4096;

function extremes(values: Float64Array): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
}

/**
 * The number that has `rank` others before it when sorted: numbers are counted into bins of equal
 * width, and only the bin that holds it is looked into. Sorting a hundred thousand takes ten times as
 * long.
 */
function ranked(values: Float64Array, rank: number): number {
  if (values.length <= FEW) return values.slice().sort()[rank] ?? Number.NaN;
  const { low, high } = extremes(values);
  const bins = Math.min(MOST_BINS, values.length >> 2);
  const scale = (bins - 1) / (high - low);
  // Numbers that lie too close or too far apart for bins.
  if (!(scale > 0 && scale < Infinity)) return values.slice().sort()[rank] ?? Number.NaN;
  const counts = new Int32Array(bins);
  for (let at = 0; at < values.length; at += 1) {
    const bin = (((values[at] ?? 0) - low) * scale) | 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let [wanted, before] = [0, 0];
  while (before + (counts[wanted] ?? 0) <= rank) {
    before += counts[wanted] ?? 0;
    wanted += 1;
  }
  const inside = new Float64Array(counts[wanted] ?? 0);
  for (let at = 0, kept = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if ((((value - low) * scale) | 0) === wanted) inside[kept++] = value;
  }
  return ranked(inside, rank - before);
}

/** The highest number below one that has `rank` others before it; that number where it is not alone. */
function before(values: Float64Array, number: number, rank: number): number {
  let [highest, lower] = [-Infinity, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value >= number) continue;
    lower += 1;
    if (value > highest) highest = value;
  }
  return lower === rank ? highest : number;
}

/** The middle number, or the mean of the two in the middle; there has to be one. */
export function median(values: Float64Array): number {
  const middle = values.length >> 1;
  const upper = ranked(values, middle);
  return values.length % 2 === 1 ? upper : (before(values, upper, middle) + upper) / 2;
}
