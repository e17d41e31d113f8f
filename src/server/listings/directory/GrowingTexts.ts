const FIRST_BYTES = 2 ** 14;
const FIRST_TEXTS = 1024;

/** Short texts one behind another as UTF-8, of which most differ: a few bytes each besides the text. */
export class GrowingTexts {
  #bytes = Buffer.alloc(FIRST_BYTES);
  /** Where each text ends. */
  #ends = new Uint32Array(FIRST_TEXTS);
  #size = 0;

  add(text: string): void {
    const start = this.#endOf(this.#size - 1);
    const end = start + Buffer.byteLength(text);
    if (end > this.#bytes.length) {
      const bytes = Buffer.alloc(Math.max(end, this.#bytes.length * 2));
      this.#bytes.copy(bytes);
      this.#bytes = bytes;
    }
    if (this.#size === this.#ends.length) {
      const ends = new Uint32Array(this.#ends.length * 2);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#bytes.write(text, start);
    this.#ends[this.#size] = end;
    this.#size += 1;
  }

  /** The text that was added after so many others; '' when there is none. */
  at(number: number): string {
    return this.#bytes.toString('utf8', this.#endOf(number - 1), this.#endOf(number));
  }

  #endOf(number: number): number {
    return this.#ends[number] ?? 0;
  }
}
