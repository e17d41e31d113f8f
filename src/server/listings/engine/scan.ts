import type { CodeRange } from './area-cover.ts';
import type { Partition } from './partitions.ts';
import type { PartitionPlan } from './partition-plan.ts';
import { selectRows } from './row-tests.ts';
import { keepInArea, type SearchArea } from './search-area.ts';

/** Rows that match, a chunk at a time: the first `selected` numbers of `selection`. */
export type RowSink = {
  add(partition: Partition, cell: number, selection: Int32Array, selected: number): void;
};

/** Where a scan looks and how it groups what it finds. */
export type ScanGround = {
  readonly ranges: readonly CodeRange[];
  readonly area: SearchArea | undefined;
  /** Morton codes a cell holds; Infinity puts all rows into cell 0. */
  readonly cellSpan: number;
};

const CHUNK_ROWS = 4096;
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

/** Gives the rows of a plan that lie in the ranges to the sink, cell by cell. */
export function scanPartition(
  { partition, from, to, tests }: PartitionPlan,
  { ranges, area, cellSpan }: ScanGround,
  sink: RowSink,
): void {
  const { mortonCodes } = partition;
  let row = from;
  for (const range of ranges) {
    row = gallop(mortonCodes, row, to, range.from);
    if (row >= to) return;
    const end = gallop(mortonCodes, row, to, range.to);
    while (row < end) {
      const cell = Math.floor((mortonCodes[row] ?? 0) / cellSpan);
      const cellEnd =
        cellSpan === Infinity ? end : gallop(mortonCodes, row, end, (cell + 1) * cellSpan);
      for (; row < cellEnd; row += CHUNK_ROWS) {
        const rows = { from: row, to: Math.min(cellEnd, row + CHUNK_ROWS) };
        let selected = selectRows(tests, rows, selection);
        if (range.edge && area && selected > 0) {
          selected = keepInArea(area, partition, selection, selected);
        }
        if (selected > 0) sink.add(partition, cell, selection, selected);
      }
      row = cellEnd;
    }
  }
}
