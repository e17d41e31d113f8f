import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComparableSale } from '#src/domain/market/valuation/adjusted-price.ts';
import { valueBySales } from '#src/domain/market/valuation/valuation.ts';

const HOME = { sqft: 1500, beds: 3, baths: 2 };

const aSale = (changes: Partial<ComparableSale> = {}): ComparableSale => ({
  ...HOME,
  priceDollars: 800_000,
  distanceKm: 1,
  ageDays: 30,
  ...changes,
});

const alike = (count: number, changes: Partial<ComparableSale> = {}) =>
  Array.from({ length: count }, () => aSale(changes));

const dollarsOf = (home: Parameters<typeof valueBySales>[0], sales: readonly ComparableSale[]) =>
  Math.round(valueBySales(home, sales)?.valueDollars ?? Number.NaN);

test('fewer than five sales with a price give no value', () => {
  expect(valueBySales(HOME, alike(4))).toBeUndefined();
  expect(valueBySales(HOME, [...alike(4), aSale({ priceDollars: 0 })])).toBeUndefined();
  expect(dollarsOf(HOME, alike(5))).toBe(800_000);
});

describe('the value from comparable sales is adjusted for', () => {
  test.each([
    ['no difference', HOME, 800_000],
    ['twice the size', { ...HOME, sqft: 3000 }, 1_092_832],
    ['half the size', { ...HOME, sqft: 750 }, 585_634],
    ['one more bedroom', { ...HOME, beds: 4 }, 824_364],
    ['one bathroom less', { ...HOME, baths: 1 }, 792_040],
    ['unknown details', { sqft: null, beds: null, baths: null }, 800_000],
    ['only the bedrooms known', { sqft: null, beds: 4, baths: null }, 929_467],
  ])('%s', (_name, home, dollars) => {
    expect(dollarsOf(home, alike(7))).toBe(dollars);
  });
});

test('near sales count more than far ones, and recent sales more than old ones', () => {
  const far = alike(5, { distanceKm: 20, priceDollars: 400_000 });
  const near = alike(5, { distanceKm: 0.2, priceDollars: 900_000 });
  expect(dollarsOf(HOME, [...far, ...near])).toBe(900_000);
  const old = alike(5, { ageDays: 360, priceDollars: 400_000 });
  const late = alike(5, { ageDays: 5, priceDollars: 900_000 });
  expect(dollarsOf(HOME, [...old, ...late])).toBe(900_000);
});

test('one outlier price does not change the value', () => {
  expect(dollarsOf(HOME, [...alike(9), aSale({ priceDollars: 90_000_000 })])).toBe(800_000);
});

const anyHome = fc.record({
  sqft: fc.option(fc.integer({ min: 100, max: 20_000 })),
  beds: fc.option(fc.integer({ min: 0, max: 12 })),
  baths: fc.option(fc.integer({ min: 0, max: 12 })),
});
const anySale: fc.Arbitrary<ComparableSale> = fc
  .tuple(
    anyHome,
    fc.record({
      priceDollars: fc.integer({ min: 1, max: 50_000_000 }),
      distanceKm: fc.double({ min: 0, max: 25, noNaN: true }),
      ageDays: fc.integer({ min: 0, max: 366 }),
    }),
  )
  .map(([home, sale]) => ({ ...home, ...sale }));
const anySales = fc.array(anySale, { minLength: 5, maxLength: 60 });

test('the value is one of the adjusted prices, and the order of the sales does not matter', () => {
  fc.assert(
    fc.property(anyHome, anySales, (home, sales) => {
      const value = valueBySales(home, sales);
      const adjustedPrices = value?.comparisons.map(({ adjustedDollars }) => adjustedDollars) ?? [];
      expect(adjustedPrices).toContain(value?.valueDollars);
      expect(adjustedPrices.length).toBeLessThanOrEqual(40);
      expect(value?.spread).toBeGreaterThan(0.2);
      expect(dollarsOf(home, sales.toReversed())).toBe(dollarsOf(home, sales));
    }),
  );
});

test('doubling the sale prices doubles the value', () => {
  fc.assert(
    fc.property(anyHome, anySales, (home, sales) => {
      const doubledSales = sales.map((sale) => ({ ...sale, priceDollars: sale.priceDollars * 2 }));
      const [once, twice] = [valueBySales(home, sales), valueBySales(home, doubledSales)];
      expect(twice?.valueDollars).toBeCloseTo(2 * (once?.valueDollars ?? 0), 3);
      expect(twice?.spread).toBeCloseTo(once?.spread ?? 0, 6);
    }),
  );
});
