import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Derived, readDerived } from '../directory/listing-directory.ts';
import type { HistoryIndex } from '../history/history-index.ts';
import type { ListingRepository } from '../repository.ts';

type OptOutDependencies = {
  readonly homes: Derived<HistoryIndex>;
  readonly repository: Pick<ListingRepository, 'findAll'>;
};

/** Whether the seller allows a computed value beside a listing; unknown counts as no. */
export function mayBeValued({ permissions }: ListingDocument): boolean {
  return permissions.displayAutomatedValuation === 'Y';
}

/**
 * Tells whether a home is on the market with a listing whose seller allows no computed value. Listings that
 * are restricted for a viewer are left out, as the answer would reveal where they are.
 */
export function valuationOptOuts({ homes, repository }: OptOutDependencies) {
  return async (addressKey: string, viewer: Viewer): Promise<boolean> => {
    const { byAddressKey } = await readDerived(homes);
    const entries = byAddressKey(addressKey.toLowerCase());
    const offeredEntries = entries.filter(
      ({ standing, status, isRestricted }) =>
        standing === 'listed' && status === 'A' && (viewer !== 'anonymous' || !isRestricted),
    );
    const listings = await repository.findAll(offeredEntries, viewer);
    return listings.some((listing) => !('restricted' in listing) && !mayBeValued(listing));
  };
}
