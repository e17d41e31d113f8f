import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonSpans, limitSpans, joinedSpans, type Span, uncoveredSpans } from '#src/lib/spans.ts';

const HIGHEST = 60;
const aSpan = fc
  .tuple(fc.integer({ min: 0, max: HIGHEST }), fc.integer({ min: 1, max: 9 }))
  .map(([from, length]): Span => ({ from, to: from + length }));
const someSpans = fc.array(aSpan, { maxLength: 8 });

const numbersOf = (spans: readonly Span[]) =>
  new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));

const areApart = (spans: readonly Span[]) =>
  spans.every(({ from, to }, at) => from < to && (at === 0 || from > (spans[at - 1]?.to ?? 0)));

test('joined spans are ordered, apart and cover the same numbers', () => {
  fc.assert(
    fc.property(someSpans, (spans) => {
      const spansJoined = joinedSpans(spans);
      expect(areApart(spansJoined)).toBe(true);
      expect(numbersOf(spansJoined)).toEqual(numbersOf(spans));
    }),
  );
});

test('common spans are ordered and cover the numbers in both', () => {
  fc.assert(
    fc.property(someSpans, someSpans, (some, others) => {
      const [one, other] = [joinedSpans(some), joinedSpans(others)];
      const common = commonSpans(one, other);
      expect(numbersOf(common)).toEqual(numbersOf(one).intersection(numbersOf(other)));
      expect(common.every(({ from }, at) => from >= (common[at - 1]?.to ?? 0))).toBe(true);
    }),
  );
});

test('unknown spans cover the wanted numbers that are not known, once each', () => {
  fc.assert(
    fc.property(someSpans, someSpans, (askedSpans, coveredSpans) => {
      const [wantedSpans, knownSpans] = [joinedSpans(askedSpans), joinedSpans(coveredSpans)];
      const unknown = uncoveredSpans(wantedSpans, knownSpans);
      const numbers = numbersOf(unknown);
      expect(numbers).toEqual(numbersOf(wantedSpans).difference(numbersOf(knownSpans)));
      expect(unknown.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(numbers.size);
    }),
  );
});

test('fewer spans cover all numbers by joining the nearest spans', () => {
  fc.assert(
    fc.property(someSpans, fc.integer({ min: 1, max: 5 }), (spans, most) => {
      const few = limitSpans(spans, most);
      expect(few.length).toBeLessThanOrEqual(most);
      expect(areApart(few)).toBe(true);
      expect(numbersOf(spans).isSubsetOf(numbersOf(few))).toBe(true);
    }),
  );
  const spans = [
    { from: 0, to: 2 },
    { from: 9, to: 10 },
    { from: 11, to: 12 },
  ];
  expect(limitSpans(spans, 2)).toEqual([
    { from: 0, to: 2 },
    { from: 9, to: 12 },
  ]);
});
