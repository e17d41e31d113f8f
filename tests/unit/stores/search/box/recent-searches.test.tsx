import { cleanStores } from 'nanostores';
import { beforeEach, expect, test } from 'vitest';
import { suggestionKey } from '#src/domain/search/suggestions/suggestions.ts';
import {
  $recentSearches,
  clearRecentSearches,
  rememberSearch,
} from '#src/stores/search/box/recent-searches.ts';
import { aHint, aPlaceToPick } from '#tests/support/listings/suggestions.ts';

const KEY = 'realty:recent-searches';
const keys = () => $recentSearches.get().map(suggestionKey);

beforeEach(() => {
  window.localStorage.clear();
  clearRecentSearches();
});

test('recent searches list the last pick first, once each, five at most', () => {
  for (const name of ['Ajax', 'Barrie', 'Cobourg', 'Delta', 'Elora', 'Ajax', 'Fergus']) {
    rememberSearch(aPlaceToPick('city', name));
  }
  expect(keys()).toEqual(['ON/fergus', 'ON/ajax', 'ON/elora', 'ON/delta', 'ON/cobourg']);
});

test('recent searches outlive the page and can be cleared', () => {
  rememberSearch(aPlaceToPick('city', 'Ajax'));
  cleanStores($recentSearches);
  const stop = $recentSearches.listen(() => {});
  expect(keys()).toEqual(['ON/ajax']);
  clearRecentSearches();
  expect(keys()).toEqual([]);
  expect(window.localStorage.getItem(KEY)).toBe('[]');
  stop();
});

test('a listing is remembered without its price, and without its street unless it is public', () => {
  rememberSearch({ kind: 'listing', listing: aHint({ isPublic: false }) });
  expect(window.localStorage.getItem(KEY)).not.toMatch(/Maple|maple|899/);
  rememberSearch({ kind: 'listing', listing: aHint() });
  expect($recentSearches.get()).toMatchObject([
    {
      listing: {
        street: '18 Maple Avenue',
        price: null,
        path: '/real-estate/detail/on/toronto/C9000001/2',
      },
    },
  ]);
});

test.each([
  'not json',
  '{}',
  '[{"kind":"place"}]',
  '[{"kind":"listing","listing":{"mlsNumber":"../../evil","boardId":2,"city":"a","state":"ON","street":null}}]',
])('%j in storage counts as no recent searches', (text) => {
  window.localStorage.setItem(KEY, text);
  cleanStores($recentSearches);
  const stop = $recentSearches.listen(() => {});
  expect($recentSearches.get()).toEqual([]);
  stop();
});
