import '../../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { getSimilarListingsCall } from './detail-calls.ts';
import {
  BOARD_HEADER,
  BOARD_ID_LIMIT,
  LISTING_PARAMETERS,
  ListingChoice,
  ListingParams,
} from '../listing-query.ts';
import {
  clampedDecimal,
  limitOf,
  listOf,
  wholeNumber,
  wordOf,
} from '../search/values/query-values.ts';
import { PRICE_LIMIT_DOLLARS, MIN_RADIUS_KM } from '../search/values/search-limits.ts';

export const SIMILAR_LIMIT = 20;
const SIMILAR_RADIUS_LIMIT_KM = 100;

const SORTS = ['updatedOnDesc', 'updatedOnAsc', 'createdOnDesc', 'createdOnAsc'] as const;

export const SimilarQuery = z.strictObject({
  boardId: z.optional(listOf(wholeNumber(1, BOARD_ID_LIMIT))),
  fields: ListingChoice.shape.fields,
  /** Dollars more or less than the listing's own price. */
  listPriceRange: z.optional(limitOf(PRICE_LIMIT_DOLLARS)),
  radius: z.optional(clampedDecimal(MIN_RADIUS_KM, SIMILAR_RADIUS_LIMIT_KM)),
  sortBy: z._default(wordOf(SORTS), 'updatedOnDesc'),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;

/**
 * Homes on the market that are like a listing: same type, property type, bedrooms and neighbourhood, or
 * within `radius` kilometres of it.
 */
export const getSimilarListings = endpoint(
  getSimilarListingsCall,
  { params: ListingParams, query: SimilarQuery },
  {
    summary: 'Find homes like a listing',
    tag: 'Listings',
    ignoresUnknown: true,
    missing: 'There is no listing with this number',
    refusals: ['Gone'],
    headers: BOARD_HEADER,
    parameters: {
      ...LISTING_PARAMETERS,
      listPriceRange: 'Dollars by which the asking price may be higher or lower.',
      radius: 'Kilometres around the listing to search in, instead of its neighbourhood.',
      sortBy: 'Order of the homes: the latest change or the newest listing first, or last.',
    },
  },
);
