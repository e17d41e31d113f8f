import type * as z from 'zod/mini';
import type { AutocompleteQuery } from '#src/contract/listings/autocomplete.ts';
import { AutocompleteReply } from '#src/contract/listings/autocomplete-call.ts';
import { ListingHistory, ListingSuggestions } from '#src/contract/listings/detail-calls.ts';
import { AnyListing } from '#src/contract/listings/listing.ts';
import type { HistoryQuery } from '#src/contract/listings/history.ts';
import { ListingSearch } from '#src/contract/listings/search.ts';
import { ListingSearchReply } from '#src/contract/listings/search-reply.ts';
import type { PageLocals } from '#src/contract/listings/page-locals.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { CallOutcome, ListingKey } from '#src/contract/listings/realty-calls.ts';
import { RemovedListing } from '#src/contract/listings/removed-listing.ts';
import { failure, success } from '#src/lib/outcome.ts';
import type { ListingService } from './service.ts';
import type { Viewer } from '../http/viewer.ts';

async function call<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: () => Promise<unknown>,
): Promise<CallOutcome<z.infer<Schema>>> {
  try {
    return success(schema.parse(await answer()));
  } catch (error) {
    // What the server cannot do just now fails the page as a whole.
    if (!(error instanceof RefusedRequest) || error.status >= 429) throw error;
    return failure({ kind: 'refused', status: error.status, problems: error.problems });
  }
}

export type InProcessParts = {
  readonly listings: Pick<ListingService, 'search' | 'getRemoved'>;
  readonly details: (key: ListingKey, viewer: Viewer) => Promise<unknown>;
  readonly suggestions: (
    key: ListingKey,
    fields: readonly string[] | undefined,
    viewer: Viewer,
  ) => Promise<unknown>;
  readonly history: (query: HistoryQuery, viewer: Viewer) => Promise<unknown>;
  readonly suggest: (query: AutocompleteQuery, viewer: Viewer) => Promise<unknown>;
};

/** The realty API for pages rendered in this process: the same answers as over HTTP, no connection. */
export function inProcessCalls(
  { listings, details, suggestions, history, suggest }: InProcessParts,
  viewer: Viewer,
): PageLocals['realty'] {
  return {
    searchListings: (search) =>
      call(ListingSearchReply, () => listings.search(ListingSearch.parse(search), viewer)),
    getListing: (key) => call(AnyListing, () => details(key, viewer)),
    getRemovedListing: (key) => call(RemovedListing, () => listings.getRemoved(key)),
    getListingSuggestions: (key, fields) =>
      call(ListingSuggestions, () => suggestions(key, fields, viewer)),
    getListingHistory: (home) => call(ListingHistory, () => history(home, viewer)),
    autocompleteListings: (query) => call(AutocompleteReply, () => suggest(query, viewer)),
  };
}
