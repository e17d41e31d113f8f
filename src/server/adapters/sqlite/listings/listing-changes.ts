import type { DatabaseSync } from 'node:sqlite';

/** A place in a database's record of changes: where it is the same, so are the listings. */
export type RecordPlace = { readonly version: number; readonly mark: number };

export type ListingChanges = {
  readonly newest: () => RecordPlace;
  /**
   * The listings that were added, changed or removed after a place, whichever connection did it.
   * Undefined where the record does not hold that place: it was long ago, or in another database.
   */
  readonly since: (place: RecordPlace) => ReadonlySet<number> | undefined;
};

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
  return {
    newest() {
      const row = newest.get();
      return { version: Number(row?.['version'] ?? 0), mark: Number(row?.['mark'] ?? 0) };
    },
    since({ version, mark }) {
      if (!findChange.get(version, mark)) return undefined;
      return new Set(after.all(version).map((row) => Number(row['listing_id'])));
    },
  };
}
