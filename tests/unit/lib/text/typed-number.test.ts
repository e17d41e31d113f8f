import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '#src/lib/text/decimal-text.ts';
import { typedNumber } from '#src/lib/text/typed-number.ts';

test.each([
  ['1850,75', 1850.75],
  ['1850.75', 1850.75],
  ['1850,7', 1850.7],
  ['650000,50', 650_000.5],
  ['$1,250,000', 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['650,000', 650_000],
  ['1.000.000', 1_000_000],
  ['1.000.000,50', 1_000_000.5],
  ['1.850,75', 1850.75],
  ['1 850,75 $', 1850.75],
  ['1\u00A0850,75\u00A0$', 1850.75],
  ['1\u202F000\u202F000', 1_000_000],
  ['$ 95 000', 95_000],
  ["1'000'000", 1_000_000],
  ['1’000.5', 1000.5],
  ['5,5', 5.5],
  ['.5', 0.5],
  ['0,05', 0.05],
  ['5.', 5],
  ['007', 7],
  ['0', 0],
])('%j is read as %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each([
  '',
  '   ',
  '$',
  '.',
  ',',
  'abc',
  'about 5',
  '-5',
  '1e9',
  '5 5',
  '12 34',
  '1,23,456',
  '1234,567',
  '12,3456',
  '1,234,56',
  '1,234.567',
  '1.234.56',
  '1,234 567',
  '0,500',
  '0.500',
  // Thousands to one person, a decimal fraction to another.
  '1.000',
  '650.000',
  '5%',
  '5$5',
])('%j is not a number', (text) => {
  expect(typedNumber(text)).toBeUndefined();
});

test.each([
  ['4.125', 4.125],
  ['4,125', 4.125],
  ['4.1255%', 4.1255],
  ['5,5 %', 5.5],
  ['5%%', undefined],
  ['4.12555', undefined],
  ['1,250,000', 1_250_000],
])('%j with up to four decimals is read as %s', (text, number) => {
  expect(typedNumber(text, 4)).toBe(number);
});

const blanks = [' ', '\u00A0', '\u202F'];

/** A mark between groups of three digits, and one before the last digits. */
const marks = fc.constantFrom(
  [',', '.'],
  ['.', ','],
  ...["'", '’', '', ...blanks].flatMap((group) => [
    [group, '.'],
    [group, ','],
  ]),
);
const cents = fc.integer({ min: 0, max: 100_000_000_000 });

test('an amount with cents parses the same with any separators', () => {
  fc.assert(
    fc.property(cents, marks, (amount, [group = '', point = '']) => {
      const [whole = '', fraction = ''] = (amount / 100).toFixed(2).split('.');
      const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
      expect(typedNumber(`${groups}${point}${fraction}`)).toBe(amount / 100);
    }),
  );
});

test('an amount parses as each locale writes it', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom('en-CA', 'fr-CA'), (amount, locale) => {
      const text = decimalText(amount / 100, locale, { most: 2 });
      expect(typedNumber(text)).toBe(amount / 100);
    }),
  );
});

test('any input is either not a number or at least zero', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' $%-e\u00A0") }), (text) => {
      expect(typedNumber(text) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
