import { leastDownPayment, premiumPercent } from '../mortgage/closing/cash-to-close.ts';
import { PREMIUM_TAX_PERCENT } from '../mortgage/closing/closing-rates.ts';
import { transferTax } from '../mortgage/closing/land-transfer-tax.ts';
import { DEFAULT_MORTGAGE } from '../mortgage/default-mortgage.ts';
import { downPayment, monthlyPayment } from '../mortgage/mortgage.ts';
import { placeOfRegion } from '../mortgage/closing/tax-region.ts';

/** How a home is paid for. The buyers have owned a home before: nothing comes back of the taxes. */
export type PurchaseTerms = {
  /**
   * For all that is due at closing, whole dollars; null where only the usual fifth of the price is known
   * to be paid down, whatever else is due.
   */
  readonly cashDollars: number | null;
  /** Per year, 5 for 5 %. */
  readonly ratePercent: number;
  readonly years: number;
};

export type Purchase = {
  readonly downDollars: number;
  /** The insurance premium included. */
  readonly loanDollars: number;
  /** A month. */
  readonly paymentDollars: number;
};

/** The shares of the price, percent, from which on a down payment lowers the insurance premium. */
const PREMIUM_STEPS = [20, 15, 10, 5] as const;

/**
 * Tells the tax or fee on taking over a home, dollars. Where a fee is taken for the mortgage too it is that
 * of a mortgage of the whole price, a few dollars more than of the true one, which depends on it in turn.
 * What is not in our table counts as nothing.
 */
function transferTaxes(region: string | null): (priceDollars: number) => number {
  const place = { ...placeOfRegion(region ?? ''), isFirstHome: false };
  return (priceDollars) => {
    const tax = transferTax({ priceDollars, loanDollars: priceDollars, ...place });
    return tax.kind === 'known' ? tax.provinceDollars + tax.cityDollars : 0;
  };
}

type DownPayment = { readonly downDollars: number; readonly premiumPercent: number };

/**
 * Tells what is left of the cash to pay down, once the taxes at closing are paid: the most that the cash
 * covers, as a larger down payment has a smaller premium and less tax on it. Undefined where it is not
 * enough.
 */
function paymentsFrom(
  cashDollars: number,
  region: string | null,
  years: number,
): (priceDollars: number) => DownPayment | undefined {
  const transferTaxOf = transferTaxes(region);
  const taxPercent = PREMIUM_TAX_PERCENT[placeOfRegion(region ?? '').province] ?? 0;
  const steps = PREMIUM_STEPS.map((stepPercent) => {
    const premium = premiumPercent(100 - stepPercent, { years });
    return { stepPercent, premiumPercent: premium, taxShare: (premium * taxPercent) / 10_000 };
  });
  return (priceDollars) => {
    const leftDollars = cashDollars - transferTaxOf(priceDollars);
    const leastDollars = leastDownPayment(priceDollars);
    for (const { stepPercent, taxShare, premiumPercent: premium } of steps) {
      // The tax is a share of what is borrowed, and what is borrowed hangs on what the tax leaves.
      const downDollars = (leftDollars - taxShare * priceDollars) / (1 - taxShare);
      if (downDollars >= Math.max(leastDollars, (priceDollars * stepPercent) / 100)) {
        return { downDollars: Math.min(downDollars, priceDollars), premiumPercent: premium };
      }
    }
    return undefined;
  };
}

const usualPayment = (priceDollars: number): DownPayment => ({
  downDollars: downPayment(priceDollars, DEFAULT_MORTGAGE.downPercent),
  premiumPercent: 0,
});

/**
 * Tells how a home of a region is bought at a price; undefined where the cash does not cover its taxes and
 * least down payment. The dearer the home, the dearer the payment.
 *
 * @param region as `taxRegionOf` tells it
 */
export function purchases(
  region: string | null,
  { cashDollars, ratePercent, years }: PurchaseTerms,
): (priceDollars: number) => Purchase | undefined {
  const paidOf = cashDollars === null ? usualPayment : paymentsFrom(cashDollars, region, years);
  const share = monthlyPayment({ loanDollars: 1, ratePercent, years });
  return (priceDollars) => {
    const payment = paidOf(priceDollars);
    if (!payment) return undefined;
    const { downDollars } = payment;
    const loanDollars = (priceDollars - downDollars) * (1 + payment.premiumPercent / 100);
    return { downDollars, loanDollars, paymentDollars: loanDollars * share };
  };
}
