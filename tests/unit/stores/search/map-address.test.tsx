import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { anApp } from '#tests/support/app/app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { $focus, $focusedListing } from '#src/stores/listing/listing.ts';
import {
  closeListing,
  focusedPoint,
  syncMapAddress,
  movePanel,
  openListing,
} from '#src/stores/search/map-address.ts';
import { $outlineToFit } from '#src/stores/search/outline-to-fit.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';
import { $route, settleRoute } from '#src/stores/shell/route.ts';
import { $searchBoundary } from '#src/stores/search/search-boundary.ts';
import { $panelStop } from '#src/stores/search/panel/panel.ts';
import { $resultsPage } from '#src/stores/search/panel/results.ts';
import {
  $amounts,
  $filters,
  $findingFilters,
  $order,
  changeFilters,
  choosePrices,
  chooseType,
} from '#src/stores/search/search.ts';
import { $satelliteView, $view, mapMoved, showSatellite } from '#src/stores/search/settings.ts';
import { $visitedHomes } from '#src/stores/listing/visited.ts';

const bounds = { north: 44, south: 43, east: -79, west: -80 };
let leave: (() => void) | undefined;

function arriveAt(url: string): void {
  settleRoute();
  window.history.replaceState(null, '', url);
  $route.set({ path: window.location.pathname, query: window.location.search });
  leave = syncMapAddress();
}

function address(): string {
  settleRoute();
  return decodeURIComponent(window.location.pathname + window.location.search);
}

function historyLength(): number {
  settleRoute();
  return window.history.length;
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  leave?.();
  cleanStores(
    $route,
    $view,
    $filters,
    $findingFilters,
    $amounts,
    $focus,
    $focusedListing,
    $visitedHomes,
  );
});

test('an address sets view, filters and listing', () => {
  arriveAt(
    '/real-estate/map/49.2827;-123.1207/R123/86?z=15&type=lease&minPrice=2000&maxPrice=3000',
  );
  expect($view.get()).toEqual({ center: { lat: 49.2827, lng: -123.1207 }, zoom: 15 });
  expect($filters.get()).toEqual({
    ...defaultFilters('lease'),
    minPrice: 2000,
    maxPrice: 3000,
  });
  expect($focus.get()).toEqual({ mlsNumber: 'R123', boardId: 86 });
});

test('the plain map opens on the last view', () => {
  mapMoved({ center: { lat: 51.05, lng: -114.07 }, zoom: 11 }, bounds);
  arriveAt('/real-estate/map');
  expect(address()).toBe('/real-estate/map/51.05;-114.07?z=11');
});

test('without a last view the map opens on downtown Toronto at zoom 14', () => {
  arriveAt('/real-estate/map');
  expect(address()).toBe('/real-estate/map/43.6532;-79.3832?z=14');
});

test('an invalid listing in the address leads to the plain map', () => {
  arriveAt('/real-estate/map/43.65;-79.38/C1/not-a-board');
  expect(address()).toBe('/real-estate/map/43.6532;-79.3832?z=14');
  expect($focus.get()).toBeNull();
});

test('moving and filtering rewrite the address without a history step', () => {
  arriveAt('/real-estate/map');
  const length = historyLength();
  mapMoved({ center: { lat: 43.7, lng: -79.4 }, zoom: 12.5 }, bounds);
  choosePrices({ minPrice: 500_000, maxPrice: 900_000 });
  expect(address()).toBe('/real-estate/map/43.7;-79.4?z=12.5&minPrice=500000&maxPrice=900000');
  chooseType('lease');
  expect(address()).toBe('/real-estate/map/43.7;-79.4?z=12.5&type=lease');
  expect(historyLength()).toBe(length);
});

test('opening a listing is a history step, puts its point into the address and marks it visited', async () => {
  const map = { latitude: 43.651, longitude: -79.381 };
  connectHttp(transportTo(await anApp([aRecord({ mlsNumber: 'C1', map })])));
  arriveAt('/real-estate/map/43.65;-79.38?z=16');
  const length = historyLength();
  openListing({ mlsNumber: 'C1', boardId: 2 }, { lat: 43.651, lng: -79.381 });
  expect(address()).toBe('/real-estate/map/43.651;-79.381/C1/2?z=16');
  expect(historyLength()).toBe(length + 1);
  await expect.poll(() => [...$visitedHomes.get()]).toContain('C1-2');
  closeListing();
  expect(address()).toBe('/real-estate/map/43.65;-79.38?z=16');
});

