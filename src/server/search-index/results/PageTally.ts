import { LowestRows } from './LowestRows.ts';
import type { FoundRow, PageOrder } from '../index-search.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import type { Partition } from '../rows/partitions.ts';
import { ROW_AUDIENCE } from '../row-fields.ts';
import { sortKeys } from './sort-keys.ts';

/**
 * A page consists of four parts: rows for all viewers, then restricted rows, in each case homes on the
 * market first.
 */
type Part = { readonly lowest: LowestRows; readonly isRestricted: boolean };

/**
 * The rows of one page. Restricted rows come after all others and, where they are equal, by their shuffled
 * number, so that their places tell nothing; ids break the remaining ties.
 */
export class PageTally {
  readonly #order: PageOrder;
  readonly #closedCode: number | undefined;
  readonly #sortKeyOf: ReturnType<typeof sortKeys>;
  /** In the order of the page; each is made when its first row is found. */
  readonly #parts: (Part | undefined)[] = [];

  /** `closedCode` is the status of rows that have left the market; undefined while there are none. */
  constructor(
    order: PageOrder,
    {
      closedCode,
      dictionaries,
    }: { readonly closedCode: number | undefined; readonly dictionaries: Dictionaries },
  ) {
    this.#order = order;
    this.#closedCode = closedCode;
    this.#sortKeyOf = sortKeys(order.by, dictionaries);
  }

  add(rows: Partition, selection: Int32Array, selectedCount: number): void {
    const { lowest, isRestricted } = this.#partOf(rows);
    const { by } = this.#order;
    const sortKey = this.#sortKeyOf(rows);
    const { values, base } = rows.numbers.shuffle;
    const isShuffled = isRestricted && !('shuffle' in by);
    for (let at = 0; at < selectedCount; at += 1) {
      const row = selection[at] ?? 0;
      const key = sortKey(row);
      if (lowest.refuses(key)) continue;
      lowest.offer(key, isShuffled ? (values[row] ?? 0) + base : 0, rows.listingIds[row] ?? 0);
    }
  }

  page(): FoundRow[] {
    const { offset, limit } = this.#order;
    let [skipped, left] = [offset, limit];
    const page: FoundRow[] = [];
    for (const part of this.#parts) {
      if (!part) continue;
      const { lowest, isRestricted } = part;
      const ids = lowest.between(skipped, skipped + left);
      for (const listingId of ids) page.push({ listingId, isRestricted });
      skipped = Math.max(0, skipped - lowest.size);
      left -= ids.length;
    }
    return page;
  }

  #partOf({ audience, codes }: Partition): Part {
    const { by, offset, limit } = this.#order;
    const isRestricted = audience === ROW_AUDIENCE.anonymous;
    const isBehind = 'byStatus' in by && codes.status.sole === this.#closedCode;
    const at = 2 * Number(isRestricted) + Number(isBehind);
    const part = this.#parts[at] ?? { lowest: new LowestRows(offset + limit), isRestricted };
    this.#parts[at] = part;
    return part;
  }
}
