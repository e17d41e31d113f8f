import type { CodeRange } from '../area-cover.ts';
import type { FoundCell, FoundRow } from '../index-search.ts';
import { ROW_AUDIENCE } from '../row-fields.ts';
import type { Partition } from '../rows/partitions.ts';
import type { RowSink } from '../scan/scan.ts';

/** Notes the rows of some cells, by the code of the cell. */
export class CellRows implements RowSink {
  readonly #cellSpan: number;
  readonly #rows: ReadonlyMap<number, FoundRow[]>;

  /** `cellSpan` is the number of Morton codes in a cell. */
  constructor(cells: readonly FoundCell[], cellSpan: number) {
    this.#cellSpan = cellSpan;
    this.#rows = new Map(cells.map(({ code }) => [code, []]));
  }

  /** The ranges of the cells, whose rows are tested for the area. */
  ranges(): CodeRange[] {
    const span = this.#cellSpan;
    return [...this.#rows.keys()]
      .sort((a, b) => a - b)
      .map((code) => ({ from: code * span, to: (code + 1) * span, edge: true }));
  }

  add(partition: Partition, _cell: number, selection: Int32Array, selectedCount: number): void {
    this.addMixed(partition, selection, selectedCount);
  }

  addMixed(partition: Partition, selection: Int32Array, selectedCount: number): void {
    const isRestricted = partition.audience === ROW_AUDIENCE.anonymous;
    for (const row of selection.subarray(0, selectedCount)) {
      const cell = Math.floor((partition.mortonCodes[row] ?? 0) / this.#cellSpan);
      this.#rows.get(cell)?.push({ listingId: partition.listingIds[row] ?? 0, isRestricted });
    }
  }

  /** The rows of a cell in the order of their ids; undefined for other cells. */
  rowsOf({ code }: FoundCell): FoundRow[] | undefined {
    return this.#rows.get(code)?.toSorted((a, b) => a.listingId - b.listingId);
  }
}
