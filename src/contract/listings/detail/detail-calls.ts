import '../../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../../client-call.ts';
import type { HistoryQuery } from './history.ts';
import { AnySummary, HistoryEntry, Permissions, Position } from '../listing.ts';
import type { ListingParams } from '../listing-query.ts';
import type { SimilarQuery } from './similar-listings.ts';
import type { SuggestionsQuery } from '../autocomplete/suggestions.ts';

export const SimilarReply = z.object({
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  similar: z.array(AnySummary),
});
export type SimilarReply = z.infer<typeof SimilarReply>;

export const getSimilarListingsCall: ClientCall<
  typeof SimilarReply,
  { params: typeof ListingParams; query: typeof SimilarQuery }
> = {
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber/similar',
  reply: SimilarReply,
};

/** A city and how many homes are on the market there. */
export const CountedPlace = z.object({
  name: z.string(),
  type: z.literal('city'),
  city: z.string(),
  state: z.string(),
  location: Position,
  count: z.number(),
});
export type CountedPlace = z.infer<typeof CountedPlace>;

export const ListingSuggestions = z.object({
  /** Cities with the most homes on the market. */
  popular: z.array(CountedPlace),
  /** The nearest other cities with homes on the market. */
  nearby: z.array(CountedPlace),
  /** The latest listings of its city. */
  recent: z.array(AnySummary),
  similarListings: z.array(AnySummary),
});
export type ListingSuggestions = z.infer<typeof ListingSuggestions>;

export const getListingSuggestionsCall: ClientCall<
  typeof ListingSuggestions,
  { params: typeof ListingParams; query: typeof SuggestionsQuery }
> = {
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber/suggestions',
  reply: ListingSuggestions,
};

export const PastListing = z.extend(HistoryEntry, {
  permissions: Permissions,
  addressKey: z.string(),
});
export type PastListing = z.infer<typeof PastListing>;

export const ListingHistory = z.object({ history: z.array(PastListing) });
export type ListingHistory = z.infer<typeof ListingHistory>;

export const getListingHistoryCall: ClientCall<
  typeof ListingHistory,
  { query: typeof HistoryQuery }
> = {
  method: 'GET',
  path: '/api/realty/listings/history',
  reply: ListingHistory,
};
