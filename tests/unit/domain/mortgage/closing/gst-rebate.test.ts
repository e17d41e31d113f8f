import { expect, test } from 'vitest';
import { cashToClose, insurancePremium } from '#src/domain/mortgage/closing/cash-to-close.ts';
import { gstOfNewHome } from '#src/domain/mortgage/closing/gst-rebate.ts';

test.each([
  [800_000, false, 40_000],
  [800_000, true, 0],
  [1_000_000, true, 0],
  [1_250_000, true, 31_250],
  [1_500_000, true, 75_000],
  [2_000_000, true, 100_000],
])('a new home at %d, first home: %s, has %d of GST', (price, isFirst, tax) => {
  expect(gstOfNewHome(price, isFirst)).toBeCloseTo(tax, 2);
});

test('the GST on a new home is part of the cash to close', () => {
  const plan = {
    priceDollars: 1_200_000,
    downDollars: 240_000,
    province: 'AB',
    city: 'Calgary',
    isFirstHome: false,
  };
  const [usedHome, fresh] = [cashToClose(plan), cashToClose({ ...plan, isNewHome: true })];
  expect(usedHome.gstDollars).toBe(0);
  expect(fresh.totalDollars - usedHome.totalDollars).toBeCloseTo(60_000, 2);
});

test.each([
  [25_000, { years: 25 }, 4],
  [25_000, { years: 30 }, 4.2],
  [25_000, { isBorrowedDown: true }, 4.5],
  [25_000, { years: 30, isBorrowedDown: true }, 4.7],
  [50_000, { isBorrowedDown: true }, 3.1],
  [75_000, { years: 30 }, 3],
])('of 500,000 with %d down, %j, the premium is %d %% of the loan', (down, terms, percent) => {
  expect(insurancePremium(500_000, down, terms)).toBeCloseTo(((500_000 - down) * percent) / 100, 2);
});
