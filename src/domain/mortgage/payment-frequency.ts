import { type Compounding, monthlyRate } from './compounding.ts';
import { type Mortgage, monthlyPayment, paymentShare } from './mortgage.ts';

/** How often a mortgage is paid; accelerated, a half or a quarter of the monthly payment each time. */
export const PAYMENT_FREQUENCIES = [
  'monthly',
  'semi-monthly',
  'bi-weekly',
  'accelerated-bi-weekly',
  'weekly',
  'accelerated-weekly',
] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];

type Rhythm = {
  readonly paymentsPerYear: number;
  /** How many payments equal a monthly one; absent where they are computed from the rate. */
  readonly partsOfMonthly?: number;
};

const RHYTHMS: Readonly<Record<PaymentFrequency, Rhythm>> = {
  monthly: { paymentsPerYear: 12, partsOfMonthly: 1 },
  'semi-monthly': { paymentsPerYear: 24 },
  'bi-weekly': { paymentsPerYear: 26 },
  'accelerated-bi-weekly': { paymentsPerYear: 26, partsOfMonthly: 2 },
  weekly: { paymentsPerYear: 52 },
  'accelerated-weekly': { paymentsPerYear: 52, partsOfMonthly: 4 },
};

export type Payments = {
  readonly paymentDollars: number;
  readonly paymentsPerYear: number;
  /** Rate of the time between two payments, parts of one. */
  readonly rate: number;
};

/** The payments of a mortgage at the chosen frequency. */
export function paymentsOf(
  mortgage: Mortgage,
  frequency: PaymentFrequency,
  compounding: Compounding,
): Payments {
  const { paymentsPerYear, partsOfMonthly } = RHYTHMS[frequency];
  const monthly = monthlyRate(mortgage.ratePercent, compounding);
  const rate = (1 + monthly) ** (12 / paymentsPerYear) - 1;
  const paymentDollars = partsOfMonthly
    ? monthlyPayment(mortgage, compounding) / partsOfMonthly
    : mortgage.loanDollars * paymentShare(rate, mortgage.years * paymentsPerYear);
  return {
    paymentDollars: Math.max(0, paymentDollars),
    paymentsPerYear,
    // The substitute for a zero rate in the payment formula is not really owed.
    rate: mortgage.ratePercent > 0 ? rate : 0,
  };
}
