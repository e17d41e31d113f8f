import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { EntryList } from './EntryList.ts';
import { EntryTable, type SavedEntryTable } from './EntryTable.ts';
import { IdRows, type SavedIdRows } from './columns/IdRows.ts';
import type {
  EntryChange,
  EntryPlace,
  ListingEntry,
  ListingEntryChanges,
  ListingEntrySource,
} from './entry-store.ts';

/** Beyond this share of changed entries the layers are slower than making a new base. */
const CHANGED_SHARE_LIMIT = 0.02;
const CHANGED_FLOOR = 1000;

type IsWanted = (entry: ListingEntry) => boolean;

/** The entries at one moment, and those among them that have changed since the base of the layers. */
export type EntryState = {
  readonly table: EntryTable;
  readonly rows: IdRows;
  readonly replacedIds: ReadonlySet<number>;
};

/** The saved form, with the place in the source's record of changes that it was read up to. */
export type SavedEntries = {
  readonly place: EntryPlace;
  readonly table: SavedEntryTable;
  readonly rows: SavedIdRows;
  readonly replacedIds: Float64Array;
};

/** The wanted ones among the changed entries. */
export function changedEntries(
  { table, rows, replacedIds }: EntryState,
  isWanted: IsWanted,
): EntryList {
  const changedRows = [...replacedIds].flatMap((id) => rows.get(id) ?? []);
  return new EntryList(table, Uint32Array.from(changedRows)).filter(isWanted);
}

/** Restores saved entries. */
export function* restoringEntries(savedEntries: SavedEntries): SlicedWork<EntryState> {
  return {
    table: yield* EntryTable.restoring(savedEntries.table),
    rows: yield* IdRows.restoring(savedEntries.rows),
    replacedIds: new Set(savedEntries.replacedIds),
  };
}

function* withTable(
  entries: Omit<SavedEntries, 'table'>,
  table: SlicedWork<SavedEntryTable>,
): SlicedWork<SavedEntries> {
  return { ...entries, table: yield* table };
}

function withDoubleRoom(rows: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(1, 2 * rows.length));
  larger.set(rows);
  return larger;
}

/** The present entries of a source, and those that have changed since the base of the layers. */
export class Entries {
  readonly #source: ListingEntrySource;
  #table = new EntryTable();
  /** The rows of entries by their ids. */
  #rows = new IdRows();
  /** The unfinished work of taking in changes. */
  #takingIn: SlicedWork<void> | undefined;
  #revision = 0;
  #base = 0;
  #replacedIds = new Set<number>();

  constructor(source: ListingEntrySource) {
    this.#source = source;
  }

  /** Counts changes. */
  get revision(): number {
    return this.#revision;
  }

  /** Counts bases, each of which begins with no changes. */
  get base(): number {
    return this.#base;
  }

  /** The entries that have changed since the base; it grows until there is another base. */
  get replacedIds(): ReadonlySet<number> {
    return this.#replacedIds;
  }

  /** Whether a revision is the latest, and the source has had no change since. */
  isCurrent(revision: number): boolean {
    return revision === this.#revision && !this.#takingIn && !this.#source.hasChanged();
  }

  /**
   * Takes in the changes since the last call. A caller that finds unfinished work continues it, so that
   * nobody sees half of it.
   */
  *refreshing(): SlicedWork<void> {
    if (this.#takingIn) yield* this.#takingIn;
    const changes = this.#source.changes();
    if (!changes) return;
    this.#takingIn = this.#takeIn(changes);
    yield* this.#takingIn;
  }

  /** All wanted entries. */
  *all(isWanted: IsWanted): SlicedWork<EntryList> {
    const table = this.#table;
    let rows = new Uint32Array(this.#rows.size);
    let count = 0;
    for (const [, row] of this.#rows.entries()) {
      // Entries may be added while this work is interrupted.
      if (count === rows.length) rows = withDoubleRoom(rows);
      if (isWanted(table.at(row))) {
        rows[count] = row;
        count += 1;
      }
      yield;
    }
    return new EntryList(table, rows.subarray(0, count));
  }

  /** The wanted ones among the changed entries. */
  changed(isWanted: IsWanted): EntryList {
    const [table, rows, replacedIds] = [this.#table, this.#rows, this.#replacedIds];
    return changedEntries({ table, rows, replacedIds }, isWanted);
  }

  /** The place that the source has been read up to; undefined before that, or when it is unknown. */
  get place(): EntryPlace | undefined {
    return this.#source.place();
  }

  /**
   * Saves the present entries, whatever changes while they are packed; undefined when their place is
   * unknown.
   */
  saving(): SlicedWork<SavedEntries> | undefined {
    const { place } = this;
    if (!place) return undefined;
    const replacedIds = Float64Array.from(this.#replacedIds);
    return withTable({ place, rows: this.#rows.saved(), replacedIds }, this.#table.saving());
  }

  /**
   * Continues from saved entries; false when entries have been read already, or the source's record of
   * changes does not reach back to their place.
   */
  adopt({ table, rows, replacedIds }: EntryState, place: EntryPlace): boolean {
    const isUntouched = this.#revision === 0 && !this.#takingIn;
    if (!isUntouched || !this.#source.resume(place)) return false;
    this.#table = table;
    this.#rows = rows;
    this.#beginBase();
    this.#replacedIds = new Set(replacedIds);
    this.#revision += 1;
    return true;
  }

  *#takeIn({ isWhole, entries }: ListingEntryChanges): SlicedWork<void> {
    try {
      if (isWhole) yield* this.#fill(entries);
      else yield* this.#change(entries);
      this.#revision += 1;
    } finally {
      // After a failure the source gives the same changes again.
      this.#takingIn = undefined;
    }
  }

  *#change(entries: Iterable<EntryChange>): SlicedWork<void> {
    for (const { id, entry } of entries) {
      if (entry) this.#rows.set(id, this.#table.add(entry));
      else this.#rows.delete(id);
      this.#replacedIds.add(id);
      yield;
    }
    if (!this.#hasOutgrown()) return;
    // Former rows stay while anything refers to them; at most half of all rows are such.
    if (this.#table.size > 2 * this.#rows.size) yield* this.#fill(this.#current());
    else this.#beginBase();
  }

  /** Makes a new table, which replaces the former once it is complete. */
  *#fill(entries: Iterable<EntryChange>): SlicedWork<void> {
    const table = new EntryTable();
    const rows = new IdRows();
    for (const { id, entry } of entries) {
      if (entry) rows.set(id, table.add(entry));
      yield;
    }
    this.#table = table;
    this.#rows = rows;
    this.#beginBase();
  }

  *#current(): Generator<EntryChange> {
    for (const [id, row] of this.#rows.entries()) yield { id, entry: this.#table.at(row) };
  }

  #beginBase(): void {
    this.#base += 1;
    this.#replacedIds = new Set();
  }

  #hasOutgrown(): boolean {
    const { size } = this.#replacedIds;
    return size > CHANGED_FLOOR && size > this.#rows.size * CHANGED_SHARE_LIMIT;
  }
}
