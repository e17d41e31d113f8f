import { expect, test } from 'vitest';
import { addressText } from '#src/server/places/search/address-text.ts';

test.each([
  ['12 Alderbank Road, Toronto', 12, undefined, 'Alderbank Road, Toronto'],
  ['12-345 Alderbank Rd', 345, '12', 'Alderbank Rd'],
  ['12 - 345 Alderbank Rd', 345, '12', 'Alderbank Rd'],
  ['345 alderbank rd unit 12', 345, '12', 'alderbank rd'],
  ['345 Alderbank Rd, Apt. 4B, Toronto', 345, '4B', 'Alderbank Rd, Toronto'],
  ['#12 345 Alderbank Rd', 345, '12', 'Alderbank Rd'],
  ['Unit 12, 345 Alderbank Rd', 345, '12', 'Alderbank Rd'],
  ['12A Queen St W', 12, undefined, 'Queen St W'],
  ['12 Queen St W, Toronto, ON M5V 2T6, Canada', 12, undefined, 'Queen St W, Toronto, ON'],
  ['12 Appleby Line', 12, undefined, 'Appleby Line'],
  ['Alderbank Road', undefined, undefined, 'Alderbank Road'],
  ['12 Rue du Parc', 12, undefined, 'Rue du Parc'],
  ['12 Avenue du Parc', 12, undefined, 'Avenue du Parc'],
  ['12 Avenue Road', 12, undefined, 'Avenue Road'],
  ['12 St Clair Ave', 12, undefined, 'St Clair Ave'],
  ['12 Street, Calgary', undefined, undefined, '12 Street, Calgary'],
  ['12 Avenue SW', undefined, undefined, '12 Avenue SW'],
  ['16th Avenue NE', undefined, undefined, '16th Avenue NE'],
  ['100 5th Avenue', 100, undefined, '5th Avenue'],
])('%s is split into number, unit and rest', (text, number, unit, rest) => {
  expect(addressText(text)).toEqual({ number, unit, rest });
});
