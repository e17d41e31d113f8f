import { nthNumber } from '#src/lib/text/nth-number.ts';
import { binsFor, type NumberBins } from './number-bins.ts';
import { isKnown, type RowGroups } from '../rows.ts';

// Places are bins of groups, numbered group by group and bin by bin; the last is for rows in no group. Both
// arrays are reused for the next question: allocating memory takes as long as the counting.

/** The place of each row. */
let places = new Int32Array();
/** The number of rows at each place; then the slot of its next number, below 0 for none. */
let slots = new Int32Array();

function makeRoom(rows: number, placeCount: number): void {
  if (places.length < rows) places = new Int32Array(2 * rows);
  if (slots.length < placeCount) slots = new Int32Array(2 * placeCount);
  slots.fill(0, 0, placeCount);
}

/** Gives each row its place, and counts the rows at each place. */
function countInBins(values: Float64Array, groups: RowGroups, bins: NumberBins): void {
  const { rows, codes } = groups;
  const { low, scale, count } = bins;
  const top = count - 1;
  const nowhere = groups.count * count;
  makeRoom(rows.length, nowhere + 1);
  const [positions, counts] = [places, slots];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const code = codes[row] ?? -1;
    const value = values[row] ?? 0;
    let place = nowhere;
    if (code >= 0 && isKnown(value)) {
      const bin = ((value - low) * scale) | 0;
      // Clamped by the sign bits: comparing takes three times as long.
      const notBelow = bin & ~(bin >> 31);
      place = code * count + top + ((notBelow - top) & ((notBelow - top) >> 31));
    }
    positions[at] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

/** The known numbers of a group in the bins of its median: all others lie before or behind them. */
type Middle = {
  /** The count of the group's known numbers, and of those before the middle bins. */
  readonly valueCount: number;
  readonly before: number;
  /** Their span among those of all groups. */
  readonly from: number;
  readonly to: number;
};

/**
 * Finds the bins of a group's median among its places, and reserves slots for their numbers from `from` on.
 */
function roomForMiddle(first: number, end: number, from: number): Middle {
  let valueCount = 0;
  for (let place = first; place < end; place += 1) valueCount += slots[place] ?? 0;
  const [low, high] = [(valueCount - 1) >> 1, valueCount >> 1];
  let [passedCount, before, to] = [0, 0, from];
  for (let place = first; place < end; place += 1) {
    const count = slots[place] ?? 0;
    const isMiddle = passedCount <= high && passedCount + count > low;
    if (passedCount + count <= low) before += count;
    slots[place] = isMiddle ? to : -1;
    if (isMiddle) to += count;
    passedCount += count;
  }
  return { valueCount, before, from, to };
}

function roomForMiddles(groups: number, bins: number): Middle[] {
  const middles: Middle[] = [];
  for (let group = 0; group < groups; group += 1) {
    const from = middles.at(-1)?.to ?? 0;
    middles.push(roomForMiddle(group * bins, (group + 1) * bins, from));
  }
  slots[groups * bins] = -1;
  return middles;
}

/** Puts the numbers with reserved slots there, and skips the others. */
function gatherValues(values: Float64Array, { rows }: RowGroups, room: number): Float64Array {
  const inside = new Float64Array(room);
  const [positions, next] = [places, slots];
  for (let at = 0; at < rows.length; at += 1) {
    const place = positions[at] ?? 0;
    const slot = next[place] ?? -1;
    if (slot < 0) continue;
    inside[slot] = values[rows[at] ?? 0] ?? 0;
    next[place] = slot + 1;
  }
  return inside;
}

/** The number of a rank, or the mean of it and the one before; reorders the numbers. */
function middleOf(values: Float64Array, rank: number, isMean: boolean): number {
  const upper = nthNumber(values, rank);
  if (!isMean) return upper;
  let lower = -Infinity;
  for (let at = 0; at < rank; at += 1) lower = Math.max(lower, values[at] ?? 0);
  return (lower + upper) / 2;
}

/**
 * The median of the known values of each group: the middle one, or the mean of the two in the middle; NaN
 * when none is known. The values of all groups are counted into bins at once, and only those in the bins
 * with the medians are read again.
 */
export function medians(values: Float64Array, groups: RowGroups): Float64Array {
  const bins = binsFor(values, groups);
  countInBins(values, groups, bins);
  const middles = roomForMiddles(groups.count, bins.count);
  const inside = gatherValues(values, groups, middles.at(-1)?.to ?? 0);
  const result = new Float64Array(groups.count);
  for (const [group, { valueCount, before, from, to }] of middles.entries()) {
    const groupValues = inside.subarray(from, to);
    result[group] = middleOf(groupValues, (valueCount >> 1) - before, valueCount % 2 === 0);
  }
  return result;
}
