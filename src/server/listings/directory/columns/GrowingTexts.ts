import type { PackedTexts } from '#src/lib/text/packed-texts.ts';
import { grownLength } from './GrowingNumbers.ts';

const FIRST_BYTES = 2 ** 14;
const FIRST_TEXTS = 1024;
/** A bit beside the end of a text: the text is null. */
const NONE = 2 ** 31;
const NO_TEXTS: PackedTexts = { bytes: new Uint8Array(), ends: new Uint32Array() };

/** A growing list of short, mostly different texts as UTF-8: a few bytes each besides the text. */
export class GrowingTexts {
  #bytes: Buffer;
  /** Where each text ends. */
  #ends: Uint32Array;
  #size: number;

  /** @param savedTexts the first texts, as they were saved */
  constructor({ bytes, ends }: PackedTexts = NO_TEXTS) {
    this.#size = ends.length;
    this.#ends = new Uint32Array(Math.max(FIRST_TEXTS, grownLength(ends.length)));
    this.#ends.set(ends);
    this.#bytes = Buffer.alloc(Math.max(FIRST_BYTES, grownLength(bytes.length)));
    this.#bytes.set(bytes);
  }

  /**
   * The present texts, with `NONE` beside the ends of null ones. They stay unchanged while others are
   * added.
   */
  saved(): PackedTexts {
    const { buffer, byteOffset } = this.#bytes;
    return {
      bytes: new Uint8Array(buffer, byteOffset, this.#endOf(this.#size - 1)),
      ends: this.#ends.subarray(0, this.#size),
    };
  }

  add(text: string | null): void {
    const start = this.#endOf(this.#size - 1);
    const end = start + Buffer.byteLength(text ?? '');
    if (end > this.#bytes.length) {
      const bytes = Buffer.alloc(Math.max(end, grownLength(this.#bytes.length)));
      this.#bytes.copy(bytes);
      this.#bytes = bytes;
    }
    if (this.#size === this.#ends.length) {
      const ends = new Uint32Array(grownLength(this.#ends.length));
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#bytes.write(text ?? '', start);
    this.#ends[this.#size] = text === null ? end + NONE : end;
    this.#size += 1;
  }

  /** The text at an index in the order of adding; null when there is none. */
  at(place: number): string | null {
    const end = this.#ends[place] ?? NONE;
    return end >= NONE ? null : this.#bytes.toString('utf8', this.#endOf(place - 1), end);
  }

  #endOf(place: number): number {
    const end = this.#ends[place] ?? 0;
    return end >= NONE ? end - NONE : end;
  }
}
