/** Letters of a postal code that name its region, so that few codes are looked through. */
const LETTERS = 3;

const headOf = (word: string) => word.slice(0, LETTERS);

/** Finds the codes of the words that begin with some letters. */
export class WordBeginnings {
  readonly #codesByHead = new Map<string, number[]>();
  readonly #words: readonly (string | number)[];

  /** `words` are in the order of their codes, which count from 1. */
  constructor(words: readonly (string | number)[]) {
    this.#words = words;
  }

  /** Adds the word of a code. */
  add(word: string, code: number): void {
    const codes = this.#codesByHead.get(headOf(word));
    if (codes) codes.push(code);
    else this.#codesByHead.set(headOf(word), [code]);
  }

  /** The codes of the words that begin with one of the given letters; one may appear several times. */
  withAny(beginnings: readonly string[]): number[] {
    return beginnings.flatMap((beginning) => this.#beginningWith(beginning));
  }

  #beginningWith(beginning: string): readonly number[] {
    if (beginning.length < LETTERS) {
      return [...this.#codesByHead].flatMap(([head, codes]) =>
        head.startsWith(beginning) ? codes : [],
      );
    }
    const codes = this.#codesByHead.get(headOf(beginning)) ?? [];
    if (beginning.length === LETTERS) return codes;
    return codes.filter((code) => String(this.#words[code - 1]).startsWith(beginning));
  }
}
