import type { NumberBounds } from './select-kernels.ts';

/** A mark for each row from the first on: 1 where it has passed. */
export type RowMarks = { readonly marks: Uint8Array; readonly first: number };

/** The first `count` rows of a selection. */
export type SelectedRows = { readonly selection: Int32Array; readonly count: number };

// One function for every type of array, as in select-kernels.ts. They mark the rows that pass and leave the
// others as they are, so that several alternative tests need no list of rows for each.

export function markTable8(
  column: Uint8Array,
  table: Uint8Array,
  { selection, count }: SelectedRows,
  { marks, first }: RowMarks,
): void {
  for (let at = 0; at < count; at += 1) {
    const row = selection[at] ?? 0;
    marks[row - first] = (marks[row - first] ?? 0) | (table[column[row] ?? 0] ?? 0);
  }
}

export function markTable16(
  column: Uint16Array,
  table: Uint8Array,
  { selection, count }: SelectedRows,
  { marks, first }: RowMarks,
): void {
  for (let at = 0; at < count; at += 1) {
    const row = selection[at] ?? 0;
    marks[row - first] = (marks[row - first] ?? 0) | (table[column[row] ?? 0] ?? 0);
  }
}

export function markBounds8(
  column: Uint8Array,
  { low, high }: NumberBounds,
  { selection, count }: SelectedRows,
  { marks, first }: RowMarks,
): void {
  for (let at = 0; at < count; at += 1) {
    const row = selection[at] ?? 0;
    const value = column[row] ?? 0;
    marks[row - first] = (marks[row - first] ?? 0) | (+(value >= low) & +(value <= high));
  }
}

export function markBounds16(
  column: Uint16Array,
  { low, high }: NumberBounds,
  { selection, count }: SelectedRows,
  { marks, first }: RowMarks,
): void {
  for (let at = 0; at < count; at += 1) {
    const row = selection[at] ?? 0;
    const value = column[row] ?? 0;
    marks[row - first] = (marks[row - first] ?? 0) | (+(value >= low) & +(value <= high));
  }
}
