import { expect, test } from 'vitest';
import {
  measureAccuracy,
  rangeOf,
  type TestedSale,
} from '#src/domain/market/valuation/accuracy.ts';

const CALGARY = { city: 'Calgary', province: 'AB' };

/** A home sold for this price and valued at a million, with a spread of a tenth. */
const aTest = (soldDollars: number, changes: Partial<TestedSale> = {}): TestedSale => ({
  city: 'Calgary',
  province: 'AB',
  type: 'detached',
  soldDay: 20_000,
  valueDollars: 1_000_000,
  spread: 0.1,
  soldDollars,
  ...changes,
});

/** Sales at one percent above the value, two percent, and so on up to `count`. */
const above = (count: number, changes: Partial<TestedSale> = {}) =>
  Array.from({ length: count }, (_, at) => aTest(1_000_000 * (1 + (at + 1) / 100), changes));

test('80 percent of the tested sales lie within the range', () => {
  const { rangeFactor, of } = measureAccuracy(above(50));
  const { lowDollars, highDollars } = rangeOf(
    { valueDollars: 1_000_000, spread: 0.1 },
    rangeFactor,
  );
  expect(Math.round(highDollars)).toBe(1_400_000);
  expect(Math.round(lowDollars)).toBe(714_286);
  expect(of(CALGARY, 'detached')).toEqual({
    scope: 'cityAndType',
    city: 'Calgary',
    testedSales: 50,
    medianErrorPercent: 20,
    insideRangePercent: 80,
  });
});

test('an error uses the smallest scope with at least thirty tested sales', () => {
  const testedSales = [
    ...above(30),
    ...above(29, { city: 'Airdrie' }),
    ...above(29, { type: 'condo-apt' }),
  ];
  const { of } = measureAccuracy(testedSales);
  expect(of(CALGARY, 'detached')?.testedSales).toBe(30);
  expect(of({ city: 'Airdrie', province: 'AB' }, 'detached')).toMatchObject({
    scope: 'type',
    testedSales: 59,
  });
  expect(of(undefined, 'detached')?.scope).toBe('type');
  expect(of(CALGARY, 'condo-apt')).toMatchObject({ scope: 'all', testedSales: 88 });
});

test('fewer tested sales give no error and the default range factor', () => {
  const { of, rangeFactor } = measureAccuracy(above(29));
  expect(of(CALGARY, 'detached')).toBeNull();
  expect(rangeFactor).toBe(1.4);
});
