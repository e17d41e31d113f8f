import { expect, test } from 'vitest';
import { servedPlaces } from '#src/domain/places/served-places.ts';

test('a city is told with its province, a province alone by its name', () => {
  expect(servedPlaces(['Ottawa, ON', 'QC'])).toMatchObject([
    { name: 'Ottawa', province: { code: 'ON' }, citySlug: 'ottawa' },
    { name: 'Quebec', province: { code: 'QC' }, citySlug: null },
  ]);
});

test('a text that names no province is no place', () => {
  expect(servedPlaces(['Ottawa', '', 'Paris, FR'])).toEqual([]);
});
