import { afterEach, expect, test } from 'vitest';
import { $searchBoundary } from '#src/stores/search/search-boundary.ts';
import { keepMapAddress } from '#src/stores/search/map-address.ts';
import { pick } from '#src/stores/search/box/picked-place.ts';
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

test('on the map a neighbourhood is gone to without a page load, as a step of the history', () => {
  arriveAt('/real-estate/map/45.4;-75.7?z=12&type=lease&pin=45;-75');
  leave = keepMapAddress();
  const { length } = window.history;
  expect(pick(aPlaceToPick('neighbourhood', 'Liberty Village'))).toBeUndefined();
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

test('on the map an address with a number gets a pin, and the bound goes', () => {
  arriveAt('/real-estate/map/45.4;-75.7?z=12&in=on/ottawa');
  leave = keepMapAddress();
  pick(aPlaceToPick('address', '18 King Street'));
  expect($streetPin.get()).toEqual({ lat: 43.64, lng: -79.42 });
  expect($view.get().zoom).toBe(17);
  expect($searchBoundary.get()).toBeNull();
});

test('elsewhere, and for a home, the page to go to is given back; all are remembered', () => {
  arriveAt('/real-estate/');
  expect(pick(aPlaceToPick('city', 'Ajax'))).toBe(
    '/real-estate/map/43.64;-79.42?z=14&in=on/ajax&fit=on',
  );
  arriveAt('/real-estate/map/43.64;-79.42?z=14');
  const listing = aHint();
  expect(pick({ kind: 'listing', listing })).toBe(listing.path);
  expect($recentSearches.get().map(({ kind }) => kind)).toEqual([
    'listing',
    'place',
    'place',
    'place',
  ]);
});
