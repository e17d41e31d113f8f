import { widened } from '#src/lib/number-arrays.ts';
import type { Values } from './columns.ts';

/** The narrowest type of array that a column begins with. */
type Start = typeof Uint8Array | typeof Int32Array;

/** Whole numbers, one a row, in an array no wider than the widest of them needs. */
export class GrowingColumn {
  values: Values;

  constructor(rows: number, Narrowest: Start) {
    this.values = new Narrowest(rows);
  }

  set(row: number, value: number): void {
    this.values[row] = value;
    while (this.values[row] !== value) {
      this.values = widened(this.values);
      this.values[row] = value;
    }
  }

  /** Sets several consecutive rows. */
  setAll(values: ArrayLike<number>, from: number): void {
    for (let at = 0; at < values.length; at += 1) this.set(from + at, values[at] ?? 0);
  }
}
