import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { MergedRows } from '../rows/MergedRows.ts';
import { type Partition, partitioning } from '../rows/partitions.ts';
import { RowTable } from '../rows/RowTable.ts';
import type { IndexRow } from '../row-fields.ts';
import { TileSums } from '../sums/TileSums.ts';
import { flagsOf, withoutListings } from './without-listings.ts';

type Layer = readonly Partition[];

/** Sorting so few rows anew takes two milliseconds, which every change costs. */
const OPEN_LAYER_ROWS = 250;

/** The number of rows of partitions, current or replaced. */
export const rowsOf = (partitions: readonly { readonly rows: number }[]) =>
  partitions.reduce((sum, { rows }) => sum + rows, 0);

/** Equal for partitions that the same searches want. */
const kindOf = ({ audience, codes }: Partition) =>
  `${audience} ${codes.status.sole} ${codes.type.sole}`;

function* withoutListingsIn(layer: Layer, flags: Uint8Array): SlicedWork<Layer> {
  const partitions: Partition[] = [];
  for (const partition of layer) partitions.push(yield* withoutListings(partition, flags));
  return partitions;
}

/**
 * The partitions of an index in layers: the base, and above it the changes since, the latest last. When a
 * listing changes again, its rows in the layers below are out of date. Nothing that a search reads is ever
 * written to: a change or a merge replaces the former partitions in one step.
 *
 * One change or merge may be under way in slices; a change at once may happen during a merge.
 */
export class RowLayers {
  readonly #dictionaries: Dictionaries;
  #layers: readonly Layer[];
  #all: readonly Partition[] = [];
  #baseRows = 0;
  /** Layers below this take no more rows: the base, and those that are being merged. */
  #closed = 1;
  #changedIds = new Set<number>();
  /** Listings that have changed since a merge began. */
  #changedMeanwhile: Set<number> | undefined;
  #fits = true;

  constructor(dictionaries: Dictionaries, base: Layer) {
    this.#dictionaries = dictionaries;
    this.#baseRows = rowsOf(base);
    this.#layers = [base];
    this.#all = base;
  }

  /** Sorts at most `count` rows into the base. */
  static of(dictionaries: Dictionaries, rows: Iterable<IndexRow>, count: number): RowLayers {
    const layers = new RowLayers(dictionaries, []);
    layers.#setLayers([finish(layers.#sorting(rows, count))]);
    layers.#baseRows = count;
    return layers;
  }

  get partitions(): readonly Partition[] {
    return this.#all;
  }

  get base(): Layer {
    return this.#layers[0] ?? [];
  }

  /** Rows of the base as it was built or merged. */
  get baseRows(): number {
    return this.#baseRows;
  }

  get fits(): boolean {
    return this.#fits;
  }

  /** Listings that have changed since the base was built or merged. */
  get changedListings(): number {
    return this.#changedIds.size;
  }

  /** Number of layers above the base. */
  get height(): number {
    return this.#layers.length - 1;
  }

  /** Takes the rows of listings that were added, changed or removed; a removed listing has none. */
  *replacing(listings: ReadonlyMap<number, readonly IndexRow[]>): SlicedWork<void> {
    const rows = [...listings.values()].flat();
    const sortedRows = yield* this.#sorting(rows, rows.length);
    const flags = flagsOf(listings.keys());
    const layers: Layer[] = [];
    for (const layer of this.#layers) layers.push(yield* withoutListingsIn(layer, flags));
    yield* this.#addTo(layers, sortedRows);
    this.#setLayers(layers);
    for (const id of listings.keys()) {
      this.#changedIds.add(id);
      this.#changedMeanwhile?.add(id);
    }
  }

  /** Sorts the rows of all layers from `first` on together, without reading anything anew. */
  *merging(first: number): SlicedWork<void> {
    const meanwhile = new Set<number>();
    this.#changedMeanwhile = meanwhile;
    const end = this.#layers.length;
    this.#closed = end;
    try {
      const sources = this.#layers.slice(first, end).flat();
      const merged = yield* this.#mergedPartitions(sources);
      const current = finish(withoutListingsIn(merged, flagsOf(meanwhile)));
      this.#setLayers(this.#layers.toSpliced(first, end - first, current));
      if (first === 0) {
        this.#changedIds = meanwhile;
        this.#baseRows = rowsOf(merged);
      }
    } finally {
      this.#changedMeanwhile = undefined;
      this.#closed = Math.min(this.#layers.length, first + 1);
    }
  }

  *#mergedPartitions(sources: readonly Partition[]): SlicedWork<Partition[]> {
    const merged = yield* partitioning(yield* MergedRows.of(sources, this.#dictionaries));
    // The next search would have to wait for sums that earlier searches have needed.
    const summed = new Set(sources.filter(({ sums }) => sums).map(kindOf));
    for (const partition of merged) {
      if (!summed.has(kindOf(partition))) continue;
      partition.sums = TileSums.of(partition);
      yield;
    }
    return merged;
  }

  *#addTo(layers: Layer[], sortedRows: Layer): SlicedWork<void> {
    if (sortedRows.length === 0) return;
    const open = layers.length > this.#closed ? (layers.at(-1) ?? []) : [];
    if (open.length === 0 || rowsOf(open) + rowsOf(sortedRows) > OPEN_LAYER_ROWS)
      layers.push(sortedRows);
    else {
      const together = yield* MergedRows.of([...open, ...sortedRows], this.#dictionaries);
      layers.splice(-1, 1, yield* partitioning(together));
    }
  }

  *#sorting(rows: Iterable<IndexRow>, count: number): SlicedWork<Layer> {
    const table = new RowTable(count, this.#dictionaries);
    for (const row of rows) {
      table.append(row);
      yield;
    }
    this.#fits &&= table.fits;
    return table.fits ? yield* partitioning(table) : [];
  }

  #setLayers(layers: readonly Layer[]): void {
    this.#layers = layers;
    this.#all = layers.flat();
  }
}
