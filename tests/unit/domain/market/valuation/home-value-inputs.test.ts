import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  HOME_NUMBERS,
  homeNumber,
  homeValueErrors,
  readHomeValue,
} from '#src/domain/market/valuation/home-value-inputs.ts';

const readQuery = (query: string) => readHomeValue(new URLSearchParams(query));

test('an empty form has no errors', () => {
  expect(homeValueErrors(readQuery(''))).toEqual({});
});

test.each([
  ['type=detached', { address: 'required' }],
  ['address=+&sqft=1500', { address: 'required' }],
  ['address=12+Elm&sqft=lots', { sqft: 'range' }],
  ['address=12+Elm&sqft=99&beds=13&baths=2.5', { sqft: 'range', beds: 'range', baths: 'range' }],
  ['address=12+Elm&type=castle&sqft=1,500&beds=0', {}],
])('the query %s has the expected errors', (query, errors) => {
  expect(homeValueErrors(readQuery(query))).toEqual(errors);
});

test('input is preserved as typed, and numbers are parsed as people write them', () => {
  expect(readQuery('address=+12++Elm&type=condo-apt&sqft=1,500')).toEqual({
    address: '12 Elm',
    type: 'condo-apt',
    sqft: '1,500',
    beds: '',
    baths: '',
  });
  expect(homeNumber('sqft', '1,500')).toBe(1500);
  expect(homeNumber('sqft', '1 500')).toBe(1500);
  expect(homeNumber('sqft', '1500,5')).toBeUndefined();
  expect(homeNumber('beds', '')).toBeNull();
});

test('no query breaks the form, and only whole numbers are read', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, text) => {
      const inputs = readHomeValue(
        new URLSearchParams(`${query}&sqft=${encodeURIComponent(text)}`),
      );
      for (const name of HOME_NUMBERS) {
        const number = homeNumber(name, inputs[name]);
        expect(number === null || number === undefined || Number.isInteger(number)).toBe(true);
      }
      homeValueErrors(inputs);
    }),
  );
});
