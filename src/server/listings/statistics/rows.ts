/** Rows of a table of samples, in rising order. */
export type Rows = Int32Array;

/** All rows of a table. */
export function allRows(count: number): Rows {
  const rows = new Int32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
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

/** The rows whose number is known; `all` itself where all are. */
export function knownRows(values: Float64Array, all: Rows): Rows {
  let kept = 0;
  for (let row = 0; row < values.length; row += 1) if (isKnown(values[row] ?? 0)) kept += 1;
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
