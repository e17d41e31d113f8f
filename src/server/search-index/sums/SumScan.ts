import type { CodeRange } from '../area-cover.ts';
import { MORTON_LEVELS } from '../morton.ts';
import type { Partition } from '../rows/partitions.ts';
import { RowSum } from './RowSum.ts';
import { type BoxE6, type RowsInBox, sumRows, type OnCellSum, WORLD } from './sum-rows.ts';
import { TileSums } from './TileSums.ts';

const sum = new RowSum();

/** The first level whose tiles have at most `codes` codes. */
const levelOf = (codes: number) => Math.max(0, Math.ceil(MORTON_LEVELS - Math.log2(codes) / 2));

/** Sums up all rows of a partition that lie in ranges, by cell: whole tiles by their kept sums. */
export class SumScan {
  readonly #partition: Partition;
  readonly #sums: TileSums;
  readonly #cellSpan: number;
  readonly #cellLevel: number;
  readonly #addSum: OnCellSum;

  constructor(partition: Partition, cellSpan: number, addSum: OnCellSum) {
    this.#partition = partition;
    this.#cellSpan = cellSpan;
    this.#cellLevel = levelOf(cellSpan);
    this.#addSum = addSum;
    partition.sums ??= TileSums.of(partition);
    this.#sums = partition.sums;
  }

  /** Adds the rows of a range from `from` up to but not `to`; at an edge only those in the box. */
  addRange(range: CodeRange, from: number, to: number, box: BoxE6 = WORLD): void {
    const level = Math.max(this.#cellLevel, levelOf(range.to - range.from));
    this.#addTiles({ from, to, box }, level);
  }

  /** Adds rows by the tiles of a level whose sums are kept. */
  #addTiles(rows: RowsInBox, level: number): void {
    const tiles = this.#sums.level(level);
    if (!tiles) {
      sumRows(this.#partition, rows, this.#cellSpan, this.#addSum);
      return;
    }
    const { from, to, box } = rows;
    let tile = tiles.tileOf(from);
    for (let start = from; start < to; tile += 1) {
      const end = Math.min(to, tiles.startOf(tile + 1));
      const isWhole = start === tiles.startOf(tile) && end === tiles.startOf(tile + 1);
      const place = tiles.placeIn(box, tile);
      if (place === 'inside' && isWhole) {
        sum.clear();
        tiles.addTo(sum, tile);
        this.#addSum(this.#partition, this.#cellOf(start), sum, start);
      } else if (place !== 'outside') this.#addTiles({ from: start, to: end, box }, level + 1);
      start = end;
    }
  }

  #cellOf(row: number): number {
    return Math.floor((this.#partition.mortonCodes[row] ?? 0) / this.#cellSpan);
  }
}
