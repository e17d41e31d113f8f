import '../jitless.ts';
import * as z from 'zod/mini';
import { getListingSuggestionsCall } from './detail-calls.ts';
import { endpoint } from '../endpoint.ts';
import { ListingChoice, ListingParams } from './listings.ts';

/** Where to look on after a listing. */
export const getListingSuggestions = endpoint({
  ...getListingSuggestionsCall,
  params: ListingParams,
  query: z.pick(ListingChoice, { boardId: true, fields: true }),
  body: z.optional(z.unknown()),
});
