import { expect, test } from 'vitest';
import { HOME_TYPES, homeTypeQuery, withHomeType } from '#src/domain/search/home-types.ts';

test('no chosen home type means all residential homes and condos', () => {
  expect(homeTypeQuery([])).toEqual({ class: ['residential', 'condo'] });
});

test('a home type is searched by the terms of the boards', () => {
  expect(homeTypeQuery(['detached'])).toEqual({
    class: ['residential'],
    propertyType: ['Detached'],
  });
  expect(homeTypeQuery(['condo-apt'])).toMatchObject({
    class: ['condo'],
    style: expect.arrayContaining(['Apartment']),
  });
});

test('a style that only some chosen types need is not applied', () => {
  const query = homeTypeQuery(['condo-apt', 'detached']);
  expect(query).not.toHaveProperty('style');
  expect(query.propertyType).toEqual(expect.arrayContaining(['Condo Apt', 'Detached']));
});

test('choosing a type twice drops it, and the order does not matter', () => {
  expect(withHomeType(['detached'], 'detached')).toEqual([]);
  expect(withHomeType(withHomeType([], 'other'), 'detached')).toEqual(['detached', 'other']);
});

test('no board term belongs to two home types', () => {
  const words = HOME_TYPES.flatMap((type) => homeTypeQuery([type]).propertyType ?? []);
  expect(new Set(words).size).toBe(words.length);
});
