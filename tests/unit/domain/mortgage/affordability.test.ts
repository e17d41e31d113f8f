import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  affordability,
  canadianAffordability,
  type Household,
} from '#src/domain/mortgage/affordability.ts';
import {
  insurancePremium,
  minimumDownPayment,
} from '#src/domain/mortgage/closing/cash-to-close.ts';
import { loanOfPayment, monthlyPayment } from '#src/domain/mortgage/mortgage.ts';

const household: Household = {
  annualIncomeDollars: 120_000,
  housingDollars: 500,
  debtsDollars: 300,
  downDollars: 150_000,
  ratePercent: 5,
  years: 25,
};

test('the formula spends 38.5 % of income less costs, at two points above the rate', () => {
  const { loanDollars, maxPriceDollars, paymentDollars, qualifyingPercent, limit } =
    affordability(household);
  // 10,000 a month: 3,850 less 800 is 3,050, at 7 % over 25 years.
  expect(monthlyPayment({ loanDollars, ratePercent: 7, years: 25 })).toBeCloseTo(3050, 6);
  expect(maxPriceDollars).toBeCloseTo(loanDollars + 150_000, 6);
  expect(paymentDollars).toBeCloseTo(monthlyPayment({ loanDollars, ratePercent: 5, years: 25 }), 6);
  expect([qualifyingPercent, limit]).toEqual([7, 'housing']);
});

test('costs above the limits leave no loan, and the price is the down payment', () => {
  const none = affordability({ ...household, debtsDollars: 9000 });
  expect(none).toMatchObject({ loanDollars: 0, maxPriceDollars: 150_000, paymentDollars: 0 });
});

test('lender rules count debts in the second limit only and qualify at 5.25 % or more', () => {
  const { qualifyingPercent, loanDollars, limit } = canadianAffordability({
    ...household,
    ratePercent: 3,
  });
  expect(qualifyingPercent).toBe(5.25);
  // 3,900 less 500, and 4,400 less 800: the first is smaller.
  expect(loanDollars).toBeCloseTo(
    loanOfPayment(3400, { ratePercent: 5.25, years: 25 }, 'semi-annual'),
    -1,
  );
  expect(limit).toBe('housing');
  expect(canadianAffordability({ ...household, debtsDollars: 900 }).limit).toBe('debts');
});

test('the minimum down payment may set the price', () => {
  const { maxPriceDollars, limit } = canadianAffordability({
    ...household,
    annualIncomeDollars: 400_000,
    downDollars: 55_000,
  });
  expect(maxPriceDollars).toBe(800_000);
  expect(limit).toBe('down-payment');
});

test.each([
  ['no housing costs', { housingDollars: 0, debtsDollars: 0 }],
  ['no income', { annualIncomeDollars: 0 }],
  ['housing costs that take all of it', { annualIncomeDollars: 12_000, debtsDollars: 900 }],
])('income sets the limit of a household with %s', (_, means) => {
  expect(canadianAffordability({ ...household, ...means }).limit).toBe('income');
});

// From there on, a fifth of the price is needed.
test.each([125_000, 200_000, 299_999])(
  'a price just below 1.5 million is the highest with %i dollars down',
  (downDollars) => {
    const means = { ...household, annualIncomeDollars: 900_000, downDollars };
    expect(canadianAffordability(means).maxPriceDollars).toBe(1_499_999);
  },
);

const households = fc.record({
  annualIncomeDollars: fc.integer({ min: 0, max: 1_000_000 }),
  housingDollars: fc.integer({ min: 0, max: 3000 }),
  debtsDollars: fc.integer({ min: 0, max: 3000 }),
  downDollars: fc.integer({ min: 0, max: 1_000_000 }),
  ratePercent: fc.double({ min: 0, max: 15, noNaN: true }),
  years: fc.integer({ min: 5, max: 30 }),
});

test('more income or a lower rate never affords less', () => {
  fc.assert(
    fc.property(households, (one) => {
      for (const priceOf of [affordability, canadianAffordability]) {
        const price = priceOf(one).maxPriceDollars;
        const richer = { ...one, annualIncomeDollars: one.annualIncomeDollars + 10_000 };
        expect(priceOf(richer).maxPriceDollars).toBeGreaterThanOrEqual(price - 1);
        const dearer = { ...one, ratePercent: one.ratePercent + 1 };
        expect(priceOf(dearer).maxPriceDollars).toBeLessThanOrEqual(price + 1);
      }
    }),
  );
});

test('an affordable price fits its down payment and loan to the dollar', () => {
  fc.assert(
    fc.property(households, (one) => {
      const { maxPriceDollars, loanDollars } = canadianAffordability(one);
      expect(minimumDownPayment(maxPriceDollars)).toBeLessThanOrEqual(one.downDollars);
      const premium = insurancePremium(maxPriceDollars, one.downDollars, { years: one.years });
      expect(loanDollars).toBeCloseTo(Math.max(0, maxPriceDollars - one.downDollars) + premium, 4);
    }),
  );
});
