import type { ListingMapping, MappedListing } from '#src/server/feeds/listing-mapping.ts';
import { recordMapper } from '#src/server/feeds/listing-mapping.ts';
import { type DemoListingsRequest, demoListings } from './demo-listings.ts';
import { demoListingMapping } from './listing-mapping.ts';

/** Every demo listing in the provider's form, not yet validated; throws as `demoListings` does. */
export function* mappedListings(request: DemoListingsRequest): Generator<MappedListing> {
  const map = recordMapper(demoListingMapping);
  for (const listing of demoListings(request)) yield map(listing);
}

/** The mapping of listings that are mapped already. */
export const identityMapping: ListingMapping<MappedListing> = {
  fields: Object.fromEntries(
    Object.keys(demoListingMapping.fields).map((field) => [
      field,
      ({ document }: MappedListing) => document[field],
    ]),
  ) as ListingMapping<MappedListing>['fields'],
  coarse: ({ coarse }) => coarse,
};
