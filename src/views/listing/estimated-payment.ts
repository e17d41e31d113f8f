import type { FullListing } from '#src/contract/listings/listing.ts';
import { isClosed } from '#src/domain/listing/status/status.ts';
import { DEFAULT_CHOICE, paymentPlan } from '#src/domain/mortgage/payment-plan.ts';

/** The estimated payment for a home that is or may again be for sale; dollars a month. */
export function estimatedPayment(listing: FullListing): number | null {
  if (listing.type !== 'Sale' || isClosed(listing.lastStatus)) return null;
  const upkeep = {
    yearlyTax: listing.taxes.annualAmount,
    monthlyFee: listing.condominium?.fees.maintenance ?? null,
  };
  return paymentPlan(listing.listPrice, DEFAULT_CHOICE, upkeep).monthDollars;
}
