import { CODE_FIELDS, type CodeField } from './row-fields.ts';

type Word = string | number;

/** Numbers for the words of every code field, from 1 on in order of appearance; 0 is "unknown". */
export type Dictionaries = {
  readonly codeOf: (field: CodeField, word: Word) => number | undefined;
  /** The code of a word, which is added when it is new. */
  readonly addWord: (field: number, word: Word) => number;
};

/** Dictionaries that hold no word yet. */
export function emptyDictionaries(): Dictionaries {
  const codes = CODE_FIELDS.map(() => new Map<Word, number>());
  return {
    codeOf: (field, word) => codes[CODE_FIELDS.indexOf(field)]?.get(word),
    addWord(field, word) {
      const words = codes[field];
      if (!words) throw new RangeError(`there is no code field ${field}`);
      const known = words.get(word);
      if (known !== undefined) return known;
      words.set(word, words.size + 1);
      return words.size;
    },
  };
}
