import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, slug } from '#src/lib/text/fold.ts';

/** Folding of any text, without the shortcut for plain names. */
const foldedTheLongWay = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  ['Montréal ', 'montreal'],
  ['  St.  John’s\t', 'st. john’s'],
  ['ÉTANG-DU-NORD', 'etang-du-nord'],
  ['King Street West', 'king street west'],
  ['', ''],
])('%o is folded to %o', (text, foldedText) => {
  expect(fold(text)).toBe(foldedText);
});

test('the shortcut for plain names agrees with the full folding', () => {
  const ascii = fc.string({
    unit: fc.integer({ min: 9, max: 126 }).map((n) => String.fromCharCode(n)),
  });
  fc.assert(
    fc.property(fc.oneof(ascii, fc.string({ unit: 'grapheme' })), (text) => {
      expect(fold(text)).toBe(foldedTheLongWay(text));
    }),
    { numRuns: 3000 },
  );
});

test('a name becomes a URL slug', () => {
  expect(slug("St. John's")).toBe('st-johns');
  expect(slug('Notre-Dame-de-Grâce')).toBe('notre-dame-de-grace');
});