test('an unknown listing is not marked visited', async () => {
  connectHttp(transportTo(await anApp([])));
  arriveAt('/real-estate/map/43.65;-79.38/NOPE/2?z=16');
  await expect.poll(() => $focus.get()).toBeNull();
  await new Promise((resolve) => afterPaint(() => resolve(undefined)));
  expect($visitedHomes.get().size).toBe(0);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('an invalid saved view is ignored', () => {
  window.localStorage.setItem('realty:settings', '{"center":{"lat":999},"zoom":"far"}');
  arriveAt('/real-estate/map');
  expect($view.get()).toEqual({ center: { lat: 43.6532, lng: -79.3832 }, zoom: 14 });
});

test('an address sets every part of the state, and another search starts at page one', () => {
  arriveAt(
    '/real-estate/map/43.65;-79.38?z=14&beds=2&sort=listPriceAsc&in=on/toronto/annex&satellite=on&list=full&page=3',
  );
  expect($filters.get().minBeds).toBe(2);
  expect($order.get()).toEqual({ sort: 'listPriceAsc' });
  expect($searchBoundary.get()).toMatchObject({ citySlug: 'toronto', neighborhoodSlug: 'annex' });
  expect($satelliteView.get()).toBe(true);
  expect($panelStop.get()).toBe('full');
  expect($resultsPage.get()).toBe(3);
  changeFilters({ minBeds: 3 });
  expect($resultsPage.get()).toBe(1);
  expect(address()).toBe(
    '/real-estate/map/43.65;-79.38?z=14&beds=3&sort=listPriceAsc&in=on/toronto/annex&satellite=on&list=full',
  );
});

test('the satellite view is remembered between visits unless the address names a view', () => {
  arriveAt('/real-estate/map');
  showSatellite(true);
  leave?.();
  arriveAt('/real-estate/map');
  expect($satelliteView.get()).toBe(true);
  leave?.();
  arriveAt('/real-estate/map/43.65;-79.38?z=14');
  expect($satelliteView.get()).toBe(false);
});

test('opening the list over the map adds a single history step', () => {
  arriveAt('/real-estate/map/43.65;-79.38?z=14&list=closed');
  const length = historyLength();
  movePanel('half');
  expect(historyLength()).toBe(length + 1);
  movePanel('full');
  movePanel('closed');
  expect(historyLength()).toBe(length + 1);
});

test('a city in the address is looked up and becomes the boundary', async () => {
  const app = await anApp([]);
  connectHttp(transportTo(app));
  arriveAt('/real-estate/map/toronto');
  await vi.waitFor(() =>
    expect($searchBoundary.get()).toMatchObject({ state: 'ON', citySlug: 'toronto' }),
  );
  expect(address()).toContain('in=on/toronto');
  await vi.waitFor(() => expect($outlineToFit.get()).not.toBeNull());
  connectHttp(undefined);
  await app.close();
});

test('an unknown listing leads to the plain map with a notice', async () => {
  const app = await anApp([]);
  connectHttp(transportTo(app));
  arriveAt('/real-estate/map/43.65;-79.38/NONE1/2?z=15');
  const length = historyLength();
  await vi.waitFor(() => expect(address()).toBe('/real-estate/map/43.65;-79.38?z=15'));
  expect(historyLength()).toBe(length);
  expect($focus.get()).toBeNull();
  expect($notifications.get()).toMatchObject([
    { id: 'listing', text: expect.stringMatching(/^Could not find this listing\./) },
  ]);
  connectHttp(undefined);
  await app.close();
});

test('a listing under the point of another place leads to its own', async () => {
  const app = await anApp([aRecord({ map: { latitude: 43.7212, longitude: -79.3912 } })]);
  connectHttp(transportTo(app));
  arriveAt('/real-estate/map/43.65;-79.38/C9000001/2?z=15');
  const length = historyLength();
  await vi.waitFor(() =>
    expect(address()).toBe('/real-estate/map/43.7212;-79.3912/C9000001/2?z=15'),
  );
  expect($view.get()).toEqual({ center: { lat: 43.7212, lng: -79.3912 }, zoom: 15 });
  expect(focusedPoint()).toEqual({ lat: 43.7212, lng: -79.3912 });
  expect(historyLength()).toBe(length);
  connectHttp(undefined);
  await app.close();
});

test('fit=on in the address shows the whole outline, once and only there', async () => {
  const app = await anApp([]);
  connectHttp(transportTo(app));
  const stop = $outlineToFit.listen(() => {});
  const annex = '/real-estate/map/43.67;-79.4?z=14&in=on/toronto/annex';
  arriveAt(`${annex}&fit=on`);
  expect($outlineToFit.get()).toBeNull();
  await vi.waitFor(() => expect($outlineToFit.get()?.[0]?.length).toBeGreaterThan(3));
  expect(address()).toBe(annex);
  mapMoved({ center: { lat: 43.671, lng: -79.401 }, zoom: 14.7 }, bounds);
  expect($outlineToFit.get()).toBeNull();
  leave?.();
  arriveAt(annex);
  expect($outlineToFit.get()).toBeNull();
  stop();
  connectHttp(undefined);
  await app.close();
});

test('other amounts are written into the address and start no search', () => {
  arriveAt('/real-estate/map/43.7;-79.4?z=12.5&monthly=3200&cash=80000&page=3');
  const searches: object[] = [];
  const stop = $findingFilters.listen((filters) => searches.push(filters));
  changeFilters({ amounts: 'monthly' });
  expect(address()).toBe(
    '/real-estate/map/43.7;-79.4?z=12.5&monthly=3200&cash=80000&amounts=monthly&page=3',
  );
  expect($amounts.get()).toBe('monthly');
  expect(searches).toEqual([]);
  changeFilters({ monthlyMax: 3300 });
  expect(searches).toHaveLength(1);
  expect($resultsPage.get()).toBe(1);
  stop();
});
