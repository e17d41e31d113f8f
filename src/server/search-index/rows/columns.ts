import type { NumberArray } from '#src/lib/number-arrays.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { Span } from '#src/lib/spans.ts';
import { inParts } from './parts.ts';
import { sharedArray } from './shared-arrays.ts';

export type Values = NumberArray;

/** Stands for an unknown number until the numbers of a partition are packed. */
export const UNKNOWN = -(2 ** 31);

/**
 * Numbers of a partition in as few bytes as they need. They are stored as the distance from `base`, which
 * lies one below the lowest, so that 0 is "unknown" and below every known number. Where no number is known,
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
 * Dictionary codes of a partition and, for every code, the number of its rows, the first and the last of
 * them; these are left out where the codes are many, each with few rows. Where all rows have one code, that
 * is `sole`, and `values` is empty.
 */
export type CodeColumn = {
  readonly values: Values;
  readonly sole: number | undefined;
  readonly counts: Uint32Array;
  readonly firstRows: Uint32Array;
  readonly lastRows: Uint32Array;
};

function narrowest(highest: number, rows: number): Values {
  if (highest < 2 ** 8) return sharedArray(Uint8Array, rows);
  if (highest < 2 ** 16) return sharedArray(Uint16Array, rows);
  return highest < 2 ** 31 ? sharedArray(Int32Array, rows) : sharedArray(Float64Array, rows);
}

/** Room for some of the values of an array. */
export function emptyArrayLike(values: Values, length: number): Int32Array | Float64Array {
  return values instanceof Float64Array ? new Float64Array(length) : new Int32Array(length);
}

type Bounds = { lowest: number; highest: number; hasUnknown: boolean };

function widen(bounds: Bounds, source: Values, rows: Uint32Array, { from, to }: Span): void {
  let { lowest, highest, hasUnknown } = bounds;
  for (let at = from; at < to; at += 1) {
    const value = source[rows[at] ?? 0] ?? UNKNOWN;
    if (value === UNKNOWN) hasUnknown = true;
    else {
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  }
  Object.assign(bounds, { lowest, highest, hasUnknown });
}

/** The numbers of the given rows of a table column. */
export function* numberColumn(source: Values, rows: Uint32Array): SlicedWork<NumberColumn> {
  const bounds: Bounds = { lowest: Infinity, highest: -Infinity, hasUnknown: false };
  for (const part of inParts(rows.length)) {
    widen(bounds, source, rows, part);
    yield;
  }
  const { lowest, highest } = bounds;
  if (lowest > highest) return { values: new Uint8Array(0), base: 0, ...bounds };
  const base = lowest - 1;
  const values = narrowest(highest - base, rows.length);
  for (const { from, to } of inParts(rows.length)) {
    for (let at = from; at < to; at += 1) {
      const value = source[rows[at] ?? 0] ?? UNKNOWN;
      values[at] = value === UNKNOWN ? 0 : value - base;
    }
    yield;
  }
  return { values, base, ...bounds };
}

/** Codes are counted up to this many, or up to one for this many rows. */
const [COUNTED_CODES, ROWS_A_COUNTED_CODE] = [256, 8];

function* countCodes(
  values: Values,
  codes: number,
): SlicedWork<Omit<CodeColumn, 'values' | 'sole'>> {
  const ofLength = () => sharedArray(Uint32Array, codes);
  const [counts, firstRows, lastRows] = [ofLength(), ofLength(), ofLength()];
  for (const { from, to } of inParts(values.length)) {
    for (let row = from; row < to; row += 1) {
      const code = values[row] ?? 0;
      if (counts[code] === 0) firstRows[code] = row;
      lastRows[code] = row;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    yield;
  }
  return { counts, firstRows, lastRows };
}

const NONE = new Uint32Array(0);
const UNCOUNTED = { counts: NONE, firstRows: NONE, lastRows: NONE };

/** The codes of the given rows of a table column. */
export function* codeColumn(source: Values, rows: Uint32Array): SlicedWork<CodeColumn> {
  let [lowest, highest] = [Infinity, 0];
  for (const { from, to } of inParts(rows.length)) {
    for (let at = from; at < to; at += 1) {
      const code = source[rows[at] ?? 0] ?? 0;
      if (code < lowest) lowest = code;
      if (code > highest) highest = code;
    }
    yield;
  }
  if (lowest >= highest) return { values: new Uint8Array(0), sole: highest, ...UNCOUNTED };
  const values = narrowest(highest, rows.length);
  for (const { from, to } of inParts(rows.length)) {
    for (let at = from; at < to; at += 1) values[at] = source[rows[at] ?? 0] ?? 0;
    yield;
  }
  const isCounted = highest < COUNTED_CODES || highest * ROWS_A_COUNTED_CODE < rows.length;
  const codeCounts = isCounted ? yield* countCodes(values, highest + 1) : UNCOUNTED;
  return { values, sole: undefined, ...codeCounts };
}

function areEqualColumns(one: NumberColumn, other: NumberColumn): boolean {
  const [mine, theirs] = [one.values, other.values];
  if (one.base !== other.base || mine.length !== theirs.length) return false;
  for (let row = 0; row < mine.length; row += 1) if (mine[row] !== theirs[row]) return false;
  return true;
}

/** Keeps one array for columns with equal values, such as the first and last day of a known date. */
export function* withSharedValues<Field extends string>(
  columns: Readonly<Record<Field, NumberColumn>>,
): SlicedWork<Record<Field, NumberColumn>> {
  const distinct: NumberColumn[] = [];
  const shared: Record<Field, NumberColumn> = { ...columns };
  for (const field of Object.keys(columns) as Field[]) {
    const twin = distinct.find((one) => areEqualColumns(one, columns[field]));
    if (twin) shared[field] = { ...columns[field], values: twin.values };
    else distinct.push(columns[field]);
    yield;
  }
  return shared;
}

/** Where the values of rows are written, one after the other. */
export type Target<Values> = { readonly values: Values; readonly from: number };

/** Writes the numbers of some rows as they were given, or `unknown`. */
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

/** The number of a row as it was given, or `UNKNOWN`. */
export function numberAt({ values, base }: NumberColumn, row: number): number {
  const storedValue = values[row] ?? 0;
  return storedValue === 0 ? UNKNOWN : storedValue + base;
}

/** The code of a row. */
export const codeAt = ({ values, sole }: CodeColumn, row: number): number =>
  sole ?? values[row] ?? 0;
