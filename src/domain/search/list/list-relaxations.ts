import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { type ListRequest, listSearches } from './list-route.ts';
import { type ActiveFilter, activeFilters } from '../active-filters.ts';

/** A filter without which a list would have homes, and how many. */
export type ListRelaxation = { readonly set: ActiveFilter; readonly count: number };

/** How many homes a list has on all its pages; what cannot be counted adds nothing. */
export async function countList(
  call: MakeCall,
  request: Omit<ListRequest, 'page'>,
  today: string,
): Promise<number> {
  const searches = listSearches(request, today);
  const replies = await Promise.all(
    searches.map((search) => call(searchListingsCall, { query: { ...search, listings: false } })),
  );
  return replies.reduce((sum, reply) => sum + (reply.ok ? reply.value.count : 0), 0);
}

/** The filters of an empty list without which it would not be empty, the most homes first. */
export async function listRelaxations(
  call: MakeCall,
  request: ListRequest,
  today: string,
): Promise<ListRelaxation[]> {
  const counted = activeFilters(request.filters).map(async (set) => ({
    set,
    count: await countList(call, { ...request, filters: set.without }, today),
  }));
  const relaxations = await Promise.all(counted);
  return relaxations.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
