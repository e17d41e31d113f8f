/** Rows of a table of samples, in rising order. */
export type Rows = Int32Array;

/** Row numbers from 0 on, never written to again: all rows of any table are a part of them. */
let numbered: Rows = new Int32Array();

/** All rows of a table. */
export function allRows(count: number): Rows {
  if (numbered.length < count) {
    numbered = new Int32Array(Math.max(count, 2 * numbered.length));
    for (let row = 0; row < numbered.length; row += 1) numbered[row] = row;
  }
  return numbered.subarray(0, count);
}

/** Whether a number is not NaN, which is above no other: asking this takes half as long. */
export const isKnown = (value: number) => value > -Infinity;

/** The rows whose flag is 1; `all` itself where it is 1 for all of them. */
export function flaggedRows(flags: Uint8Array, all: Rows): Rows {
  let kept = 0;
  for (let row = 0; row < flags.length; row += 1) kept += flags[row] ?? 0;
  if (kept === all.length) return all;
  const rows = new Int32Array(kept);
  for (let row = 0, at = 0; row < flags.length; row += 1) if (flags[row] === 1) rows[at++] = row;
  return rows;
}

/** The lowest and the highest of the known numbers, and how many they are. */
export type Extent = { readonly lowest: number; readonly highest: number; readonly known: number };

const extents = new WeakMap<Float64Array, Extent>();

function foundExtent(values: Float64Array): Extent {
  let [lowest, highest, known] = [Infinity, -Infinity, 0];
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] ?? 0;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
    known += +isKnown(value);
  }
  return { lowest, highest, known };
}

/** The extent of a column, which is never written to again: several questions ask for it. */
export function extentOf(values: Float64Array): Extent {
  const extent = extents.get(values) ?? foundExtent(values);
  extents.set(values, extent);
  return extent;
}

/** The rows whose number is known; `all` itself where all are. */
export function knownRows(values: Float64Array, all: Rows): Rows {
  const kept = extentOf(values).known;
  if (kept === all.length) return all;
  const rows = new Int32Array(kept);
  for (let row = 0, at = 0; row < values.length; row += 1) {
    if (isKnown(values[row] ?? 0)) rows[at++] = row;
  }
  return rows;
}

/** The given rows by the code of each: codes from 0 to below `codes`, a row without one in no group. */
export function rowsByCode(rows: Rows, codeOf: Int32Array, codes: number): Rows[] {
  const ends = new Int32Array(codes + 1);
  for (let at = 0; at < rows.length; at += 1) {
    const code = codeOf[rows[at] ?? 0] ?? -1;
    if (code >= 0) ends[code + 1] = (ends[code + 1] ?? 0) + 1;
  }
  for (let code = 0; code < codes; code += 1)
    ends[code + 1] = (ends[code + 1] ?? 0) + (ends[code] ?? 0);
  const starts = ends.slice();
  const sorted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const code = codeOf[row] ?? -1;
    if (code >= 0) {
      const place = starts[code] ?? 0;
      sorted[place] = row;
      starts[code] = place + 1;
    }
  }
  return Array.from({ length: codes }, (_, code) => sorted.subarray(ends[code], ends[code + 1]));
}
