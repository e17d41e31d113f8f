import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { SearchField } from '#src/contract/listings/search/search-fields.ts';

/** The columns of `listing_text`; `other` holds words that no search field names. */
export const TEXT_COLUMNS = [
  'mls_number',
  'street_number',
  'street_name',
  'street_suffix',
  'unit_number',
  'city',
  'area',
  'neighborhood',
  'state',
  'zip',
  'description',
  'extras',
  'property_type',
  'style',
  'other',
] as const;
type TextColumn = (typeof TEXT_COLUMNS)[number];

const COLUMN_OF: Readonly<Record<SearchField, TextColumn>> = {
  mlsNumber: 'mls_number',
  'address.streetNumber': 'street_number',
  'address.streetName': 'street_name',
  'address.streetSuffix': 'street_suffix',
  'address.unitNumber': 'unit_number',
  'address.city': 'city',
  'address.area': 'area',
  'address.neighborhood': 'neighborhood',
  'address.state': 'state',
  'address.zip': 'zip',
  'details.description': 'description',
  'details.extras': 'extras',
  'details.propertyType': 'property_type',
  'details.style': 'style',
};

/** The texts of a listing in the order of the columns. */
export function listingTexts({ mlsNumber, type, address, details }: ListingDocument) {
  const other = [type, details.garage, details.basement, details.heating, details.airConditioning];
  const texts: Record<TextColumn, string | null | undefined> = {
    mls_number: mlsNumber,
    street_number: address.streetNumber,
    street_name: address.streetName,
    street_suffix: address.streetSuffix,
    unit_number: address.unitNumber,
    city: address.city,
    area: address.area,
    neighborhood: address.neighborhood,
    state: address.state,
    zip: address.zip,
    description: details.description,
    extras: details.extras,
    property_type: details.propertyType,
    style: details.style,
    other: [...other, details.exteriorConstruction].filter(Boolean).join(' '),
  };
  return TEXT_COLUMNS.map((column) => texts[column] ?? '');
}

const EXCLUDED = /^not:/i;

/** The words of the full text that go on from a whole one; undefined for "too many to name". */
export type WordEndings = (word: string) => readonly string[] | undefined;

const noEndings: WordEndings = () => undefined;

/**
 * The words of a term in a row, the last of which may go on. Only letters and digits reach the query
 * language of FTS5, each word between quotes.
 */
function phrasesOf(term: string, columns: string, endingsOf: WordEndings): string | undefined {
  const words = term.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [first, last] = [words.slice(0, -1), words.at(-1)];
  if (last === undefined) return undefined;
  const phrase = (end: string) => columns + [...first, end].map((word) => `"${word}"`).join(' + ');
  const endings = endingsOf(last);
  return endings ? `(${[last, ...endings].map(phrase).join(' OR ')})` : `(${phrase(last)} *)`;
}

/**
 * An FTS5 query of a keyword search: its parts between commas must all be found, each as its words in
 * a row, the last of which may go on; parts that begin with `not:` must not be found. `wanted` or
 * `unwanted` is missing where the search has no such part. Where the endings of a word can be named,
 * FTS5 does not have to gather every place of every word that begins so.
 */
export function textQuery(
  search: string,
  fields: readonly SearchField[] | undefined,
  endingsOf: WordEndings = noEndings,
) {
  const columns = fields?.length ? `{${fields.map((field) => COLUMN_OF[field]).join(' ')}} : ` : '';
  const terms = search.split(',').map((term) => term.trim());
  const queries = (of: readonly string[], joint: string) =>
    of.flatMap((term) => phrasesOf(term, columns, endingsOf) ?? []).join(joint);
  return {
    wanted: queries(
      terms.filter((term) => !EXCLUDED.test(term)),
      ' AND ',
    ),
    unwanted: queries(
      terms.filter((term) => EXCLUDED.test(term)).map((term) => term.replace(EXCLUDED, '')),
      ' OR ',
    ),
  };
}
