import { expect, test } from 'vitest';
import { homeKey } from '#src/domain/listing/home-key.ts';

const HOME = {
  ...{ unitNumber: '408', streetNumber: '12', streetName: 'Ivy Gate', streetSuffix: 'Street' },
  ...{ streetDirection: 'West', city: 'Toronto', state: 'Ontario' },
};

test.each([
  { streetSuffix: 'St' },
  { streetSuffix: 'ST.' },
  { streetDirection: 'W' },
  { unitNumber: '#408' },
  { unitNumber: 'Unit 408' },
  { unitNumber: 'Apt. 408' },
  { streetName: 'IVY  GATE' },
  { city: 'TORONTO' },
  { state: 'ON' },
])('%j spells the same home', (change) => {
  expect(homeKey({ ...HOME, ...change })).toBe(homeKey(HOME));
});

test.each([
  { unitNumber: '409' },
  { unitNumber: null },
  { unitNumber: 'PH408' },
  { streetNumber: '12A' },
  { streetName: 'Ivy' },
  { streetSuffix: 'Road' },
  { streetDirection: 'E' },
  { city: 'Ottawa' },
  { state: 'Alberta' },
])('%j is a different home', (change) => {
  expect(homeKey({ ...HOME, ...change })).not.toBe(homeKey(HOME));
});

test.each([
  { streetNumber: null },
  { streetNumber: '0' },
  { streetNumber: 'Lot' },
  { streetName: '' },
])('an address with %j has no home key', (change) => {
  expect(homeKey({ ...HOME, ...change })).toBeNull();
});
