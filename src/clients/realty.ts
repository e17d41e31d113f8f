import { getListing, searchListings } from '#src/contract/listings.ts';
import type { RealtyCalls } from '#src/contract/realty-calls.ts';
import { call } from './http.ts';

/** The realty API over HTTP. */
export const realty: RealtyCalls = {
  searchListings: (search, signal) => call(searchListings, { query: search, signal }),
  getListing: ({ mlsNumber, boardId }, signal) =>
    call(getListing, { params: { mlsNumber }, query: { boardId }, signal }),
};
