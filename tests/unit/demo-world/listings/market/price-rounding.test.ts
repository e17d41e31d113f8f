import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  listPriceDollars,
  rentDollars,
  soldPriceDollars,
} from '#src/demo-world/listings/market/price-rounding.ts';
import { randomOf } from '#src/demo-world/listings/random.ts';

test('an asking price below a million has a typical ending and stays near its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 980_000 }), fc.string(), (dollars, key) => {
      const price = listPriceDollars(dollars, randomOf(key));
      expect([900, 999, 0, 500]).toContain(price % 1000);
      expect(Math.abs(price - dollars)).toBeLessThanOrEqual(dollars * 0.051);
    }),
  );
});

test('an asking price from a million up has a typical ending and stays near its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 20_000_000 }), fc.string(), (dollars, key) => {
      const price = listPriceDollars(dollars, randomOf(key));
      expect([0, 8000, 9000]).toContain(price % 10_000);
      expect(Math.abs(price - dollars)).toBeLessThanOrEqual(50_000);
    }),
  );
});

test('a rent is from 1,000 to 10,000 dollars in steps of five', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.string(), (dollars, key) => {
      const rent = rentDollars(dollars, randomOf(key));
      expect(rent % 5).toBe(0);
      expect(rent).toBeGreaterThanOrEqual(1000);
      expect(rent).toBeLessThanOrEqual(10_000);
    }),
  );
});

test('a sold price is a multiple of 500 and within 500 of its value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 20_000_000 }), fc.string(), (dollars, key) => {
      const price = soldPriceDollars(dollars, randomOf(key));
      expect(price % 500).toBe(0);
      expect(Math.abs(price - dollars)).toBeLessThanOrEqual(500);
    }),
  );
});
