import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import { type CodeRange, coverArea, type CoverUse } from './area-cover.ts';
import { CellRows } from './results/CellRows.ts';
import { CellTally } from './results/CellTally.ts';
import { type Dictionaries, dictionaries, type SavedDictionaries } from './rows/dictionaries.ts';
import type { Word } from './rows/Dictionary.ts';
import { MatchingRows } from './MatchingRows.ts';
import type { IndexFilter, IndexResult, IndexSearch } from './index-search.ts';
import { codesInTile } from './morton.ts';
import { PageTally } from './results/PageTally.ts';
import { differingListings } from './rows/compare-rows.ts';
import { compileFilter } from './rows/compiled-filter.ts';
import { RowLayers } from './changes/RowLayers.ts';
import { planPartition } from './rows/partition-plan.ts';
import { type Partition, partitionBytes } from './rows/partitions.ts';
import { PriceTally } from './results/PriceTally.ts';
import type { CodeField, IndexRow } from './row-fields.ts';
import { type RowSink, scanPartition } from './scan/scan.ts';
import { isBoxAlone } from './search-area.ts';

/** The status of homes that have left the market. */
const CLOSED_STATUS = 'U';

function tallies(
  { page, cells }: IndexSearch,
  cellTally: CellTally | undefined,
  rowTerms: { readonly closedCode: number | undefined; readonly dictionaries: Dictionaries },
) {
  const prices = new PriceTally();
  const pages = page && new PageTally(page, rowTerms);
  let count = 0;
  const tally = (partition: Partition, selection: Int32Array, selectedCount: number) => {
    count += selectedCount;
    prices.add(partition.numbers.listPrice, selection, selectedCount);
    pages?.add(partition, selection, selectedCount);
  };
  const sink: RowSink = {
    add(partition, cell, selection, selectedCount) {
      tally(partition, selection, selectedCount);
      cellTally?.add(partition, cell, selection, selectedCount);
    },
    addMixed(partition, selection, selectedCount) {
      tally(partition, selection, selectedCount);
      cellTally?.addMixed(partition, selection, selectedCount);
    },
  };
  if (!page) {
    sink.addSum = (partition, cell, sum) => {
      if (sum.count === 0) return;
      count += sum.count;
      prices.addStored(partition.numbers.listPrice.base, sum.lowestPrice, sum.highestPrice);
      cellTally?.addSum(partition, cell, sum);
    };
  }
  const result = (): IndexResult => ({
    count,
    listPrice: prices.result(),
    page: pages?.page() ?? [],
    cells: cellTally?.fullest(cells?.limit ?? 0) ?? [],
  });
  return { sink, result };
}

/** An index without what changed since it was built; nobody writes to its arrays again. */
export type SavedIndex = {
  readonly dictionaries: SavedDictionaries;
  readonly partitions: readonly Omit<Partition, 'alive' | 'sums'>[];
};

/**
 * Listings in columns in memory, ordered by place. Rows that have changed since the index was built lie in
 * small layers above the others, in which their former versions are marked.
 */
export class ListingIndex {
  readonly #dictionaries: Dictionaries;
  readonly #layers: RowLayers;

  private constructor(words: Dictionaries, layers: RowLayers) {
    this.#dictionaries = words;
    this.#layers = layers;
  }

  /** Reads all rows, at most `count`. */
  static of(rows: Iterable<IndexRow>, count: number): ListingIndex {
    const words = dictionaries();
    return new ListingIndex(words, RowLayers.of(words, rows, count));
  }

  /** Restores a saved index. */
  static restore({ dictionaries: saved, partitions }: SavedIndex): ListingIndex {
    const words = dictionaries(saved);
    const base = partitions.map((partition) => ({
      ...partition,
      ...{ alive: undefined, sums: undefined },
    }));
    return new ListingIndex(words, new RowLayers(words, base));
  }

