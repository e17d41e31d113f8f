import { expect, test } from 'vitest';
import {
  isAddress,
  propertyAt,
  withoutStalePoint,
} from '#src/domain/application/property-place.ts';
import { aPlace } from '#tests/support/listings/suggestions.ts';

const STREET = aPlace('street', 'Maple Avenue');
const HOUSE = aPlace('address', '18 Maple Avenue');

test.each([
  ['address', true],
  ['street', true],
  ['postal', false],
  ['neighbourhood', false],
  ['city', false],
] as const)('a suggestion of kind %s counts as an address: %s', (kind, isOne) => {
  expect(isAddress(aPlace(kind, 'Maple'))).toBe(isOne);
});

test('a chosen address gets its city, province, country and point, and other fields stay', () => {
  const typedAddress = {
    address: '18 map',
    unit: '4',
    postalCode: 'M4E 2B7',
    province: 'BC',
  } as const;
  expect(propertyAt(typedAddress, HOUSE)).toEqual({
    address: '18 Maple Avenue',
    unit: '4',
    postalCode: 'M4E 2B7',
    city: 'Toronto',
    province: 'ON',
    country: 'Canada',
    latitude: 43.64,
    longitude: -79.42,
  });
});

test.each([
  ['18 map', '18 Maple Avenue'],
  ['18B map', '18B Maple Avenue'],
  ['map', 'Maple Avenue'],
  ['1st map', 'Maple Avenue'],
])('picking a street preserves the house number in %j', (address, line) => {
  expect(propertyAt({ address }, STREET).address).toBe(line);
});

test.each([
  ['propertyInfo.address', false],
  ['propertyInfo.city', false],
  ['propertyInfo.province', false],
  ['propertyInfo.unit', true],
  ['propertyInfo.postalCode', true],
  ['applicant.phone', true],
])('typing in %s keeps the point of the address: %s', (path, isKept) => {
  const propertyInfo = propertyAt(undefined, HOUSE);
  const { country, latitude, longitude } =
    withoutStalePoint({ propertyInfo }, path).propertyInfo ?? {};
  expect([country, latitude, longitude].every((value) => value !== undefined)).toBe(isKept);
});
