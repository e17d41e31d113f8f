import { insurancePremium } from './closing/cash-to-close.ts';
import { DEFAULT_MORTGAGE } from './default-mortgage.ts';
import { downPayment, monthlyPayment, wholeCost } from './mortgage.ts';

/** What a buyer chooses of a payment. */
export type PaymentChoice = {
  readonly downPercent: number;
  /** Per year, 5 for 5 %. */
  readonly ratePercent: number;
  readonly years: number;
};

export const DEFAULT_CHOICE: PaymentChoice = DEFAULT_MORTGAGE;

/** What may be chosen, ends included. */
export const CHOICE_RANGES: Readonly<Record<keyof PaymentChoice, readonly [number, number]>> = {
  downPercent: [0, 100],
  ratePercent: [0, 25],
  years: [1, 40],
};

/** What a home costs every month beside its mortgage, dollars; null where it is not known. */
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
 * What buying a home comes to every month: the payment for what is borrowed, the insurance premium
 * of a small down payment with it, and the known upkeep.
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
    ...wholeCost(mortgage),
  };
}
