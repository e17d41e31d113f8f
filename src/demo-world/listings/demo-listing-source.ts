import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingSource } from '#src/server/feeds/listing-source.ts';
import { BROKERAGES } from './board/brokerages.ts';
import { DEFAULT_COUNT } from './market/city-plans.ts';
import type { DemoListing } from './demo-listing.ts';
import { type DemoListingsRequest, demoListings } from './demo-listings.ts';
import type { SiteGeography } from './sites/site-geography.ts';
import { demoListingMapping } from './listing-mapping.ts';
import { market } from './market/market.ts';

type DemoSourceRequest = Omit<DemoListingsRequest, 'geography'> & {
  /** Opens the streets, which takes seconds: only when listings are made. */
  readonly openGeography: () => SiteGeography;
};

/**
 * Says of a demo listing that was made before anyone asked that it may be shown on the internet, as it
 * was meant to be. Of any other listing that stays unknown.
 */
export function withInternetPermission(document: ListingDocument): ListingDocument {
  const { permissions, office } = document;
  const isOurs = BROKERAGES.some((name) => name === office.brokerageName);
  if (!isOurs || permissions.displayInternetEntireListing !== undefined) return document;
  return { ...document, permissions: { ...permissions, displayInternetEntireListing: 'Y' } };
}

/** The demo world as a source of listings. */
export function demoListingSource({
  openGeography,
  ...request
}: DemoSourceRequest): ListingSource<DemoListing> {
  return {
    name: 'demo listings',
    boardIds: new Set(market.cities.map(({ boardId }) => boardId)),
    carriesSold: true,
    expectedCount: request.count ?? DEFAULT_COUNT,
    mapping: demoListingMapping,
    *batches() {
      yield demoListings({ ...request, geography: openGeography() });
    },
    completeDocument: withInternetPermission,
  };
}
