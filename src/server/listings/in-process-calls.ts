import type * as z from 'zod/mini';
import { AnyListing } from '#src/contract/listing.ts';
import { ListingSearch } from '#src/contract/listing-search.ts';
import { ListingSearchReply } from '#src/contract/listing-search-reply.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { CallOutcome, ListingKey, RealtyCalls } from '#src/contract/realty-calls.ts';
import { failure, success } from '#src/lib/outcome.ts';
import type { ListingService } from './service.ts';
import type { Viewer } from '../viewer.ts';

async function call<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: () => Promise<unknown>,
): Promise<CallOutcome<z.infer<Schema>>> {
  try {
    return success(schema.parse(await answer()));
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    return failure({ kind: 'refused', status: error.status, problems: error.problems });
  }
}

/** The realty API for pages rendered in this process: the same answers as over HTTP, no connection. */
export function inProcessCalls(
  listings: Pick<ListingService, 'search'>,
  details: (key: ListingKey, viewer: Viewer) => Promise<unknown>,
  viewer: Viewer,
): RealtyCalls {
  return {
    searchListings: (search) =>
      call(ListingSearchReply, () => listings.search(ListingSearch.parse(search), viewer)),
    getListing: (key) => call(AnyListing, () => details(key, viewer)),
  };
}
