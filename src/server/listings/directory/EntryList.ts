import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { ListingEntry } from './entry-store.ts';
import type { EntryTable } from './EntryTable.ts';

/** Shows an entry as some viewer may see it. */
export type EntryView = (entry: ListingEntry) => ListingEntry;

/** Some entries of a table in an order, four bytes each. */
export class EntryList implements Iterable<ListingEntry> {
  readonly #table: EntryTable;
  readonly #rows: Uint32Array;
  readonly #view: EntryView | undefined;

  constructor(table: EntryTable, rows: Uint32Array, view?: EntryView) {
    this.#table = table;
    this.#rows = rows;
    this.#view = view;
  }

  /** The rows of the entries in their order. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  get length(): number {
    return this.#rows.length;
  }

  at(place: number): ListingEntry | undefined {
    const row = this.#rows[place];
    return row === undefined ? undefined : this.#entry(row);
  }

  *[Symbol.iterator](): Iterator<ListingEntry> {
    for (const row of this.#rows) yield this.#entry(row);
  }

  *entries(): Generator<readonly [place: number, entry: ListingEntry]> {
    for (const [place, row] of this.#rows.entries()) yield [place, this.#entry(row)];
  }

  filter(test: (entry: ListingEntry) => boolean): EntryList {
    const rows = this.#rows.filter((row) => test(this.#entry(row)));
    return new EntryList(this.#table, rows, this.#view);
  }

  /** The same as `filter`, interruptible after each entry. */
  *filterInSlices(test: (entry: ListingEntry) => boolean): SlicedWork<EntryList> {
    const rows: number[] = [];
    for (const row of this.#rows) {
      if (test(this.#entry(row))) rows.push(row);
      yield;
    }
    return new EntryList(this.#table, Uint32Array.from(rows), this.#view);
  }

  slice(from: number, to: number): EntryList {
    return new EntryList(this.#table, this.#rows.subarray(from, to), this.#view);
  }

  /** The entries at the given places, in their order. */
  inOrder(places: Uint32Array): EntryList {
    const rows = places.map((place) => this.#rows[place] ?? 0);
    return new EntryList(this.#table, rows, this.#view);
  }

  /** The entries as some viewer may see them. */
  seenAs(view: EntryView): EntryList {
    return new EntryList(this.#table, this.#rows, view);
  }

  #entry(row: number): ListingEntry {
    const entry = this.#table.at(row);
    return this.#view ? this.#view(entry) : entry;
  }
}
