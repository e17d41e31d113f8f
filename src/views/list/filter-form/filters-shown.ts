import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import type { MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';

/**
 * The filters that a menu shows, with defaults for all others: the menu of the price shows only prices, and
 * no other menu shows them. Searches that differ elsewhere then share the same menu.
 */
export function filtersShown(menu: MenuFieldsProps['menu'], filters: SearchFilters): SearchFilters {
  const plain = defaultFilters(filters.type);
  return menu === 'price'
    ? { ...plain, minPrice: filters.minPrice, maxPrice: filters.maxPrice }
    : { ...filters, minPrice: plain.minPrice, maxPrice: plain.maxPrice };
}
