import {
  getListingHistoryCall,
  getListingSuggestionsCall,
  getSimilarListingsCall,
  type ListingHistory,
  type ListingSuggestions,
  type SimilarReply,
} from '#src/contract/listings/detail-calls.ts';
import type { HistoryQuery } from '#src/contract/listings/history.ts';
import type { CallOutcome, ListingKey } from '#src/contract/listings/realty-calls.ts';
import type { SimilarQuery } from '#src/contract/listings/similar-listings.ts';
import { call } from './http.ts';

type SimilarChoice = Partial<Omit<SimilarQuery, 'boardId'>>;

/** Homes on the market that are like a listing. */
export function getSimilarListings(
  { mlsNumber, boardId }: ListingKey,
  choice: SimilarChoice,
  signal?: AbortSignal,
): Promise<CallOutcome<SimilarReply>> {
  return call(getSimilarListingsCall, {
    params: { mlsNumber },
    query: { ...choice, boardId },
    signal,
  });
}

/** Where to look on after a listing: cities, recent listings of its city, homes like it. */
export function getListingSuggestions(
  { mlsNumber, boardId }: ListingKey,
  choice: { readonly fields?: readonly string[] },
  signal?: AbortSignal,
): Promise<CallOutcome<ListingSuggestions>> {
  return call(getListingSuggestionsCall, {
    params: { mlsNumber },
    query: { ...choice, boardId },
    signal,
  });
}

/** Every time a home has been on the market; refused with 401 without a session. */
export function getListingHistory(
  home: HistoryQuery,
  signal?: AbortSignal,
): Promise<CallOutcome<ListingHistory>> {
  return call(getListingHistoryCall, { query: home, signal });
}
