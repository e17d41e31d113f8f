import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partitionPoint } from '#src/lib/binary-search.ts';

test('the search finds the first passing index or the end of the range', () => {
  const ends = fc.tuple(fc.nat(50), fc.nat(50)).map(([one, other]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  }));
  fc.assert(
    fc.property(ends, fc.nat(60), (span, first) => {
      const asked: number[] = [];
      const place = partitionPoint(span, (at) => {
        asked.push(at);
        return at >= first;
      });
      expect(place).toBe(Math.min(Math.max(first, span.from), span.to));
      expect(asked.every((at) => at >= span.from && at < span.to)).toBe(true);
    }),
  );
});
