import { extentOf, type RowGroups } from '../rows.ts';

/** The number of values sampled to estimate the range of most. */
const SAMPLE = 64;
/** The wanted number of values in each bin of an average group. */
const PER_BIN = 4;
const MAX_BINS = 4096;
/** A number at most this many bins away has a bin number that fits into 32 bits. */
const FARTHEST = 2 ** 30;

/**
 * Bins of equal width: the bin of a number is `(number - low) * scale`; numbers before the first or behind
 * the last bin count to that bin.
 */
export type NumberBins = { readonly low: number; readonly scale: number; readonly count: number };

function binsBetween(low: number, high: number, count: number): NumberBins {
  return { low, scale: high > low ? (count - 1) / (high - low) : 0, count };
}

/** Bins for most numbers of any group: one wrong number far off must not drive all others into one bin. */
export function binsFor(values: Float64Array, { rows, count: groups }: RowGroups): NumberBins {
  const wantedBins = Math.floor(rows.length / groups / PER_BIN);
  const count = Math.max(1, Math.min(MAX_BINS, wantedBins));
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < rows.length; at += step) {
    const value = values[rows[at] ?? 0] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const bins = binsBetween(low, high, count);
  const isNear = (value: number) => Math.abs(value - low) * bins.scale < FARTHEST;
  const { lowest, highest } = extentOf(values);
  return isNear(lowest) && isNear(highest) ? bins : binsBetween(lowest, highest, count);
}
