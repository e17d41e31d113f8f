import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedParts } from '#src/domain/search/suggestions/typed-part.ts';

/** Puts the typed parts in brackets. */
const markTyped = (text: string, typedText: string) =>
  typedParts(text, typedText)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Liberty Village', 'liberty', '[Liberty] Village'],
  ['Liberty Village', 'lib vil', '[Lib]erty [Vil]lage'],
  ['Montréal', 'montre', '[Montré]al'],
  ['Île-des-Soeurs', 'ile des', '[Île]-[des]-Soeurs'],
  ['18 King Street', '18 king', '[18] [King] Street'],
  ['Kingston', 'ton', 'Kingston'],
  ['Toronto', '', 'Toronto'],
  ['<b>King</b>', 'king', '<b>[King]</b>'],
])('in %j, typing %j emphasizes %j', (text, typedText, expected) => {
  expect(markTyped(text, typedText)).toBe(expected);
});

test('the joined parts equal the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (text, typedText) => {
        expect(
          typedParts(text, typedText)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});
