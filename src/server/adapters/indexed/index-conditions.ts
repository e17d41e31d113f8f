import type { FieldName } from '#src/contract/listings/search/fields/searchable-fields.ts';
import type { FieldCondition } from '#src/domain/search/field-conditions.ts';
import type { FieldValue } from '#src/domain/search/readers/field-reader.ts';
import type { IndexConditions, NumberRange } from '#src/server/search-index/index-search.ts';
import {
  isCodeField,
  isNumberListField,
  isRareField,
  isSpanField,
  isWordListField,
  SPAN_ENDS,
} from '#src/server/search-index/row-fields.ts';

/** Asks for nothing. */
const NO_CONDITIONS: IndexConditions = { anyOf: {}, ranges: [] };

const range = (field: NumberRange['field'], min = -Infinity, max = Infinity): IndexConditions => ({
  anyOf: {},
  ranges: [{ field, min, max }],
});

/** The question to one field, where any of several fields may answer it. */
type Question = Omit<FieldCondition, 'fields' | 'keys'> & {
  readonly keys: readonly FieldValue[] | undefined;
};

/** A count that matters only as none or some: 1 asks for some, 0 for none. */
const presence = (field: NumberRange['field'], keys: readonly FieldValue[]) =>
  range(field, keys.includes(0) ? undefined : 1, keys.includes(1) ? undefined : 0);

/** The condition of a field; undefined where the field is rare. */
function questionOf(field: FieldName, question: Question): IndexConditions | undefined {
  const { keys, isEvery = false, min, max } = question;
  if (isRareField(field)) return undefined;
  if (isNumberListField(field)) return range(field, min, max);
  if (isEvery && isWordListField(field))
    return { ...NO_CONDITIONS, allOf: { [field]: keys ?? [] } };
  if (isCodeField(field)) return { ...NO_CONDITIONS, anyOf: { [field]: keys ?? [] } };
  if (isSpanField(field)) {
    // A span meets the range that is asked for where the two touch.
    const [low, high] = SPAN_ENDS[field];
    return allConditions([
      ...(min === undefined ? [] : [range(high, min)]),
      ...(max === undefined ? [] : [range(low, undefined, max)]),
    ]);
  }
  return keys ? presence(field, keys) : range(field, min, max);
}

/**
 * Joins conditions that must all be met; of those that ask for words of the same field the last one counts.
 */
export function allConditions(conditions: readonly IndexConditions[]): IndexConditions {
  return {
    ...Object.assign({}, ...conditions),
    anyOf: Object.assign({}, ...conditions.map(({ anyOf }) => anyOf)),
    allOf: Object.assign({}, ...conditions.map(({ allOf }) => allOf)),
    ranges: conditions.flatMap(({ ranges }) => ranges),
    either: conditions.flatMap(({ either = [] }) => either),
  };
}

/** Joins conditions of which any must be met. */
export const anyCondition = (conditions: readonly IndexConditions[]): IndexConditions => ({
  ...NO_CONDITIONS,
  either: [conditions],
});

/** A condition in the columns of the index; undefined where it asks for a rare field. */
export function indexCondition({
  fields,
  keys,
  ...question
}: FieldCondition): IndexConditions | undefined {
  const questions = fields.map((field, at) => questionOf(field, { ...question, keys: keys?.[at] }));
  const answerable = questions.filter((one) => one !== undefined);
  const [first] = answerable;
  if (answerable.length < questions.length) return undefined;
  return questions.length === 1 ? first : anyCondition(answerable);
}
