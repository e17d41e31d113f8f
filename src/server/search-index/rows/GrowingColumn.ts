import type { Values } from './columns.ts';

/** The narrowest array a column begins with. */
type Start = typeof Uint8Array | typeof Int32Array;

/** Whole numbers, one a row, in no wider an array than the widest of them needs. */
export class GrowingColumn {
  values: Values;

  constructor(rows: number, Narrowest: Start) {
    this.values = new Narrowest(rows);
  }

  set(row: number, value: number): void {
    this.values[row] = value;
    while (this.values[row] !== value) {
      this.#widen();
      this.values[row] = value;
    }
  }

  /** Sets several rows on end. */
  setAll(values: ArrayLike<number>, from: number): void {
    for (let at = 0; at < values.length; at += 1) this.set(from + at, values[at] ?? 0);
  }

  #widen(): void {
    const { values } = this;
    if (values instanceof Uint8Array) this.values = Uint16Array.from(values);
    else if (values instanceof Uint16Array) this.values = Int32Array.from(values);
    else if (values instanceof Int32Array) this.values = Float64Array.from(values);
    else throw new RangeError('a number of a row is not a number');
  }
}
