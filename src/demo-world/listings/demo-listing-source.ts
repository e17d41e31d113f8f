import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingSource } from '#src/server/feeds/listing-source.ts';
import { BROKERAGES } from './board/brokerages.ts';
import { DEFAULT_COUNT } from './market/city-plans.ts';
import type { DemoListing } from './demo-listing.ts';
import { type DemoListingsRequest, demoListings } from './demo-listings.ts';
import type { SiteGeography } from './sites/site-geography.ts';
import { demoListingMapping } from './listing-mapping.ts';
import { market } from './market/market.ts';
import { demoPhotoNotes } from '../pictures/photo-notes.ts';

type DemoSourceRequest = Omit<DemoListingsRequest, 'geography'> & {
  /** Opens the streets, which takes seconds: only when listings are made. */
  readonly openGeography: () => SiteGeography;
};

/** Says that a listing made before anyone asked may be shown on the internet, as it was meant to be. */
function withInternetPermission(document: ListingDocument): ListingDocument {
  const { permissions } = document;
  if (permissions.displayInternetEntireListing !== undefined) return document;
  return { ...document, permissions: { ...permissions, displayInternetEntireListing: 'Y' } };
}

/** Says of the photos of a listing that was made without saying so what they show. */
function withPhotoNotes(document: ListingDocument): ListingDocument {
  const { images = [], photos = [] } = document;
  if (photos.length === images.length) return document;
  return { ...document, photos: [...demoPhotoNotes(document)] };
}

/**
 * Adds to a demo listing what demo listings did not tell when it was made. Of any other listing that stays
 * unknown.
 */
export function completeDemoListing(document: ListingDocument): ListingDocument {
  const isOurs = BROKERAGES.some((name) => name === document.office.brokerageName);
  return isOurs ? withPhotoNotes(withInternetPermission(document)) : document;
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
    completeDocument: completeDemoListing,
  };
}
