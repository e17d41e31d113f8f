import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GrowingTexts } from '#src/server/listings/directory/columns/GrowingTexts.ts';

test('texts read back as they were added, with any characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      const growing = new GrowingTexts();
      for (const text of texts) growing.add(text);
      expect(texts.map((_, number) => growing.at(number))).toEqual(texts);
    }),
  );
});

test('the store grows to any number of texts', () => {
  const growing = new GrowingTexts();
  const texts = Array.from({ length: 5000 }, (_, number) => `text ${number} ${'é'.repeat(9)}`);
  for (const text of texts) growing.add(text);
  expect(texts.map((_, number) => growing.at(number))).toEqual(texts);
  expect(growing.at(5000)).toBe('');
});
