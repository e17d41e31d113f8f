import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { writeStorage } from '../shell/storage/browser-storage.ts';

/** An entry of the session for each listing: a page that only adds one need not read the others. */
export const VISIT_PREFIX = 'realty:visited:';

/** Keeps that a listing has been opened, until the browser session ends. */
export function storeVisit(listing: KeyedListing): void {
  writeStorage('session', VISIT_PREFIX + listingKey(listing), '');
}
