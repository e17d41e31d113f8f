import { expect, test } from 'vitest';
import { DEFAULT_CHOICE, paymentPlan } from '#src/domain/mortgage/payment-plan.ts';

const NONE = { yearlyTax: null, monthlyFee: null };

test('the estimate defaults to 25 years, 5 % and 20 percent down', () => {
  const plan = paymentPlan(800_000, DEFAULT_CHOICE, NONE);
  expect(plan.downDollars).toBe(160_000);
  expect(plan.mortgageDollars).toBeCloseTo(3741.38, 2);
  expect(plan.monthDollars).toBe(plan.mortgageDollars);
  expect(plan.principalDollars).toBe(640_000);
  expect(plan.interestDollars).toBeCloseTo(3741.38 * 300 - 640_000, -1);
});

test('taxes and fees are added per month', () => {
  const bare = paymentPlan(500_000, DEFAULT_CHOICE, NONE);
  const plan = paymentPlan(500_000, DEFAULT_CHOICE, { yearlyTax: 3600, monthlyFee: 450 });
  expect(plan.monthDollars - bare.monthDollars).toBeCloseTo(750, 6);
});

test('the premium of a small down payment is added to the loan', () => {
  const plan = paymentPlan(500_000, { ...DEFAULT_CHOICE, downPercent: 10 }, NONE);
  expect(plan.principalDollars).toBe(450_000 + 13_950);
});

test('a home paid in full has no mortgage', () => {
  const plan = paymentPlan(500_000, { ...DEFAULT_CHOICE, downPercent: 100 }, NONE);
  expect(plan).toMatchObject({ mortgageDollars: 0, principalDollars: 0, interestDollars: 0 });
});
