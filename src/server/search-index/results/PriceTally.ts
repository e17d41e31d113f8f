import type { NumberColumn } from '../rows/columns.ts';

type Extremes = { low: number; high: number };

const extremes: Extremes = { low: 0, high: 0 };

/**
 * Lowest and highest known number of 32-bit rows, in `found`; the low one is above the high one where none
 * is known.
 */
function extremes32(column: Int32Array, selection: Int32Array, selectedCount: number): void {
  let [low, high] = [2 ** 31 - 1, 0];
  for (let at = 0; at < selectedCount; at += 1) {
    const value = column[selection[at] ?? 0] ?? 0;
    if (value > high) high = value;
    if (value < low && value !== 0) low = value;
  }
  extremes.low = low;
  extremes.high = high;
}

function extremesOfAny(
  column: ArrayLike<number>,
  selection: Int32Array,
  selectedCount: number,
): void {
  let [low, high] = [Infinity, 0];
  for (let at = 0; at < selectedCount; at += 1) {
    const value = column[selection[at] ?? 0] ?? 0;
    if (value > high) high = value;
    if (value < low && value !== 0) low = value;
  }
  extremes.low = low;
  extremes.high = high;
}

/** The lowest and the highest price of rows; a row whose price is unknown does not count. */
export class PriceTally {
  #lowest = Infinity;
  #highest = -Infinity;

  add(
    { values, base, lowest, highest }: NumberColumn,
    selection: Int32Array,
    selectedCount: number,
  ) {
    // The partition holds no price beyond the current extremes.
    if (lowest >= this.#lowest && highest <= this.#highest) return;
    if (values.length === 0) return;
    if (values instanceof Int32Array) extremes32(values, selection, selectedCount);
    else extremesOfAny(values, selection, selectedCount);
    this.addStored(base, extremes.low, extremes.high);
  }

  /**
   * Adds the extremes of stored prices, which are distances from a base; a high one of 0 means no price.
   */
  addStored(base: number, low: number, high: number): void {
    if (high === 0) return;
    this.#lowest = Math.min(this.#lowest, low + base);
    this.#highest = Math.max(this.#highest, high + base);
  }

  result(): { min: number | null; max: number | null } {
    if (this.#lowest > this.#highest) return { min: null, max: null };
    return { min: this.#lowest, max: this.#highest };
  }
}
