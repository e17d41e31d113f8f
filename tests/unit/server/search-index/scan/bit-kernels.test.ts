import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, selectBits, setBits } from '#src/server/search-index/scan/bit-kernels.ts';

const ROWS = 200;
const rowSet = fc.uniqueArray(fc.nat(ROWS - 1), { maxLength: ROWS });
const range = fc
  .tuple(fc.nat(ROWS), fc.nat(ROWS))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

function bitsOf(rows: readonly number[]) {
  const bits = emptyBits(ROWS);
  setBits(bits, Int32Array.from(rows), rows.length);
  return bits;
}

test('rows in every set and in the range are selected in ascending order', () => {
  fc.assert(
    fc.property(fc.array(rowSet, { minLength: 1, maxLength: 3 }), range, (sets, { from, to }) => {
      const selection = new Int32Array(ROWS);
      const count = selectBits(sets.map(bitsOf), { from, to }, selection);
      const expected = Array.from({ length: to - from }, (_, at) => from + at).filter((row) =>
        sets.every((rows) => rows.includes(row)),
      );
      expect([...selection.slice(0, count)]).toEqual(expected);
    }),
  );
});
