import type { AnyListing } from '#src/contract/listings/listing.ts';
import { isOffered } from '../listing/status/status.ts';

/**
 * Whether visitors can ask to see a home: it is offered, and not only announced. One that its viewer may
 * not see whole is shown to nobody before they log in.
 */
export function isOpenToShowings(listing: AnyListing): boolean {
  if ('restricted' in listing) return false;
  return isOffered(listing.lastStatus) && listing.lastStatus !== 'Cs';
}
