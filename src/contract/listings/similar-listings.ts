import '../jitless.ts';
import * as z from 'zod/mini';
import { getSimilarListingsCall } from './detail-calls.ts';
import { endpoint } from '../endpoint.ts';
import { PRICE_LIMIT_DOLLARS } from './search.ts';
import { BOARD_ID_LIMIT, ListingChoice, ListingParams } from './listings.ts';
import { listOf, wholeNumber, wordOf } from './query-values.ts';

export const SIMILAR_LIMIT = 20;
export const SIMILAR_RADIUS_LIMIT_KM = 100;

const SORTS = ['updatedOnDesc', 'updatedOnAsc', 'createdOnDesc', 'createdOnAsc'] as const;

/**
 * Homes on the market that are like a listing: same type, property type, bedrooms and neighbourhood,
 * or within `radius` kilometres of it.
 */
export const getSimilarListings = endpoint({
  ...getSimilarListingsCall,
  params: ListingParams,
  query: z.strictObject({
    boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
    fields: ListingChoice.shape.fields,
    /** Dollars more or less than the listing's own price. */
    listPriceRange: z.optional(wholeNumber(1, PRICE_LIMIT_DOLLARS)),
    radius: z.optional(wholeNumber(1, SIMILAR_RADIUS_LIMIT_KM)),
    sortBy: z._default(wordOf(SORTS), 'updatedOnDesc'),
  }),
  body: z.optional(z.unknown()),
});
export type SimilarQuery = z.infer<(typeof getSimilarListings)['query']>;
