import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedPhone, maskPhoneAt, phoneLink, phoneText } from '#src/domain/lead/phone.ts';

test('a phone number is formatted for reading', () => {
  expect(phoneText('4165550199')).toBe('(416) 555-0199');
  expect(phoneText('+442079460958')).toBe('+44 207 946 0958');
  expect(phoneText('+33612345678')).toBe('+33 61 234 5678');
  expect(phoneText('+35312345678')).toBe('+353 1 234 5678');
  expect(phoneText('+18765550199')).toBe('+1 876 555 0199');
  expect(phoneText('none')).toBe('none');
});

test('a phone number becomes a tel link', () => {
  expect(phoneLink('4165550199')).toBe('tel:+14165550199');
  expect(phoneLink('+1 (416) 555-0148')).toBe('tel:+14165550148');
  expect(phoneLink('+44 20 7946 0958')).toBe('tel:+442079460958');
  expect(phoneLink('none')).toBeUndefined();
});

test.each([
  ['', ''],
  ['4', '(4'],
  ['416', '(416'],
  ['4165', '(416) 5'],
  ['416555', '(416) 555'],
  ['4165550', '(416) 555-0'],
  ['14165550199', '(416) 555-0199'],
  ['+1 416 555 0199', '(416) 555-0199'],
  ['11 416', '(416'],
  ['416555019999', '(416) 555-0199'],
  ['+44 20 79', '+44 20 79'],
])('%j is masked as %j', (typedNumber, maskedNumber) => {
  expect(maskedPhone(typedNumber)).toBe(maskedNumber);
});

test('the caret stays between the same digits', () => {
  expect(maskPhoneAt('4165', 4)).toEqual({ text: '(416) 5', caret: 7 });
  expect(maskPhoneAt('(4196) 555-0199', 4)).toEqual({ text: '(419) 655-5019', caret: 4 });
  expect(maskPhoneAt('1 416 555', 3)).toEqual({ text: '(416) 555', caret: 2 });
  expect(maskPhoneAt('+44 20 79460958', 3)).toMatchObject({ text: '+44 20 79460958' });
});

test('masking twice changes nothing, and the caret stays within the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.nat(20), (typedNumber, at) => {
      const { text, caret } = maskPhoneAt(typedNumber, at);
      expect(maskPhoneAt(text, text.length).text).toBe(text);
      expect(caret).toBeLessThanOrEqual(text.length);
    }),
    { examples: [['11', 0]] },
  );
});
