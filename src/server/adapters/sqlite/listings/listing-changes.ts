import type { DatabaseSync } from 'node:sqlite';
import type { SlicedWork } from '#src/lib/sliced-work.ts';

/** A place in a database's record of changes: where it is the same, so are the listings. */
export type RecordPlace = { readonly version: number; readonly mark: number };

export type ListingChanges = {
  readonly newest: () => RecordPlace;
  /**
   * The listings that were added, changed or removed after a place, whichever connection did it.
   * Undefined where the record does not hold that place: it was long ago, or in another database.
   */
  readonly since: (place: RecordPlace) => ReadonlySet<number> | undefined;
  /** The same up to another place, in slices. */
  readonly between: (
    from: RecordPlace,
    to: RecordPlace,
  ) => SlicedWork<ReadonlySet<number> | undefined>;
};

/** So many entries of the record are read in a millisecond or two. */
const ENTRIES_A_STEP = 2000;

export const isSamePlace = (one: RecordPlace, other: RecordPlace) =>
  one.version === other.version && one.mark === other.mark;

/** A place as the revision of the listings. */
export const revisionAt = ({ version, mark }: RecordPlace) => `${version}/${mark}`;

/** Reads the record of changes that the triggers of the database keep. */
export function listingChanges(db: DatabaseSync): ListingChanges {
  const newest = db.prepare(
    'SELECT version, mark FROM listing_change ORDER BY version DESC LIMIT 1',
  );
  const findChange = db.prepare('SELECT 1 FROM listing_change WHERE version = ? AND mark = ?');
  const after = db.prepare('SELECT DISTINCT listing_id FROM listing_change WHERE version > ?');
  const page = db.prepare(
    'SELECT listing_id FROM listing_change WHERE version > ? AND version <= ?',
  );
  return {
    newest() {
      const row = newest.get();
      return { version: Number(row?.['version'] ?? 0), mark: Number(row?.['mark'] ?? 0) };
    },
    since({ version, mark }) {
      if (!findChange.get(version, mark)) return undefined;
      return new Set(after.all(version).map((row) => Number(row['listing_id'])));
    },
    *between({ version, mark }, { version: last }) {
      const listingIds = new Set<number>();
      for (let from = version; from < last; from += ENTRIES_A_STEP) {
        for (const row of page.all(from, Math.min(last, from + ENTRIES_A_STEP))) {
          listingIds.add(Number(row['listing_id']));
        }
        yield;
      }
      // What is forgotten is forgotten from the beginning.
      return findChange.get(version, mark) ? listingIds : undefined;
    },
  };
}
