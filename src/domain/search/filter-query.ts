import type { ListingFilter } from '#src/contract/listings/search.ts';
import type { SearchFilters } from './filters.ts';
import { homeTypeQuery } from './home-types.ts';
import { DEFAULT_LAST_STATUSES, LEASED_STATUSES, SOLD_STATUSES } from '../listing/status.ts';

export type ListingQuery = Partial<ListingFilter>;

/** `YYYY-MM-DD`, so many days before a day of the same form. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

function isAsked(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== 0;
}

/** A search without its empty, zero and null values; booleans stay. */
export function withoutEmpty<Query extends object>(query: Query): Partial<Query> {
  const kept = Object.entries(query).filter(([, value]) => isAsked(value));
  return Object.fromEntries(kept) as Partial<Query>;
}

function sharedQuery(filters: SearchFilters) {
  return {
    type: [filters.type],
    ...homeTypeQuery(filters.homeTypes),
    minPrice: filters.minPrice,
    maxPrice: filters.maxPrice,
    minBedrooms: filters.minBeds,
    minBaths: filters.minBaths,
    minSqft: filters.minSqft,
    search: filters.keywords,
  };
}

/** The search for homes on the market, of a day; undefined while they are not shown. */
export function activeQuery(filters: SearchFilters, today: string): ListingQuery | undefined {
  if (!filters.showActive) return undefined;
  const days = filters.listedWithinDays;
  return withoutEmpty({
    ...sharedQuery(filters),
    status: ['A'],
    lastStatus: [...DEFAULT_LAST_STATUSES],
    minListDate: days === null ? null : daysBefore(today, days),
  }) as ListingQuery;
}

/** The search for sold or leased homes, of a day; undefined while they are not shown. */
export function closedQuery(filters: SearchFilters, today: string): ListingQuery | undefined {
  if (!filters.showClosed) return undefined;
  const days = filters.closedWithinDays;
  return withoutEmpty({
    ...sharedQuery(filters),
    status: ['U'],
    lastStatus: [...(filters.type === 'sale' ? SOLD_STATUSES : LEASED_STATUSES)],
    minSoldDate: days === null ? null : daysBefore(today, days),
  }) as ListingQuery;
}

/** The searches that the filters ask for: homes on the market first, then closed ones. */
export function filterQueries(filters: SearchFilters, today: string): ListingQuery[] {
  return [activeQuery(filters, today), closedQuery(filters, today)].filter((query) => !!query);
}
