import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { namedSearch } from '#src/islands/save-search/named-search.ts';

test('a list is named after its place and filters, without its page number', () => {
  expect(
    namedSearch('/real-estate/list/on/toronto', '?minPrice=500000&beds=2&page=3', DEFAULT_LOCALE),
  ).toEqual({
    address: '/real-estate/list/on/toronto?minPrice=500000&beds=2',
    proposedName: 'Toronto, 2+ beds, from $500K',
  });
});

test('a list without a place is named after Canada', () => {
  expect(namedSearch('/real-estate/list', '?type=lease', DEFAULT_LOCALE)?.proposedName).toBe(
    'Canada, for lease',
  );
});

test('a map search drops the open listing, the page and the list height', () => {
  const path = '/real-estate/map/43.65;-79.38/C1/2';
  expect(namedSearch(path, '?z=12&beds=3&list=half&page=2', DEFAULT_LOCALE)).toEqual({
    address: '/real-estate/map/43.65;-79.38?z=12&beds=3',
    proposedName: 'Map area, 3+ beds',
  });
});

test('a proposed name never exceeds 60 characters', () => {
  const keywords = 'a very long wish for a garden with apple trees and a pond';
  const search = namedSearch(
    '/real-estate/list/on',
    `?beds=2&keywords=${keywords}`,
    DEFAULT_LOCALE,
  );
  expect(search?.proposedName.length).toBeLessThanOrEqual(60);
});

test('other pages offer no search to save', () => {
  expect(namedSearch('/real-estate/about', '', DEFAULT_LOCALE)).toBeUndefined();
});
