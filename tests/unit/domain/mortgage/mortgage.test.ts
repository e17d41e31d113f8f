import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downPayment, monthlyPayment, totalCost } from '#src/domain/mortgage/mortgage.ts';

test('without interest the loan is repaid in equal payments', () => {
  const payment = monthlyPayment({ loanDollars: 300_000, ratePercent: 0, years: 25 });
  expect(payment).toBeCloseTo(1000, 0);
  const cost = totalCost({ loanDollars: 300_000, ratePercent: 0, years: 25 });
  expect(cost).toEqual({ principalDollars: 300_000, interestDollars: 0 });
});

test('a negative loan or a term of zero years has no payment', () => {
  expect(monthlyPayment({ loanDollars: -5, ratePercent: 5, years: 25 })).toBe(0);
  expect(monthlyPayment({ loanDollars: 100_000, ratePercent: 5, years: 0 })).toBe(0);
});

test('the down payment is a share of the price', () => {
  expect(downPayment(800_000, 20)).toBe(160_000);
});

test('monthly payments repay a loan to zero', () => {
  const loan = fc.record({
    loanDollars: fc.integer({ min: 1000, max: 9_000_000 }),
    ratePercent: fc.double({ min: 0.01, max: 20, noNaN: true }),
    years: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(loan, (mortgage) => {
      const payment = monthlyPayment(mortgage);
      let balance = mortgage.loanDollars;
      let interest = 0;
      for (let month = 0; month < mortgage.years * 12; month += 1) {
        const due = (balance * mortgage.ratePercent) / 1200;
        interest += due;
        balance += due - payment;
      }
      expect(Math.abs(balance) / mortgage.loanDollars).toBeLessThan(1e-6);
      expect(totalCost(mortgage).interestDollars / interest).toBeCloseTo(1, 6);
    }),
  );
});
