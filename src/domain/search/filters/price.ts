import { NO_FEE_LIMIT } from './maintenance-fee.ts';
import { priceScale } from '../price-steps.ts';
import { NO_BUDGET } from './budget.ts';
import type { Filter, SearchType } from './filter.ts';

/** Dollars, a month for a lease; null is no limit. */
export type Prices = { readonly minPrice: number | null; readonly maxPrice: number | null };

type TypeValues = { readonly type: SearchType };
type PriceChip = Prices & { readonly kind: 'price' };

/** Any price: a bound that nobody chose would hide homes. */
const ANY_PRICE: Prices = { minPrice: null, maxPrice: null };

const isAny = ({ minPrice, maxPrice }: Prices) => minPrice === null && maxPrice === null;

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
  defaults: () => ANY_PRICE,
  read: (query, { type }) => {
    const minPrice = readDollars(query.get('minPrice'));
    return tidyPrices(type, { minPrice, maxPrice: readDollars(query.get('maxPrice')) });
  },
  write: (filters) => {
    const prices = [
      ['minPrice', filters.minPrice],
      ['maxPrice', filters.maxPrice],
    ] as const;
    return prices.flatMap(([name, price]) => (price === null ? [] : [[name, String(price)]]));
  },
  // A closed home is shown, and sorted, with the price it closed at.
  toQuery: ({ minPrice, maxPrice }, { side }) =>
    side === 'closed' ? { minSoldPrice: minPrice, maxSoldPrice: maxPrice } : { minPrice, maxPrice },
  chips: (filters) => {
    const { minPrice, maxPrice } = filters;
    return isAny(filters) ? [] : [{ kind: 'price', minPrice, maxPrice }];
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
  return { ...filters, type, ...ANY_PRICE, ...NO_BUDGET, ...NO_FEE_LIMIT, amounts: 'price' };
}
