import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneEditAway } from '#src/lib/text/edit-distance-one.ts';

test.each([
  ['oakvile', 'oakville'],
  ['oakvillle', 'oakville'],
  ['oakvikle', 'oakville'],
  ['oakvlile', 'oakville'],
  ['aokville', 'oakville'],
  ['oakvill', 'oakville'],
  ['oakvilles', 'oakville'],
  ['oakville', 'oakville'],
])('%s is one edit from %s', (typedWord, word) => {
  expect(isOneEditAway(typedWord, word, false)).toBe(true);
});

test.each([
  ['okvile', 'oakville'],
  ['oakvi', 'oakville'],
  ['kaovlile', 'oakville'],
  ['toronto', 'oakville'],
  ['oakvillexy', 'oakville'],
])('%s is more than one edit from %s', (typedWord, word) => {
  expect(isOneEditAway(typedWord, word, false)).toBe(false);
});

test('a typed prefix may be one edit from the start of a word', () => {
  expect(isOneEditAway('vancuo', 'vancouver', true)).toBe(true);
  expect(isOneEditAway('vancxuo', 'vancouver', true)).toBe(false);
});

/** The edit distance with swaps of neighbours (optimal string alignment), the slow way. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_none, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i];
      if (row) {
        row[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + change,
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        );
      }
    }
  }
  return at(a.length, b.length);
}

test('the result agrees with the edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneEditAway(a, b, false)).toBe(distance(a, b) <= 1);
    }),
    { numRuns: 2000 },
  );
});

test('the result for a prefix agrees with the edit distance to some prefix of the word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const starts = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end));
      expect(isOneEditAway(a, b, true)).toBe(starts.some((start) => distance(a, start) <= 1));
    }),
    { numRuns: 2000 },
  );
});
