import type { ListingDocument, MonthlyCost } from '#src/contract/listings/listing.ts';
import { parseInteger } from '../listing/field-values.ts';
import { priceOf } from '../listing/status/status.ts';
import { taxRegionOf } from '../mortgage/closing/tax-region.ts';
import { purchases, type PurchaseTerms } from './purchase.ts';
import { type UpkeepCosts, upkeepOf, yearlySum } from './yearly-upkeep.ts';

/** The price and the upkeep of a home, whole dollars; null where they are not known. */
export type HomeCosts = UpkeepCosts & { readonly price: number | null };

/** The fields of a listing that its monthly cost depends on. */
export type CostedHome = Pick<ListingDocument, 'type' | 'class'> & {
  readonly address: Pick<ListingDocument['address'], 'state' | 'city'>;
  readonly costs: HomeCosts;
};

/** The relevant price of a listing, and its upkeep. */
export function homeCostsOf(listing: ListingDocument): HomeCosts {
  return { price: parseInteger(priceOf(listing)), ...upkeepOf(listing) };
}

/**
 * The monthly cost of a home for sale; undefined for a lease, for a home without a price, and where the
 * cash cannot buy it. A budget compares the same figures, so it finds no home whose shown cost exceeds it.
 */
export function monthlyCostOf(
  { type, class: listingClass, address, costs }: CostedHome,
  terms: PurchaseTerms,
): MonthlyCost | undefined {
  const { price, yearlyTax, monthlyFee } = costs;
  if (type !== 'Sale' || !price || price < 0) return undefined;
  const purchase = purchases(taxRegionOf(address.state, address.city), terms)(price);
  if (!purchase) return undefined;
  const isCondo = listingClass === 'CondoProperty';
  return {
    totalDollars: Math.round(purchase.paymentDollars + yearlySum(costs) / 12),
    paymentDollars: Math.round(purchase.paymentDollars),
    downDollars: Math.round(purchase.downDollars),
    taxesIncluded: yearlyTax !== null,
    feesIncluded: monthlyFee !== null || !isCondo,
  };
}
