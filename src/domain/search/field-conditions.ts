import {
  type AskingParameter,
  FIELD_PARAMETERS,
  isFieldParameter,
} from '#src/contract/listings/search/field-parameters.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { PLACE_AND_WORDS } from '#src/contract/listings/search/search-options.ts';
import type { FieldName } from '#src/contract/listings/search/searchable-fields.ts';
import { FIELD_READERS, type FieldValue } from './field-readers.ts';

/** What a filter asks of a field, in the terms its values are compared in. */
export type FieldCondition = {
  /** Of several, any may answer. */
  readonly fields: readonly [FieldName, ...FieldName[]];
  /** One of these by field, in the order of `fields`; absent where a range is asked for. */
  readonly keys?: readonly (readonly FieldValue[])[];
  readonly min?: number;
  readonly max?: number;
};

type Key = (word: unknown) => FieldValue;
type Bound = (value: string, end: 'atLeast' | 'atMost') => number;

function keysOf(field: FieldName, words: readonly unknown[]): FieldValue[] {
  const reader = FIELD_READERS[field];
  // Of a count only matters whether there is any.
  const key = 'key' in reader ? (reader.key as Key) : Number;
  return words.map((word) => key(word));
}

function boundOf(field: FieldName, value: unknown, end: 'atLeast' | 'atMost'): number {
  const reader = FIELD_READERS[field];
  return 'bound' in reader ? (reader.bound as Bound)(String(value), end) : Number(value);
}

function conditionOf(
  { fields, asks }: AskingParameter,
  value: unknown,
): Omit<FieldCondition, 'fields'> {
  const [first] = fields as FieldCondition['fields'];
  if (asks === 'atLeast') return { min: boundOf(first, value, asks) };
  if (asks === 'atMost') return { max: boundOf(first, value, asks) };
  const words = Array.isArray(value) ? value : [value];
  return { keys: fields.map((field) => keysOf(field, words)) };
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * What a filter asks of the fields of a listing, both ends of a range together. A name that is no
 * parameter of a search is a `RangeError`: passed over, it would match listings nobody asked for.
 */
export function fieldConditions(filter: ListingFilter): FieldCondition[] {
  const conditions = new Map<string, FieldCondition>();
  for (const [name, value] of Object.entries(filter)) {
    if (isEmpty(value)) continue;
    if (!isFieldParameter(name)) {
      if (!Object.hasOwn(PLACE_AND_WORDS, name)) {
        throw new RangeError(`no search asks for ${name}`);
      }
      continue;
    }
    const parameter = FIELD_PARAMETERS[name];
    const fields = parameter.fields as FieldCondition['fields'];
    const id = fields.join();
    conditions.set(id, { ...conditions.get(id), fields, ...conditionOf(parameter, value) });
  }
  return [...conditions.values()];
}
