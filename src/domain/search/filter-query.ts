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

/** The search for homes that are offered, of a day; undefined while they are not shown. */
export function activeQuery(filters: SearchFilters, today: string): ListingQuery | undefined {
  return filters.showActive ? queryOf(filters, { side: 'active', today }) : undefined;
}

/** The conditions shared by all searches: keywords, and the monthly cost of a home. */
const COMMON = [
  'search',
  'searchOperator',
  'maxMonthlyCost',
  'availableCash',
  'mortgageRate',
  'amortizationYears',
] as const satisfies readonly (keyof ListingQuery)[];

/** Several searches as one, which finds the homes of any of them. */
function anyOf(searches: readonly ListingQuery[]): ListingQuery {
  const [first = {}, ...others] = searches;
  if (others.length === 0) return first;
  const isCommon = (name: string) => (COMMON as readonly string[]).includes(name);
  const part = (query: ListingQuery, common: boolean) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => isCommon(name) === common));
  return { ...part(first, true), queries: searches.map((query) => part(query, false)) };
}

/**
 * The search the filters ask for, of a day: homes that are offered, sold or leased ones with those
 * under a conditional deal, or all of them together.
 */
export function filterQuery(filters: SearchFilters, today: string): ListingQuery {
  const sides: readonly QuerySide['side'][] = [
    ...(filters.showActive ? (['active'] as const) : []),
    ...(filters.showClosed ? (['closed', 'conditional'] as const) : []),
  ];
  return anyOf(sides.map((side) => queryOf(filters, { side, today })));
}
