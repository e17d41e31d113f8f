// One function for every type of array: a loop that meets several types is compiled to a slower one. Each
// writes row numbers into a selection and returns how many it wrote; a row that fails is overwritten by the
// next, which costs less than a branch.

type Table = Uint8Array;

/** Bounds of stored numbers, both included. */
export type NumberBounds = { readonly low: number; readonly high: number };

/** The rows that a kernel begins with. */
export type RowRange = { readonly from: number; readonly to: number };

export function tableRows8(
  column: Uint8Array,
  table: Table,
  rows: RowRange,
  selection: Int32Array,
) {
  let selectedCount = 0;
  for (let row = rows.from; row < rows.to; row += 1) {
    selection[selectedCount] = row;
    selectedCount += table[column[row] ?? 0] ?? 0;
  }
  return selectedCount;
}

export function tableRows16(
  column: Uint16Array,
  table: Table,
  rows: RowRange,
  selection: Int32Array,
) {
  let selectedCount = 0;
  for (let row = rows.from; row < rows.to; row += 1) {
    selection[selectedCount] = row;
    selectedCount += table[column[row] ?? 0] ?? 0;
  }
  return selectedCount;
}

export function keepTable8(column: Uint8Array, table: Table, selection: Int32Array, rows: number) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    selection[selectedCount] = row;
    selectedCount += table[column[row] ?? 0] ?? 0;
  }
  return selectedCount;
}

export function keepTable16(
  column: Uint16Array,
  table: Table,
  selection: Int32Array,
  rows: number,
) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    selection[selectedCount] = row;
    selectedCount += table[column[row] ?? 0] ?? 0;
  }
  return selectedCount;
}

export function keepBounds8(
  column: Uint8Array,
  { low, high }: NumberBounds,
  selection: Int32Array,
  rows: number,
) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    const value = column[row] ?? 0;
    selection[selectedCount] = row;
    selectedCount += +(value >= low) & +(value <= high);
  }
  return selectedCount;
}

export function keepBounds16(
  column: Uint16Array,
  { low, high }: NumberBounds,
  selection: Int32Array,
  rows: number,
) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    const value = column[row] ?? 0;
    selection[selectedCount] = row;
    selectedCount += +(value >= low) & +(value <= high);
  }
  return selectedCount;
}

export function keepBounds32(
  column: Int32Array,
  { low, high }: NumberBounds,
  selection: Int32Array,
  rows: number,
) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    const value = column[row] ?? 0;
    selection[selectedCount] = row;
    selectedCount += +(value >= low) & +(value <= high);
  }
  return selectedCount;
}

/** The first test as bounds of 16-bit numbers, which dates and sizes mostly are. */
export function boundsRows16(
  column: Uint16Array,
  { low, high }: NumberBounds,
  rows: RowRange,
  selection: Int32Array,
) {
  let selectedCount = 0;
  for (let row = rows.from; row < rows.to; row += 1) {
    const value = column[row] ?? 0;
    selection[selectedCount] = row;
    selectedCount += +(value >= low) & +(value <= high);
  }
  return selectedCount;
}

export function boundsRows32(
  column: Int32Array,
  { low, high }: NumberBounds,
  rows: RowRange,
  selection: Int32Array,
) {
  let selectedCount = 0;
  for (let row = rows.from; row < rows.to; row += 1) {
    const value = column[row] ?? 0;
    selection[selectedCount] = row;
    selectedCount += +(value >= low) & +(value <= high);
  }
  return selectedCount;
}

export function allRows({ from, to }: RowRange, selection: Int32Array) {
  for (let row = from; row < to; row += 1) selection[row - from] = row;
  return to - from;
}

/** Numbers too wide for the loops above. */
export function keepBoundsWide(
  column: Float64Array | Int32Array | Uint16Array | Uint8Array,
  { low, high }: NumberBounds,
  selection: Int32Array,
  rows: number,
) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    const value = column[row] ?? 0;
    selection[selectedCount] = row;
    selectedCount += +(value >= low && value <= high);
  }
  return selectedCount;
}

/** Codes too many for the loops above. */
export function keepTableWide(
  column: Float64Array | Int32Array,
  table: Table,
  selection: Int32Array,
  rows: number,
) {
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    selection[selectedCount] = row;
    selectedCount += table[column[row] ?? 0] ?? 0;
  }
  return selectedCount;
}
