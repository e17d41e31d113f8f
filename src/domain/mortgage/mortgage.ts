import { type Compounding, monthlyRate } from './compounding.ts';

/** A mortgage that is paid back in equal monthly payments. */
export type Mortgage = {
  readonly loanDollars: number;
  /** Per year, 5 for 5 %. */
  readonly ratePercent: number;
  /** Until it is paid back. */
  readonly years: number;
};

/** The share of a loan that each of equal payments is, at the rate of one payment period. */
export function paymentShare(rate: number, payments: number): number {
  return rate / (1 - (1 + rate) ** -payments);
}

/**
 * The monthly payment, dollars. Compounded monthly, the rate is the yearly one by 12 and by 100; a rate
 * of zero counts as 1e-6, and a negative payment as 0 (specification, business constants).
 */
export function monthlyPayment(
  { loanDollars, ratePercent, years }: Mortgage,
  compounding: Compounding = 'monthly',
): number {
  const payment = loanDollars * paymentShare(monthlyRate(ratePercent, compounding), years * 12);
  return Number.isFinite(payment) ? Math.max(0, payment) : 0;
}

/** The loan that a monthly payment pays back, dollars; 0 for a negative payment. */
export function loanOfPayment(
  paymentDollars: number,
  { ratePercent, years }: Omit<Mortgage, 'loanDollars'>,
  compounding: Compounding = 'monthly',
): number {
  const loan = paymentDollars / paymentShare(monthlyRate(ratePercent, compounding), years * 12);
  return Number.isFinite(loan) ? Math.max(0, loan) : 0;
}

/** The sum of all payments: the loan and its interest, dollars. */
export function totalCost(mortgage: Mortgage): {
  readonly principalDollars: number;
  readonly interestDollars: number;
} {
  const paidDollars = monthlyPayment(mortgage) * mortgage.years * 12;
  return {
    principalDollars: mortgage.loanDollars,
    interestDollars: mortgage.ratePercent > 0 ? Math.max(0, paidDollars - mortgage.loanDollars) : 0,
  };
}

/** The down payment, dollars: a share of the price (specification, business constants). */
export function downPayment(priceDollars: number, downPercent: number): number {
  return (priceDollars * downPercent) / 100;
}
