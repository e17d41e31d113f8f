import '../../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../../client-call.ts';
import type { AutocompleteQuery } from './autocomplete.ts';
import { AnySummary } from '../listing.ts';

export const AutocompleteReply = z.object({
  page: z.number(),
  numPages: z.number(),
  pageSize: z.number(),
  count: z.number(),
  listings: z.array(AnySummary),
  /** The number of found listings in each city, the most first. */
  aggregates: z.optional(
    z.object({ address: z.object({ city: z.record(z.string(), z.number()) }) }),
  ),
});
export type AutocompleteReply = z.infer<typeof AutocompleteReply>;

/** Listings for the text typed so far. */
export const autocompleteListingsCall: ClientCall<
  typeof AutocompleteReply,
  { query: typeof AutocompleteQuery }
> = {
  method: 'GET',
  path: '/api/realty/autocomplete',
  reply: AutocompleteReply,
};
