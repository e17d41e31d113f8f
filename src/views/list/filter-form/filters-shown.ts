import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import type { MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';

/**
 * Filters as a menu shows them, and else as a search begins: the menu of the price shows no others, and no other menu
 * shows the price. Searches that differ elsewhere then have the same menu.
 */
export function filtersShown(menu: MenuFieldsProps['menu'], filters: SearchFilters): SearchFilters {
  const plain = defaultFilters(filters.type);
  return menu === 'price'
    ? { ...plain, minPrice: filters.minPrice, maxPrice: filters.maxPrice }
    : { ...filters, minPrice: plain.minPrice, maxPrice: plain.maxPrice };
}
