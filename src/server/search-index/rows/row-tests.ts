import type { Values } from './columns.ts';
import { type BudgetTest, keepAffordable } from '../scan/budget-kernel.ts';
import {
  markBounds16,
  markBounds8,
  markTable16,
  markTable8,
  type RowMarks,
  type SelectedRows,
} from '../scan/mark-kernels.ts';
import {
  allRows,
  type NumberBounds,
  boundsRows16,
  boundsRows32,
  keepBounds16,
  keepBounds32,
  keepBounds8,
  keepBoundsWide,
  keepTable16,
  keepTable8,
  keepTableWide,
  type RowRange,
  tableRows16,
  tableRows8,
} from '../scan/select-kernels.ts';

/**
 * A condition of a row's stored value: within bounds, marked with 1 in a table, or within a budget; or that
 * the row passes all tests of one of several alternatives.
 */
export type RowTest =
  | { readonly kind: 'bounds'; readonly values: Values; readonly bounds: NumberBounds }
  | {
      readonly kind: 'table';
      readonly values: Values;
      readonly table: Uint8Array;
      /** A key that names the marked codes; undefined where they are many or change. */
      readonly codesKey: string | undefined;
    }
  | ({ readonly kind: 'budget' } & BudgetTest)
  | { readonly kind: 'either'; readonly alternatives: readonly (readonly RowTest[])[] };

/** Room for the rows of one alternative, and a mark for each row that passes any. */
type Scratch = { rows: Int32Array; marks: Uint8Array };

/** One for each depth of nested alternatives. */
const scratches: Scratch[] = [];
let depth = 0;

function scratchFor(rows: number): Scratch {
  const last = scratches[depth];
  const scratch =
    last && last.marks.length >= rows
      ? last
      : { rows: new Int32Array(rows), marks: new Uint8Array(rows) };
  scratches[depth] = scratch;
  return scratch;
}

/** Marks the rows that pass a test; false where the test has no such loop. */
function mark(test: RowTest, rows: SelectedRows, marks: RowMarks): boolean {
  if (test.kind !== 'table' && test.kind !== 'bounds') return false;
  const { values } = test;
  if (test.kind === 'table') {
    if (values instanceof Uint8Array) markTable8(values, test.table, rows, marks);
    else if (values instanceof Uint16Array) markTable16(values, test.table, rows, marks);
    else return false;
    return true;
  }
  if (values instanceof Uint8Array) markBounds8(values, test.bounds, rows, marks);
  else if (values instanceof Uint16Array) markBounds16(values, test.bounds, rows, marks);
  else return false;
  return true;
}

/** Marks the rows that pass all tests of an alternative and have no mark yet. */
function markPassing(
  tests: readonly RowTest[],
  { selection, count }: SelectedRows,
  { marks, first }: RowMarks,
  rows: Int32Array,
): void {
  let openCount = 0;
  for (let at = 0; at < count; at += 1) {
    const row = selection[at] ?? 0;
    rows[openCount] = row;
    openCount += 1 - (marks[row - first] ?? 0);
  }
  const passing = applyTests(tests, rows, openCount);
  for (let at = 0; at < passing; at += 1) marks[(rows[at] ?? 0) - first] = 1;
}

function keepEither(
  alternatives: readonly (readonly RowTest[])[],
  selection: Int32Array,
  selectedCount: number,
): number {
  const first = selection[0] ?? 0;
  const reach = (selection[selectedCount - 1] ?? 0) - first + 1;
  const { rows, marks } = scratchFor(reach);
  marks.fill(0, 0, reach);
  const selected = { selection, count: selectedCount };
  depth += 1;
  for (const tests of alternatives) {
    const [only] = tests;
    const isMarked = only && tests.length === 1 && mark(only, selected, { marks, first });
    if (!isMarked) markPassing(tests, selected, { marks, first }, rows);
  }
  depth -= 1;
  let count = 0;
  for (let at = 0; at < selectedCount; at += 1) {
    const row = selection[at] ?? 0;
    selection[count] = row;
    count += marks[row - first] ?? 0;
  }
  return count;
}

/** Keeps the rows that pass all tests from one on; returns their number. */
export function applyTests(
  tests: readonly RowTest[],
  selection: Int32Array,
  rows: number,
  from = 0,
): number {
  let selectedCount = rows;
  for (let at = from; at < tests.length && selectedCount > 0; at += 1) {
    const test = tests[at];
    if (test) selectedCount = keep(test, selection, selectedCount);
  }
  return selectedCount;
}

function keep(test: RowTest, selection: Int32Array, selectedCount: number): number {
  if (test.kind === 'budget') return keepAffordable(test, selection, selectedCount);
  if (test.kind === 'either') return keepEither(test.alternatives, selection, selectedCount);
  const { values } = test;
  if (test.kind === 'table') {
    if (values instanceof Uint8Array)
      return keepTable8(values, test.table, selection, selectedCount);
    if (values instanceof Uint16Array)
      return keepTable16(values, test.table, selection, selectedCount);
    return keepTableWide(values, test.table, selection, selectedCount);
  }
  if (values instanceof Uint8Array)
    return keepBounds8(values, test.bounds, selection, selectedCount);
  if (values instanceof Uint16Array)
    return keepBounds16(values, test.bounds, selection, selectedCount);
  if (values instanceof Int32Array)
    return keepBounds32(values, test.bounds, selection, selectedCount);
  return keepBoundsWide(values, test.bounds, selection, selectedCount);
}

/**
 * Selects by the first test, which reads its column straight through; undefined where it has no such loop.
 */
function selectFirst(test: RowTest, rows: RowRange, selection: Int32Array): number | undefined {
  if (test.kind === 'budget' || test.kind === 'either') return undefined;
  const { values } = test;
  if (test.kind === 'table') {
    if (values instanceof Uint8Array) return tableRows8(values, test.table, rows, selection);
    if (values instanceof Uint16Array) return tableRows16(values, test.table, rows, selection);
    return undefined;
  }
  if (values instanceof Uint16Array) return boundsRows16(values, test.bounds, rows, selection);
  if (values instanceof Int32Array) return boundsRows32(values, test.bounds, rows, selection);
  return undefined;
}

/** Selects the rows that pass all tests, a column at a time; returns their number. */
export function selectRows(
  tests: readonly RowTest[],
  rows: RowRange,
  selection: Int32Array,
): number {
  const [first] = tests;
  const startCount = first && selectFirst(first, rows, selection);
  return startCount === undefined
    ? applyTests(tests, selection, allRows(rows, selection))
    : applyTests(tests, selection, startCount, 1);
}
