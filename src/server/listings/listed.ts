import type { StoredListing } from './repository.ts';

/**
 * A listing as it stands in a list: without its history, which is for signed-in viewers, of boards that
 * allow it, and is given with one listing or by a call of its own.
 */
export function asListed(listing: StoredListing): StoredListing {
  if ('restricted' in listing) return listing;
  const { history: _history, ...listed } = listing;
  return listed;
}
