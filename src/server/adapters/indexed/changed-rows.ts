import type { DatabaseSync } from 'node:sqlite';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { IndexRow } from '#src/server/search-index/row-fields.ts';
import type { ListingChanges, RecordPlace } from '../sqlite/listings/listing-changes.ts';
import { inReadTransaction, rowReader } from './index-rows.ts';

/** Rows of the listings that have changed up to a place in the record; a removed listing has none. */
export type ChangedRows = {
  readonly rows: ReadonlyMap<number, readonly IndexRow[]>;
  readonly place: RecordPlace;
};

/** Entries that are read and indexed at once, in some milliseconds; a listing that is put has two. */
export const ENTRIES_AT_ONCE = 200;

/** Reads the changes since a place; undefined where the record has forgotten the place. */
export type ChangedRowsReader = {
  readonly read: (from: RecordPlace) => ChangedRows | undefined;
  readonly reading: (from: RecordPlace) => SlicedWork<ChangedRows | undefined>;
};

/** Reads the rows of changed listings by the record of changes. */
export function changedRowsReader(db: DatabaseSync, changes: ListingChanges): ChangedRowsReader {
  const readRows = rowReader(db);
  const areFew = (from: RecordPlace) => changes.newest().version - from.version <= ENTRIES_AT_ONCE;

  const read = (from: RecordPlace) =>
    inReadTransaction(db, () => {
      const listingIds = changes.since(from);
      return listingIds && { rows: readRows(listingIds), place: changes.newest() };
    });

  function* idsBetween(from: RecordPlace, to: RecordPlace): SlicedWork<ReadonlySet<number>> {
    const listingIds = new Set<number>();
    for (const page of changes.pages(from, to)) {
      for (const id of page) listingIds.add(id);
      yield;
    }
    return listingIds;
  }

  /** Waits for the end of a transaction, whose writes may yet be undone. */
  function* untilCommitted(): SlicedWork<void> {
    while (db.isTransaction) yield;
  }

  return {
    read,
    *reading(from) {
      const rows = new Map<number, readonly IndexRow[]>();
      // Listings that change during the reading are read again, until the rest can be read in one state.
      for (let place = from; ;) {
        yield* untilCommitted();
        if (areFew(place)) {
          const last = read(place);
          return last && { rows: new Map([...rows, ...last.rows]), place: last.place };
        }
        const end = changes.newest();
        const listingIds = yield* idsBetween(place, end);
        if (!changes.contains(place)) return undefined;
        for (const id of listingIds) {
          yield* untilCommitted();
          rows.set(id, [...(readRows([id]).get(id) ?? [])]);
          yield;
        }
        place = end;
      }
    },
  };
}
