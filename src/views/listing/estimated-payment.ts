import type { FullListing } from '#src/contract/listings/listing.ts';
import { isClosed } from '#src/domain/listing/status/status.ts';
import { cashToClose } from '#src/domain/mortgage/closing/cash-to-close.ts';
import { downPayment } from '#src/domain/mortgage/mortgage.ts';
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

/** The cash that its closing takes with the usual down payment, in dollars. */
export function estimatedCashToClose({ listPrice, address }: FullListing): number {
  const downDollars = downPayment(listPrice, DEFAULT_CHOICE.downPercent);
  const home = { priceDollars: listPrice, province: address.state, city: address.city };
  return cashToClose({ ...home, downDollars, isFirstHome: false }).totalDollars;
}
