export type Value = string | number;

/** A piece of SQL that is true or false of a row, with the values of its question marks. */
export type Condition = { readonly sql: string; readonly values: readonly Value[] };

/** All or any of the conditions as one; nothing where there are none. */
export function joinConditions(conditions: readonly Condition[], by: 'AND' | 'OR'): Condition[] {
  if (conditions.length === 0) return [];
  return [
    {
      sql: `(${conditions.map(({ sql }) => sql).join(` ${by} `)})`,
      values: conditions.flatMap(({ values }) => values),
    },
  ];
}

export function anyOf(column: string, values: readonly Value[] | undefined): Condition[] {
  if (!values?.length) return [];
  return [{ sql: `${column} IN (${values.map(() => '?').join(', ')})`, values }];
}

function boundCondition(sql: string, value: number | undefined): Condition[] {
  return value === undefined ? [] : [{ sql, values: [value] }];
}

export function between(
  column: string,
  min: number | undefined,
  max: number | undefined,
): Condition[] {
  return joinConditions(
    [...boundCondition(`${column} >= ?`, min), ...boundCondition(`${column} <= ?`, max)],
    'AND',
  );
}

/** The span of a row (a size range, the days of a month) meets the range that is asked for. */
export function overlaps(
  [low, high]: readonly [string, string],
  min: number | undefined,
  max: number | undefined,
): Condition[] {
  return joinConditions(
    [...boundCondition(`${high} >= ?`, min), ...boundCondition(`${low} <= ?`, max)],
    'AND',
  );
}
