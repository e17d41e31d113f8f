import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { success } from '#src/lib/outcome.ts';

/** One page of the results of a search. */
export type ResultsPage = {
  readonly listings: readonly AnySearchResult[];
  readonly page: number;
  readonly pages: number;
  /** Count over all pages. */
  readonly count: number;
  /** Position of its first item among all, from 1; zero when nothing was found. */
  readonly first: number;
};

type ResultsRequest = {
  readonly search: Partial<ListingSearch>;
  readonly page: number;
  readonly pageSize: number;
  readonly signal?: AbortSignal | undefined;
};

/** Fetches one page of the results of a search. A page beyond the last becomes the last. */
export async function findPage(
  call: MakeCall,
  { search, page, pageSize, signal }: ResultsRequest,
): Promise<CallOutcome<ResultsPage>> {
  const query = { ...search, resultsPerPage: pageSize, pageNum: page };
  const outcome = await call(searchListingsCall, { query, signal });
  if (!outcome.ok) return outcome;
  const { listings, count } = outcome.value;
  const pages = Math.ceil(count / pageSize);
  if (page > pages && pages > 0) {
    return findPage(call, { search, page: pages, pageSize, signal });
  }
  const first = listings.length === 0 ? 0 : (page - 1) * pageSize + 1;
  return success({ listings, page: Math.max(1, Math.min(page, pages)), pages, count, first });
}
