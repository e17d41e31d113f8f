import { expect, test } from 'vitest';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { listHead, mapOfList } from '#src/page-data/list-links.ts';
import { DEFAULT_ORDER, orderBy } from '#src/domain/search/list/list-order.ts';
import type { ListRequest } from '#src/domain/search/list/list-route.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const PATH = '/real-estate/list/on/toronto';
const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };
const request: ListRequest = {
  place,
  filters: defaultFilters('sale'),
  order: DEFAULT_ORDER,
  page: 2,
};

test('a plain list is its own canonical page and links the previous and next page', () => {
  expect(listHead(request, 3)).toEqual({
    canonicalPath: `${PATH}?page=2`,
    isIndexed: true,
    previous: PATH,
    next: `${PATH}?page=3`,
  });
});

test('a single-page list has no previous or next page', () => {
  const head = listHead({ ...request, page: 1 }, 1);
  expect([head.previous, head.next]).toEqual([undefined, undefined]);
});

test.each<[string, Partial<ListRequest>]>([
  ['filters', { filters: { ...request.filters, minBeds: 2 } }],
  ['leases', { filters: defaultFilters('lease') }],
  ['another sort', { order: orderBy('listPriceAsc', null) }],
])('a list with %s has the plain list as its canonical page and is not indexed', (_, changes) => {
  expect(listHead({ ...request, ...changes }, 3)).toMatchObject({
    canonicalPath: PATH,
    isIndexed: false,
  });
});

test('the map link of a list keeps its place, filters and order', () => {
  const filters = { ...request.filters, minBeds: 2 as const };
  const order = orderBy('listPriceAsc', null);
  const href = mapOfList({ ...request, filters, order }, [aSummary()]);
  expect(href).toMatch(/^\/real-estate\/map\/43\.\d+;-79\.\d+\?/);
  expect(href).toContain('in=on/toronto');
  expect(href).toContain('beds=2');
  expect(href).toContain('sort=listPriceAsc');
});

test('the map link of an empty list is the plain map', () => {
  expect(mapOfList(request, [])).toBe('/real-estate/map');
});
