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

test('the nth number is in its sorted place, with lower ones before and higher ones after', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (values, at) => {
      const place = at % values.length;
      const copy = Float64Array.from(values);
      const nth = nthNumber(copy, place);
      const sortedCopy = Float64Array.from(values).sort();
      expect(nth).toBe(sortedCopy[place]);
      expect(copy.subarray(0, place).every((value) => value <= nth)).toBe(true);
      expect(copy.subarray(place).every((value) => value >= nth)).toBe(true);
      expect(copy.toSorted()).toEqual(sortedCopy);
    }),
  );
});

test('an index past the end gives NaN', () => {
  expect(nthNumber(Float64Array.of(2, 1), 2)).toBeNaN();
});
