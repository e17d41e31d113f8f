import { CODE_FIELDS, type CodeField } from '../row-fields.ts';

export type Word = string | number;

/** The words of every code field, in the order of their numbers. */
export type FieldWords = readonly (readonly Word[])[];

/** Numbers for the words of every code field, from 1 on in order of appearance; 0 is "unknown". */
export type Dictionaries = {
  readonly codeOf: (field: CodeField, word: Word) => number | undefined;
  /** The code of a word, which is added when it is new. */
  readonly addWord: (field: number, word: Word) => number;
  /** The words of a field in the order of their codes, from 1 on. */
  readonly wordsOf: (field: CodeField) => readonly Word[];
  readonly words: () => FieldWords;
};

/** Dictionaries that hold the given words, and without them none yet. */
export function dictionaries(words: FieldWords = []): Dictionaries {
  const codes = CODE_FIELDS.map(
    (_, field) => new Map(words[field]?.map((word, at) => [word, at + 1])),
  );
  const codesOf = (field: CodeField) => codes[CODE_FIELDS.indexOf(field)];
  return {
    codeOf: (field, word) => codesOf(field)?.get(word),
    addWord(field, word) {
      const codeByWord = codes[field];
      if (!codeByWord) throw new RangeError(`there is no code field ${field}`);
      const code = codeByWord.get(word) ?? codeByWord.size + 1;
      codeByWord.set(word, code);
      return code;
    },
    wordsOf: (field) => [...(codesOf(field)?.keys() ?? [])],
    words: () => codes.map((codeByWord) => [...codeByWord.keys()]),
  };
}
