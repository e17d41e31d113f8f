import { insurancePremium } from './closing/cash-to-close.ts';
import { DEFAULT_MORTGAGE } from './default-mortgage.ts';
import { downPayment, monthlyPayment, totalCost } from './mortgage.ts';

/** A buyer's choices for a payment. */
export type PaymentChoice = {
  readonly downPercent: number;
  /** Per year, 5 for 5 %. */
  readonly ratePercent: number;
  readonly years: number;
};

export const DEFAULT_CHOICE: PaymentChoice = DEFAULT_MORTGAGE;

/** The allowed range of each choice, ends included. */
export const CHOICE_RANGES: Readonly<Record<keyof PaymentChoice, readonly [number, number]>> = {
  downPercent: [0, 100],
  ratePercent: [0, 25],
  years: [1, 40],
};

/** The yearly and monthly costs of a home besides its mortgage, dollars; null where not known. */
export type Upkeep = { readonly yearlyTax: number | null; readonly monthlyFee: number | null };

export type PaymentPlan = {
  readonly downDollars: number;
  readonly mortgageDollars: number;
  readonly taxDollars: number;
  readonly feeDollars: number;
  readonly monthDollars: number;
  readonly principalDollars: number;
  readonly interestDollars: number;
};

/**
 * The monthly cost of buying a home: the payment for the loan, including the insurance premium of a small
 * down payment, and the known upkeep.
 */
export function paymentPlan(
  priceDollars: number,
  { downPercent, ratePercent, years }: PaymentChoice,
  { yearlyTax, monthlyFee }: Upkeep,
): PaymentPlan {
  const downDollars = downPayment(priceDollars, downPercent);
  const loanDollars = priceDollars - downDollars + insurancePremium(priceDollars, downDollars);
  const mortgage = { loanDollars, ratePercent, years };
  const [mortgageDollars, taxDollars, feeDollars] = [
    monthlyPayment(mortgage),
    (yearlyTax ?? 0) / 12,
    monthlyFee ?? 0,
  ];
  return {
    downDollars,
    mortgageDollars,
    taxDollars,
    feeDollars,
    monthDollars: mortgageDollars + taxDollars + feeDollars,
    ...totalCost(mortgage),
  };
}
