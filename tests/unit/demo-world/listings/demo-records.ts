import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { demoListingSource } from '#src/demo-world/listings/demo-listing-source.ts';
import type { DemoListingsRequest } from '#src/demo-world/listings/demo-listings.ts';
import { mappedListings } from '#src/demo-world/listings/mapped-listings.ts';
import { validateListing } from '#src/server/feeds/validate-listing.ts';

/** Demo listings as they enter the store: throws for one that would be rejected. */
export function* demoRecords(request: DemoListingsRequest): Generator<ListingRecord> {
  const source = demoListingSource({ batches: () => [] });
  for (const listing of mappedListings(request)) {
    const record = validateListing(listing, source);
    if (!record.ok) throw new Error(record.error);
    yield record.value;
  }
}
