import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortization, totalInterest } from '#src/domain/mortgage/amortization.ts';
import { loanOfPayment, monthlyPayment } from '#src/domain/mortgage/mortgage.ts';
import { PAYMENT_FREQUENCIES, paymentsOf } from '#src/domain/mortgage/payment-frequency.ts';

test.each([
  [640_000, 5, 3741.38, 3722.27],
  [960_000, 4.09, 5115.06, 5096.74],
  [475_000, 5, 2776.8, 2762.62],
])('%d at %d %% over 25 years is %d a month, or %d when compounded semi-annually', (...row) => {
  const [loanDollars, ratePercent, monthly, semiAnnual] = row;
  const mortgage = { loanDollars, ratePercent, years: 25 };
  expect(monthlyPayment(mortgage)).toBeCloseTo(monthly, 2);
  expect(monthlyPayment(mortgage, 'semi-annual')).toBeCloseTo(semiAnnual, 2);
});

test('a rate of zero counts as 1e-6, and a negative loan has no payment', () => {
  const none = { loanDollars: 300_000, ratePercent: 0, years: 25 };
  expect(monthlyPayment(none)).toBeCloseTo(1000.15, 2);
  expect(monthlyPayment(none, 'semi-annual')).toBeCloseTo(1000.15, 2);
  expect(monthlyPayment({ ...none, loanDollars: -5 })).toBe(0);
  expect(loanOfPayment(-5, none)).toBe(0);
});

const mortgages = fc.record({
  loanDollars: fc.integer({ min: 1000, max: 5_000_000 }),
  ratePercent: fc.double({ min: 0, max: 20, noNaN: true }),
  years: fc.integer({ min: 1, max: 30 }),
});
const compoundings = fc.constantFrom('monthly' as const, 'semi-annual' as const);

test('a payment rises with the loan and the rate, and converts back to its loan', () => {
  fc.assert(
    fc.property(mortgages, compoundings, (mortgage, compounding) => {
      const payment = monthlyPayment(mortgage, compounding);
      const { loanDollars, ratePercent } = mortgage;
      const larger = { ...mortgage, loanDollars: loanDollars + 1000 };
      expect(monthlyPayment(larger, compounding)).toBeGreaterThan(payment);
      const dearer = { ...mortgage, ratePercent: ratePercent + 0.25 };
      expect(monthlyPayment(dearer, compounding)).toBeGreaterThan(payment);
      expect(loanOfPayment(payment, mortgage, compounding)).toBeCloseTo(loanDollars, 2);
    }),
  );
});

describe('payments at other frequencies', () => {
  const mortgage = { loanDollars: 640_000, ratePercent: 5, years: 25 };
  const amount = (frequency: (typeof PAYMENT_FREQUENCIES)[number]) =>
    paymentsOf(mortgage, frequency, 'semi-annual').paymentDollars;

  test('accelerated payments are halves and quarters of the monthly one', () => {
    expect(amount('accelerated-bi-weekly')).toBeCloseTo(3722.27 / 2, 2);
    expect(amount('accelerated-weekly')).toBeCloseTo(3722.27 / 4, 2);
  });

  test('the other payments add up to slightly less per year than twelve monthly ones', () => {
    for (const [frequency, times] of [
      ['semi-monthly', 24],
      ['bi-weekly', 26],
      ['weekly', 52],
    ] as const) {
      const yearly = amount(frequency) * times;
      expect(yearly).toBeLessThan(3722.27 * 12);
      expect(yearly).toBeGreaterThan(3722.27 * 11.9);
    }
  });

  test('an accelerated mortgage is paid back years sooner', () => {
    const yearsOf = (frequency: (typeof PAYMENT_FREQUENCIES)[number]) =>
      amortization(640_000, paymentsOf(mortgage, frequency, 'semi-annual'));
    expect(yearsOf('monthly')).toHaveLength(25);
    expect(yearsOf('accelerated-bi-weekly')).toHaveLength(22);
    expect(totalInterest(yearsOf('accelerated-bi-weekly'))).toBeLessThan(
      totalInterest(yearsOf('monthly')),
    );
  });
});

test('the yearly schedule repays exactly the loan', () => {
  const frequencies = fc.constantFrom(...PAYMENT_FREQUENCIES);
  fc.assert(
    fc.property(mortgages, frequencies, compoundings, (mortgage, frequency, compounding) => {
      const payments = paymentsOf(mortgage, frequency, compounding);
      const years = amortization(mortgage.loanDollars, payments);
      const principal = years.reduce((sum, { principalDollars }) => sum + principalDollars, 0);
      expect(principal).toBeCloseTo(mortgage.loanDollars, 2);
      expect(years.at(-1)?.balanceDollars).toBe(0);
      expect(years.length).toBeLessThanOrEqual(mortgage.years + 1);
      const paidDollars = principal + totalInterest(years);
      const most = payments.paymentDollars * payments.paymentsPerYear * years.length;
      expect(paidDollars).toBeLessThanOrEqual(most + 0.01);
    }),
  );
});

test.each(PAYMENT_FREQUENCIES)('a rate of zero gives no interest, paid %s', (frequency) => {
  const mortgage = { loanDollars: 480_000, ratePercent: 0, years: 25 };
  const years = amortization(480_000, paymentsOf(mortgage, frequency, 'semi-annual'));
  expect(totalInterest(years)).toBe(0);
  expect(years.at(-1)).toMatchObject({ balanceDollars: 0 });
  expect(years.length).toBeLessThanOrEqual(25);
});

test('a payment that does not cover the interest still gives a finite schedule', () => {
  const never = { paymentDollars: 10, paymentsPerYear: 12, rate: 0.01 };
  expect(amortization(100_000, never).length).toBeLessThanOrEqual(60);
  expect(amortization(0, never)).toEqual([]);
});
