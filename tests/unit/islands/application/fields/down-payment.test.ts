import { expect, test } from 'vitest';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { withDownPayment } from '#src/islands/application/fields/down-payment.ts';

/** A price as a form holds it: an entry that is no number stays a text. */
const price = (expectedPrice: object) => ({ expectedPrice }) as ApplicationDraft;

test('a down payment percentage sets the amount in dollars', () => {
  const draft = price({ totalDollars: 650_000, downPaymentPercent: 20 });
  expect(withDownPayment(draft, 'expectedPrice.downPaymentPercent')).toEqual(
    price({ totalDollars: 650_000, downPaymentPercent: 20, downPaymentDollars: 130_000 }),
  );
});

test('a down payment in dollars sets the percentage, also when the price changes', () => {
  const draft = price({ totalDollars: 650_000, downPaymentDollars: 65_000 });
  for (const changedField of ['expectedPrice.downPaymentDollars', 'expectedPrice.totalDollars']) {
    expect(withDownPayment(draft, changedField).expectedPrice?.downPaymentPercent).toBe(10);
  }
});

test('a percentage entered before the price sets the dollars once there is a price', () => {
  const draft = price({ totalDollars: 650_000, downPaymentPercent: 20 });
  const { expectedPrice } = withDownPayment(draft, 'expectedPrice.totalDollars');
  expect(expectedPrice).toMatchObject({ downPaymentPercent: 20, downPaymentDollars: 130_000 });
});

test.each([[undefined], ['a lot'], [700_000]])(
  'a down payment of %s has no percentage of a price of 650,000',
  (downPaymentDollars) => {
    const draft = price({ totalDollars: 650_000, downPaymentPercent: 10, downPaymentDollars });
    const { expectedPrice } = withDownPayment(draft, 'expectedPrice.downPaymentDollars');
    expect(expectedPrice).toEqual({ totalDollars: 650_000, downPaymentDollars });
  },
);

test('text that is not a number changes no other field', () => {
  const draft = price({ totalDollars: 'a lot', downPaymentPercent: 10, downPaymentDollars: 5 });
  expect(withDownPayment(draft, 'expectedPrice.totalDollars')).toBe(draft);
  const typed = price({ totalDollars: 100, downPaymentPercent: 10, downPaymentDollars: 'some' });
  expect(withDownPayment(typed, 'expectedPrice.totalDollars')).toBe(typed);
});

test('nothing changes without a price or for an unrelated field', () => {
  const draft = price({ downPaymentDollars: 5 });
  expect(withDownPayment(draft, 'expectedPrice.downPaymentDollars')).toBe(draft);
  const whole = price({ totalDollars: 100, downPaymentDollars: 5 });
  expect(withDownPayment(whole, 'applicant.email')).toBe(whole);
});
