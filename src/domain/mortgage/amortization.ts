import type { Payments } from './payment-frequency.ts';

/** The payments of one year of a mortgage, and the balance at its end; dollars. */
export type AmortizationYear = {
  /** From 1. */
  readonly year: number;
  readonly principalDollars: number;
  readonly interestDollars: number;
  readonly balanceDollars: number;
};

/** A balance below this counts as paid. */
const NOTHING_DOLLARS = 0.005;
/** No mortgage runs longer; a payment that does not cover the interest would never end. */
const MAX_YEARS = 60;

/** One year of payments on a balance; the last one is limited to the balance. */
function yearOf(
  year: number,
  owedDollars: number,
  { paymentDollars, paymentsPerYear, rate }: Payments,
): AmortizationYear {
  let [balance, interest] = [owedDollars, 0];
  for (let payment = 0; payment < paymentsPerYear && balance > NOTHING_DOLLARS; payment += 1) {
    const due = balance * rate;
    interest += due;
    balance = Math.max(0, balance + due - paymentDollars);
  }
  const balanceDollars = balance > NOTHING_DOLLARS ? balance : 0;
  return {
    year,
    principalDollars: owedDollars - balanceDollars,
    interestDollars: interest,
    balanceDollars,
  };
}

/** A mortgage year by year until it is paid back; empty for none. */
export function amortization(loanDollars: number, payments: Payments): AmortizationYear[] {
  const years: AmortizationYear[] = [];
  let balance = loanDollars;
  while (balance > NOTHING_DOLLARS && years.length < MAX_YEARS) {
    const year = yearOf(years.length + 1, balance, payments);
    years.push(year);
    balance = year.balanceDollars;
  }
  return years;
}

/** The interest of all years, dollars. */
export function totalInterest(years: readonly AmortizationYear[]): number {
  return years.reduce((sum, { interestDollars }) => sum + interestDollars, 0);
}
