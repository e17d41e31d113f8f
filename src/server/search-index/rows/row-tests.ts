import type { Values } from './columns.ts';
import { type BudgetTest, keepAffordable } from '../scan/budget-kernel.ts';
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

/** What a row's stored value must be: within bounds, one that a table marks with 1, or in a budget. */
export type RowTest =
  | { readonly kind: 'bounds'; readonly values: Values; readonly bounds: NumberBounds }
  | { readonly kind: 'table'; readonly values: Values; readonly table: Uint8Array }
  | ({ readonly kind: 'budget' } & BudgetTest);

function keep(test: RowTest, selection: Int32Array, selectedCount: number): number {
  if (test.kind === 'budget') return keepAffordable(test, selection, selectedCount);
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

/** The first test reads its column straight through; undefined where there is no such loop. */
function selectFirst(test: RowTest, rows: RowRange, selection: Int32Array): number | undefined {
  if (test.kind === 'budget') return undefined;
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

/** Selects the rows that pass all tests, a column at a time; returns how many they are. */
export function selectRows(
  tests: readonly RowTest[],
  rows: RowRange,
  selection: Int32Array,
): number {
  const [first] = tests;
  const startCount = first && selectFirst(first, rows, selection);
  let selectedCount = startCount ?? allRows(rows, selection);
  for (let at = startCount === undefined ? 0 : 1; at < tests.length && selectedCount > 0; at += 1) {
    const test = tests[at];
    if (test) selectedCount = keep(test, selection, selectedCount);
  }
  return selectedCount;
}
