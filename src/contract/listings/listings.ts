import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { getListingCall, searchListingsCall } from './calls.ts';
import { AnyProviderListing } from './provider/provider-listing.ts';
import { BOARD_HEADER, LISTING_PARAMETERS, ListingChoice, ListingParams } from './listing-query.ts';
import { ListingSearch } from './search/search.ts';
import { SearchBody } from './search/search-body.ts';
import { ProviderSearchReply } from './search/provider-search-reply.ts';
import { SEARCH_PARAMETERS } from './search/parameters/search-parameters.ts';

const tag = 'Listings';

export const searchListings = endpoint(
  { ...searchListingsCall, reply: ProviderSearchReply },
  { query: ListingSearch },
  {
    summary: 'Search listings',
    tag,
    ignoresUnknown: true,
    description:
      'A page of listings, their count, clusters for a map, or any of them together. In a cluster, restrictedCount is the number of listings that the caller must sign in to see, and closedCount is the number that are sold or leased; both are left out when they are zero. Different parameters are combined with "and", the values of one parameter with "or". minBeds and maxBeds are read as minBedrooms and maxBedrooms.',
    example: '/api/realty/listings?city=Toronto&type=sale&maxPrice=900000&resultsPerPage=3',
    parameters: SEARCH_PARAMETERS,
  },
);

/**
 * The same search with any of its parameters in the body, such as an area too long for a URL. With
 * `type=count` in the query it only counts.
 */
export const searchListingsByPost = endpoint(
  { method: 'POST', path: '/api/realty/listings', reply: ProviderSearchReply },
  { query: ListingSearch, body: SearchBody },
  {
    summary: 'Search listings inside a long outline',
    tag,
    ignoresUnknown: true,
    description:
      'The same search with the outline in the body, for outlines that are too long for an address. All other parameters stay in the query; an empty object means a search without an outline.',
    parameters: SEARCH_PARAMETERS,
  },
);

const oneListing = {
  tag,
  ignoresUnknown: true,
  missing: 'There is no listing with this number',
  refusals: ['Gone'],
  headers: BOARD_HEADER,
  parameters: {
    ...LISTING_PARAMETERS,
    locations: 'Accepted but ignored: the places of a listing are in its address.',
  },
} as const;

/**
 * One listing by its MLS number; the board, as `boardId` or in a `board-id` header, is needed where two
 * boards use the same number. 410 for a removed listing, 404 for one that never existed.
 */
export const getListing = endpoint(
  { ...getListingCall, reply: AnyProviderListing },
  { params: ListingParams, query: ListingChoice },
  {
    ...oneListing,
    summary: 'Read one listing',
    description:
      'A listing that only signed-in visitors may see is returned in its short public form, marked restricted.',
  },
);

/** Some callers send the parameters as the body or as its `params`. */
function bodyParameters(raw: unknown): unknown {
  if (raw === null || raw === undefined) return {};
  if (typeof raw !== 'object' || !('params' in raw)) return raw;
  return raw.params ?? {};
}

/** The same listing with the parameters in the body. */
export const getListingByPost = endpoint(
  { method: 'POST', path: '/api/realty/listings/:mlsNumber', reply: AnyProviderListing },
  {
    params: ListingParams,
    query: ListingChoice,
    body: z.pipe(z.transform(bodyParameters), ListingChoice),
  },
  { ...oneListing, summary: 'Read one listing, with the parameters in the body' },
);
