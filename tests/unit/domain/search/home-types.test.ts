import { expect, test } from 'vitest';
import { HOME_TYPES, homeTypeQuery, withHomeType } from '#src/domain/search/home-types.ts';

test('no kind chosen means every residential home and condo', () => {
  expect(homeTypeQuery([])).toEqual({ class: ['residential', 'condo'] });
});

test('one kind is searched in the boards’ words', () => {
  expect(homeTypeQuery(['detached'])).toEqual({
    class: ['residential'],
    propertyType: ['Detached'],
  });
  expect(homeTypeQuery(['condo-apt'])).toMatchObject({
    class: ['condo'],
    style: expect.arrayContaining(['Apartment']),
  });
});

test('a style that only some of the chosen kinds ask for limits none of them', () => {
  const query = homeTypeQuery(['condo-apt', 'detached']);
  expect(query).not.toHaveProperty('style');
  expect(query.propertyType).toEqual(expect.arrayContaining(['Condo Apt', 'Detached']));
});

test('a kind chosen twice is dropped, and the order of choosing does not matter', () => {
  expect(withHomeType(['detached'], 'detached')).toEqual([]);
  expect(withHomeType(withHomeType([], 'other'), 'detached')).toEqual(['detached', 'other']);
});

test('no board word belongs to two kinds', () => {
  const words = HOME_TYPES.flatMap((type) => homeTypeQuery([type]).propertyType ?? []);
  expect(new Set(words).size).toBe(words.length);
});
