import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulberry32 } from '#src/lib/random.ts';
import { LowestRows } from '#src/server/search-index/results/LowestRows.ts';

type Entry = readonly [first: number, second: number, third: number];

const inOrder = (a: Entry, b: Entry) =>
  (a[0] === b[0] ? 0 : a[0] < b[0] ? -1 : 1) || a[1] - b[1] || a[2] - b[2];

function rowsOf(entries: readonly Entry[], room: number): LowestRows {
  const rows = new LowestRows(room);
  for (const [first, second, third] of entries) {
    if (!rows.refuses(first)) rows.offer(first, second, third);
  }
  return rows;
}

const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Infinity));
const entries = fc.uniqueArray(fc.tuple(key, fc.nat(2), fc.nat(100_000)), {
  maxLength: 3000,
  selector: ([, , third]) => third,
});

test('returns the lowest rows in order, with ties decided by the later keys', () => {
  fc.assert(
    fc.property(entries, fc.nat(400), fc.nat(400), (given, offset, limit) => {
      const expected = given.toSorted(inOrder).slice(offset, offset + limit);
      const rows = rowsOf(given, offset + limit);
      expect(rows.between(offset, offset + limit)).toEqual(expected.map(([, , third]) => third));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['that rise', (at: number) => at],
  ['that fall', (at: number) => -at],
  ['that are all equal', () => 1],
  ['that are all unknown', () => Infinity],
  ['in no order', (at: number) => mulberry32(at)()],
])('any page of many rows %s is right', (_, firstOf) => {
  const given = Array.from({ length: 30_000 }, (__, at): Entry => [firstOf(at), 0, at]);
  const expected = given.toSorted(inOrder).map(([, , third]) => third);
  for (const offset of [0, 300, 9990, 29_990, 40_000]) {
    const rows = rowsOf(given, offset + 20);
    expect(rows.between(offset, offset + 20)).toEqual(expected.slice(offset, offset + 20));
  }
});

test('rows that can no longer be among the lowest are refused', () => {
  const given = Array.from({ length: 2000 }, (_, at): Entry => [at, 0, at]);
  const rows = rowsOf(given, 10);
  expect(rows.refuses(1500)).toBe(true);
  expect(rows.refuses(3)).toBe(false);
  expect(rows.size).toBeLessThan(600);
});
