import { LRUCache } from 'lru-cache';
import { inParts, ROWS_A_PART } from '../rows/parts.ts';
import type { Values } from '../rows/columns.ts';
import { applyTests, type RowTest, selectRows } from '../rows/row-tests.ts';
import { emptyBits, type RowBits, selectBits, setBits } from './bit-kernels.ts';
import type { RowRange } from './select-kernels.ts';

const CACHE_BYTES = 4 * 2 ** 20;
const BYTES_OF_AN_ENTRY = 200;
/** Looking bits up takes as long as testing this many rows. */
const FEWEST_ROWS = 2048;
/** Bits are made for a column when at least one row in this many is tested. */
const MADE_FOR_A_SHARE = 8;

/** The bits of a test, or a note that it was asked once: bits are made when it is asked again. */
type CacheEntry = RowBits | 'once';

/**
 * Bits of the tests that come again and again from all visitors, such as those of bedrooms and types of
 * home.
 */
const bitsCache = new LRUCache<string, CacheEntry>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (entry) => BYTES_OF_AN_ENTRY + (entry === 'once' ? 0 : entry.byteLength),
});

const columnNumbers = new WeakMap<Values, number>();
let columnCount = 0;

/** A column is never written to, so its number stands for what it holds. */
function numberOf(values: Values): number {
  const number = columnNumbers.get(values);
  if (number !== undefined) return number;
  columnCount += 1;
  columnNumbers.set(values, columnCount);
  return columnCount;
}

function keyOf(test: RowTest): string | undefined {
  if (test.kind === 'bounds') {
    const { low, high } = test.bounds;
    return `${numberOf(test.values)} ${low} to ${high}`;
  }
  if (test.kind !== 'table' || test.codesKey === undefined) return undefined;
  return `${numberOf(test.values)} ${test.codesKey}`;
}

function makeBits(test: RowTest, rows: number): RowBits {
  const bits = emptyBits(rows);
  const selection = new Int32Array(Math.min(rows, ROWS_A_PART));
  for (const part of inParts(rows)) setBits(bits, selection, selectRows([test], part, selection));
  return bits;
}

/** Tests of rows: those that have bits, and those that have to be made row by row. */
export type SplitTests = {
  readonly bits: readonly RowBits[];
  readonly others: readonly RowTest[];
};

/** The number of rows of a column, and how many of them are to be tested. */
type Scope = { readonly rows: number; readonly tested: number };

function bitsOf(test: RowTest, { rows, tested }: Scope): RowBits | undefined {
  const key = keyOf(test);
  if (key === undefined) return undefined;
  const entry = bitsCache.get(key);
  if (typeof entry === 'object') return entry;
  if (tested * MADE_FOR_A_SHARE < rows) return undefined;
  const bits = entry && makeBits(test, rows);
  bitsCache.set(key, bits ?? 'once');
  return bits;
}

/** The tests of a plan, some with the bits that many searches of a large part of the rows have made. */
export function splitTests(tests: readonly RowTest[], scope: Scope): SplitTests {
  if (scope.tested < FEWEST_ROWS) return { bits: [], others: tests };
  const bits: RowBits[] = [];
  const others: RowTest[] = [];
  for (const test of tests) {
    const testBits = bitsOf(test, scope);
    if (testBits) bits.push(testBits);
    else others.push(test);
  }
  return { bits, others };
}

/** Selects the rows that pass all tests; returns their number. */
export function selectPassing(
  { bits, others }: SplitTests,
  rows: RowRange,
  selection: Int32Array,
): number {
  return bits.length === 0
    ? selectRows(others, rows, selection)
    : applyTests(others, selection, selectBits(bits, rows, selection));
}
