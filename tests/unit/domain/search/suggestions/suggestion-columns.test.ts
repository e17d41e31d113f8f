import { expect, test } from 'vitest';
import {
  popularSearches,
  suggestionColumns,
} from '#src/domain/search/suggestions/suggestion-columns.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const toronto = { city: 'Toronto', state: 'ON' };
const location = { latitude: 43.8, longitude: -79.3 };
const markham = {
  name: 'Markham',
  type: 'city' as const,
  city: 'Markham',
  state: 'Ontario',
  location,
  count: 12,
};
const all = { nearby: [markham], popular: [markham], recent: [aSummary()] };

test('popular searches are lists of the city with one filter each', () => {
  const list = '/real-estate/list/on/richmond-hill';
  expect(popularSearches({ city: 'Richmond Hill', state: 'Ontario' })).toEqual([
    { kind: 'condos', amount: 0, href: `${list}?home=condo-apt` },
    { kind: 'detached', amount: 0, href: `${list}?home=detached` },
    { kind: 'under', amount: 700_000, href: `${list}?maxPrice=700000` },
    { kind: 'bedrooms', amount: 3, href: `${list}?beds=3` },
    { kind: 'new', amount: 7, href: `${list}?days=7` },
    { kind: 'lease', amount: 0, href: `${list}?type=lease` },
  ]);
});

test('cities link to their lists and homes to their pages', () => {
  const columns = suggestionColumns(toronto, all);
  expect(columns?.nearby).toEqual([
    { city: 'Markham', state: 'ON', count: 12, href: '/real-estate/list/on/markham' },
  ]);
  expect(columns?.recent[0]?.path).toContain('/real-estate/detail/on/toronto/');
});

test.each(['nearby', 'popular', 'recent'] as const)(
  'there are no columns when nothing is %s',
  (empty) => {
    expect(suggestionColumns(toronto, { ...all, [empty]: [] })).toBeUndefined();
  },
);
