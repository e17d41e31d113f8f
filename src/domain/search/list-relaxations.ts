import type { RealtyCalls } from '#src/contract/listings/realty-calls.ts';
import { type ListRequest, listSearches } from './list-route.ts';
import { type SetFilter, setFilters } from './set-filters.ts';

/** A filter without which a list would have homes, and how many. */
export type ListRelaxation = { readonly set: SetFilter; readonly count: number };

type Realty = Pick<RealtyCalls, 'searchListings'>;

/** How many homes a list has on all its pages; what cannot be counted adds nothing. */
export async function countList(
  realty: Realty,
  request: Omit<ListRequest, 'page'>,
  today: string,
): Promise<number> {
  const searches = listSearches(request, today);
  const replies = await Promise.all(
    searches.map((search) => realty.searchListings({ ...search, listings: false })),
  );
  return replies.reduce((sum, reply) => sum + (reply.ok ? reply.value.count : 0), 0);
}

/** The filters of an empty list without which it would not be empty, the most homes first. */
export async function listRelaxations(
  realty: Realty,
  request: ListRequest,
  today: string,
): Promise<ListRelaxation[]> {
  const counted = setFilters(request.filters).map(async (set) => ({
    set,
    count: await countList(realty, { ...request, filters: set.without }, today),
  }));
  const relaxations = await Promise.all(counted);
  return relaxations.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
