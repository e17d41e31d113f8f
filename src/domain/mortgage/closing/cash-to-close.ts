import { bracketTax } from '../../search/brackets.ts';
import {
  BORROWED_DOWN_PREMIUM,
  DOWN_PAYMENT_BRACKETS,
  INSURANCE_PREMIUMS,
  LONG_AMORTIZATION_PREMIUM,
  PREMIUM_TAX_PERCENT,
  UNINSURED_DOWN_PERCENT,
  UNINSURED_FROM_DOLLARS,
} from './closing-rates.ts';
import { gstOfNewHome } from './gst-rebate.ts';
import { type TransferTax, transferTax } from './land-transfer-tax.ts';
import { provinceOf } from '../../places/provinces.ts';

/** A down payment of at least this share of the price needs no insurance. */
const NO_INSURANCE_DOWN_PERCENT = 20;
/** Above this loan share of the price, a borrowed down payment costs more. */
const SMALL_DOWN_LOAN_PERCENT = 90;
/** A longer insured mortgage has a higher premium. */
const USUAL_INSURED_YEARS = 25;

/** The least down payment on a price, dollars. */
export function minimumDownPayment(priceDollars: number): number {
  if (priceDollars >= UNINSURED_FROM_DOLLARS) return (priceDollars * UNINSURED_DOWN_PERCENT) / 100;
  return bracketTax(priceDollars, DOWN_PAYMENT_BRACKETS);
}

/** The other terms an insurance premium depends on. */
export type InsuredTerms = {
  /** Until the mortgage is paid back. */
  readonly years?: number;
  /** Whether the down payment is borrowed or a gift of no relative. */
  readonly isBorrowedDown?: boolean;
};

/**
 * The premium of the insurance that a mortgage needs by its share of the price, percent of the loan; 0 up
 * to four fifths. A share beyond the last one cannot be insured, which `minimumDownPayment` covers.
 */
export function premiumPercent(
  loanPercent: number,
  { years = USUAL_INSURED_YEARS, isBorrowedDown = false }: InsuredTerms = {},
): number {
  if (loanPercent <= 100 - NO_INSURANCE_DOWN_PERCENT) return 0;
  const { premiumPercent: usualPercent } = INSURANCE_PREMIUMS.value.find(
    ({ upToPercent }) => loanPercent <= upToPercent,
  ) ??
    INSURANCE_PREMIUMS.value.at(-1) ?? { premiumPercent: 0 };
  const isSmallDown = loanPercent > SMALL_DOWN_LOAN_PERCENT;
  const basePercent = isBorrowedDown && isSmallDown ? BORROWED_DOWN_PREMIUM.value : usualPercent;
  return basePercent + (years > USUAL_INSURED_YEARS ? LONG_AMORTIZATION_PREMIUM.value : 0);
}

/**
 * The premium of the insurance that a mortgage with a small down payment needs, dollars; lenders add
 * it to the loan. 0 from a fifth of the price on.
 */
export function insurancePremium(
  priceDollars: number,
  downDollars: number,
  terms: InsuredTerms = {},
): number {
  const loanDollars = priceDollars - downDollars;
  if (loanDollars <= 0) return 0;
  return (loanDollars * premiumPercent((loanDollars / priceDollars) * 100, terms)) / 100;
}

type ClosingPlan = {
  readonly priceDollars: number;
  readonly downDollars: number;
  /** Code or name. */
  readonly province: string;
  readonly city: string;
  readonly isFirstHome: boolean;
  /** Whether nobody has lived in it: goods and services tax is due, and some transfer tax refunded. */
  readonly isNewHome?: boolean;
  readonly insurance?: InsuredTerms;
};

export type CashToClose = {
  readonly downDollars: number;
  readonly transferTax: TransferTax;
  /** Added to the loan, so no part of the cash. */
  readonly premiumDollars: number;
  /** The sales tax on the premium, which is part of the cash. */
  readonly premiumTaxDollars: number;
  /** Tax on a new home, less the rebate of first buyers. */
  readonly gstDollars: number;
  /** Down payment, taxes and fees less the rebate; without a transfer tax that is not known. */
  readonly totalDollars: number;
};

/** The cash a buyer needs on the day of closing, by `closing-rates.ts`: an estimate. */
export function cashToClose(plan: ClosingPlan): CashToClose {
  const { priceDollars, downDollars, province, city, isFirstHome, isNewHome = false } = plan;
  const premiumDollars = insurancePremium(priceDollars, downDollars, plan.insurance);
  const taxPercent = PREMIUM_TAX_PERCENT[provinceOf(province)?.code ?? ''] ?? 0;
  const premiumTaxDollars = (premiumDollars * taxPercent) / 100;
  const loanDollars = Math.max(0, priceDollars - downDollars) + premiumDollars;
  const tax = transferTax({ priceDollars, loanDollars, province, city, isFirstHome, isNewHome });
  const gstDollars = isNewHome ? gstOfNewHome(priceDollars, isFirstHome) : 0;
  const taxDollars =
    tax.kind === 'known'
      ? tax.provinceDollars + tax.cityDollars - tax.rebateDollars - tax.newHomeRebateDollars
      : 0;
  return {
    downDollars,
    transferTax: tax,
    premiumDollars,
    premiumTaxDollars,
    gstDollars,
    totalDollars: downDollars + taxDollars + premiumTaxDollars + gstDollars,
  };
}
