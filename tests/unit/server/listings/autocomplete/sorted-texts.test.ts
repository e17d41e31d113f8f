import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning } from '#src/server/listings/autocomplete/sorted-texts.ts';

const someText = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1'), maxLength: 4 });

test('the range of a prefix contains exactly the items that start with it', () => {
  fc.assert(
    fc.property(fc.array(someText), someText, (texts, text) => {
      const sorted = texts.map((name) => ({ name })).sort((a, b) => (a.name < b.name ? -1 : 1));
      const { from, to } = beginning(sorted, ({ name }) => name, text);
      expect(sorted.slice(from, to)).toEqual(sorted.filter(({ name }) => name.startsWith(text)));
    }),
  );
});

test('finding a prefix reads few of the items', () => {
  const texts = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(6, '0'));
  let readCount = 0;
  const textOf = (text: string) => {
    readCount += 1;
    return text;
  };
  expect(beginning(texts, textOf, '05432')).toEqual({ from: 54_320, to: 54_330 });
  expect(readCount).toBeLessThan(30);
});
