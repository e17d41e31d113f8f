import {
  countListingsCall,
  getListingCall,
  searchListingsCall,
} from '#src/contract/listings/calls.ts';
import type { ListingSearch } from '#src/contract/listings/search.ts';
import type { CallOutcome, RealtyCalls } from '#src/contract/listings/realty-calls.ts';
import { call } from './http.ts';

/** The realty API over HTTP. */
export const realty: RealtyCalls = {
  searchListings: (search, signal) => call(searchListingsCall, { query: search, signal }),
  getListing: ({ mlsNumber, boardId }, signal) =>
    call(getListingCall, { params: { mlsNumber }, query: { boardId }, signal }),
};

/** How many listings a search would find. */
export function countListings(
  search: Partial<ListingSearch>,
  signal?: AbortSignal,
): Promise<CallOutcome<{ count: number }>> {
  return call(countListingsCall, { query: { type: 'count' }, body: search, signal });
}
