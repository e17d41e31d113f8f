import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PHONE_PATTERN, readPhone } from '#src/contract/lead/phone-number.ts';

test.each([
  ['4165550199', '4165550199'],
  ['(416) 555-0199', '4165550199'],
  ['+1 416.555.0199', '4165550199'],
  ['1-416-555-0199', '4165550199'],
  ['416–555–0199', '4165550199'],
  ['+44 20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['0033 1 23 45 67 89', '+33123456789'],
  ['+1 123 456 7890', undefined],
  ['116 555 0199', undefined],
  ['555-0199', undefined],
  ['+', undefined],
  ['', undefined],
  ['call me', undefined],
  ['416 555 0199 ext 4', undefined],
  ['+1234567890123456', undefined],
])('the phone number %j is normalized to %j', (text, number) => {
  expect(readPhone(text)).toBe(number);
});

test('a normalized number parses to itself', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^(?:[2-9]\d{2}[2-9]\d{6}|\+[2-9]\d{6,14})$/),
      (number) => readPhone(number) === number,
    ),
  );
});

test('any text parses to a number in one of the two formats, or to undefined', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const number = readPhone(text);
      return number === undefined || PHONE_PATTERN.test(number);
    }),
  );
});
