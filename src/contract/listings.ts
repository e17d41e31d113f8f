import './jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ListingSearch, ListingSearchReply } from './listing-search.ts';
import { AnyListing, MLS_NUMBER_PATTERN } from './listing.ts';
import { MapArea } from './map-area.ts';
import { wholeNumber } from './query-values.ts';

const nothing = z.optional(z.unknown());

const mlsNumber = z
  .string()
  .check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be 1 to 32 letters and digits' }));

/** Searches listings: a page, a count, map clusters, or any of them together. */
export const searchListings = endpoint({
  method: 'GET',
  path: '/api/realty/listings',
  params: nothing,
  query: ListingSearch,
  body: nothing,
  reply: ListingSearchReply,
});

/** The same search with the area in the body, for polygons too long for a URL. */
export const searchListingsByPost = endpoint({
  method: 'POST',
  path: '/api/realty/listings',
  params: nothing,
  query: ListingSearch,
  body: z.nullish(z.object({ map: z.optional(MapArea) })),
  reply: ListingSearchReply,
});

/** One listing by its MLS number; the board is needed where two boards use the same number. */
export const getListing = endpoint({
  method: 'GET',
  path: '/api/realty/listings/:mlsNumber',
  params: z.object({ mlsNumber }),
  query: z.strictObject({ boardId: z.optional(wholeNumber(1, 1_000_000)) }),
  body: nothing,
  reply: AnyListing,
});
