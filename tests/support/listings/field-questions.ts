import fc from 'fast-check';
import {
  FIELD_PARAMETERS,
  type FieldParameterName,
} from '#src/contract/listings/search/fields/field-parameters.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { ListingFilter } from '#src/contract/listings/search/search.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';

/** Every parameter that asks for a field of a listing. */
export const PARAMETER_NAMES = Object.keys(FIELD_PARAMETERS) as FieldParameterName[];

/** Questions for the fields whose questions differ from their values. */
const OTHER_QUESTIONS = [
  ...['2026-08-15', '2026-10-02', '2026-10-15'],
  ...['decrease', 'increase', true, false, 1, 12],
];

/** Values to ask a parameter for: some that listings have, and one that no listing has. */
export function questionsOf(
  name: FieldParameterName,
  listings: readonly ListingDocument[],
): fc.Arbitrary<unknown> {
  const acceptedValues = (values: readonly unknown[]) =>
    values
      .map((value) => ListingFilter.shape[name].safeParse(value).data as unknown)
      .filter((value) => value !== undefined);
  const values = FIELD_PARAMETERS[name].fields.flatMap((field) => {
    const readField = FIELD_READERS[field].read as (listing: ListingDocument) => unknown;
    return listings.flatMap((listing) => readField(listing));
  });
  const knownValues = acceptedValues(
    [...new Set(values), 'Nowhere'].filter((value) => value !== ''),
  );
  const questions = knownValues.length > 0 ? knownValues : acceptedValues(OTHER_QUESTIONS);
  if (!questions.every(Array.isArray)) return fc.constantFrom(...questions);
  const words = questions.flat();
  return fc.subarray(words, { minLength: 1, maxLength: Math.min(2, words.length) });
}
