import type { ListingFilter } from '#src/contract/listing-search.ts';
import { priceScale } from './price-steps.ts';
import { DEFAULT_LAST_STATUSES } from './status.ts';

/** What a visitor has chosen in the filters. Prices are dollars; null is "no limit". */
export type SearchFilters = {
  readonly type: 'sale' | 'lease';
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
};

const LEASE_PRICES = { minPrice: 1000, maxPrice: 5000 } as const;

/** The filters a type begins with: any price for sales, 1000 to 5000 a month for leases. */
export function defaultFilters(type: SearchFilters['type']): SearchFilters {
  return type === 'lease' ? { type, ...LEASE_PRICES } : { type, minPrice: null, maxPrice: null };
}

/** Whether a visitor has set anything beyond what a search of this type begins with. */
export function hasChanges(filters: SearchFilters): boolean {
  const { minPrice, maxPrice } = defaultFilters(filters.type);
  return filters.minPrice !== minPrice || filters.maxPrice !== maxPrice;
}

/** A crossed pair is put in order; then zero is no minimum and the top of the scale no maximum. */
export function withPrices(
  filters: SearchFilters,
  { minPrice, maxPrice }: { minPrice: number | null; maxPrice: number | null },
): SearchFilters {
  const top = priceScale(filters.type).steps.at(-1) ?? 0;
  const chosen = [minPrice ?? 0, maxPrice || top];
  const [low, high] = [Math.min(...chosen), Math.max(...chosen)];
  return {
    ...filters,
    minPrice: low > 0 ? low : null,
    maxPrice: high < top ? high : null,
  };
}

/** The part of a listings search that the filters decide. */
export function filterQuery(filters: SearchFilters): Partial<ListingFilter> {
  return {
    type: [filters.type],
    status: ['A'],
    lastStatus: [...DEFAULT_LAST_STATUSES],
    ...(filters.minPrice === null ? {} : { minPrice: filters.minPrice }),
    ...(filters.maxPrice === null ? {} : { maxPrice: filters.maxPrice }),
  };
}

function readDollars(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Reads filters from a page's address; anything unreadable is the default. */
export function readFilters(query: URLSearchParams): SearchFilters {
  const type = query.get('type') === 'lease' ? 'lease' : 'sale';
  const defaults = defaultFilters(type);
  if (!query.has('minPrice') && !query.has('maxPrice')) return defaults;
  return withPrices(defaults, {
    minPrice: readDollars(query.get('minPrice')),
    maxPrice: readDollars(query.get('maxPrice')),
  });
}

/** Writes into a page's address only what differs from the defaults. */
export function writeFilters(filters: SearchFilters, query: URLSearchParams): void {
  for (const name of ['type', 'minPrice', 'maxPrice']) query.delete(name);
  if (filters.type !== 'sale') query.set('type', filters.type);
  if (!hasChanges(filters)) return;
  query.set('minPrice', String(filters.minPrice ?? 0));
  if (filters.maxPrice !== null) query.set('maxPrice', String(filters.maxPrice));
}