  /** The data to save, from which the index is restored as it was when it was built or merged. */
  savedIndex(): SavedIndex {
    const partitions = this.#layers.base.map(({ alive: _, sums: __, ...partition }) => partition);
    return { dictionaries: this.#dictionaries.saved(), partitions };
  }

  /** Reads the parts that a restored index reads only when they are needed. */
  *warming(): SlicedWork<void> {
    for (const dictionary of this.#dictionaries.all) yield* dictionary.opening();
  }

  /** Whether every row could be indexed. Otherwise its answers would be wrong, and it must not be asked. */
  get fits(): boolean {
    return this.#layers.fits;
  }

  /** Listings that changed since the index was built, as a share of its rows. */
  get changedShare(): number {
    return this.changedListings / Math.max(1, this.baseRows);
  }

  get changedListings(): number {
    return this.#layers.changedListings;
  }

  /** Number of layers of changed rows above the others. */
  get changedLayers(): number {
    return this.#layers.height;
  }

  /** Rows as they were when the index was built or merged. */
  get baseRows(): number {
    return this.#layers.baseRows;
  }

  /** Memory of the columns, bytes. */
  get bytes(): number {
    return this.#layers.partitions.reduce((bytes, one) => bytes + partitionBytes(one), 0);
  }

  /** Takes the rows of listings that were added, changed or removed; a removed listing has none. */
  replace(listings: ReadonlyMap<number, readonly IndexRow[]>): void {
    finish(this.replacing(listings));
  }

  /** Does the same in slices: searches between them find the former rows. */
  replacing(listings: ReadonlyMap<number, readonly IndexRow[]>): SlicedWork<void> {
    return this.#layers.replacing(listings);
  }

  /**
   * Sorts the changed rows in among the others, without reading anything anew. It works in slices; between
   * them searches find the same, and listings may be replaced.
   */
  merging(): SlicedWork<void> {
    return this.#layers.merging(0);
  }

  /** Sorts the layers of changed rows together, and leaves the other rows. */
  mergingChanges(): SlicedWork<void> {
    return this.#layers.merging(1);
  }

  search(search: IndexSearch): IndexResult {
    const { filter, or = [], cells } = search;
    const cellSpan = cells ? codesInTile(cells.precision) : Infinity;
    const closedCode = this.#dictionaries.of('status').codeOf(CLOSED_STATUS);
    const cellTally = cells && new CellTally(cellSpan, closedCode);
    const { sink, result } = tallies(search, cellTally, {
      closedCode,
      dictionaries: this.#dictionaries,
    });
    for (const each of [filter, ...or]) this.#scan(each, { cellSpan }, sink);
    const answer = result();
    const listingsUpTo = cells?.listingsUpTo ?? 1;
    return listingsUpTo > 1 ? this.#withRows(answer, search, { cellSpan, listingsUpTo }) : answer;
  }

  /** Adds the rows of the cells with few rows, by a second scan of these cells alone. */
  #withRows(
    answer: IndexResult,
    { filter, or = [] }: IndexSearch,
    { cellSpan, listingsUpTo }: { cellSpan: number; listingsUpTo: number },
  ): IndexResult {
    const small = answer.cells.filter(({ count }) => count > 1 && count <= listingsUpTo);
    const cellRows = new CellRows(small, cellSpan);
    const ranges = cellRows.ranges();
    for (const each of [filter, ...or]) this.#scan(each, { cellSpan, ranges }, cellRows);
    const cells = answer.cells.map((cell) => {
      const rows = cellRows.rowsOf(cell);
      return rows ? { ...cell, rows } : cell;
    });
    return { ...answer, cells };
  }

  /** Every row that matches one of the filters; no row may match two. */
  read(filters: readonly IndexFilter[]): MatchingRows {
    return new MatchingRows((sink) => {
      for (const filter of filters) this.#scan(filter, { cellSpan: Infinity }, sink);
    });
  }

  /** The words of a code field in the order of their codes, from 1 on. */
  wordsOf(field: CodeField): readonly Word[] {
    return this.#dictionaries.of(field).words;
  }

  /** The listings whose rows in the index differ from the given ones; a removed listing has none. */
  differing(listings: ReadonlyMap<number, readonly IndexRow[]>): number[] {
    return differingListings(this.#layers.partitions, this.#dictionaries, listings);
  }

  /** Scans for a filter: its whole area, or only some ranges of it. */
  #scan(
    filter: IndexFilter,
    { cellSpan, ranges: within }: { cellSpan: number; ranges?: readonly CodeRange[] },
    sink: RowSink,
  ): void {
    const { area } = filter;
    const compiledFilter = compileFilter(filter, this.#dictionaries);
    const ranges: Partial<Record<CoverUse, readonly CodeRange[]>> = {};
    for (const partition of this.#layers.partitions) {
      const plan = planPartition(compiledFilter, partition);
      if (!plan) continue;
      const use = plan.passesAll && sink.addSum && (!area || isBoxAlone(area)) ? 'sums' : 'rows';
      ranges[use] ??= within ?? coverArea(area, use);
      scanPartition(plan, { ranges: ranges[use], area, cellSpan }, sink);
    }
  }
}
