import { atom } from 'nanostores';
import { defaultFilters, type SearchFilters, withPrices } from '#src/domain/filters.ts';

/** What the visitor searches for. */
export const $filters = atom<SearchFilters>(defaultFilters('sale'));

/** Takes filters over from an address. */
export function takeFilters(filters: SearchFilters): void {
  if (JSON.stringify(filters) !== JSON.stringify($filters.get())) $filters.set(filters);
}

/** Sale or lease; prices start anew, because the two have different scales. */
export function chooseType(type: SearchFilters['type']): void {
  if ($filters.get().type !== type) $filters.set(defaultFilters(type));
}

export function choosePrices(prices: { minPrice: number | null; maxPrice: number | null }): void {
  $filters.set(withPrices($filters.get(), prices));
}

export function clearFilters(): void {
  $filters.set(defaultFilters($filters.get().type));
}
