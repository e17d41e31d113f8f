// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ListingSummary } from '#src/contract/listing.ts';
import { ListIsland } from '#src/islands/list/ListIsland.tsx';
import { aSummary } from '#tests/support/listing-views.ts';

afterEach(cleanup);

const toronto = {
  place: { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' },
  heading: 'Toronto, Ontario',
};

function reply(listings: ListingSummary[], count = listings.length, page = 1) {
  const statistics = { listPrice: { min: null, max: null } };
  return { page, numPages: Math.ceil(count / 8), pageSize: 8, count, statistics, listings };
}

const homes = (count: number) =>
  Array.from({ length: count }, (_, index) => aSummary({ mlsNumber: `W${index}` }));

test('a list says where it is and which of how many homes it shows', () => {
  const props = { ...toronto, page: 2 };
  const { container } = render(
    createElement(ListIsland, { ...props, reply: reply(homes(8), 1234, 2) }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toronto, Ontario');
  expect(screen.getByText('9 - 16 of 1,234 Homes')).toBeDefined();
  expect(container.querySelectorAll('article')).toHaveLength(8);
  expect(screen.getByLabelText('Page 3: 3').getAttribute('href')).toBe(
    '/real-estate/list/on/toronto?page=3',
  );
});

test('the last page counts what it shows', () => {
  const props = { ...toronto, page: 2 };
  render(createElement(ListIsland, { ...props, reply: reply(homes(3), 11, 2) }));
  expect(screen.getByText('9 - 11 of 11 Homes')).toBeDefined();
});

test('a list without a place asks for one', () => {
  render(createElement(ListIsland, { place: {}, heading: undefined, reply: reply([]), page: 1 }));
  expect(screen.getByText('No city or province selected.')).toBeDefined();
});

test('a place without homes says so and offers the map', () => {
  const props = { ...toronto, page: 1 };
  render(createElement(ListIsland, { ...props, reply: reply([]) }));
  expect(screen.getByText('No results found. Please try another search.')).toBeDefined();
  expect(screen.getByText('Open the map').getAttribute('href')).toBe('/real-estate/map');
});
