import {
  type MultiFieldParameter,
  FIELD_PARAMETERS,
  isFieldParameter,
} from '#src/contract/listings/search/fields/field-parameters.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { OTHER_CONDITIONS } from '#src/contract/listings/search/search-options.ts';
import type { FieldName } from '#src/contract/listings/search/fields/searchable-fields.ts';
import { FIELD_READERS } from './field-readers.ts';
import type { FieldValue } from './readers/field-reader.ts';

/** A condition of a filter on a field, in the terms its values are compared in. */
export type FieldCondition = {
  /** Where there are several, a match in any of them counts. */
  readonly fields: readonly [FieldName, ...FieldName[]];
  /** One of these by field, in the order of `fields`; absent where a range is asked for. */
  readonly keys?: readonly (readonly FieldValue[])[];
  /** Whether a field of several words must have all of the keys, and not only one. */
  readonly isEvery?: boolean;
  readonly min?: number;
  readonly max?: number;
};

type Key = (word: unknown) => FieldValue;
type ReadBound = (value: string, end: 'atLeast' | 'atMost') => number;

function keysOf(field: FieldName, words: readonly unknown[]): FieldValue[] {
  const reader = FIELD_READERS[field];
  // For a count only matters whether there is any.
  const key = 'key' in reader ? (reader.key as Key) : Number;
  return words.map((word) => key(word));
}

function boundOf(field: FieldName, value: unknown, end: 'atLeast' | 'atMost'): number {
  const reader = FIELD_READERS[field];
  return 'readBound' in reader
    ? (reader.readBound as ReadBound)(String(value), end)
    : Number(value);
}

type ConditionOptions = Omit<FieldCondition, 'fields'>;

function conditionOf(
  { fields, match }: MultiFieldParameter,
  value: unknown,
  { amenitiesOperator }: ListingFilter,
): ConditionOptions {
  const [first] = fields as FieldCondition['fields'];
  if (match === 'atLeast') return { min: boundOf(first, value, match) };
  if (match === 'atMost') return { max: boundOf(first, value, match) };
  if (match === 'on') {
    return { min: boundOf(first, value, 'atLeast'), max: boundOf(first, value, 'atMost') };
  }
  const words = Array.isArray(value) ? value : [value];
  const keys = fields.map((field) => keysOf(field, words));
  return match === 'allOf' && amenitiesOperator !== 'OR' ? { keys, isEvery: true } : { keys };
}

/** Both of two conditions of a field; only ranges are asked for twice. */
function bothOf(one: ConditionOptions, other: ConditionOptions): ConditionOptions {
  const min = Math.max(one.min ?? -Infinity, other.min ?? -Infinity);
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity);
  return {
    ...one,
    ...other,
    ...(min > -Infinity ? { min } : {}),
    ...(max < Infinity ? { max } : {}),
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * The conditions of a filter on the fields of a listing, both ends of a range together. An unknown
 * parameter name is a `RangeError`: ignored, it would match listings nobody asked for.
 */
export function fieldConditions(filter: ListingFilter): FieldCondition[] {
  const conditions = new Map<string, FieldCondition>();
  for (const [name, value] of Object.entries(filter)) {
    if (isEmpty(value)) continue;
    if (!isFieldParameter(name)) {
      if (!Object.hasOwn(OTHER_CONDITIONS, name)) {
        throw new RangeError(`no search asks for ${name}`);
      }
      continue;
    }
    const parameter = FIELD_PARAMETERS[name];
    const fields = parameter.fields as FieldCondition['fields'];
    const id = fields.join();
    const condition = conditionOf(parameter, value, filter);
    conditions.set(id, { ...bothOf(conditions.get(id) ?? {}, condition), fields });
  }
  return [...conditions.values()];
}

/** Fields that must match even where a match in any other may do. */
const ALWAYS: ReadonlySet<FieldName> = new Set<FieldName>(['status', 'type']);

/** Whether a condition must be met even where `operator` asks for any of the others. */
export const isAlwaysRequired = ({ fields }: FieldCondition): boolean =>
  fields.every((field) => ALWAYS.has(field));
