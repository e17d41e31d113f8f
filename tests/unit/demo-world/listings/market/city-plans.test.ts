import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from '#src/demo-world/listings/market/city-plans.ts';

test('apportioned parts add up to the total, each within one of its exact share', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), weights, (total, shares) => {
      const parts = apportion(total, shares);
      const sum = shares.reduce((one, other) => one + other, 0);
      expect(parts.reduce((one, other) => one + other, 0)).toBe(total);
      for (const [at, part] of parts.entries()) {
        expect(Math.abs(part - (total * (shares[at] ?? 0)) / sum)).toBeLessThan(1);
      }
    }),
  );
});
