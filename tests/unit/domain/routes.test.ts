import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listHref, readListPath } from '#src/domain/search/list/list-route.ts';
import { anyFilters, anyOrder } from '#tests/support/listings/search-filters.ts';
import {
  addressSlug,
  detailPath,
  listPath,
  pagePath,
  pathInLanguage,
  readDetailPath,
  signInPath,
} from '#src/domain/routes.ts';
import { aFullListing } from '#tests/support/listings/listing-views.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { FullListing } from '#src/contract/listings/listing.ts';

const listing = FullListing.parse(
  aListing({
    address: {
      ...aListing().address,
      unitNumber: '204',
      streetName: "St. John's",
      streetDirection: 'W',
    },
  }),
);

test('an address becomes a lower-case slug without its empty parts', () => {
  expect(addressSlug(listing.address)).toBe('204-18-st-johns-avenue-w-m4e-2b7');
});

test('a listing has one path, from province to board', () => {
  expect(detailPath(listing)).toBe(
    '/real-estate/detail/on/toronto/the-beaches/204-18-st-johns-avenue-w-m4e-2b7/C9000001/2',
  );
});

test('a restricted listing has only its city in the path', () => {
  const address = { city: 'Montréal', state: 'Quebec' };
  expect(detailPath({ mlsNumber: 'X1', boardId: 86, address })).toBe(
    '/real-estate/detail/qc/montreal/X1/86',
  );
});

test.each([
  ['on/toronto/the-beaches/18-maple-avenue/C9000001/2', { mlsNumber: 'C9000001', boardId: 2 }],
  ['c9000001/2', { mlsNumber: 'C9000001', boardId: 2 }],
  ['on/toronto/beaches/extra/18-maple/C9000001/2', { mlsNumber: 'C9000001', boardId: 2 }],
  ['on/toronto', undefined],
  ['on/toronto/123', undefined],
  ["on/toronto/C9'--/2", undefined],
  [undefined, undefined],
])('the detail path %s is read as %o', (path, key) => {
  expect(readDetailPath(path)).toEqual(key);
});

test('list paths are lower-case and omit the first page', () => {
  expect(listPath()).toBe('/real-estate/list');
  expect(listPath({ state: 'Ontario', city: 'Richmond Hill' })).toBe(
    '/real-estate/list/on/richmond-hill',
  );
});

const readList = (path: string | undefined, query = '') =>
  readListPath(path, new URLSearchParams(query));

test('a name too long to search for is unknown', () => {
  const longest = 'a'.repeat(100);
  for (const path of [`on/${longest}a`, `on/toronto/${longest}a`, `${longest}a`])
    expect(readList(path)).toEqual({ kind: 'unknown' });
  expect(readList(`on/${longest}`)).toMatchObject({ kind: 'list' });
});

test('a list path names province, city and neighbourhood', () => {
  expect(readList('on/toronto/the-beaches', 'page=3')).toMatchObject({
    kind: 'list',
    request: {
      place: {
        province: { code: 'ON', name: 'Ontario' },
        citySlug: 'toronto',
        neighborhoodSlug: 'the-beaches',
      },
      page: 3,
    },
  });
  expect(readList(undefined)).toMatchObject({ kind: 'list', request: { place: {}, page: 1 } });
});

test('any list request reads back from its own address', () => {
  fc.assert(
    fc.property(anyFilters, anyOrder, fc.integer({ min: 1, max: 999 }), (filters, order, page) => {
      const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };
      const href = listHref({ place, filters, order, page });
      const { pathname, search } = new URL(href, 'http://localhost');
      expect(readList(pathname.replace('/real-estate/list/', ''), search)).toEqual({
        kind: 'list',
        request: { place, filters, order, page },
      });
    }),
  );
});

test.each(['0', '-1', 'abc', '', '1e9'])('page %s of a list is read as the first', (page) => {
  expect(readList('on', `page=${page}`)).toMatchObject({ request: { page: 1 } });
});

test('a city without a province is looked up', () => {
  expect(readList('richmond-hill')).toEqual({ kind: 'city', citySlug: 'richmond-hill' });
  expect(readList('St. John’s')).toEqual({ kind: 'city', citySlug: 'st-johns' });
});

test('a full province name and capitals redirect to the canonical address', () => {
  expect(readList('Ontario/Toronto', 'page=2')).toEqual({
    kind: 'redirect',
    to: '/real-estate/list/on/toronto?page=2',
  });
});

test('a path with an unknown province or too many segments is unknown', () => {
  expect(readList('atlantis/toronto')).toEqual({ kind: 'unknown' });
  expect(readList('on/toronto/a/b')).toEqual({ kind: 'unknown' });
});

test('sign-in links contain the return path', () => {
  expect(signInPath('login', detailPath(listing))).toContain(
    'redirect=%2Freal-estate%2Fdetail%2Fon%2Ftoronto',
  );
  expect(pagePath('/')).toBe('/real-estate/');
});

test('a very long name still gives a short path that can be read back', () => {
  const listing = aFullListing({
    address: {
      ...aListing().address,
      streetName: 'x'.repeat(10_000),
      neighborhood: 'é '.repeat(999),
    },
  });
  expect(detailPath(listing).length).toBeLessThan(500);
  expect(readDetailPath(detailPath(listing))).toEqual({
    mlsNumber: listing.mlsNumber,
    boardId: listing.boardId,
  });
});

test('a page has a path in each language, without a prefix in the default one', () => {
  expect(pathInLanguage('/real-estate/about', undefined)).toBe('/real-estate/about');
  expect(pathInLanguage('/real-estate/about', 'fr')).toBe('/real-estate/fr/about');
  expect(pathInLanguage('/real-estate/', 'fr')).toBe('/real-estate/fr/');
});
