import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { AnyListing } from './listing.ts';
import type { ListingChoice, ListingParams } from './listing-query.ts';
import type { ListingSearch } from './search/search.ts';
import type { SearchBody } from './search/search-body.ts';
import { ListingSearchReply } from './search/search-reply.ts';

/** Searches listings: a page, a count, map clusters, or any of them together. */
export const searchListingsCall: ClientCall<
  typeof ListingSearchReply,
  { query: typeof ListingSearch }
> = {
  method: 'GET',
  path: '/api/realty/listings',
  reply: ListingSearchReply,
};

/** One listing by its MLS number; with its board where two boards use the same number. */
export const getListingCall: ClientCall<
  typeof AnyListing,
  { params: typeof ListingParams; query: typeof ListingChoice }
> = {
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber',
  reply: AnyListing,
};

const CountReply = z.object({ count: z.number() });
type CountQuery = z.ZodMiniObject<{ type: z.ZodMiniLiteral<'count'> }>;

/** Counts the matches of the search in its body. */
export const countListingsCall: ClientCall<
  typeof CountReply,
  { query: CountQuery; body: typeof SearchBody }
> = {
  method: 'POST',
  path: '/api/realty/listings',
  reply: CountReply,
};
