import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Word } from '#src/server/search-index/rows/Dictionary.ts';
import { WordCodes } from '#src/server/search-index/rows/WordCodes.ts';

const word = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: -20, max: 200 }));

test('codes are found by word as in a map', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 300 }), fc.array(word), (some, others) => {
      const words: Word[] = [];
      const codes = new WordCodes(words);
      for (const each of some) codes.add(each, words.push(each));
      expect(some.map((each) => codes.get(each))).toEqual(some.map((_, at) => at + 1));
      for (const other of others) {
        const at = some.indexOf(other);
        expect(codes.get(other)).toBe(at < 0 ? undefined : at + 1);
      }
    }),
  );
});
