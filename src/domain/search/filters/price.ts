import { NO_FEE_LIMIT } from './maintenance-fee.ts';
import { priceScale } from '../price-steps.ts';
import { NO_BUDGET } from './budget.ts';
import type { Filter, SearchType } from './filter.ts';

/** Dollars, of a lease by the month; null is no limit. */
export type Prices = { readonly minPrice: number | null; readonly maxPrice: number | null };

type TypeValues = { readonly type: SearchType };
type PriceChip = Prices & { readonly kind: 'price' };

/** Any price for sales, 1000 to 5000 a month for leases. */
const DEFAULTS: Readonly<Record<SearchType, Prices>> = {
  sale: { minPrice: null, maxPrice: null },
  lease: { minPrice: 1000, maxPrice: 5000 },
};

const isDefault = ({ type, minPrice, maxPrice }: Prices & TypeValues) =>
  minPrice === DEFAULTS[type].minPrice && maxPrice === DEFAULTS[type].maxPrice;

function readDollars(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** A crossed pair is put in order; then zero is no minimum and the top of the scale no maximum. */
function tidyPrices(type: SearchType, { minPrice, maxPrice }: Prices): Prices {
  const top = priceScale(type).steps.at(-1) ?? 0;
  const range = [minPrice ?? 0, maxPrice || top];
  const [low, high] = [Math.min(...range), Math.max(...range)];
  return { minPrice: low > 0 ? low : null, maxPrice: high < top ? high : null };
}

/** The lowest and the highest price. */
export const price: Filter<Prices, TypeValues, PriceChip> = {
  parameters: ['minPrice', 'maxPrice'],
  defaults: (type) => DEFAULTS[type],
  read: (query, { type }) => {
    if (!query.has('minPrice') && !query.has('maxPrice')) return DEFAULTS[type];
    const minPrice = readDollars(query.get('minPrice'));
    return tidyPrices(type, { minPrice, maxPrice: readDollars(query.get('maxPrice')) });
  },
  write: (filters) => {
    if (isDefault(filters)) return [];
    const { minPrice, maxPrice } = filters;
    const highest: [string, string][] = maxPrice === null ? [] : [['maxPrice', String(maxPrice)]];
    return [['minPrice', String(minPrice ?? 0)], ...highest];
  },
  toQuery: ({ minPrice, maxPrice }) => ({ minPrice, maxPrice }),
  chips: (filters) => {
    const { minPrice, maxPrice } = filters;
    return isDefault(filters) ? [] : [{ kind: 'price', minPrice, maxPrice }];
  },
};

/** Sets both prices, in order and within the scale. */
export function withPrices<Filters extends Prices & TypeValues>(
  filters: Filters,
  prices: Prices,
): Filters {
  return { ...filters, ...tidyPrices(filters.type, prices) };
}

/**
 * Sale or lease: prices start anew, because the two have different scales, and only sales have a budget
 * and a limit of fees.
 */
export function withType<Filters extends Prices & TypeValues>(
  filters: Filters,
  type: SearchType,
): Filters {
  if (type === filters.type) return filters;
  return { ...filters, type, ...DEFAULTS[type], ...NO_BUDGET, ...NO_FEE_LIMIT, amounts: 'price' };
}
