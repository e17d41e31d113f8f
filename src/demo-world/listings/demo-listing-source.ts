import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { MappedListing } from '#src/server/feeds/listing-mapping.ts';
import type { ListingSource } from '#src/server/feeds/listing-source.ts';
import { BROKERAGES } from './board/brokerages.ts';
import { DEFAULT_COUNT } from './market/city-plans.ts';
import { identityMapping } from './mapped-listings.ts';
import { market } from './market/market.ts';
import { demoPhotoNotes } from '../pictures/photo-notes.ts';

type DemoSourceRequest = Pick<ListingSource<MappedListing>, 'batches'> & {
  /** Number of listings; 34,500 when not given. */
  readonly count?: number;
};

/** Permits showing on the internet for a listing made before it had this permission, as was intended. */
function withInternetPermission(document: ListingDocument): ListingDocument {
  const { permissions } = document;
  if (permissions.displayInternetEntireListing !== undefined) return document;
  return { ...document, permissions: { ...permissions, displayInternetEntireListing: 'Y' } };
}

/** Adds the subjects of the photos to a listing that was made without them. */
function withPhotoNotes(document: ListingDocument): ListingDocument {
  const { images = [], photos = [] } = document;
  if (photos.length === images.length) return document;
  return { ...document, photos: [...demoPhotoNotes(document)] };
}

/**
 * Adds to a demo listing the fields that were missing when it was made. For any other listing they stay
 * unknown.
 */
export function completeDemoListing(document: ListingDocument): ListingDocument {
  const isOurs = BROKERAGES.some((name) => name === document.office.brokerageName);
  return isOurs ? withPhotoNotes(withInternetPermission(document)) : document;
}

/** The demo world as a source of listings. */
export function demoListingSource({
  count = DEFAULT_COUNT,
  batches,
}: DemoSourceRequest): ListingSource<MappedListing> {
  return {
    name: 'demo listings',
    boardIds: new Set(market.cities.map(({ boardId }) => boardId)),
    carriesSold: true,
    expectedCount: count,
    mapping: identityMapping,
    batches,
    completeDocument: completeDemoListing,
  };
}
