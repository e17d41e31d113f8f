import { fnv1a } from '#src/lib/random.ts';
import type { Word } from './Dictionary.ts';

const FIRST_SLOTS = 16;

const hashOf = (word: Word) => fnv1a(String(word));

/**
 * Finds the codes of words, which stand in a list in the order of their codes, from 1 on. A hash table with
 * open addressing takes eight to sixteen bytes a word, as a field may have hundreds of thousands.
 */
export class WordCodes {
  readonly #words: readonly Word[];
  /** The codes at the places of their hashes or the next free ones; 0 is free. At most half are taken. */
  #slots = new Int32Array(FIRST_SLOTS);
  #size = 0;

  constructor(words: readonly Word[]) {
    this.#words = words;
  }

  get(word: Word): number | undefined {
    return this.#slots[this.#slotOf(word)] || undefined;
  }

  /** Makes room for `count` more words, which saves moving the others whenever it is too small. */
  reserve(count: number): void {
    let length = this.#slots.length;
    while (2 * (this.#size + count) > length) length *= 2;
    if (length > this.#slots.length) this.#move(length);
  }

  /** Adds the code of a word that has none yet. */
  add(word: Word, code: number): void {
    this.reserve(1);
    this.#slots[this.#slotOf(word)] = code;
    this.#size += 1;
  }

  /** The place of a word, or the free place where it would stand. */
  #slotOf(word: Word): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(word) & last;
    for (;;) {
      const code = this.#slots[slot] ?? 0;
      if (code === 0 || this.#words[code - 1] === word) return slot;
      slot = (slot + 1) & last;
    }
  }

  #move(length: number): void {
    const codes = this.#slots.filter((code) => code !== 0);
    this.#slots = new Int32Array(length);
    for (const code of codes) this.#slots[this.#slotOf(this.#words[code - 1] ?? '')] = code;
  }
}
