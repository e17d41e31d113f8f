import { expect, test } from 'vitest';
import { servedPlaces } from '#src/domain/places/served-places.ts';

test('a city is read with its province, and a province by its name', () => {
  expect(servedPlaces(['Ottawa, ON', 'QC'])).toMatchObject([
    { name: 'Ottawa', province: { code: 'ON' }, citySlug: 'ottawa' },
    { name: 'Quebec', province: { code: 'QC' }, citySlug: null },
  ]);
});

test('text without a province is not a place', () => {
  expect(servedPlaces(['Ottawa', '', 'Paris, FR'])).toEqual([]);
});
