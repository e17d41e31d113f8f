import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { type AnySummary, SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';

/** Days before the last covered one whose homes are still watched: a board may learn of a home days late. */
export const RECENT_DAYS = 7;

const PAGE_SIZE = 200;
const PAGES = 5;

/** A search with this many homes in a week is reported by its days alone. */
export const RECENT_HOMES_LIMIT = PAGE_SIZE * PAGES;

/** @throws when the homes cannot be searched */
export async function searchForAlert(call: MakeCall, query: Partial<ListingSearch>) {
  const outcome = await call(searchListingsCall, { query });
  if (outcome.ok) return outcome.value;
  throw new Error(`The homes of a saved search could not be searched: ${outcome.error.kind}`);
}

/**
 * All homes of a search, the newest first; null when there are too many to remember.
 *
 * @throws when the homes cannot be searched
 */
export async function recentHomes(
  call: MakeCall,
  query: Partial<ListingSearch>,
): Promise<readonly AnySummary[] | null> {
  const homes: AnySummary[] = [];
  for (let pageNum = 1; pageNum <= PAGES; pageNum += 1) {
    const { listings, count } = await searchForAlert(call, {
      ...query,
      sortBy: 'createdOnDesc',
      resultsPerPage: PAGE_SIZE,
      pageNum,
      fields: [...SUMMARY_FIELDS],
    });
    if (count > RECENT_HOMES_LIMIT) return null;
    homes.push(...listings);
    if (listings.length < PAGE_SIZE) break;
  }
  return homes;
}
