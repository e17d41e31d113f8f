import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { PRICE_LIMIT_DOLLARS } from '#src/contract/listings/search/values/search-limits.ts';
import { DEFAULT_MORTGAGE } from '../mortgage/default-mortgage.ts';
import { purchases, type PurchaseTerms } from './purchase.ts';

/** What a visitor can pay for a home. */
export type Budget = {
  /** Whole dollars a month for payment, taxes and fees; null for any amount. */
  readonly monthlyDollars: number | null;
  readonly terms: PurchaseTerms;
};

type BudgetFilter = Pick<
  ListingFilter,
  'type' | 'maxMonthlyCost' | 'availableCash' | 'mortgageRate' | 'amortizationYears'
>;

/** The purchase terms of a search. */
export function purchaseTermsOf({
  availableCash,
  mortgageRate = DEFAULT_MORTGAGE.ratePercent,
  amortizationYears = DEFAULT_MORTGAGE.years,
}: BudgetFilter): PurchaseTerms {
  return {
    cashDollars: availableCash ?? null,
    ratePercent: mortgageRate,
    years: amortizationYears,
  };
}

/** The budget that homes must fit; undefined where a search has none, or is for leases alone. */
export function budgetOf(filter: BudgetFilter): Budget | undefined {
  const { type = [], maxMonthlyCost = null, availableCash } = filter;
  if (maxMonthlyCost === null && availableCash === undefined) return undefined;
  if (type.length > 0 && !type.includes('sale')) return undefined;
  return { monthlyDollars: maxMonthlyCost, terms: purchaseTermsOf(filter) };
}

/** More than any home costs in a year. */
export const UNLIMITED_DOLLARS = 2 ** 31 - 1;

/**
 * Computes the whole dollars a year that a budget leaves for taxes and fees of a home of a region at a
 * price; below zero where it does not reach. It falls as the price rises.
 */
export function upkeepRoomOf(
  region: string | null,
  { monthlyDollars, terms }: Budget,
): (priceDollars: number) => number {
  const purchaseOf = purchases(region, terms);
  return (priceDollars) => {
    if (!(priceDollars > 0 && priceDollars <= PRICE_LIMIT_DOLLARS)) return -1;
    const purchase = purchaseOf(priceDollars);
    if (!purchase) return -1;
    if (monthlyDollars === null) return UNLIMITED_DOLLARS;
    // Costs are shown in whole dollars: less than half a dollar above a budget is shown as the budget.
    const lessThan = 12 * (monthlyDollars + 0.5) - 12 * purchase.paymentDollars;
    return Math.max(-1, Math.ceil(lessThan) - 1);
  };
}
