// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { suggestionColumns } from '#src/domain/search/suggestions/suggestion-columns.ts';
import { SuggestionBlock } from '#src/ui/listing/suggestions/SuggestionBlock.tsx';
import { SuggestionSkeleton } from '#src/ui/listing/suggestions/SuggestionSkeleton.tsx';
import { aLeakingListing, aSummary, SECRETS } from '#tests/support/listings/listing-views.ts';

afterEach(cleanup);

const markham = {
  name: 'Markham',
  type: 'city' as const,
  city: 'Markham',
  state: 'Ontario',
  location: { latitude: 43.8, longitude: -79.3 },
  count: 1234,
};

function show(recent: Parameters<typeof suggestionColumns>[1]['recent']) {
  const columns = suggestionColumns(
    { city: 'Toronto', state: 'ON' },
    { nearby: [markham], popular: [{ ...markham, city: 'Ajax' }], recent },
  );
  if (!columns) throw new Error('there is nothing to suggest');
  return render(createElement(SuggestionBlock, { columns }));
}

test('the block has four columns of links', () => {
  show([aSummary()]);
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Popular Searches',
    'Nearby Cities',
    'Popular Cities',
    'Recent Listings',
  ]);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Condos in Toronto')).toBe('/real-estate/list/on/toronto?home=condo-apt');
  expect(screen.getByText('Under $700K in Toronto')).toBeDefined();
  expect(hrefOf('Markham, ON 1,234')).toBe('/real-estate/list/on/markham');
  expect(hrefOf('18 Maple Avenue $899,000')).toMatch(/^\/real-estate\/detail\//);
});

test('a hidden listing is named by its city', () => {
  const { container } = show([aLeakingListing()]);
  expect(screen.getByText('A home in Toronto')).toBeDefined();
  for (const secret of SECRETS) expect(container.innerHTML).not.toContain(secret);
});

test('ten placeholders stand in for suggestions that are loading', () => {
  const { container } = render(createElement(SuggestionSkeleton));
  expect(container.querySelectorAll('.skeleton')).toHaveLength(10);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByText('Looking for more places')).toHaveLength(2);
});
