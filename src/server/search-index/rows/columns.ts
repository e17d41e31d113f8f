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
 * of them; these are left out where the codes are many and so told by few rows. Where all rows have one
 * code, that is `sole`, and `values` is empty.
 */
export type CodeColumn = {
  readonly values: Values;
  readonly sole: number | undefined;
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

/** Codes are counted where they are no more than this, or than one for so many rows. */
const [COUNTED_CODES, ROWS_A_COUNTED_CODE] = [256, 8];

function countCodes(values: Values, codes: number): Omit<CodeColumn, 'values' | 'sole'> {
  const counts = new Uint32Array(codes);
  const firstRows = new Uint32Array(codes);
  const lastRows = new Uint32Array(codes);
  for (let row = 0; row < values.length; row += 1) {
    const code = values[row] ?? 0;
    if (counts[code] === 0) firstRows[code] = row;
    lastRows[code] = row;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return { counts, firstRows, lastRows };
}

/** The codes of the given rows of a table column. */
export function codeColumn(source: Values, rows: Uint32Array): CodeColumn {
  let [lowest, highest] = [Infinity, 0];
  for (const row of rows) {
    const code = source[row] ?? 0;
    if (code < lowest) lowest = code;
    if (code > highest) highest = code;
  }
  const none = new Uint32Array(0);
  const uncounted = { counts: none, firstRows: none, lastRows: none };
  if (lowest >= highest) return { values: new Uint8Array(0), sole: highest, ...uncounted };
  const values = narrowest(highest, rows.length);
  for (let at = 0; at < rows.length; at += 1) values[at] = source[rows[at] ?? 0] ?? 0;
  const isCounted = highest < COUNTED_CODES || highest * ROWS_A_COUNTED_CODE < rows.length;
  return { values, sole: undefined, ...(isCounted ? countCodes(values, highest + 1) : uncounted) };
}

function holdSame(one: NumberColumn, other: NumberColumn): boolean {
  return (
    one.base === other.base &&
    one.values.length === other.values.length &&
    one.values.every((value, row) => value === other.values[row])
  );
}

/** Keeps one array for columns that hold the same, as the first and last day of a known date do. */
export function withSharedValues<Field extends string>(
  columns: Readonly<Record<Field, NumberColumn>>,
): Record<Field, NumberColumn> {
  const distinct: NumberColumn[] = [];
  const shared: Record<Field, NumberColumn> = { ...columns };
  for (const field of Object.keys(columns) as Field[]) {
    const twin = distinct.find((one) => holdSame(one, columns[field]));
    if (twin) shared[field] = { ...columns[field], values: twin.values };
    else distinct.push(columns[field]);
  }
  return shared;
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

/** Writes the codes of some rows. */
export function copyCodes(
  column: CodeColumn,
  rows: Int32Array,
  { values: target, from }: Target<Int32Array>,
): void {
  const { values, sole } = column;
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
