import '../jitless.ts';
import * as z from 'zod/mini';
import { ListingSearchReply } from './search-reply.ts';
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

/** Counts the matches of the search in its body; the query says `type=count`. */
export const countListingsCall = {
  method: 'POST',
  path: '/api/realty/listings',
  reply: z.object({ count: z.number() }),
} as const;
