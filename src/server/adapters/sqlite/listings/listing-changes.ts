import type { DatabaseSync } from 'node:sqlite';

/** A place in a database's record of changes: equal places mean equal listings. */
export type RecordPlace = { readonly version: number; readonly mark: number };

export type ListingChanges = {
  readonly newest: () => RecordPlace;
  /**
   * The listings that were added, changed or removed after a place, whichever connection did it. Undefined
   * where the record does not hold that place: it is too old, or of another database.
   */
  readonly since: (place: RecordPlace) => ReadonlySet<number> | undefined;
  /** Whether the record still holds a place. It forgets its oldest entries first. */
  readonly contains: (place: RecordPlace) => boolean;
  /**
   * The listings that have changed between two places, some at a time as they are asked for; a few appear
   * again.
   */
  readonly pages: (from: RecordPlace, to: RecordPlace) => Generator<ReadonlySet<number>>;
};

/** Entries that are read in a millisecond or two. */
const ENTRIES_A_PAGE = 2000;

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
  const holds = ({ version, mark }: RecordPlace) => findChange.get(version, mark) !== undefined;
  return {
    newest() {
      const row = newest.get();
      return { version: Number(row?.['version'] ?? 0), mark: Number(row?.['mark'] ?? 0) };
    },
    since(place) {
      if (!holds(place)) return undefined;
      return new Set(after.all(place.version).map((row) => Number(row['listing_id'])));
    },
    contains: holds,
    *pages({ version }, { version: last }) {
      for (let from = version; from < last; from += ENTRIES_A_PAGE) {
        const rows = page.all(from, Math.min(last, from + ENTRIES_A_PAGE));
        yield new Set(rows.map((row) => Number(row['listing_id'])));
      }
    },
  };
}
