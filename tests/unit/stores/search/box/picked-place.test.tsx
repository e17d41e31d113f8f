import { afterEach, expect, test, vi } from 'vitest';
import { $searchBoundary } from '#src/stores/search/search-boundary.ts';
import { syncMapAddress } from '#src/stores/search/map-address.ts';
import { pickSuggestion } from '#src/stores/search/box/picked-place.ts';
import { $recentSearches } from '#src/stores/search/box/recent-searches.ts';
import { $route, settleRoute } from '#src/stores/shell/route.ts';
import { $filters } from '#src/stores/search/search.ts';
import { $streetPin, $view } from '#src/stores/search/settings.ts';
import { aHint, aPlaceToPick } from '#tests/support/listings/suggestions.ts';

let leave: (() => void) | undefined;

function arriveAt(url: string): void {
  settleRoute();
  window.history.replaceState(null, '', url);
  $route.set({ path: window.location.pathname, query: window.location.search });
}

afterEach(() => leave?.());
afterEach(() => vi.restoreAllMocks());

function comeFrom(url: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(url, window.location.href).href);
}

test('on the map a neighbourhood opens without a page load, as a history step', () => {
  arriveAt('/real-estate/map/45.4;-75.7?z=12&type=lease&pin=45;-75');
  leave = syncMapAddress();
  const { length } = window.history;
  expect(pickSuggestion(aPlaceToPick('neighbourhood', 'Liberty Village'))).toBeUndefined();
  expect($searchBoundary.get()).toEqual({
    kind: 'place',
    state: 'ON',
    citySlug: 'toronto',
    neighborhoodSlug: 'liberty-village',
  });
  expect($view.get()).toEqual({ center: { lat: 43.64, lng: -79.42 }, zoom: 14 });
  expect($filters.get().type).toBe('lease');
  expect($streetPin.get()).toBeNull();
  settleRoute();
  expect(window.history.length).toBe(length + 1);
  expect(window.location.pathname).toBe('/real-estate/map/43.64;-79.42');
});

test('on the map a numbered address gets a pin and removes the boundary', () => {
  arriveAt('/real-estate/map/45.4;-75.7?z=12&in=on/ottawa');
  leave = syncMapAddress();
  pickSuggestion(aPlaceToPick('address', '18 King Street'));
  expect($streetPin.get()).toEqual({ lat: 43.64, lng: -79.42 });
  expect($view.get().zoom).toBe(17);
  expect($searchBoundary.get()).toBeNull();
});

test('elsewhere or for a listing, picking returns the page to open; all picks are remembered', () => {
  arriveAt('/real-estate/');
  expect(pickSuggestion(aPlaceToPick('city', 'Ajax'))).toBe(
    '/real-estate/map/43.64;-79.42?z=14&in=on/ajax&fit=on',
  );
  arriveAt('/real-estate/map/43.64;-79.42?z=14');
  const listing = aHint();
  expect(pickSuggestion({ kind: 'listing', listing })).toBe(listing.path);
  expect($recentSearches.get().map(({ kind }) => kind)).toEqual([
    'listing',
    'place',
    'place',
    'place',
  ]);
});

test.each([
  [
    'a list',
    '/real-estate/list/on/toronto?beds=2&sort=listPriceAsc&page=3',
    '/real-estate/list/on/ajax?beds=2&sort=listPriceAsc',
  ],
  [
    'the map',
    '/real-estate/map/45.4;-75.7?z=12&beds=2&sort=listPriceAsc&satellite=on&pin=45;-75&page=3',
    '/real-estate/map/43.64;-79.42?z=14&beds=2&sort=listPriceAsc&in=on/ajax&fit=on&satellite=on',
  ],
  [
    'another page',
    '/real-estate/trends?beds=2',
    '/real-estate/map/43.64;-79.42?z=14&in=on/ajax&fit=on',
  ],
  [
    'another site',
    'https://example.com/real-estate/list/on/toronto?beds=2',
    '/real-estate/map/43.64;-79.42?z=14&in=on/ajax&fit=on',
  ],
])('the search page opened from %s picks a place for that page', (_, from, to) => {
  arriveAt('/real-estate/search');
  comeFrom(from);
  expect(pickSuggestion(aPlaceToPick('city', 'Ajax'))).toBe(to);
});

test('a page with its own search ignores the referrer', () => {
  arriveAt('/real-estate/list/on/toronto?beds=2');
  comeFrom('/real-estate/list/on/ottawa?beds=4');
  expect(pickSuggestion(aPlaceToPick('city', 'Ajax'))).toBe('/real-estate/list/on/ajax?beds=2');
});
