import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { demoListingSource } from '#src/demo-world/listings/demo-listing-source.ts';
import { type DemoListingsRequest, demoListings } from '#src/demo-world/listings/demo-listings.ts';
import { recordMapper } from '#src/server/feeds/listing-mapping.ts';
import { validateListing } from '#src/server/feeds/validate-listing.ts';

/** Demo listings as they enter the store: throws for one that would be rejected. */
export function* demoRecords({
  geography,
  ...request
}: DemoListingsRequest): Generator<ListingRecord> {
  const source = demoListingSource({ ...request, openGeography: () => geography });
  const map = recordMapper(source.mapping);
  for (const listing of demoListings({ ...request, geography })) {
    const record = validateListing(map(listing), source);
    if (!record.ok) throw new Error(record.error);
    yield record.value;
  }
}
