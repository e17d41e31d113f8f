import type { FieldKind } from '#src/contract/listings/search/fields/searchable-fields.ts';
import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import { ListMembers } from './ListMembers.ts';
import { maxWordCount, packWords, readWords } from './packed-words.ts';
import { sharedBytes } from './shared-arrays.ts';
import { WordBeginnings } from './WordBeginnings.ts';
import { WordCodes } from './WordCodes.ts';

export type Word = string | number;

/** Separates the words of a list. */
const BAR = '|';

const wordsOfList = (list: string) => list.slice(1, -1).split(BAR);
const numbersOfList = (list: string) => JSON.parse(list) as number[];

/**
 * Numbers for the values of one field, from 1 on in order of appearance; 0 is "unknown". A list is one
 * value, as it is written: words between bars, or numbers as JSON.
 */
export class Dictionary {
  readonly #words: Word[] = [];
  readonly #codes = new WordCodes(this.#words);
  readonly #members: ListMembers<string> | undefined;
  readonly #numbers: ListMembers<number> | undefined;
  readonly #beginnings: WordBeginnings | undefined;
  /** The saved values, until they have been read: a field may have hundreds of thousands. */
  #savedWords: Uint8Array | undefined;
  /** The reading of the saved values, which can pause and go on. */
  #reading: SlicedWork<void> | undefined;

  constructor(kind: FieldKind, savedWords?: Uint8Array) {
    if (kind === 'words') this.#members = new ListMembers();
    if (kind === 'numbers') this.#numbers = new ListMembers();
    if (kind === 'prefix') this.#beginnings = new WordBeginnings(this.#words);
    this.#savedWords = savedWords;
    this.#reading = savedWords && this.#read(savedWords);
  }

  /**
   * Reads the saved values, unless that has been done. A caller that needs one meanwhile has the rest read
   * at once.
   */
  *opening(): SlicedWork<void> {
    if (this.#reading) yield* this.#reading;
  }

  /** The values as bytes, from which a dictionary can be made. */
  saved(): Uint8Array {
    return this.#savedWords ?? sharedBytes(packWords(this.#words));
  }

  /** The values in the order of their codes, from 1 on. */
  get words(): readonly Word[] {
    this.#open();
    return this.#words;
  }

  codeOf(word: Word): number | undefined {
    this.#open();
    return this.#codes.get(word);
  }

  /** The code of a value, which is added when it is new. */
  add(word: Word): number {
    return this.codeOf(word) ?? this.#append(word);
  }

  /**
   * The codes of values that are one of the keys, begin with one or hold one, depending on how the field is
   * compared.
   */
  codesOfAny(keys: readonly Word[]): number[] {
    this.#open();
    if (this.#members) return this.#members.withAny(keys.map(memberKey));
    const beginnings = keys.map(String).filter(Boolean);
    // A key of punctuation alone is empty here, and begins no postal code.
    if (this.#beginnings && beginnings.length > 0) return this.#beginnings.withAny(beginnings);
    return keys.flatMap((key) => this.#codes.get(key) ?? []);
  }

  /** The codes of lists that hold all of the keys. */
  codesOfAll(keys: readonly Word[]): number[] {
    this.#open();
    return this.#members?.withAll(keys.map(memberKey)) ?? [];
  }

  /** The codes of lists with a number from `min` to `max`. */
  codesBetween(min: number, max: number): number[] {
    this.#open();
    return this.#numbers?.between(min, max) ?? [];
  }

  /**
   * For every list of numbers, by its code, its lowest number that is `min` or more; infinite where there
   * is none.
   */
  lowestFrom(min: number): Float64Array {
    this.#open();
    const lowest = new Float64Array(this.#words.length + 1).fill(Infinity);
    for (const [number, codes] of this.#numbers?.all ?? []) {
      if (number < min) continue;
      for (const code of codes) lowest[code] = Math.min(lowest[code] ?? Infinity, number);
    }
    return lowest;
  }

  #open(): void {
    if (this.#reading) finish(this.#reading);
  }

  *#read(saved: Uint8Array): SlicedWork<void> {
    this.#codes.reserve(maxWordCount(saved));
    for (const words of readWords(saved)) {
      for (const word of words) {
        yield;
        this.#append(word);
      }
    }
    this.#savedWords = undefined;
    this.#reading = undefined;
  }

  #append(word: Word): number {
    const code = this.#words.push(word);
    this.#codes.add(word, code);
    this.#members?.add(wordsOfList(String(word)), code);
    this.#numbers?.add(numbersOfList(String(word)), code);
    this.#beginnings?.add(String(word), code);
    return code;
  }
}

/** A word as it is written in a list, in which a bar would end it. */
const memberKey = (key: Word) => String(key).replaceAll(BAR, ' ');
