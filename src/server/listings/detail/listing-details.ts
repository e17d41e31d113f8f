import type { z } from 'zod/mini';
import type { AnyProviderListing } from '#src/contract/listings/provider/provider-listing.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { hasHistory } from '#src/domain/listing/boards.ts';
import { toProviderListing } from '#src/domain/listing/provider-form.ts';
import type { Viewer } from '../../http/viewer.ts';
import { isPublicView } from '../list-items.ts';
import { type ComparablesDependencies, comparablesOf } from '../similar/comparables.ts';
import type { StoredListing } from '../repository.ts';

type ListingDetailsDependencies = ComparablesDependencies & {
  readonly getListing: (key: ListingKey, viewer: Viewer) => Promise<StoredListing>;
};

/** Only signed-in viewers see the history of a home, and only of boards that allow it. */
function historyFor(listing: ListingDocument, viewer: Viewer) {
  const mayRead = viewer === 'trusted' || (viewer === 'verified' && hasHistory(listing.boardId));
  return mayRead ? (listing.history ?? []) : [];
}

/**
 * A listing as its page shows it: with the history and the comparable sales that a viewer may see. A
 * restricted listing is its public view and nothing else.
 *
 * @throws RefusedRequest 404 when it does not exist, 410 when it was removed
 */
export function listingDetails({ getListing, ...dependencies }: ListingDetailsDependencies) {
  const comparables = comparablesOf(dependencies);
  return async (key: ListingKey, viewer: Viewer): Promise<z.input<typeof AnyProviderListing>> => {
    const listing = await getListing(key, viewer);
    if (isPublicView(listing)) return listing;
    return {
      ...toProviderListing(listing),
      history: historyFor(listing, viewer),
      comparables: await comparables(listing, viewer),
    };
  };
}
