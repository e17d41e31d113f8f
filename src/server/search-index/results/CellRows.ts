import type { CodeRange } from '../area-cover.ts';
import type { FoundCell, FoundRow } from '../index-search.ts';
import { ROW_AUDIENCE } from '../row-fields.ts';
import type { Partition } from '../rows/partitions.ts';
import type { RowSink } from '../scan/scan.ts';

/** Takes down which rows some cells hold, by the code of their cell. */
export class CellRows implements RowSink {
  readonly #cellSpan: number;
  readonly #rows: ReadonlyMap<number, FoundRow[]>;

  /** `cellSpan` is how many Morton codes a cell holds. */
  constructor(cells: readonly FoundCell[], cellSpan: number) {
    this.#cellSpan = cellSpan;
    this.#rows = new Map(cells.map(({ code }) => [code, []]));
  }

  /** Where the rows of the cells lie: ranges whose rows are tested for the area. */
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

  /** The rows of a cell by their ids; undefined for any other. */
  rowsOf({ code }: FoundCell): FoundRow[] | undefined {
    return this.#rows.get(code)?.toSorted((a, b) => a.listingId - b.listingId);
  }
}
