import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medians } from '#src/server/listings/statistics/summaries/medians.ts';
import { allRows, oneGroup, rowGroups } from '#src/server/listings/statistics/rows.ts';

function plainMedian(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [
    sortedValues[Math.ceil(sortedValues.length / 2) - 1],
    sortedValues[Math.floor(sortedValues.length / 2)],
  ];
  return (low + high) / 2;
}

const medianOf = (values: readonly number[]) =>
  medians(Float64Array.from(values), oneGroup(allRows(values.length), values.length))[0];

const prices = fc.integer({ min: 0, max: 9_000_000 });
const numbers = fc.oneof(
  prices,
  fc.constantFrom(0, 500_000, 500_000.5, -3e9, 1e300, -1e300),
  // Adding 0 turns -0 into 0.
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0),
);

test('the median is the middle number or the mean of the two middle ones', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 600 }), (values) => {
      expect(medianOf(values)).toBe(plainMedian(values));
    }),
  );
});

test('the median of many mostly equal numbers is right, too', () => {
  const anyMany = fc.array(fc.tuple(prices, fc.integer({ min: 1, max: 900 })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(anyMany, (runs) => {
      const values = runs.flatMap(([price, times]) => Array<number>(times).fill(price));
      expect(medianOf(values)).toBe(plainMedian(values));
    }),
    { numRuns: 60 },
  );
});

test('an extreme outlier does not break the median', () => {
  const askingPrices = Array.from(
    { length: 1000 },
    (_, at) => 400_000 + ((at * 7919) % 1000) * 500,
  );
  for (const wrong of [1e12, -1e12, 1e300]) {
    for (let at = 0; at < 1000; at += 199) {
      const values = askingPrices.with(at, wrong);
      expect(medianOf(values)).toBe(plainMedian(values));
    }
  }
});

test('each group has its own median, without unknown numbers and ungrouped rows', () => {
  const anyRow = fc.record({
    value: fc.option(numbers, { nil: Number.NaN, freq: 8 }),
    code: fc.integer({ min: -1, max: 6 }),
    isCounted: fc.boolean(),
  });
  const anyTable = fc.tuple(fc.array(anyRow, { maxLength: 900 }), fc.integer({ min: 7, max: 12 }));
  fc.assert(
    fc.property(anyTable, ([table, count]) => {
      const rows = Int32Array.from(table.flatMap(({ isCounted }, row) => (isCounted ? row : [])));
      const groups = rowGroups(
        rows,
        Int32Array.from(table, ({ code }) => code),
        count,
      );
      const result = medians(
        Float64Array.from(table, ({ value }) => value),
        groups,
      );
      const expected = Array.from({ length: count }, (_, group) =>
        plainMedian(
          table.flatMap(({ value, code, isCounted }) =>
            isCounted && code === group && !Number.isNaN(value) ? value : [],
          ),
        ),
      );
      expect([...result]).toEqual(expected);
    }),
  );
});
