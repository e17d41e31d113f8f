import {
  type AtLeast,
  CLOSED_WITHIN_DEFAULT,
  type ClosedWithinDays,
  type ListedWithinDays,
} from './filter-choices.ts';
import type { HomeType } from './home-types.ts';
import { priceScale } from './price-steps.ts';

/** What a visitor has chosen in the filters. Prices are dollars; null is "no limit". */
export type SearchFilters = {
  readonly type: 'sale' | 'lease';
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Homes on the market, sold or leased homes, or both: never neither. */
  readonly showActive: boolean;
  readonly showClosed: boolean;
  readonly listedWithinDays: ListedWithinDays;
  readonly closedWithinDays: ClosedWithinDays;
  /** Empty is all kinds. */
  readonly homeTypes: readonly HomeType[];
  readonly minBeds: AtLeast;
  readonly minBaths: AtLeast;
  readonly minSqft: number | null;
  readonly keywords: string;
};

/** The filters a type begins with: any price for sales, 1000 to 5000 a month for leases. */
export function defaultFilters(type: SearchFilters['type']): SearchFilters {
  return {
    type,
    minPrice: type === 'lease' ? 1000 : null,
    maxPrice: type === 'lease' ? 5000 : null,
    showActive: true,
    showClosed: false,
    listedWithinDays: null,
    closedWithinDays: CLOSED_WITHIN_DEFAULT,
    homeTypes: [],
    minBeds: 0,
    minBaths: 0,
    minSqft: null,
    keywords: '',
  };
}

/** Sale or lease: prices start anew, because the two have different scales; all else stays. */
export function withType(filters: SearchFilters, type: SearchFilters['type']): SearchFilters {
  if (type === filters.type) return filters;
  const { minPrice, maxPrice } = defaultFilters(type);
  return { ...filters, type, minPrice, maxPrice };
}

type Prices = { readonly minPrice: number | null; readonly maxPrice: number | null };

/** A crossed pair is put in order; then zero is no minimum and the top of the scale no maximum. */
export function withPrices(filters: SearchFilters, { minPrice, maxPrice }: Prices): SearchFilters {
  const top = priceScale(filters.type).steps.at(-1) ?? 0;
  const chosen = [minPrice ?? 0, maxPrice || top];
  const [low, high] = [Math.min(...chosen), Math.max(...chosen)];
  return {
    ...filters,
    minPrice: low > 0 ? low : null,
    maxPrice: high < top ? high : null,
  };
}

type Shown = { readonly showActive: boolean; readonly showClosed: boolean };

/**
 * Switches homes on the market or closed homes on or off; undefined when nothing would be left to
 * show. What is switched off forgets its window of days.
 */
export function withShown(filters: SearchFilters, shown: Shown): SearchFilters | undefined {
  if (!shown.showActive && !shown.showClosed) return undefined;
  return {
    ...filters,
    ...shown,
    listedWithinDays: shown.showActive ? filters.listedWithinDays : null,
    closedWithinDays: shown.showClosed ? filters.closedWithinDays : CLOSED_WITHIN_DEFAULT,
  };
}
