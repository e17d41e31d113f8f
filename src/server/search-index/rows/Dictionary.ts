import type { FieldKind } from '#src/contract/listings/search/fields/searchable-fields.ts';
import { ListMembers } from './ListMembers.ts';
import { WordBeginnings } from './WordBeginnings.ts';

export type Word = string | number;

/** What tells the words of a list apart. */
const BAR = '|';

const wordsOfList = (list: string) => list.slice(1, -1).split(BAR);
const numbersOfList = (list: string) => JSON.parse(list) as number[];

/**
 * Numbers for the values of one field, from 1 on in order of appearance; 0 is "unknown". A list is one
 * value, as it is written: words between bars, or numbers as JSON.
 */
export class Dictionary {
  readonly #codes = new Map<Word, number>();
  readonly #words: Word[] = [];
  readonly #members: ListMembers<string> | undefined;
  readonly #numbers: ListMembers<number> | undefined;
  readonly #beginnings: WordBeginnings | undefined;

  constructor(kind: FieldKind, words: readonly Word[] = []) {
    if (kind === 'words') this.#members = new ListMembers();
    if (kind === 'numbers') this.#numbers = new ListMembers();
    if (kind === 'prefix') this.#beginnings = new WordBeginnings(this.#words);
    for (const word of words) this.add(word);
  }

  /** The values in the order of their codes, from 1 on. */
  get words(): readonly Word[] {
    return this.#words;
  }

  codeOf(word: Word): number | undefined {
    return this.#codes.get(word);
  }

  /** The code of a value, which is added when it is new. */
  add(word: Word): number {
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    const code = this.#words.push(word);
    this.#codes.set(word, code);
    this.#members?.add(wordsOfList(String(word)), code);
    this.#numbers?.add(numbersOfList(String(word)), code);
    this.#beginnings?.add(String(word), code);
    return code;
  }

  /** The values that are one of the keys, begin with one or hold one, as the field is compared. */
  codesOfAny(keys: readonly Word[]): number[] {
    if (this.#members) return this.#members.withAny(keys.map(memberKey));
    const beginnings = keys.map(String).filter(Boolean);
    // Letters that are nothing but signs begin no postal code.
    if (this.#beginnings && beginnings.length > 0) return this.#beginnings.withAny(beginnings);
    return keys.flatMap((key) => this.#codes.get(key) ?? []);
  }

  /** The lists that hold all of the keys. */
  codesOfAll(keys: readonly Word[]): number[] {
    return this.#members?.withAll(keys.map(memberKey)) ?? [];
  }

  /** The lists of numbers of which one lies from `min` to `max`. */
  codesBetween(min: number, max: number): number[] {
    return this.#numbers?.between(min, max) ?? [];
  }
}

/** A word as it stands in a list, in which a bar would end it. */
const memberKey = (key: Word) => String(key).replaceAll(BAR, ' ');
