import type { DatabaseSync } from 'node:sqlite';
import { LatestMap } from '#src/lib/LatestMap.ts';
import type { FoundRow } from '#src/server/listings/engine/index-search.ts';
import type { StoredListing } from '#src/server/listings/repository.ts';
import { AUDIENCE } from '../sqlite/audience.ts';
import { SHOWN, shownListing } from '../sqlite/shown-listing.ts';

/** Enough for the places that people look at just now, in a few megabytes. */
const KEPT_LISTINGS = 2000;

export type ShownListings = {
  /** A listing by its row, whole or as its public view. It is shared: nobody may change it. */
  readonly read: (found: FoundRow) => StoredListing;
  /** Forgets what was read, as it may have changed. */
  readonly forget: () => void;
};

/** Reads listings by id and keeps the latest read, so that a map that is panned parses each once. */
export function shownListings(db: DatabaseSync, limit = KEPT_LISTINGS): ShownListings {
  const select = db.prepare(
    `SELECT ${SHOWN} AS shown FROM (SELECT ? AS audience) CROSS JOIN listing WHERE id = ?`,
  );
  const kept = new LatestMap<number, StoredListing>(limit);

  function parsed({ listingId, isRestricted }: FoundRow): StoredListing {
    const row = select.get(isRestricted ? AUDIENCE.anonymous : AUDIENCE.everyone, listingId);
    if (!row) throw new Error(`listing ${listingId} is in the index but not in the database`);
    return shownListing(row);
  }

  return {
    read(found) {
      // Two views of one listing, so two keys: the whole one never stands in for the public one.
      const key = found.listingId * 2 + Number(found.isRestricted);
      return kept.getOr(key, () => parsed(found));
    },
    forget: () => kept.clear(),
  };
}
