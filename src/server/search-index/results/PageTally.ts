import { BoundedHeap } from './BoundedHeap.ts';
import type { FoundRow, ListingSet, PageOrder, SortBy } from '../index-search.ts';
import type { Partition } from '../rows/partitions.ts';
import { ROW_AUDIENCE } from '../row-fields.ts';

const SHUFFLE_MASK = 0x7fff_ffff;

/** Above every second since 1970 that a row may hold. */
const NEVER = 2 ** 33;

/** Counts up from 0 for rows in every set; the first set weighs more than all after it. */
function rankIn(sets: readonly ListingSet[], listingIds: Int32Array): (row: number) => number {
  return (row) => {
    const id = listingIds[row] ?? 0;
    let rank = 0;
    for (const set of sets) rank = 2 * rank + 1 - (set[id] ?? 0);
    return rank;
  };
}

/** Reads what a row is sorted by, the lowest first; an unknown number is the last. */
function sortKeyOf(by: SortBy, { numbers, listingIds }: Partition): (row: number) => number {
  if ('sets' in by) {
    const rank = rankIn(by.sets, listingIds);
    const { values, base } = numbers.updatedSecond;
    return (row) => {
      const storedValue = values[row] ?? 0;
      return (rank(row) + 1) * NEVER - (storedValue === 0 ? 0 : storedValue + base);
    };
  }
  if ('shuffle' in by) {
    const { values, base } = numbers.shuffle;
    return (row) => Math.imul((values[row] ?? 0) + base, by.shuffle) & SHUFFLE_MASK;
  }
  const { values, base } = numbers[by.field];
  const sign = by.ascending ? 1 : -1;
  return (row) => {
    const storedValue = values[row] ?? 0;
    return storedValue === 0 ? Infinity : sign * (storedValue + base);
  };
}

/**
 * The rows of one page. Restricted ones come after all others and, where they are equal, by their
 * shuffled number, so that their places tell nothing; ids break what is still equal.
 */
export class PageTally {
  readonly #order: PageOrder;
  readonly #open: BoundedHeap;
  readonly #restricted: BoundedHeap;

  constructor(order: PageOrder) {
    this.#order = order;
    this.#open = new BoundedHeap(order.offset + order.limit);
    this.#restricted = new BoundedHeap(order.offset + order.limit);
  }

  add(rows: Partition, selection: Int32Array, selectedCount: number): void {
    const isRestricted = rows.audience === ROW_AUDIENCE.anonymous;
    const heap = isRestricted ? this.#restricted : this.#open;
    const { by } = this.#order;
    const sortKey = sortKeyOf(by, rows);
    const { values, base } = rows.numbers.shuffle;
    const isShuffled = isRestricted && !('shuffle' in by);
    for (let at = 0; at < selectedCount; at += 1) {
      const row = selection[at] ?? 0;
      const key = sortKey(row);
      if (heap.refuses(key)) continue;
      heap.offer(key, isShuffled ? (values[row] ?? 0) + base : 0, rows.listingIds[row] ?? 0);
    }
  }

  page(): FoundRow[] {
    const { offset, limit } = this.#order;
    const rowsOf = (heap: BoundedHeap, isRestricted: boolean) =>
      heap.sortedKeys().map(([, , listingId]) => ({ listingId, isRestricted }));
    const open = rowsOf(this.#open, false);
    const isFull = open.length >= offset + limit;
    return [...open, ...(isFull ? [] : rowsOf(this.#restricted, true))].slice(
      offset,
      offset + limit,
    );
  }
}
