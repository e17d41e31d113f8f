import {
  type FieldName,
  type KindOf,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';

type Readers = typeof FIELD_READERS;
type IndexedFields = {
  [Name in FieldName]: Readers[Name] extends { readonly isIndexed: true } ? Name : never;
}[FieldName];
type OfKind<Kind> = {
  [Name in IndexedFields]: KindOf<Name> extends Kind ? Name : never;
}[IndexedFields];
type EndsOf<Name extends OfKind<'span'>> = Readers[Name]['ends'][number];

/** Fields that are compared for being one of a few values; kept as numbers of a dictionary. */
export type CodeField = OfKind<'word'>;

/** A field that is known as two numbers, between which the true one lies. */
export type SpanField = OfKind<'span'>;

/** Whole numbers that are compared by size. Days count from 1970; any of them may be unknown. */
export type NumberField =
  OfKind<'number'> | EndsOf<SpanField> | (typeof UNSEARCHED_NUMBERS)[number];

/** Numbers that no search asks for, but that are sorted by or told. */
const UNSEARCHED_NUMBERS = ['price', 'shuffle'] as const;

const names = Object.keys(SEARCHABLE_FIELDS) as FieldName[];
const isIndexed = (name: FieldName): name is IndexedFields => 'isIndexed' in FIELD_READERS[name];
const indexedOf = (kind: string) =>
  names.filter(isIndexed).filter((name) => SEARCHABLE_FIELDS[name].kind === kind);

export const CODE_FIELDS = indexedOf('word') as readonly CodeField[];

/** The two columns of every field that is a span. */
export const SPAN_ENDS = Object.fromEntries(
  (indexedOf('span') as SpanField[]).map((name) => [name, FIELD_READERS[name].ends]),
) as { readonly [Name in SpanField]: Readers[Name]['ends'] };

export const NUMBER_FIELDS: readonly NumberField[] = [
  ...(indexedOf('number') as OfKind<'number'>[]),
  ...Object.values(SPAN_ENDS).flat(),
  ...UNSEARCHED_NUMBERS,
];

const codeFields: ReadonlySet<string> = new Set(CODE_FIELDS);
const numberFields: ReadonlySet<string> = new Set(NUMBER_FIELDS);

/** Tells fields of words from those of numbers. */
export function isCodeField(field: string): field is CodeField {
  return codeFields.has(field);
}

/** Tells fields of numbers, the ends of spans among them. */
export function isNumberField(field: string): field is NumberField {
  return numberFields.has(field);
}

/** Tells fields that are known as two numbers. */
export function isSpanField(field: string): field is SpanField {
  return Object.hasOwn(SPAN_ENDS, field);
}

/** What every row has: whose it is, whom it is for and where it stands. Tiles are of level 29. */
export const KEY_FIELDS = ['listingId', 'audience', 'latE6', 'lngE6', 'tileX', 'tileY'] as const;

/** The values of an `IndexRow`, in this order. */
export const ROW_FIELDS = [...KEY_FIELDS, ...CODE_FIELDS, ...NUMBER_FIELDS] as const;

/** One row to index: the values of `ROW_FIELDS` in their order. */
export type IndexRow = readonly (string | number | null)[];

/** Whom a row is for. */
export const ROW_AUDIENCE = { everyone: 0, verified: 1, anonymous: 2 } as const;
