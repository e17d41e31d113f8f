import { expect, test } from 'vitest';
import { withDownPayment } from '#src/islands/application/fields/down-payment.ts';

const price = (expectedPrice: object) => ({ expectedPrice });

test('a down payment in percent is told in dollars', () => {
  const draft = price({ totalDollars: 650_000, downPaymentPercent: 20 });
  expect(withDownPayment(draft, 'expectedPrice.downPaymentPercent')).toEqual(
    price({ totalDollars: 650_000, downPaymentPercent: 20, downPaymentDollars: 130_000 }),
  );
});

test('a down payment in dollars is told in percent, also when the price changes', () => {
  const draft = price({ totalDollars: 650_000, downPaymentDollars: 65_000 });
  for (const changedField of ['expectedPrice.downPaymentDollars', 'expectedPrice.totalDollars']) {
    expect(withDownPayment(draft, changedField).expectedPrice?.downPaymentPercent).toBe(10);
  }
});

test('without a price, or for another field, nothing changes', () => {
  const draft = price({ downPaymentDollars: 5 });
  expect(withDownPayment(draft, 'expectedPrice.downPaymentDollars')).toBe(draft);
  const whole = price({ totalDollars: 100, downPaymentDollars: 5 });
  expect(withDownPayment(whole, 'applicant.email')).toBe(whole);
});
