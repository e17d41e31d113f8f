import { getListingCall, searchListingsCall } from '#src/contract/listing-calls.ts';
import type { RealtyCalls } from '#src/contract/realty-calls.ts';
import { call } from './http.ts';

/** The realty API over HTTP. */
export const realty: RealtyCalls = {
  searchListings: (search, signal) => call(searchListingsCall, { query: search, signal }),
  getListing: ({ mlsNumber, boardId }, signal) =>
    call(getListingCall, { params: { mlsNumber }, query: { boardId }, signal }),
};
