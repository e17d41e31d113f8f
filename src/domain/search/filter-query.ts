import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { QuerySide } from './filters/filter.ts';
import { FILTERS, type SearchFilters } from './filters/registry.ts';

export type ListingQuery = Partial<ListingFilter>;

function isAsked(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== 0;
}

/** A search without its empty, zero and null values; booleans stay. */
function withoutEmpty<Query extends object>(query: Query): Partial<Query> {
  const conditions = Object.entries(query).filter(([, value]) => isAsked(value));
  return Object.fromEntries(conditions) as Partial<Query>;
}

function queryOf(filters: SearchFilters, side: QuerySide): ListingQuery {
  const parts = FILTERS.map(({ toQuery }) => toQuery(filters, side));
  return withoutEmpty(Object.assign({}, ...parts) as ListingQuery);
}

/** The search for homes on the market, of a day; undefined while they are not shown. */
export function activeQuery(filters: SearchFilters, today: string): ListingQuery | undefined {
  return filters.showActive ? queryOf(filters, { side: 'active', today }) : undefined;
}

/** The search for sold or leased homes, of a day; undefined while they are not shown. */
export function closedQuery(filters: SearchFilters, today: string): ListingQuery | undefined {
  return filters.showClosed ? queryOf(filters, { side: 'closed', today }) : undefined;
}

/** The searches that the filters ask for: homes on the market first, then closed ones. */
export function filterQueries(filters: SearchFilters, today: string): ListingQuery[] {
  return [activeQuery(filters, today), closedQuery(filters, today)].filter((query) => !!query);
}
