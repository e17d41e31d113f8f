import {
  type FieldKind,
  type FieldName,
  type KindOf,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';

type Readers = typeof FIELD_READERS;
type IndexedField = {
  [Name in FieldName]: Readers[Name] extends { readonly isRare: true } ? never : Name;
}[FieldName];
type OfKind<Kind> = {
  [Name in IndexedField]: KindOf<Name> extends Kind ? Name : never;
}[IndexedField];
type EndsOf<Name extends OfKind<'span'>> = Readers[Name]['ends'][number];

/** Whether values of a kind are kept as they are or as numbers of a dictionary. */
const IS_CODED = {
  word: true,
  words: true,
  prefix: true,
  numbers: true,
  number: false,
  span: false,
  presence: false,
} as const satisfies Readonly<Record<FieldKind, boolean>>;

type CodedKind = {
  [Kind in FieldKind]: (typeof IS_CODED)[Kind] extends true ? Kind : never;
}[FieldKind];

/** Fields of words and of lists, whose values are kept as numbers of a dictionary. */
export type CodeField = OfKind<CodedKind>;

/** Fields of lists of numbers. */
export type NumberListField = OfKind<'numbers'>;

/** Fields of lists of words. */
export type WordListField = OfKind<'words'>;

/** A field that is stored as two numbers, between which the true one lies. */
export type SpanField = OfKind<'span'>;

/** Whole numbers that are compared by size. Days count from 1970; any of them may be unknown. */
export type NumberField =
  OfKind<'number' | 'presence'> | EndsOf<SpanField> | (typeof UNSEARCHED_NUMBERS)[number];

/** Numbers that no search asks for, but that answers are sorted by or show. */
const UNSEARCHED_NUMBERS = ['price', 'shuffle'] as const;

const names = Object.keys(SEARCHABLE_FIELDS) as FieldName[];

/** Whether the index leaves a field to the database. */
export function isRareField(name: FieldName): name is Exclude<FieldName, IndexedField> {
  return 'isRare' in FIELD_READERS[name];
}

const indexed = names.filter((name): name is IndexedField => !isRareField(name));
const isOfKind =
  <Kind extends FieldKind>(...kinds: readonly Kind[]) =>
  (name: IndexedField): name is OfKind<Kind> =>
    (kinds as readonly FieldKind[]).includes(SEARCHABLE_FIELDS[name].kind);

export const CODE_FIELDS: readonly CodeField[] = indexed.filter(
  (name): name is CodeField => IS_CODED[SEARCHABLE_FIELDS[name].kind],
);

/** The two columns of every field that is a span. */
export const SPAN_ENDS = Object.fromEntries(
  indexed.filter(isOfKind('span')).map((name) => [name, FIELD_READERS[name].ends]),
) as { readonly [Name in SpanField]: Readers[Name]['ends'] };

export const NUMBER_FIELDS: readonly NumberField[] = [
  ...indexed.filter(isOfKind('number', 'presence')),
  ...Object.values(SPAN_ENDS).flat(),
  ...UNSEARCHED_NUMBERS,
];

/** Whether the values of a field are lists of numbers. */
export const isNumberListField: (name: IndexedField) => name is NumberListField =
  isOfKind('numbers');

/** Whether the values of a field are lists of words. */
export const isWordListField: (name: IndexedField) => name is WordListField = isOfKind('words');

const codeFields: ReadonlySet<string> = new Set(CODE_FIELDS);

/** Whether the values of a field are words or lists, and not numbers. */
export function isCodeField(field: string): field is CodeField {
  return codeFields.has(field);
}

/** Whether a field is stored as two numbers. */
export function isSpanField(field: string): field is SpanField {
  return Object.hasOwn(SPAN_ENDS, field);
}

/** Fields of every row: its listing, its audience and its place. Tiles are of level 29. */
export const KEY_FIELDS = ['listingId', 'audience', 'latE6', 'lngE6', 'tileX', 'tileY'] as const;

/** The values of an `IndexRow`, in this order. */
export const ROW_FIELDS = [...KEY_FIELDS, ...CODE_FIELDS, ...NUMBER_FIELDS] as const;

/** One row to index: the values of `ROW_FIELDS` in their order. */
export type IndexRow = readonly (string | number | null)[];

/** The audience of a row. */
export const ROW_AUDIENCE = { everyone: 0, verified: 1, anonymous: 2 } as const;
