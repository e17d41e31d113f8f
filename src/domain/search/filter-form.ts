import { readFilters } from './filter-address.ts';
import { price } from './filters/price.ts';
import type { SearchFilters } from './filters/registry.ts';

/** The hidden field of a filter form that says whether its prices are of sales or of leases. */
export const PRICES_OF = 'pricesOf';

/**
 * Reads the filters of a sent form, or of an address. Prices chosen for sales are dropped when the form
 * asks for leases, and the other way round.
 */
export function readFilterForm(form: URLSearchParams): SearchFilters {
  const filters = readFilters(form);
  const pricesOf = form.get(PRICES_OF);
  if (pricesOf === null || pricesOf === filters.type) return filters;
  return { ...filters, ...price.defaults(filters.type) };
}
