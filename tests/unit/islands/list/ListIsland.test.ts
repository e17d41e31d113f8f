// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ListingSummary } from '#src/contract/listing.ts';
import { defaultFilters } from '#src/domain/filters.ts';
import type { FoundPage } from '#src/domain/found-page.ts';
import { DEFAULT_ORDER } from '#src/domain/list-order.ts';
import { ListIsland } from '#src/islands/list/ListIsland.tsx';
import { aSummary } from '#tests/support/listing-views.ts';

afterEach(cleanup);

const request = { filters: defaultFilters('sale'), order: DEFAULT_ORDER, page: 1 };
const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };
const toronto = { request: { ...request, place }, heading: 'Toronto, Ontario' };

function found(listings: ListingSummary[], count = listings.length, page = 1): FoundPage {
  return { page, pages: Math.ceil(count / 8), count, first: (page - 1) * 8 + 1, listings };
}

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => aSummary({ mlsNumber: `W${index}` }));

test('a list says where it is and which of how many homes it shows', () => {
  const { container } = render(
    createElement(ListIsland, { ...toronto, found: found(homes(8), 1234, 2) }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toronto, Ontario');
  expect(screen.getByText('9 - 16 of 1,234 Homes')).toBeDefined();
  expect(container.querySelectorAll('article')).toHaveLength(8);
  expect(screen.getByLabelText('Page 3: 3').getAttribute('href')).toBe(
    '/real-estate/list/on/toronto?page=3',
  );
});

test('the last page counts what it shows', () => {
  render(createElement(ListIsland, { ...toronto, found: found(homes(3), 11, 2) }));
  expect(screen.getByText('9 - 11 of 11 Homes')).toBeDefined();
});

test('a list without a place asks for one', () => {
  const nowhere = { request: { ...request, place: {} }, heading: undefined };
  render(createElement(ListIsland, { ...nowhere, found: found([]) }));
  expect(screen.getByText('No city or province selected.')).toBeDefined();
});

test('a place without homes says so and offers the map', () => {
  render(createElement(ListIsland, { ...toronto, found: found([]) }));
  expect(screen.getByText('No results found. Please try another search.')).toBeDefined();
  expect(screen.getByText('Open the map').getAttribute('href')).toBe('/real-estate/map');
});
