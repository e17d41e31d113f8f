import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { purchases } from '#src/domain/budget/purchase.ts';
import { taxRegionOf } from '#src/domain/mortgage/closing/tax-region.ts';
import type { KnownHome } from './visible-values.ts';

const amount = (value: unknown) => Math.round(Number(value ?? 0));

/** Whether a filter limits the cost of homes. */
export function hasBudget({ type = [], maxMonthlyCost, availableCash }: ListingFilter): boolean {
  const isOfSales = type.length === 0 || type.includes('sale');
  return isOfSales && (maxMonthlyCost !== undefined || availableCash !== undefined);
}

/** Whether the monthly cost of a home for sale, added up in whole dollars, is within a filter's limits. */
export function isAffordable({ whole }: KnownHome, filter: ListingFilter): boolean {
  const { maxMonthlyCost = Infinity, availableCash = null } = filter;
  const { mortgageRate: ratePercent = 5, amortizationYears: years = 25 } = filter;
  if (whole?.type !== 'Sale') return false;
  const { address, lastStatus, listPrice, soldPrice, taxes, condominium } = whole;
  const hasClosed = ['Sld', 'Lsd'].includes(lastStatus);
  const price = amount((hasClosed && amount(soldPrice)) || listPrice);
  const region = taxRegionOf(address.state, address.city);
  const purchase = purchases(region, { cashDollars: availableCash, ratePercent, years })(price);
  const fees = amount(taxes.annualAmount) / 12 + amount(condominium?.fees.maintenance);
  return purchase !== undefined && Math.round(purchase.paymentDollars + fees) <= maxMonthlyCost;
}
