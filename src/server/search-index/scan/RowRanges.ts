const NUMBERS_A_RANGE = 3;

/**
 * The ranges of rows to be scanned, as numbers side by side: there are many ranges, and an object for each
 * would cost more than their rows.
 */
export class RowRanges {
  /** For each range its first row, the row after its last, and the number of the codes it lies in. */
  #numbers = new Int32Array(NUMBERS_A_RANGE * 256);
  #length = 0;
  #rows = 0;

  get count(): number {
    return this.#length / NUMBERS_A_RANGE;
  }

  /** Number of rows in all ranges. */
  get rows(): number {
    return this.#rows;
  }

  clear(): void {
    this.#length = 0;
    this.#rows = 0;
  }

  push(from: number, to: number, code: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Int32Array(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = from;
    this.#numbers[this.#length + 1] = to;
    this.#numbers[this.#length + 2] = code;
    this.#length += NUMBERS_A_RANGE;
    this.#rows += to - from;
  }

  from(at: number): number {
    return this.#numbers[NUMBERS_A_RANGE * at] ?? 0;
  }

  to(at: number): number {
    return this.#numbers[NUMBERS_A_RANGE * at + 1] ?? 0;
  }

  code(at: number): number {
    return this.#numbers[NUMBERS_A_RANGE * at + 2] ?? 0;
  }
}
