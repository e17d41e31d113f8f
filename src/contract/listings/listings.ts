import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { getListingCall, searchListingsCall } from './calls.ts';
import { ListingSearch } from './search.ts';
import { ListingSearchReply } from './search-reply.ts';
import { AnyListing, MLS_NUMBER_PATTERN } from './listing.ts';
import { commaListOf, shortText, wholeNumber } from './query-values.ts';
import { SearchBody } from './search-body.ts';

const nothing = z.optional(z.unknown());

export const BOARD_ID_LIMIT = 1_000_000;

const mlsNumber = z
  .string()
  .check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be 1 to 32 letters and digits' }));

/** Searches listings: a page, a count, map clusters, or any of them together. */
export const searchListings = endpoint({
  ...searchListingsCall,
  params: nothing,
  query: ListingSearch,
  body: nothing,
});

/**
 * The same search with any of its parameters in the body, such as an area too long for a URL. With
 * `type=count` in the query it only counts.
 */
export const searchListingsByPost = endpoint({
  method: 'POST',
  path: '/api/realty/listings',
  params: nothing,
  query: ListingSearch,
  body: SearchBody,
  reply: ListingSearchReply,
});

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+(\[\d{1,3}\])?$/, { error: 'must be dotted field names' }));

/** What a call about one listing may be asked for; `fields=raw` adds nothing that is not there. */
export const ListingChoice = z.strictObject({
  boardId: z.optional(wholeNumber(1, BOARD_ID_LIMIT)),
  fields: z.optional(commaListOf(fieldPath)),
  /** Accepted, as the places of a listing are in its address. */
  locations: z.optional(shortText()),
});
export type ListingChoice = z.infer<typeof ListingChoice>;

export const ListingParams = z.object({ mlsNumber });

/**
 * One listing by its MLS number; the board, as `boardId` or in a `board-id` header, is needed where
 * two boards use the same number. 410 for one that was removed, 404 for one that never was.
 */
export const getListing = endpoint({
  ...getListingCall,
  params: ListingParams,
  query: ListingChoice,
  body: nothing,
});

/** Some callers send the parameters in the body, by themselves or as its `params`. */
function bodyParameters(raw: unknown): unknown {
  if (raw === null || raw === undefined) return {};
  if (typeof raw !== 'object' || !('params' in raw)) return raw;
  return raw.params ?? {};
}

/** The same listing with the parameters in the body. */
export const getListingByPost = endpoint({
  method: 'POST',
  path: '/api/realty/listings/:mlsNumber',
  params: ListingParams,
  query: ListingChoice,
  body: z.pipe(z.transform(bodyParameters), ListingChoice),
  reply: AnyListing,
});
