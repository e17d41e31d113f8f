import type { AnySummary } from '#src/contract/listings/listing.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { success } from '#src/lib/outcome.ts';
import { pageCount, type PagePart, pagePart } from './result-pages.ts';

/** One page of what one or more searches found together. */
export type FoundPage = {
  readonly listings: readonly AnySummary[];
  readonly page: number;
  readonly pages: number;
  /** Of all pages. */
  readonly count: number;
  /** Its place among all, from 1; zero when nothing was found. */
  readonly first: number;
};

type Asked = {
  /** One after the other: the second begins where the first ends, on a page of its own. */
  readonly searches: readonly Partial<ListingSearch>[];
  readonly page: number;
  readonly pageSize: number;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Asks for one page of all that some searches find: of the first search first, while the others are
 * only counted. A page beyond the last is the last.
 */
export async function findPage(
  call: MakeCall,
  { searches, page, pageSize, signal }: Asked,
): Promise<CallOutcome<FoundPage>> {
  const requests = searches.map((search, index) => {
    const part = index === 0 ? { pageNum: page } : { listings: false };
    const query = { ...search, resultsPerPage: pageSize, ...part };
    return call(searchListingsCall, { query, signal });
  });
  const outcomes = await Promise.all(requests);
  const failed = outcomes.find((outcome) => !outcome.ok);
  if (failed) return failed;
  const replies = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  const counts = replies.map(({ count }) => count);
  const part = pagePart(counts, page, { pageSize });
  const pages = pageCount(counts, { pageSize });
  const here = (reply: ListingSearchReply) =>
    success(foundPage(reply, { counts, pages, part, pageSize }));
  const [first] = replies;
  if (first && part.search === 0 && part.page === page) return here(first);
  const again = { ...searches[part.search], resultsPerPage: pageSize, pageNum: part.page };
  const outcome = await call(searchListingsCall, { query: again, signal });
  return outcome.ok ? here(outcome.value) : outcome;
}

type Whole = {
  readonly counts: readonly number[];
  readonly pages: number;
  readonly part: PagePart;
  readonly pageSize: number;
};

function foundPage(
  { listings }: ListingSearchReply,
  { counts, pages, part, pageSize }: Whole,
): FoundPage {
  const pagesBefore = pageCount(counts.slice(0, part.search), { pageSize });
  return {
    listings,
    page: pagesBefore + part.page,
    pages,
    count: counts.reduce((sum, count) => sum + count, 0),
    first: listings.length === 0 ? 0 : part.before + (part.page - 1) * pageSize + 1,
  };
}
