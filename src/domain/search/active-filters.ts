import { baths } from './filters/baths.ts';
import { beds } from './filters/beds.ts';
import { budget } from './filters/budget.ts';
import { homeType } from './filters/home-type.ts';
import { price } from './filters/price.ts';
import { type FilterChip, FILTERS, type SearchFilters } from './filters/registry.ts';
import { marketStatus } from './filters/market-status.ts';
import { sqft } from './filters/sqft.ts';

/** One filter a visitor has set, with the text of its chip, and the filters without it. */
export type ActiveFilter = {
  readonly chip: FilterChip;
  readonly without: SearchFilters;
};

/** Which homes, at what price and of what kind come first. */
const IN_CHIP_ORDER = new Set<(typeof FILTERS)[number]>([
  ...([marketStatus, price, budget, homeType, beds, baths, sqft] as const),
  ...FILTERS,
]);

/** The filters that differ from the defaults of a search of this type, in the order they are shown. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  return [...IN_CHIP_ORDER].flatMap(({ chips, defaults }) =>
    (chips?.(filters) ?? []).map((chip) => {
      const without = 'without' in chip ? chip.without : defaults(filters.type);
      return { chip, without: { ...filters, ...without } };
    }),
  );
}

/** Whether a visitor has set anything besides the defaults of a search of this type. */
export function hasChanges(filters: SearchFilters): boolean {
  return activeFilters(filters).length > 0;
}
