import type { CodeRange } from '../area-cover.ts';
import { gallop } from './gallop.ts';
import type { Partition } from '../rows/partitions.ts';
import type { PartitionPlan } from '../rows/partition-plan.ts';
import type { OnCellSum } from '../sums/sum-rows.ts';
import type { RowRange } from './select-kernels.ts';
import { isBoxAlone, keepInArea, type SearchArea } from '../search-area.ts';
import { SumScan } from '../sums/SumScan.ts';
import { RowRanges } from './RowRanges.ts';
import { selectPassing, splitTests, type SplitTests } from './test-bits.ts';

/** Takes matching rows, a chunk at a time: the first `selected` numbers of `selection`, in rising order. */
export type RowSink = {
  /** Takes rows of one cell. */
  add(partition: Partition, cell: number, selection: Int32Array, selectedCount: number): void;
  /** Takes rows of several cells. */
  addMixed(partition: Partition, selection: Int32Array, selectedCount: number): void;
  /** Takes the sum of the rows of one cell; a sink without it takes all rows by their numbers. */
  addSum?: OnCellSum;
};

/** Where a scan looks and how it groups the rows. */
export type ScanGround = {
  readonly ranges: readonly CodeRange[];
  readonly area: SearchArea | undefined;
  /** Morton codes a cell holds; Infinity puts all rows into cell 0. */
  readonly cellSpan: number;
};

const CHUNK_ROWS = 4096;
/** With fewer rows in a cell, finding its end costs more than telling its rows apart. */
const LARGE_CELL_ROWS = 64;
/** Fewer consecutive rows are tested faster than the words of their bits are joined. */
const FEWEST_FOR_BITS = 256;

const selection = new Int32Array(CHUNK_ROWS);

/** The tests that rows of a partition have to pass. */
type PartitionTests = { readonly partition: Partition; readonly tests: SplitTests };

/** Selects the rows that pass the tests and, at the edge of an area, lie in it. */
function select(
  { partition, tests }: PartitionTests,
  rows: RowRange,
  area: SearchArea | undefined,
): number {
  const selectedCount = selectPassing(tests, rows, selection);
  return area && selectedCount > 0
    ? keepInArea(area, partition, selection, selectedCount)
    : selectedCount;
}

/** Gives the rows of a range to the sink; large cells one by one. */
function scanRange(
  tests: PartitionTests,
  range: FoundRange,
  cellSpan: number,
  sink: RowSink,
): void {
  const { partition } = tests;
  const { mortonCodes } = partition;
  const { area, cells, to } = range;
  let row = range.from;
  if (to - row < cells * LARGE_CELL_ROWS) {
    for (; row < to; row += CHUNK_ROWS) {
      const rows = { from: row, to: Math.min(to, row + CHUNK_ROWS) };
      const selectedCount = select(tests, rows, area);
      if (selectedCount > 0) sink.addMixed(partition, selection, selectedCount);
    }
    return;
  }
  while (row < to) {
    const cell = Math.floor((mortonCodes[row] ?? 0) / cellSpan);
    const cellEnd =
      cellSpan === Infinity ? to : gallop(mortonCodes, row, to, (cell + 1) * cellSpan);
    for (; row < cellEnd; row += CHUNK_ROWS) {
      const rows = { from: row, to: Math.min(cellEnd, row + CHUNK_ROWS) };
      const selectedCount = select(tests, rows, area);
      if (selectedCount > 0) sink.add(partition, cell, selection, selectedCount);
    }
    row = cellEnd;
  }
}

/** Rows of a range, the number of cells they can lie in, and the area that they have to be tested for. */
type FoundRange = {
  readonly from: number;
  readonly to: number;
  readonly cells: number;
  readonly area: SearchArea | undefined;
};

const rowRanges = new RowRanges();

/** Notes which rows of a plan lie in which of the ranges, in rising order. */
function findRows(
  { partition: { mortonCodes }, spans }: PartitionPlan,
  ranges: readonly CodeRange[],
): void {
  rowRanges.clear();
  const last = spans.at(-1)?.to ?? 0;
  let [end, at] = [spans[0]?.from ?? 0, 0];
  for (let code = 0; code < ranges.length; code += 1) {
    const start = gallop(mortonCodes, end, last, ranges[code]?.from ?? 0);
    if (start >= last) return;
    end = gallop(mortonCodes, start, last, ranges[code]?.to ?? 0);
    while ((spans[at]?.to ?? Infinity) <= start) at += 1;
    for (let next = at; (spans[next]?.from ?? Infinity) < end; next += 1) {
      const from = Math.max(start, spans[next]?.from ?? 0);
      rowRanges.push(from, Math.min(end, spans[next]?.to ?? 0), code);
    }
  }
}

/** Gives the rows of a plan that lie in the ranges to the sink, as sums where that is possible. */
export function scanPartition(
  plan: PartitionPlan,
  { ranges, area, cellSpan }: ScanGround,
  sink: RowSink,
): void {
  const { partition } = plan;
  const sums = plan.passesAll && sink.addSum && new SumScan(partition, cellSpan, sink.addSum);
  findRows(plan, ranges);
  const scope = { rows: partition.rows, tested: rowRanges.rows };
  const oneByOne = { partition, tests: { bits: [], others: plan.tests } };
  const joined = { partition, tests: splitTests(plan.tests, scope) };
  for (let at = 0; at < rowRanges.count; at += 1) {
    const [from, to] = [rowRanges.from(at), rowRanges.to(at)];
    const code = ranges[rowRanges.code(at)];
    if (!code) continue;
    const edge = code.edge ? area : undefined;
    if (sums && (!edge || isBoxAlone(edge))) sums.addRange(code, from, to, edge);
    else {
      const cells = Math.min(to - from, (code.to - code.from) / cellSpan);
      const tests = to - from < FEWEST_FOR_BITS ? oneByOne : joined;
      scanRange(tests, { from, to, cells, area: edge }, cellSpan, sink);
    }
  }
}
