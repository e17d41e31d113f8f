import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRows, extentOf, groupRows, rowGroups } from '#src/server/listings/statistics/rows.ts';

test('rows are grouped in ascending order, and those without a group are left out', () => {
  const anyCodes = fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 80 });
  fc.assert(
    fc.property(anyCodes, (codes) => {
      const groups = rowGroups(allRows(codes.length), Int32Array.from(codes), 7);
      const expected = Array.from({ length: 7 }, (_, code) =>
        codes.flatMap((other, row) => (other === code ? row : [])),
      );
      expect(groupRows(groups).map((rows) => [...rows])).toEqual(expected);
      expect([...groups.sizes()]).toEqual(expected.map(({ length }) => length));
    }),
  );
});

test('an extent has the lowest, the highest and the count of the known numbers', () => {
  const anyNumber = fc.option(fc.integer({ min: -50, max: 50 }), { nil: Number.NaN, freq: 3 });
  fc.assert(
    fc.property(fc.array(anyNumber, { maxLength: 40 }), (values) => {
      const knownValues = values.filter((value) => !Number.isNaN(value));
      expect(extentOf(Float64Array.from(values))).toEqual({
        lowest: Math.min(...knownValues),
        highest: Math.max(...knownValues),
        knownCount: knownValues.length,
      });
    }),
  );
});
