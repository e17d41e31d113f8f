import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRows, rowsByCode } from '#src/server/listings/statistics/rows.ts';

test('rows come by their code, in rising order, and those without one in no group', () => {
  const anyCodes = fc.array(fc.integer({ min: -1, max: 6 }), { maxLength: 80 });
  fc.assert(
    fc.property(anyCodes, (codes) => {
      const groups = rowsByCode(allRows(codes.length), Int32Array.from(codes), 7);
      const expected = Array.from({ length: 7 }, (_, code) =>
        codes.flatMap((other, row) => (other === code ? row : [])),
      );
      expect(groups.map((rows) => [...rows])).toEqual(expected);
    }),
  );
});
