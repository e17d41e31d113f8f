import { defaultFilters, type SearchFilters } from './filters.ts';
import type { HomeType } from './home-types.ts';

/** One filter a visitor has set, with what it says, and the filters as they are without it. */
export type SetFilter = {
  readonly without: SearchFilters;
} & (
  | { readonly kind: 'price'; readonly minPrice: number | null; readonly maxPrice: number | null }
  | { readonly kind: 'homeType'; readonly homeType: HomeType }
  | { readonly kind: 'beds' | 'baths' | 'sqft' | 'listedWithin'; readonly amount: number }
  | { readonly kind: 'closed'; readonly withActive: boolean; readonly days: number | null }
  | { readonly kind: 'keywords'; readonly text: string }
);

function* eachSetFilter(filters: SearchFilters): Generator<SetFilter> {
  const { minPrice, maxPrice, showActive, homeTypes, ...rest } = filters;
  const defaults = defaultFilters(filters.type);
  const without = (back: Partial<SearchFilters>): SearchFilters => ({ ...filters, ...back });
  if (filters.showClosed) {
    const { closedWithinDays } = defaults;
    yield {
      kind: 'closed',
      withActive: showActive,
      days: rest.closedWithinDays,
      without: without({ showActive: true, showClosed: false, closedWithinDays }),
    };
  }
  if (minPrice !== defaults.minPrice || maxPrice !== defaults.maxPrice) {
    yield {
      kind: 'price',
      minPrice,
      maxPrice,
      without: without({ minPrice: defaults.minPrice, maxPrice: defaults.maxPrice }),
    };
  }
  for (const homeType of homeTypes) {
    const others = homeTypes.filter((type) => type !== homeType);
    yield { kind: 'homeType', homeType, without: without({ homeTypes: others }) };
  }
  if (rest.minBeds) yield { kind: 'beds', amount: rest.minBeds, without: without({ minBeds: 0 }) };
  if (rest.minBaths) {
    yield { kind: 'baths', amount: rest.minBaths, without: without({ minBaths: 0 }) };
  }
  if (rest.minSqft) {
    yield { kind: 'sqft', amount: rest.minSqft, without: without({ minSqft: null }) };
  }
  if (rest.listedWithinDays) {
    const amount = rest.listedWithinDays;
    yield { kind: 'listedWithin', amount, without: without({ listedWithinDays: null }) };
  }
  if (rest.keywords) {
    yield { kind: 'keywords', text: rest.keywords, without: without({ keywords: '' }) };
  }
}

/** The filters that differ from what a search of this type begins with, in the order they are shown. */
export function setFilters(filters: SearchFilters): SetFilter[] {
  return [...eachSetFilter(filters)];
}

/** Whether a visitor has set anything beyond what a search of this type begins with. */
export function hasChanges(filters: SearchFilters): boolean {
  return setFilters(filters).length > 0;
}
