import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthNumber } from '#src/lib/text/nth-number.ts';

const numbers = fc.array(
  fc.oneof(
    fc.integer({ min: -5, max: 5 }),
    fc.double({ noNaN: true }).map((value) => value + 0),
  ),
  { minLength: 1, maxLength: 200 },
);

test('a number is where it would be when sorted, the lower before it and the higher behind', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (values, at) => {
      const place = at % values.length;
      const moved = Float64Array.from(values);
      const found = nthNumber(moved, place);
      const sorted = Float64Array.from(values).sort();
      expect(found).toBe(sorted[place]);
      expect(moved.subarray(0, place).every((value) => value <= found)).toBe(true);
      expect(moved.subarray(place).every((value) => value >= found)).toBe(true);
      expect(moved.toSorted()).toEqual(sorted);
    }),
  );
});

test('beyond the last there is none', () => {
  expect(nthNumber(Float64Array.of(2, 1), 2)).toBeNaN();
});
