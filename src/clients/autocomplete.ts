import type { AutocompleteQuery } from '#src/contract/listings/autocomplete.ts';
import {
  autocompleteListingsCall,
  type AutocompleteReply,
} from '#src/contract/listings/autocomplete-call.ts';
import type { CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { call } from './http.ts';

/** Listings for what is typed so far. */
export function autocompleteListings(
  query: Pick<AutocompleteQuery, 'search'> & Partial<AutocompleteQuery>,
  signal?: AbortSignal,
): Promise<CallOutcome<AutocompleteReply>> {
  return call(autocompleteListingsCall, { query, signal });
}
