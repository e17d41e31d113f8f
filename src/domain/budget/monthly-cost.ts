import type { ListingDocument, MonthlyCost } from '#src/contract/listings/listing.ts';
import { whole } from '../listing/field-values.ts';
import { priceOf } from '../listing/status/status.ts';
import { taxRegionOf } from '../mortgage/closing/tax-region.ts';
import { purchases, type PurchaseTerms } from './purchase.ts';
import { upkeepOf, yearlyUpkeep } from './yearly-upkeep.ts';

/**
 * What a home for sale costs a month; undefined of a lease, of a home without a price, and where the cash
 * cannot buy it. A budget compares the same figures, so that it finds no home that is shown as dearer.
 */
export function monthlyCostOf(
  listing: ListingDocument,
  terms: PurchaseTerms,
): MonthlyCost | undefined {
  const price = whole(priceOf(listing));
  if (listing.type !== 'Sale' || !price || price < 0) return undefined;
  const { state, city } = listing.address;
  const purchase = purchases(taxRegionOf(state, city), terms)(price);
  if (!purchase) return undefined;
  const { yearlyTax, monthlyFee } = upkeepOf(listing);
  const isCondo = listing.class === 'CondoProperty';
  return {
    totalDollars: Math.round(purchase.paymentDollars + yearlyUpkeep(listing) / 12),
    paymentDollars: Math.round(purchase.paymentDollars),
    downDollars: Math.round(purchase.downDollars),
    taxesIncluded: yearlyTax !== null,
    feesIncluded: monthlyFee !== null || !isCondo,
  };
}
