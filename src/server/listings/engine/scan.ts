import type { CodeRange } from './area-cover.ts';
import type { Partition } from './partitions.ts';
import type { PartitionPlan } from './partition-plan.ts';
import { selectRows } from './row-tests.ts';
import type { Rows } from './select-kernels.ts';
import { keepInArea, type SearchArea } from './search-area.ts';

/** Rows that match, a chunk at a time: the first `selected` numbers of `selection`, in rising order. */
export type RowSink = {
  /** Of one cell. */
  add(partition: Partition, cell: number, selection: Int32Array, selected: number): void;
  /** Of several cells. */
  addMixed(partition: Partition, selection: Int32Array, selected: number): void;
  /** All rows of a span of one cell; a sink without it takes them one by one. */
  addSpan?: (partition: Partition, cell: number, from: number, to: number) => void;
};

/** Where a scan looks and how it groups what it finds. */
export type ScanGround = {
  readonly ranges: readonly CodeRange[];
  readonly area: SearchArea | undefined;
  /** Morton codes a cell holds; Infinity puts all rows into cell 0. */
  readonly cellSpan: number;
};

const CHUNK_ROWS = 4096;
/** With fewer rows in a cell it costs more to look for its end than to tell its rows apart. */
const LARGE_CELL_ROWS = 64;
/** The same where they need not be told apart any further. */
const LARGE_SPAN_ROWS = 24;
const FIRST_STEP = 16;

const selection = new Int32Array(CHUNK_ROWS);

function lowerBound(codes: Float64Array, from: number, to: number, code: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first row at or after `from` whose code is not below the given one: steps double, then halve. */
function gallop(codes: Float64Array, from: number, to: number, code: number): number {
  let [step, at] = [FIRST_STEP, from];
  while (at + step < to && (codes[at + step] ?? 0) < code) {
    at += step;
    step *= 2;
  }
  return lowerBound(codes, at, Math.min(to, at + step + 1), code);
}

/** Selects the rows that pass the tests of a plan and, at the edge of an area, lie in it. */
function select(
  { partition, tests }: PartitionPlan,
  rows: Rows,
  area: SearchArea | undefined,
): number {
  const selected = selectRows(tests, rows, selection);
  return area && selected > 0 ? keepInArea(area, partition, selection, selected) : selected;
}

/** Gives the rows of a plan that lie in the ranges to the sink; large cells one by one. */
export function scanPartition(
  plan: PartitionPlan,
  { ranges, area, cellSpan }: ScanGround,
  sink: RowSink,
): void {
  const { partition, from, to } = plan;
  const { mortonCodes } = partition;
  let row = from;
  for (const range of ranges) {
    row = gallop(mortonCodes, row, to, range.from);
    if (row >= to) return;
    const end = gallop(mortonCodes, row, to, range.to);
    const edge = range.edge ? area : undefined;
    const cells = Math.min(end - row, (range.to - range.from) / cellSpan);
    const addSpan = plan.passesAll && !edge ? sink.addSpan : undefined;
    if (end - row < cells * (addSpan ? LARGE_SPAN_ROWS : LARGE_CELL_ROWS)) {
      for (; row < end; row += CHUNK_ROWS) {
        const rows = { from: row, to: Math.min(end, row + CHUNK_ROWS) };
        const selected = select(plan, rows, edge);
        if (selected > 0) sink.addMixed(partition, selection, selected);
      }
      row = end;
    }
    while (row < end) {
      const cell = Math.floor((mortonCodes[row] ?? 0) / cellSpan);
      const cellEnd =
        cellSpan === Infinity ? end : gallop(mortonCodes, row, end, (cell + 1) * cellSpan);
      if (addSpan) {
        addSpan(partition, cell, row, cellEnd);
        row = cellEnd;
      }
      for (; row < cellEnd; row += CHUNK_ROWS) {
        const rows = { from: row, to: Math.min(cellEnd, row + CHUNK_ROWS) };
        const selected = select(plan, rows, edge);
        if (selected > 0) sink.add(partition, cell, selection, selected);
      }
      row = cellEnd;
    }
  }
}
