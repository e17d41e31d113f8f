import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { searchOfAddress } from '#src/islands/save-search/search-of-address.ts';

test('a list is named after its place and filters, and begins at its first page', () => {
  expect(
    searchOfAddress(
      '/real-estate/list/on/toronto',
      '?minPrice=500000&beds=2&page=3',
      DEFAULT_LOCALE,
    ),
  ).toEqual({
    address: '/real-estate/list/on/toronto?minPrice=500000&beds=2',
    proposedName: 'Toronto · for sale · $500K and up · 2+ beds',
  });
});

test('a list of all homes is of Canada', () => {
  expect(searchOfAddress('/real-estate/list', '?type=lease', DEFAULT_LOCALE)?.proposedName).toBe(
    'Canada · for lease',
  );
});

test('a map forgets the opened home, the page and the height of its list', () => {
  const path = '/real-estate/map/43.65;-79.38/C1/2';
  expect(searchOfAddress(path, '?z=12&beds=3&list=half&page=2', DEFAULT_LOCALE)).toEqual({
    address: '/real-estate/map/43.65;-79.38?z=12&beds=3',
    proposedName: 'Map area · for sale · 3+ beds',
  });
});

test('a name is never longer than it may be', () => {
  const keywords = 'a very long wish for a garden with apple trees and a pond';
  const search = searchOfAddress(
    '/real-estate/list/on',
    `?beds=2&keywords=${keywords}`,
    DEFAULT_LOCALE,
  );
  expect(search?.proposedName.length).toBeLessThanOrEqual(60);
});

test('other pages have no search to save', () => {
  expect(searchOfAddress('/real-estate/about', '', DEFAULT_LOCALE)).toBeUndefined();
});
