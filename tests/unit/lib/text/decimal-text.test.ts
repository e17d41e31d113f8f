import { expect, test } from 'vitest';
import { decimalText } from '#src/lib/text/decimal-text.ts';

test.each([
  [1234.56, { most: 1 }, '1,234.6'],
  [3, { most: 1 }, '3'],
  [3, { least: 1, most: 1 }, '3.0'],
  [4.125, { most: 4 }, '4.125'],
])('%f with the digits %o is formatted as %s', (value, digits, text) => {
  expect(decimalText(value, 'en-CA', digits)).toBe(text);
});

test('each locale has its own decimal mark', () => {
  expect(decimalText(1.5, 'fr-CA', { most: 1 })).toBe('1,5');
  expect(decimalText(1.5, 'en-CA', { most: 1 })).toBe('1.5');
});
