import { SEARCHABLE_FIELDS } from '#src/contract/listings/search/fields/searchable-fields.ts';
import { CODE_FIELDS, type CodeField } from '../row-fields.ts';
import { Dictionary } from './Dictionary.ts';

/** The dictionary of every code field as it is saved. */
export type SavedDictionaries = readonly Uint8Array[];

/** The dictionaries of all code fields. */
export type Dictionaries = {
  readonly of: (field: CodeField) => Dictionary;
  /** In the order of `CODE_FIELDS`. */
  readonly all: readonly Dictionary[];
  readonly saved: () => SavedDictionaries;
};

/** Dictionaries from saved ones, or empty ones. */
export function dictionaries(saved: SavedDictionaries = []): Dictionaries {
  const all = CODE_FIELDS.map(
    (field, at) => new Dictionary(SEARCHABLE_FIELDS[field].kind, saved[at]),
  );
  const byField = Object.fromEntries(CODE_FIELDS.map((field, at) => [field, all[at]])) as Readonly<
    Record<CodeField, Dictionary>
  >;
  return { of: (field) => byField[field], all, saved: () => all.map((one) => one.saved()) };
}
