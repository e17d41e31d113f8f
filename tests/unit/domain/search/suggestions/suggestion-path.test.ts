import { expect, test } from 'vitest';
import { suggestionPath } from '#src/domain/search/suggestions/suggestion-path.ts';
import type { PlaceKind } from '#src/contract/places/calls.ts';
import { aHint, aPlace, aPlaceToPick } from '#tests/support/listings/suggestions.ts';

const HOME = { path: '/real-estate/', query: '' };
const LIST = { path: '/real-estate/list/on/ottawa', query: '?beds=2&sort=listPriceAsc&page=3' };
const MAP = {
  path: '/real-estate/map/45.4;-75.7/C1/2',
  query: '?z=12&type=lease&in=on/ottawa&satellite=on&list=full&page=3&pin=45;-75',
};
const POINT = '/real-estate/map/43.64;-79.42';

const PLACES: [kind: PlaceKind, name: string, ...paths: [string, string, string]][] = [
  [
    'city',
    'Toronto',
    `${POINT}?z=14&in=on/toronto&fit=on`,
    '/real-estate/list/on/toronto?beds=2&sort=listPriceAsc',
    `${POINT}?z=14&type=lease&in=on/toronto&fit=on&satellite=on&list=full`,
  ],
  [
    'neighbourhood',
    'Liberty Village',
    `${POINT}?z=14&in=on/toronto/liberty-village&fit=on`,
    '/real-estate/list/on/toronto/liberty-village?beds=2&sort=listPriceAsc',
    `${POINT}?z=14&type=lease&in=on/toronto/liberty-village&fit=on&satellite=on&list=full`,
  ],
  [
    'postal',
    'M6K',
    `${POINT}?z=15`,
    `${POINT}?z=15&beds=2&sort=listPriceAsc`,
    `${POINT}?z=15&type=lease&satellite=on&list=full`,
  ],
  [
    'street',
    'King Street',
    `${POINT}?z=16`,
    `${POINT}?z=16&beds=2&sort=listPriceAsc`,
    `${POINT}?z=16&type=lease&satellite=on&list=full`,
  ],
  [
    'address',
    '18 King Street',
    `${POINT}?z=17&pin=43.64;-79.42`,
    `${POINT}?z=17&beds=2&sort=listPriceAsc&pin=43.64;-79.42`,
    `${POINT}?z=17&type=lease&pin=43.64;-79.42&satellite=on&list=full`,
  ],
];

test.each(PLACES)(
  'picking a %s (%s) gives the right path from home, list and map',
  (kind, name, ...paths) => {
    const pickedPlace = aPlaceToPick(kind, name);
    expect([HOME, LIST, MAP].map((page) => suggestionPath(pickedPlace, page))).toEqual(paths);
  },
);

test.each([HOME, LIST, MAP])('picking a listing opens its page from $path', (page) => {
  const listing = aHint();
  expect(suggestionPath({ kind: 'listing', listing }, page)).toBe(listing.path);
});

test('a path that only starts like a list is not a list', () => {
  const page = { path: '/real-estate/listings', query: '' };
  expect(suggestionPath(aPlaceToPick('city', 'Toronto'), page)).toContain('/map/');
});

test('homes typed with a place filter its list and map', () => {
  const place = {
    ...aPlace('city', 'Toronto'),
    homes: { text: 'condos', filters: 'home=condo-apt' },
  };
  expect(suggestionPath({ kind: 'place', place }, LIST)).toBe(
    '/real-estate/list/on/toronto?home=condo-apt',
  );
  expect(suggestionPath({ kind: 'place', place }, HOME)).toContain('home=condo-apt');
});
