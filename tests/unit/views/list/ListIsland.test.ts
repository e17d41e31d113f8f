// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import type { ResultsPage } from '#src/domain/search/list/results-page.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import type { ListRequest } from '#src/domain/search/list/list-route.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import { CityChooser } from '#src/views/list/CityChooser.tsx';
import { ListIsland } from '#src/views/list/ListIsland.tsx';
import { NoPlace } from '#src/views/list/NoPlace.tsx';
import { aSummary } from '#tests/support/listings/listing-views.ts';

afterEach(cleanup);

const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };
const request: ListRequest = {
  place,
  filters: defaultFilters('sale'),
  order: DEFAULT_ORDER,
  page: 1,
};
const toronto = {
  request,
  heading: 'Toronto, Ontario',
  relaxations: [],
  suggestions: undefined,
  summary: undefined,
  market: undefined,
  today: '2026-10-21',
};

function resultsPage(listings: ListingSummary[], count = listings.length, page = 1): ResultsPage {
  return { page, pages: Math.ceil(count / 8), count, first: (page - 1) * 8 + 1, listings };
}

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => aSummary({ mlsNumber: `W${index}` }));

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a list says where it is and which of how many homes it shows', () => {
  const { container } = render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(8), 1234, 2),
    }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toronto, Ontario');
  expect(screen.getByText('9 - 16 of 1,234 Homes')).toBeDefined();
  expect(container.querySelectorAll('article')).toHaveLength(8);
  expect(hrefOf('Page 3: 3')).toBe('/real-estate/list/on/toronto?page=3');
});

test('the last page counts what it shows', () => {
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(3), 11, 2),
    }),
  );
  expect(screen.getByText('9 - 11 of 11 Homes')).toBeDefined();
});

test('a list can be sorted in ten ways', () => {
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...toronto,
      results: resultsPage(homes(2)),
    }),
  );
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect([...sort.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Recommended',
    'Most Recent',
    'Oldest',
    'Most Expensive',
    'Least Expensive',
    'Most Bedrooms',
    'Least Bedrooms',
    'Most Bathrooms',
    'Least Bathrooms',
    'Most Square Feet',
  ]);
});

test('a list of nowhere asks for a place', () => {
  render(createElement(NoPlace));
  expect(screen.getByText('No city or province selected.')).toBeDefined();
});

test('a place without homes says so and offers the map', () => {
  render(
    createElement(ListIsland, { locale: DEFAULT_LOCALE, ...toronto, results: resultsPage([]) }),
  );
  expect(screen.getByText('No results found. Please try another search.')).toBeDefined();
  expect(hrefOf('Open the map')).toBe('/real-estate/map');
});

test('filters that leave nothing can be removed, the one that brings most homes first', () => {
  const filters: SearchFilters = { ...request.filters, minBeds: 5, minBaths: 3 };
  const relaxations = activeFilters(filters).map((set, index) => ({ set, count: 40 - index }));
  const filteredProps = { ...toronto, request: { ...request, filters }, relaxations };
  render(
    createElement(ListIsland, {
      locale: DEFAULT_LOCALE,
      ...filteredProps,
      results: resultsPage([]),
    }),
  );
  const list = '/real-estate/list/on/toronto';
  expect(screen.getByText('No homes match. Remove a filter:')).toBeDefined();
  expect(hrefOf('Remove 5+ beds: 40 homes')).toBe(`${list}?baths=3`);
  expect(hrefOf('Remove 3+ baths: 39 homes')).toBe(`${list}?beds=5`);
  expect(screen.getAllByRole('link', { name: 'Clear all' })[0]?.getAttribute('href')).toBe(list);
});

test('cities of one name are links to their lists', () => {
  const cities = [
    { city: 'Richmond', state: 'BC', count: 1, href: '/bc' },
    { city: 'Richmond', state: 'QC', count: 0, href: '/qc' },
  ];
  render(createElement(CityChooser, { locale: DEFAULT_LOCALE, cities }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which Richmond?');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Richmond, British Columbia1 home for sale',
    'Richmond, Quebec0 homes for sale',
  ]);
});
