import type { DatabaseSync } from 'node:sqlite';
import type { ListingIndex } from '#src/server/listings/engine/ListingIndex.ts';
import { changedListings } from './changed-listings.ts';
import { buildIndex, rowReader } from './index-rows.ts';

/** Changed listings are searched beside the others until they are so many that it slows searches. */
const CHANGED_SHARE_LIMIT = 0.02;
const CHANGED_LISTINGS_FLOOR = 1000;

const hasOutgrown = (index: ListingIndex) =>
  index.changedListings > CHANGED_LISTINGS_FLOOR && index.changedShare > CHANGED_SHARE_LIMIT;

/**
 * Gives the index as the database stands now: built at once, then kept abreast before it is read.
 * Undefined while it cannot be: inside a transaction, whose writes may yet be undone, and where a
 * listing cannot be indexed.
 */
export function currentIndex(db: DatabaseSync): () => ListingIndex | undefined {
  const takeChanges = changedListings(db);
  const readRows = rowReader(db);
  let index = buildIndex(db);

  return () => {
    if (db.isTransaction) return undefined;
    const changes = takeChanges();
    if (changes.kind === 'unknown' || (changes.kind === 'some' && !index.fits)) {
      index = buildIndex(db);
    } else if (changes.kind === 'some') {
      index.replace(readRows(changes.listingIds));
      if (index.fits && hasOutgrown(index)) index.merge();
    }
    return index.fits ? index : undefined;
  };
}
