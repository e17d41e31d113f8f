import {
  type FieldKind,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import type { FieldCondition } from '#src/domain/search/field-conditions.ts';
import type { FieldValue } from '#src/domain/search/readers/field-reader.ts';
import { anyOf, between, type Condition, joinConditions, overlaps } from './condition.ts';
import { columnsOf } from '../rows/row-columns.ts';

/** The question to one field: whether it has one of the keys, or all, or lies in a range. */
type FieldQuestion = {
  readonly keys: readonly FieldValue[];
  readonly isEvery: boolean;
  readonly min: number | undefined;
  readonly max: number | undefined;
};

type ConditionOf = (columns: readonly string[], value: FieldQuestion) => Condition[];

/** Words that begin with one of the keys. */
function beginsWith(column: string, keys: FieldQuestion['keys']): Condition[] {
  const beginnings = keys.map(String).filter(Boolean);
  if (keys.length > 0 && beginnings.length === 0) return [{ sql: `${column} = ?`, values: [''] }];
  // "~" comes after every letter and digit, so the range holds what begins with the key.
  const conditions = beginnings.map((key) => ({
    sql: `(${column} >= ? AND ${column} < ?)`,
    values: [key, `${key}~`],
  }));
  return joinConditions(conditions, 'OR');
}

/** Lists of words between bars that hold one of the keys, or all of them. */
function containsKeys(column: string, { keys, isEvery }: FieldQuestion): Condition[] {
  const conditions = keys.map((key) => ({
    sql: `instr(${column}, ?) > 0`,
    values: [`|${String(key).replaceAll('|', ' ')}|`],
  }));
  return joinConditions(conditions, isEvery ? 'AND' : 'OR');
}

/** Lists of numbers, as JSON, one of which lies in a range. */
function holdsBetween(column: string, { min, max }: FieldQuestion): Condition[] {
  return between('value', min, max).map(({ sql, values }) => ({
    sql: `EXISTS (SELECT 1 FROM json_each(${column}) WHERE ${sql})`,
    values,
  }));
}

const CONDITIONS: Readonly<Record<FieldKind, ConditionOf>> = {
  word: ([column = ''], { keys }) => anyOf(column, keys),
  words: ([column = ''], words) => containsKeys(column, words),
  prefix: ([column = ''], { keys }) => beginsWith(column, keys),
  number: ([column = ''], { min, max }) => between(column, min, max),
  numbers: ([column = ''], spans) => holdsBetween(column, spans),
  presence: ([column = ''], { keys }) => anyOf(`(${column} > 0)`, keys),
  span: ([low = '', high = ''], { min, max }) => overlaps([low, high], min, max),
};

/** The condition of a question to a field, or to several of which any may answer. */
export function fieldCondition({
  fields,
  keys,
  isEvery = false,
  min,
  max,
}: FieldCondition): Condition[] {
  const each = fields.flatMap((field, at) =>
    CONDITIONS[SEARCHABLE_FIELDS[field].kind](columnsOf(field), {
      keys: keys?.[at] ?? [],
      isEvery,
      min,
      max,
    }),
  );
  return fields.length === 1 ? each : joinConditions(each, 'OR');
}
