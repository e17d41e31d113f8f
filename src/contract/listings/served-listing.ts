import { declaredFields } from '../schema/declared-fields.ts';
import { FullListing, type ListingDocument } from './listing.ts';

const pick = declaredFields(FullListing);

/**
 * What consumers are given of a listing: the fields the contract declares, and no other that a feed may
 * carry. An allowlist, so that a field that is new in a feed stays with the server.
 */
export function servedListing(document: ListingDocument): ListingDocument {
  return pick(document) as ListingDocument;
}
