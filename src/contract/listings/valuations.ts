import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  BOARD_HEADER,
  BOARD_ID_LIMIT,
  LISTING_PARAMETERS,
  ListingParams,
} from './listing-query.ts';
import { decimal, shortText, wholeNumber, wordOf } from './search/values/query-values.ts';
import { getListingValuationCall, getValuationCall } from './valuation-calls.ts';
import { VALUED_LIMITS, VALUED_TYPES } from './valued-homes.ts';

const ADDRESS_KEY_LENGTH = 200;

const count = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.optional(wholeNumber(min, max));

export const ValuationQuery = z.strictObject({
  lat: decimal(-90, 90),
  lng: decimal(-180, 180),
  propertyType: wordOf(VALUED_TYPES),
  sqft: count(VALUED_LIMITS.sqft),
  beds: count(VALUED_LIMITS.beds),
  baths: count(VALUED_LIMITS.baths),
  addressKey: z.optional(shortText(ADDRESS_KEY_LENGTH)),
});
export type ValuationQuery = z.infer<typeof ValuationQuery>;

const tag = 'Listings';
const WHOSE_SALES =
  'It is based on sales that the caller may see: without a session, only public ones. With fewer than five sales, there is no value.';

/** The value of a home at a point by comparable sales. */
export const getValuation = endpoint(
  getValuationCall,
  { query: ValuationQuery },
  {
    summary: 'Estimate what a home is worth',
    tag,
    description: `${WHOSE_SALES} There is no estimate for an address whose seller, according to a listing that the caller may see, asks sites not to show one.`,
    ignoresUnknown: true,
    example: '/api/realty/valuations?lat=51.05&lng=-114.07&propertyType=detached&sqft=1500&beds=3',
    parameters: {
      lat: 'Latitude of the home in degrees.',
      lng: 'Longitude of the home in degrees.',
      propertyType: 'Kind of home; it is compared only to sales of the same kind.',
      sqft: 'Size of the home in square feet.',
      beds: 'Number of bedrooms.',
      baths: 'Number of bathrooms.',
      addressKey:
        'Key of the home, such as 18-maple-avenue-toronto-on; used to check whether it may be valued.',
    },
  },
);

export const ListingValuationQuery = z.strictObject({
  boardId: z.optional(wholeNumber(1, BOARD_ID_LIMIT)),
});

/** The value of a home on the market by comparable sales. */
export const getListingValuation = endpoint(
  getListingValuationCall,
  { params: ListingParams, query: ListingValuationQuery },
  {
    summary: 'Estimate what a listed home is worth',
    tag,
    description: `${WHOSE_SALES} There is no estimate if the seller asks sites not to show one, or if the listing is restricted for the caller.`,
    ignoresUnknown: true,
    missing: 'There is no listing with this number',
    refusals: ['Gone'],
    headers: BOARD_HEADER,
    parameters: {
      mlsNumber: LISTING_PARAMETERS.mlsNumber,
      boardId: LISTING_PARAMETERS.boardId,
    },
  },
);
