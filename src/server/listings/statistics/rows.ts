/** Rows of a table of samples, in rising order. */
export type RowNumbers = Int32Array;

/** Row numbers from 0 on, never overwritten: all rows of any table are a part of this array. */
let rowNumbers: RowNumbers = new Int32Array();

/** All rows of a table. */
export function allRows(count: number): RowNumbers {
  if (rowNumbers.length < count) {
    rowNumbers = new Int32Array(Math.max(count, 2 * rowNumbers.length));
    for (let row = 0; row < rowNumbers.length; row += 1) rowNumbers[row] = row;
  }
  return rowNumbers.subarray(0, count);
}

/** Whether a number is not NaN, which is never greater than another: this test takes half as long. */
export const isKnown = (value: number) => value > -Infinity;

/** The rows whose flag is 1; `all` itself when it is 1 for all of them. */
export function flaggedRows(flags: Uint8Array, all: RowNumbers): RowNumbers {
  let count = 0;
  for (let row = 0; row < flags.length; row += 1) count += flags[row] ?? 0;
  if (count === all.length) return all;
  const rows = new Int32Array(count);
  for (let row = 0, at = 0; row < flags.length; row += 1) if (flags[row] === 1) rows[at++] = row;
  return rows;
}

/** The lowest and the highest of the known numbers, and the count of these. */
export type Extent = {
  readonly lowest: number;
  readonly highest: number;
  readonly knownCount: number;
};

const extents = new WeakMap<Float64Array, Extent>();

function computeExtent(values: Float64Array): Extent {
  let [lowest, highest, unknown] = [Infinity, -Infinity, 0];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? 0;
    // Most numbers lie between earlier ones.
    if (value >= lowest && value <= highest) continue;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
    unknown += +!isKnown(value);
  }
  return { lowest, highest, knownCount: values.length - unknown };
}

/**
 * The extent of a column, cached as several questions ask for it; the column must never be written to
 * again.
 */
export function extentOf(values: Float64Array): Extent {
  const extent = extents.get(values) ?? computeExtent(values);
  extents.set(values, extent);
  return extent;
}

/** The rows whose number is known; `all` itself when all are. */
export function knownRows(values: Float64Array, all: RowNumbers): RowNumbers {
  const count = extentOf(values).knownCount;
  if (count === all.length) return all;
  const rows = new Int32Array(count);
  for (let row = 0, at = 0; row < values.length; row += 1) {
    if (isKnown(values[row] ?? 0)) rows[at++] = row;
  }
  return rows;
}

/** Some rows of a table in groups that are numbered from 0 on. */
export type RowGroups = {
  readonly rows: RowNumbers;
  /** The group number of every row of the table; below 0 for a row in no group. */
  readonly codes: Int32Array;
  /** The number of groups. */
  readonly count: number;
  /** The number of rows in each group. */
  readonly sizes: () => Int32Array;
};

function groupSizes(rows: RowNumbers, codes: Int32Array, count: number): Int32Array {
  const sizes = new Int32Array(count);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? -1;
    if (code >= 0) sizes[code] = (sizes[code] ?? 0) + 1;
  }
  return sizes;
}

/** Rows in groups by the codes of their table. */
export function rowGroups(rows: RowNumbers, codes: Int32Array, count: number): RowGroups {
  let sizes: Int32Array | undefined;
  return { rows, codes, count, sizes: () => (sizes ??= groupSizes(rows, codes, count)) };
}

/** Zeros, never written to: when all rows are one group, their codes are a part of this array. */
let zeros = new Int32Array();

/** Rows of a table of `count` rows as one group. */
export function oneGroup(rows: RowNumbers, count: number): RowGroups {
  if (zeros.length < count) zeros = new Int32Array(Math.max(count, 2 * zeros.length));
  return { rows, codes: zeros, count: 1, sizes: () => Int32Array.of(rows.length) };
}

/** The rows of each group, in their given order. */
export function groupRows({ rows, codes, count, sizes }: RowGroups): RowNumbers[] {
  const ends = sizes().slice();
  for (let group = 1; group < count; group += 1) {
    ends[group] = (ends[group] ?? 0) + (ends[group - 1] ?? 0);
  }
  const sortedRows = new Int32Array(rows.length);
  const places = ends.slice();
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? 0;
    const code = codes[row] ?? -1;
    if (code < 0) continue;
    const place = (places[code] ?? 0) - 1;
    sortedRows[place] = row;
    places[code] = place;
  }
  return Array.from(ends, (end, group) => sortedRows.subarray(places[group], end));
}

/** The index of the first row that is not below a bound; rows stand in rising order. */
function placeOf(rows: RowNumbers, limit: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Groups with only the rows from `from` up to the one before `before`. */
export function rowsWithin(
  groups: RowGroups,
  { from = 0, before }: { readonly from?: number; readonly before: number },
): RowGroups {
  const [first, last] = [placeOf(groups.rows, from), placeOf(groups.rows, before)];
  if (first === 0 && last === groups.rows.length) return groups;
  return rowGroups(groups.rows.subarray(first, last), groups.codes, groups.count);
}
