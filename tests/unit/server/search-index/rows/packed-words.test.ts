import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxWordCount, packWords, readWords } from '#src/server/search-index/rows/packed-words.ts';

const word = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.constantFrom('[', '],', ',\n'),
);

test('saved words read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect([...readWords(packWords(words))].flat()).toEqual(words);
    }),
  );
});

test('many words are read in chunks, with an upper bound of their number', () => {
  const words = Array.from({ length: 2500 }, (_, number) => `word ${number}`);
  const saved = packWords(words);
  const lines = [...readWords(saved)];
  expect(lines.flat()).toEqual(words);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(1000);
  expect(maxWordCount(saved)).toBeGreaterThanOrEqual(2500);
  expect(maxWordCount(saved)).toBeLessThan(6000);
});

test('saved words are compatible with the single-line format of an earlier version', () => {
  const words = ['Maple', 7, '|a|b|', 'x]'];
  expect([...readWords(new TextEncoder().encode(JSON.stringify(words)))].flat()).toEqual(words);
  expect(JSON.parse(new TextDecoder().decode(packWords(words)))).toEqual(words);
});
