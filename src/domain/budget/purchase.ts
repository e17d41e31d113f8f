import { minimumDownPayment, premiumPercent } from '../mortgage/closing/cash-to-close.ts';
import { PREMIUM_TAX_PERCENT } from '../mortgage/closing/closing-rates.ts';
import { transferTax } from '../mortgage/closing/land-transfer-tax.ts';
import { DEFAULT_MORTGAGE } from '../mortgage/default-mortgage.ts';
import { downPayment, monthlyPayment } from '../mortgage/mortgage.ts';
import { placeOfRegion } from '../mortgage/closing/tax-region.ts';

/** How a home is paid for. The buyers have owned a home before, so no tax is refunded. */
export type PurchaseTerms = {
  /**
   * Cash for all that is due at closing, whole dollars; null where only the down payment is known, the
   * usual fifth of the price, whatever else is due.
   */
  readonly cashDollars: number | null;
  /** Per year, 5 for 5 %. */
  readonly ratePercent: number;
  readonly years: number;
};

export type Purchase = {
  readonly downDollars: number;
  /** The loan, including the insurance premium. */
  readonly loanDollars: number;
  /** Payment a month. */
  readonly paymentDollars: number;
};

/** The shares of the price, percent, at which a larger down payment lowers the insurance premium. */
const PREMIUM_STEPS = [20, 15, 10, 5] as const;

/**
 * Computes the tax or fee on taking over a home, dollars. Where the mortgage has a fee, too, it is that of
 * a mortgage over the whole price, a few dollars more than the true one, which in turn depends on the fee.
 * Regions not in our table count as nothing.
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
 * Computes the down payment left of the cash once the taxes at closing are paid: the most that the cash
 * covers, as a larger down payment has a smaller premium and less tax on it. Undefined where the cash is
 * not enough.
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
    const leastDollars = minimumDownPayment(priceDollars);
    for (const { stepPercent, taxShare, premiumPercent: premium } of steps) {
      // The tax is a share of the loan, and the loan depends on what the tax leaves.
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
 * Computes how a home of a region is bought at a price; undefined where the cash does not cover its taxes
 * and least down payment. The dearer the home, the higher the payment.
 *
 * @param region a value of `taxRegionOf`
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
