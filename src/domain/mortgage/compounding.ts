/**
 * How often a rate is compounded: `monthly` is the formula of the specification, `semi-annual` what
 * Canadian lenders use for fixed rates (Interest Act, section 6).
 */
export type Compounding = 'monthly' | 'semi-annual';

/** Stands for a rate of zero, which the formula of a payment cannot take (specification). */
const NO_RATE = 1e-6;

/** The rate of one month, parts of one, from that of a year in percent; zero and less than 1e-6 count as 1e-6. */
export function monthlyRate(ratePercent: number, compounding: Compounding): number {
  const rate =
    compounding === 'monthly' ? ratePercent / 12 / 100 : (1 + ratePercent / 200) ** (1 / 6) - 1;
  return Math.max(rate, NO_RATE);
}
