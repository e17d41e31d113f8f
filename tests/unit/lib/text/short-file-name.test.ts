import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortFileName } from '#src/lib/text/short-file-name.ts';

test.each([
  ['pay.pdf', 'pay.pdf'],
  ['a'.repeat(12), 'a'.repeat(12)],
  ['a long name.png', 'a long….png'],
  ['no extension at all', 'no extensio…'],
  ['👪👪👪👪👪👪.png', '👪👪👪….png'],
])('%s is shortened to %s in twelve characters', (name, short) => {
  expect(shortFileName(name, 12)).toBe(short);
});

test('a short name fits the limit, is well-formed and keeps its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (stem) => {
      const name = shortFileName(`${stem}.jpeg`, 40);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name.endsWith('.jpeg')).toBe(true);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});
