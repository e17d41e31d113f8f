import { extentOf, type RowGroups } from '../rows.ts';

/** Numbers that tell how far most others reach. */
const SAMPLE = 64;
/** Bins are as many as leave so many numbers of an average group to each. */
const PER_BIN = 4;
const MOST_BINS = 4096;
/** A number this many bins away has a bin that 32 bits still hold. */
const FARTHEST = 2 ** 30;

/**
 * Bins of equal width: the one of a number is `(number - low) * scale`, as far as there is one; what
 * lies before the first or behind the last counts to it.
 */
export type NumberBins = { readonly low: number; readonly scale: number; readonly count: number };

function binsBetween(low: number, high: number, count: number): NumberBins {
  return { low, scale: high > low ? (count - 1) / (high - low) : 0, count };
}

/** Bins for most numbers of any group: a wrong one far off must not drive all others into one bin. */
export function binsFor(values: Float64Array, { rows, count: groups }: RowGroups): NumberBins {
  const wantedBins = Math.floor(rows.length / groups / PER_BIN);
  const count = Math.max(1, Math.min(MOST_BINS, wantedBins));
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
