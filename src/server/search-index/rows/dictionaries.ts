import { SEARCHABLE_FIELDS } from '#src/contract/listings/search/fields/searchable-fields.ts';
import { CODE_FIELDS, type CodeField } from '../row-fields.ts';
import { Dictionary, type Word } from './Dictionary.ts';

/** The words of every code field, in the order of their numbers. */
export type FieldWords = readonly (readonly Word[])[];

/** The dictionaries of all code fields. */
export type Dictionaries = {
  readonly of: (field: CodeField) => Dictionary;
  /** In the order of `CODE_FIELDS`. */
  readonly all: readonly Dictionary[];
  readonly words: () => FieldWords;
};

/** Dictionaries that hold the given words, and without them none yet. */
export function dictionaries(words: FieldWords = []): Dictionaries {
  const all = CODE_FIELDS.map(
    (field, at) => new Dictionary(SEARCHABLE_FIELDS[field].kind, words[at]),
  );
  const byField = Object.fromEntries(CODE_FIELDS.map((field, at) => [field, all[at]])) as Readonly<
    Record<CodeField, Dictionary>
  >;
  return { of: (field) => byField[field], all, words: () => all.map((one) => one.words) };
}
