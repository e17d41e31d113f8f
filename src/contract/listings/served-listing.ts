import { declaredFields } from '../schema/declared-fields.ts';
import type { ListingDocument } from './listing.ts';
import { ProviderListing } from './provider/provider-listing.ts';

const pick = declaredFields(ProviderListing);

/**
 * What consumers get of a listing: the fields the contract declares, and no other that a feed may carry. An
 * allowlist, so that a new field of a feed stays with the server.
 */
export function servedListing(document: ListingDocument): ListingDocument {
  return pick(document) as ListingDocument;
}
