import {
  adjustedPriceDollars,
  type ComparableSale,
  type HomeSize,
  weightOf,
} from './adjusted-price.ts';
import { type WeightedValue, weightedQuantile } from './weighted-quantile.ts';

/** A value from fewer sales would reveal single ones. */
export const MIN_SALES = 5;
/** Where there are more sales, those with the most weight are used. */
const MAX_SALES = 40;

/** About two thirds of normally distributed values lie between these shares: one deviation on each side. */
const [LOWER_SHARE, UPPER_SHARE] = [0.16, 0.84];
/** The usual spread of adjusted prices, and its weight relative to the spread of the found sales. */
const USUAL = { spread: 0.25, share: 0.75 } as const;

/** A sale and the value of the home by it, dollars. */
export type Comparison<Sale> = { readonly sale: Sale; readonly adjustedDollars: number };

export type SalesValue<Sale> = {
  readonly valueDollars: number;
  /** The spread of the adjusted prices: a deviation of their logarithms. */
  readonly spread: number;
  /** The sales with the most weight first. */
  readonly comparisons: readonly Comparison<Sale>[];
};

/** A few sales may agree, or not, by chance: the usual spread compensates for that. */
function spreadOf(sortedValues: readonly WeightedValue[]): number {
  const upper = weightedQuantile(sortedValues, UPPER_SHARE);
  const lower = weightedQuantile(sortedValues, LOWER_SHARE);
  const spread = Math.log(upper / lower) / 2;
  return Math.sqrt(USUAL.share * USUAL.spread ** 2 + (1 - USUAL.share) * spread ** 2);
}

/**
 * The value of a home by comparable sales: each price is adjusted to the size, bedrooms and bathrooms
 * of the home, and the weighted median of the adjusted prices is the value; sales that are near, late
 * and alike count most. Undefined for fewer than five sales.
 */
export function valueBySales<Sale extends ComparableSale>(
  home: HomeSize,
  sales: readonly Sale[],
): SalesValue<Sale> | undefined {
  const comparisons = sales
    .filter(({ priceDollars }) => priceDollars > 0)
    .map((sale) => ({
      sale,
      weight: weightOf(home, sale),
      adjustedDollars: adjustedPriceDollars(home, sale),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.adjustedDollars - b.adjustedDollars)
    .slice(0, MAX_SALES);
  if (comparisons.length < MIN_SALES) return undefined;
  const sortedValues = comparisons
    .map(({ adjustedDollars, weight }) => ({ value: adjustedDollars, weight }))
    .toSorted((a, b) => a.value - b.value);
  return {
    valueDollars: weightedQuantile(sortedValues, 0.5),
    spread: spreadOf(sortedValues),
    comparisons: comparisons.map(({ sale, adjustedDollars }) => ({ sale, adjustedDollars })),
  };
}
