import { ListingSearchReply } from './listing-search-reply.ts';
import { AnyListing } from './listing.ts';

// What a client needs of a call. Apart from the endpoints, so that a browser does not carry the rules
// by which the server reads a query.

export const searchListingsCall = {
  method: 'GET',
  path: '/api/realty/listings',
  reply: ListingSearchReply,
} as const;

export const getListingCall = {
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber',
  reply: AnyListing,
} as const;
