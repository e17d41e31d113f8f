import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import type { MenuFieldsProps } from '#src/ui/filters/fields/MenuFields.tsx';

/**
 * Filters with what a menu shows of them, and else as a search begins with them: those of the price show no others,
 * and no others show the price. So menus of searches that differ in what they do not show are one.
 */
export function filtersShown(menu: MenuFieldsProps['menu'], filters: SearchFilters): SearchFilters {
  const plain = defaultFilters(filters.type);
  return menu === 'price'
    ? { ...plain, minPrice: filters.minPrice, maxPrice: filters.maxPrice }
    : { ...filters, minPrice: plain.minPrice, maxPrice: plain.maxPrice };
}
