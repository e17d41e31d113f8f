import { expect, test } from 'vitest';
import {
  cashToClose,
  insurancePremium,
  minimumDownPayment,
} from '#src/domain/mortgage/closing/cash-to-close.ts';

test.each([
  [400_000, 20_000],
  [800_000, 55_000],
  [1_400_000, 115_000],
  [1_499_999, 124_999.9],
  [1_500_000, 300_000],
])('a home at %d requires at least %d down', (price, least) => {
  expect(minimumDownPayment(price)).toBeCloseTo(least, 2);
});

test.each([
  [500_000, 25_000, 19_000],
  [500_000, 50_000, 13_950],
  [500_000, 75_000, 11_900],
  [500_000, 99_999, 11_200.03],
  [500_000, 100_000, 0],
  [500_000, 600_000, 0],
])('a home at %d with %d down has a premium of %d', (price, down, premium) => {
  expect(insurancePremium(price, down)).toBeCloseTo(premium, 0);
});

test('cash to close is the down payment, the taxes and the tax on the premium', () => {
  const closing = cashToClose({
    priceDollars: 500_000,
    downDollars: 50_000,
    province: 'ON',
    city: 'Toronto',
    isFirstHome: true,
  });
  expect(closing.premiumDollars).toBeCloseTo(13_950, 2);
  expect(closing.premiumTaxDollars).toBeCloseTo(1116, 2);
  expect(closing.totalDollars).toBeCloseTo(50_000 + 6475 * 2 - 4000 - 4475 + 1116, 2);
});

test('an unknown transfer tax is left out of the total and marked', () => {
  const closing = cashToClose({
    priceDollars: 400_000,
    downDollars: 80_000,
    province: 'Nova Scotia',
    city: 'Halifax',
    isFirstHome: false,
  });
  expect(closing).toMatchObject({ transferTax: { kind: 'ask' }, totalDollars: 80_000 });
});
