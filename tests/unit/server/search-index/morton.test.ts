import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import {
  MORTON_END,
  MORTON_LEVELS,
  mortonCode,
  orderByGroupAndCode,
  tileOfCode,
} from '#src/server/search-index/morton.ts';

const tile = fc.nat(2 ** MORTON_LEVELS - 1);

test('a code interleaves the bits of y and x', () => {
  expect(mortonCode(1, 0)).toBe(1);
  expect(mortonCode(0, 1)).toBe(2);
  expect(mortonCode(2, 3)).toBe(14);
  expect(mortonCode(2 ** MORTON_LEVELS - 1, 2 ** MORTON_LEVELS - 1)).toBe(MORTON_END - 1);
});

test('a code identifies its tile at every level', () => {
  fc.assert(
    fc.property(tile, tile, fc.nat(MORTON_LEVELS), (x, y, level) => {
      const up = MORTON_LEVELS - level;
      const code = Math.floor(mortonCode(x, y) / 4 ** up);
      expect(tileOfCode(code)).toEqual({ x: x >> up, y: y >> up });
    }),
  );
});

test('rows are ordered by group and code, and equal rows keep their order', () => {
  const row = fc.tuple(
    fc.nat(5),
    fc.oneof(
      fc.nat(3),
      fc.maxSafeNat().map((n) => n % MORTON_END),
    ),
  );
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const groups = Uint32Array.from(rows, ([group]) => group);
      const codes = Float64Array.from(rows, ([, code]) => code);
      const order = finish(orderByGroupAndCode({ groups, count: 6 }, codes));
      const expected = rows
        .map(([group, code], at) => ({ group, code, at }))
        .sort((a, b) => a.group - b.group || a.code - b.code || a.at - b.at);
      expect([...order]).toEqual(expected.map(({ at }) => at));
    }),
  );
});
