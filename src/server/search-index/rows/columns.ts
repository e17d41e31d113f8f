export type Values = Uint8Array | Uint16Array | Int32Array | Float64Array;

/** Stands for a number that is unknown, before the numbers of a partition are packed. */
export const UNKNOWN = -(2 ** 31);

/**
 * Numbers of a partition in as few bytes as hold them. Stored is the distance from `base`, which lies
 * one below the lowest, so that 0 is "unknown" and below every known number. Where no number is known,
 * `values` is empty and `lowest` is above `highest`.
 */
export type NumberColumn = {
  readonly values: Values;
  readonly base: number;
  readonly lowest: number;
  readonly highest: number;
  readonly hasUnknown: boolean;
};

/**
 * Dictionary codes of a partition with, for every code, how many rows have it and the first and last
 * of them. Where all rows have one code, `values` is empty.
 */
export type CodeColumn = {
  readonly values: Values;
  readonly counts: Uint32Array;
  readonly firstRows: Uint32Array;
  readonly lastRows: Uint32Array;
};

function narrowest(highest: number, rows: number): Values {
  if (highest < 2 ** 8) return new Uint8Array(rows);
  if (highest < 2 ** 16) return new Uint16Array(rows);
  return highest < 2 ** 31 ? new Int32Array(rows) : new Float64Array(rows);
}

/** Room for numbers that are found among others. */
export function roomLike(values: Values, length: number): Int32Array | Float64Array {
  return values instanceof Float64Array ? new Float64Array(length) : new Int32Array(length);
}

/** The numbers of the given rows of a table column. */
export function numberColumn(source: Values, rows: Uint32Array): NumberColumn {
  let [lowest, highest, hasUnknown] = [Infinity, -Infinity, false];
  for (const row of rows) {
    const value = source[row] ?? UNKNOWN;
    if (value === UNKNOWN) hasUnknown = true;
    else {
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  }
  if (lowest > highest) return { values: new Uint8Array(0), base: 0, lowest, highest, hasUnknown };
  const base = lowest - 1;
  const values = narrowest(highest - base, rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const value = source[rows[at] ?? 0] ?? UNKNOWN;
    values[at] = value === UNKNOWN ? 0 : value - base;
  }
  return { values, base, lowest, highest, hasUnknown };
}

/** The codes of the given rows of a table column. */
export function codeColumn(source: Values, rows: Uint32Array): CodeColumn {
  let highest = 0;
  for (const row of rows) highest = Math.max(highest, source[row] ?? 0);
  const counts = new Uint32Array(highest + 1);
  const firstRows = new Uint32Array(highest + 1);
  const lastRows = new Uint32Array(highest + 1);
  const values = narrowest(highest, rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const code = source[rows[at] ?? 0] ?? 0;
    values[at] = code;
    if (counts[code] === 0) firstRows[code] = at;
    lastRows[code] = at;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const isConstant = counts[highest] === rows.length;
  return { values: isConstant ? new Uint8Array(0) : values, counts, firstRows, lastRows };
}

/** One array for two columns that hold the same, as the first and last day of a known date do. */
export function shareEqual(column: NumberColumn, twin: NumberColumn): NumberColumn {
  const isEqual =
    column.base === twin.base &&
    column.values.length === twin.values.length &&
    column.values.every((value, row) => value === twin.values[row]);
  return isEqual ? { ...column, values: twin.values } : column;
}

/** Where values of rows are written, one after the other. */
export type Target<Values> = { readonly values: Values; readonly from: number };

/** Writes the numbers of some rows as they were given, `unknown` where there is none. */
export function copyNumbers(
  { values, base }: NumberColumn,
  rows: Int32Array,
  { values: target, from }: Target<Float64Array>,
  unknown: number,
): void {
  if (values.length === 0) {
    target.fill(unknown, from, from + rows.length);
    return;
  }
  for (let at = 0; at < rows.length; at += 1) {
    const storedValue = values[rows[at] ?? 0] ?? 0;
    target[from + at] = storedValue === 0 ? unknown : storedValue + base;
  }
}

/** The code that all rows of a partition have; undefined where they have several. */
export function soleCode({ values, counts }: CodeColumn): number | undefined {
  return values.length === 0 ? counts.length - 1 : undefined;
}

/** Writes the codes of some rows. */
export function copyCodes(
  column: CodeColumn,
  rows: Int32Array,
  { values: target, from }: Target<Int32Array>,
): void {
  const { values } = column;
  const sole = soleCode(column);
  if (sole !== undefined) {
    target.fill(sole, from, from + rows.length);
    return;
  }
  for (let at = 0; at < rows.length; at += 1) target[from + at] = values[rows[at] ?? 0] ?? 0;
}

/** The numbers of some rows, `UNKNOWN` where there is none. */
export function numbersAt(column: NumberColumn, rows: Int32Array): Float64Array {
  const values = new Float64Array(rows.length);
  copyNumbers(column, rows, { values, from: 0 }, UNKNOWN);
  return values;
}

/** The codes of some rows. */
export function codesAt(column: CodeColumn, rows: Int32Array): Int32Array {
  const values = new Int32Array(rows.length);
  copyCodes(column, rows, { values, from: 0 });
  return values;
}
