import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { type ListRequest, listSearch } from './list-route.ts';
import { type ActiveFilter, activeFilters } from '../active-filters.ts';

/** A filter whose removal would give a list homes, and how many. */
export type ListRelaxation = { readonly set: ActiveFilter; readonly count: number };

/** How many homes a list has on all its pages; what cannot be counted adds nothing. */
export async function countList(
  call: MakeCall,
  request: Omit<ListRequest, 'page'>,
  today: string,
): Promise<number> {
  const query = { ...listSearch(request, today), listings: false };
  const reply = await call(searchListingsCall, { query });
  return reply.ok ? reply.value.count : 0;
}

/** The filters of an empty list whose removal would give it homes, the most homes first. */
export async function listRelaxations(
  call: MakeCall,
  request: ListRequest,
  today: string,
): Promise<ListRelaxation[]> {
  const counts = activeFilters(request.filters).map(async (set) => ({
    set,
    count: await countList(call, { ...request, filters: set.without }, today),
  }));
  const relaxations = await Promise.all(counts);
  return relaxations.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}
