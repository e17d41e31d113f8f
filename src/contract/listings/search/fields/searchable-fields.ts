import { ADDRESS_FIELDS } from './address-fields.ts';
import { HOME_FIELDS } from './home-fields.ts';
import { OFFER_FIELDS } from './offer-fields.ts';
import type { FieldParameter } from '../parameters/search-parameter.ts';

/**
 * The kind of value a listing has in a field, which decides how it is compared: a word or number equal to
 * one of those asked for, several such words, a word that begins like one asked for, a number by its size,
 * several numbers of which any may lie in the range asked for, a span of numbers that meets that range, or
 * a count of which only matters whether it is zero.
 */
export type FieldKind = 'word' | 'words' | 'prefix' | 'number' | 'numbers' | 'span' | 'presence';

type SearchableField = {
  readonly kind: FieldKind;
  readonly parameters: Readonly<Record<string, FieldParameter>>;
};

/**
 * The fields of a listing that a search may ask for, with the parameters that ask for them. The query
 * schema, the columns of the database and of the index, the conditions in SQL and the documentation are
 * derived from it; `domain/search/field-readers.ts` says how to read each from a listing.
 */
export const SEARCHABLE_FIELDS = {
  ...OFFER_FIELDS,
  ...ADDRESS_FIELDS,
  ...HOME_FIELDS,
} as const satisfies Readonly<Record<string, SearchableField>>;

export type FieldName = keyof typeof SEARCHABLE_FIELDS;
export type KindOf<Name extends FieldName> = (typeof SEARCHABLE_FIELDS)[Name]['kind'];
