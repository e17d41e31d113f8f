import { marketStatus } from '#src/domain/search/filters/market-status.ts';

/**
 * The address of a search without its wish for sold homes, which a feed without sold data cannot
 * grant; undefined where it has no such wish.
 */
export function withoutSoldFilters({ pathname, searchParams }: URL): string | undefined {
  const query = new URLSearchParams(searchParams);
  if (!query.getAll('show').includes('sold')) return undefined;
  for (const name of marketStatus.parameters) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
