import { expect, test } from 'vitest';
import {
  DEFAULT_PHONE_COUNTRY,
  isNorthAmerican,
  withCallingCode,
} from '#src/contract/lead/calling-codes.ts';
import { PHONE_COUNTRIES } from '#src/contract/lead/phone-countries.ts';
import { readPhone } from '#src/contract/lead/phone-number.ts';

test.each([
  ['CA', '(416) 555-0199', '4165550199'],
  ['CA', '1 416 555 0199', '4165550199'],
  ['US', '212 555 0123', '2125550123'],
  ['JM', '876 555 0123', '8765550123'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GB', '(020) 7946-0958', '+442079460958'],
  ['GB', '20 7946 0958', '+442079460958'],
  ['FR', '01 23 45 67 89', '+33123456789'],
  ['IT', '06 6982 1234', '+390669821234'],
  ['HU', '06 1 234 5678', '+3612345678'],
  ['RU', '8 495 123-45-67', '+74951234567'],
  ['IN', '098765 43210', '+919876543210'],
  ['HK', '2123 4567', '+85221234567'],
  ['GB', '+33 1 23 45 67 89', '+33123456789'],
  ['GB', '011 33 1 23 45 67 89', '+33123456789'],
  ['CA', '+44 20 7946 0958', '+442079460958'],
  ['GB', 'call me', undefined],
  ['GB', '', undefined],
  ['ZZ', '416 555 0199', '4165550199'],
])('a phone number from %s, %j, is normalized to %j', (code, typedNumber, sentNumber) => {
  const country = PHONE_COUNTRIES.find((each) => each.code === code)?.value ?? code;
  expect(readPhone(withCallingCode(typedNumber, country))).toBe(sentNumber);
});

test('every selectable country has an ISO 3166-1 code and a calling code', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const values = PHONE_COUNTRIES.map(({ value }) => value);
  expect(values).toContain(DEFAULT_PHONE_COUNTRY);
  expect(new Set(values).size).toBe(values.length);
  for (const { code, callingCode, value } of PHONE_COUNTRIES) {
    expect(names.of(code), code).toBeTruthy();
    expect(callingCode, code).toMatch(/^[1-9]\d{0,2}$/);
    expect(isNorthAmerican(value), code).toBe(callingCode === '1');
  }
});
