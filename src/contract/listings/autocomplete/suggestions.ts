import '../../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { getListingSuggestionsCall } from '../detail/detail-calls.ts';
import {
  BOARD_HEADER,
  LISTING_PARAMETERS,
  ListingChoice,
  ListingParams,
} from '../listing-query.ts';

export const SuggestionsQuery = z.pick(ListingChoice, { boardId: true, fields: true });

/** Where to continue a search after a listing. */
export const getListingSuggestions = endpoint(
  getListingSuggestionsCall,
  { params: ListingParams, query: SuggestionsQuery },
  {
    summary: 'Suggest other homes to the reader of a listing',
    tag: 'Listings',
    ignoresUnknown: true,
    missing: 'There is no listing with this number',
    refusals: ['Gone'],
    headers: BOARD_HEADER,
    parameters: LISTING_PARAMETERS,
  },
);
