import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingColumn } from '#src/server/search-index/rows/GrowingColumn.ts';

const number = fc.oneof(
  fc.nat(255),
  fc.nat(70_000),
  fc.integer(),
  fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
);

test('a column returns the numbers it was given, however wide they become', () => {
  fc.assert(
    fc.property(fc.array(number), fc.boolean(), (numbers, isNarrow) => {
      const column = new GrowingColumn(numbers.length, isNarrow ? Uint8Array : Int32Array);
      for (const [row, value] of numbers.entries()) column.set(row, value);
      expect([...column.values]).toEqual(numbers);
    }),
  );
});

test('a column is no wider than its widest number', () => {
  const column = new GrowingColumn(3, Uint8Array);
  const widths = [255, 65_535, -1, 2 ** 31].map((value) => {
    column.setAll([value], 1);
    return column.values.constructor.name;
  });
  expect(widths).toEqual(['Uint8Array', 'Uint16Array', 'Int32Array', 'Float64Array']);
});

test('NaN is refused', () => {
  expect(() => new GrowingColumn(1, Int32Array).set(0, Number.NaN)).toThrow(RangeError);
});
