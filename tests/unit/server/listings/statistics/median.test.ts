import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median } from '#src/server/listings/statistics/median.ts';

function plainMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

const prices = fc.integer({ min: 0, max: 9_000_000 });
const numbers = fc.oneof(
  prices,
  fc.constantFrom(0, 500_000, 500_000.5, 1e300),
  // Of no sign where it is nothing.
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0),
);

test('the median is the middle of the sorted numbers, or the mean of the two', () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 600 }), (values) => {
      expect(median(Float64Array.from(values))).toBe(plainMedian(values));
    }),
  );
});

test('it is so for many numbers too, most of them alike', () => {
  const anyMany = fc.array(fc.tuple(prices, fc.integer({ min: 1, max: 900 })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyMany, (runs) => {
      const values = runs.flatMap(([price, times]) => Array<number>(times).fill(price));
      expect(median(Float64Array.from(values))).toBe(plainMedian(values));
    }),
    { numRuns: 60 },
  );
});

test('numbers are only moved while their median is looked for', () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 600 }), (values) => {
      const moved = Float64Array.from(values);
      median(moved);
      expect(moved.toSorted()).toEqual(Float64Array.from(values).toSorted());
    }),
  );
});
