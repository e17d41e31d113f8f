import type { FastifyInstance } from 'fastify';
import { cleanStores } from 'nanostores';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { $focusedListing, focusListing } from '#src/stores/listing/listing.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';
import { PANEL_PAGE_SIZE } from '#src/domain/map/map-search.ts';
import { $results, turnToPage } from '#src/stores/search/panel/results.ts';
import { calendarDay } from '#src/lib/clock.ts';
import { addDrawnArea, setSearchBoundary } from '#src/stores/search/search-boundary.ts';
import {
  $filters,
  $order,
  choosePrices,
  chooseSort,
  chooseType,
  clearFilters,
  setMarketSides,
} from '#src/stores/search/search.ts';
import { $hasMovedAway, searchAsIMove, searchHere } from '#src/stores/search/searched-area.ts';
import { $bounds, $view } from '#src/stores/search/settings.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { transportTo } from '#tests/support/app/transport.ts';

const TORONTO = { north: 44, south: 43, east: -79, west: -80 };

const homes = Array.from({ length: 12 }, (_, i) =>
  aRecord({
    mlsNumber: `C${i}`,
    listPrice: String(500_000 + i * 50_000),
    map: { latitude: 43.6 + i / 100, longitude: -79.4 },
  }),
);

let app: FastifyInstance;
let requests: string[];

beforeAll(async () => {
  const soldOn = calendarDay(new Date(Date.now() - 20 * 86_400_000));
  const sold = { status: 'U', lastStatus: 'Sld', soldDate: soldOn, soldPrice: 700_000 } as const;
  app = await anApp([
    ...homes,
    aRecord({ mlsNumber: 'L1', type: 'Lease', listPrice: '2000' }),
    aRecord({ mlsNumber: 'S1', ...sold, map: { latitude: 43.9, longitude: -79.4 } }),
  ]);
});

beforeEach(() => {
  requests = [];
  $pins.set({ kind: 'idle' });
  $results.set({ kind: 'idle' });
  connectHttp(transportTo(app, requests));
  chooseType('sale');
  clearFilters();
  focusListing(null);
  setSearchBoundary(null);
  searchAsIMove(true);
  chooseSort('createdOnDesc');
  turnToPage(1);
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 12 });
  $bounds.set(null);
});

afterEach(() => {
  // Only the stores that load: cleaning one in between would cut its followers off for a second.
  cleanStores($pins, $results, $focusedListing);
  connectHttp(undefined);
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

test('nothing is requested before the map has a view', async () => {
  $pins.listen(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(requests).toEqual([]);
  expect($pins.get()).toEqual({ kind: 'idle' });
});

test('a view loads its pins, with one request for a burst of moves', async () => {
  $pins.listen(() => undefined);
  for (const north of [43.9, 43.95, 44]) $bounds.set({ ...TORONTO, north });
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 12 } }));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('clusterPrecision=14');
  expect(requests[0]).not.toContain('&fields=');
});

test('the cards beside the map are requested after the pins', async () => {
  $results.listen(() => undefined);
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect(requests).toHaveLength(2));
  expect(requests[0]).toContain('clusterPrecision');
  expect(requests[1]).not.toContain('clusterPrecision');
});

test('at close zoom the pins are single homes', async () => {
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 16 });
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get().kind).toBe('ready'));
  const state = $pins.get();
  expect(state.kind === 'ready' && state.value.pins.map(({ kind }) => kind)).toEqual(
    Array(12).fill('listing'),
  );
});

test('a filter narrows pins and panel, and the old results stay until the answer', async () => {
  const states: unknown[] = [];
  $pins.listen(() => undefined);
  $results.listen((state) => states.push(state));
  $bounds.set(TORONTO);
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 12 } }));
  choosePrices({ minPrice: 1_000_000, maxPrice: null });
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 2 } }));
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 2 } }));
  expect(states.at(-2)).toMatchObject({ kind: 'loading', last: { count: 12 } });
});

test('choosing lease searches leases at prices of their own, and not at those of sales', async () => {
  $results.listen(() => undefined);
  $bounds.set(TORONTO);
  const untilFound = (count: number) =>
    until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count } }));
  choosePrices({ minPrice: 1_000_000, maxPrice: null });
  await untilFound(2);
  chooseType('lease');
  await untilFound(1);
  expect($results.get()).toMatchObject({
    value: { listings: [{ type: 'Lease', listPrice: 2000 }] },
  });
  choosePrices({ minPrice: null, maxPrice: 1900 });
  await untilFound(0);
  chooseType('sale');
  await untilFound(12);
});

test('the panel turns pages, and a page that no longer exists becomes the last one', async () => {
  $results.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($results.get()).toMatchObject({ value: { page: 1, pages: 2 } }));
  turnToPage(2);
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { page: 2 } }));
  const state = $results.get();
  expect(state.kind === 'ready' && state.value.listings).toHaveLength(12 - PANEL_PAGE_SIZE);
  $bounds.set({ ...TORONTO, north: 43.66 });
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { page: 1 } }));
});

test('sold homes are included with active ones in pins and list', async () => {
  $pins.listen(() => undefined);
  $results.listen(() => undefined);
  setMarketSides({ showClosed: true });
  $bounds.set(TORONTO);
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 13 } }));
  await until(() =>
    expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 13, pages: 2 } }),
  );
  const numbers = () => {
    const results = $results.get();
    return results.kind === 'ready' ? results.value.listings.map(({ mlsNumber }) => mlsNumber) : [];
  };
  const [first] = [numbers()];
  turnToPage(2);
  await until(() => expect($results.get()).toMatchObject({ value: { page: 2, first: 9 } }));
  expect([...first, ...numbers()].toSorted()).toContain('S1');
  expect(new Set([...first, ...numbers()]).size).toBe(13);
});

test('active and closed homes cannot both be deselected', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  setMarketSides({ showActive: false });
  expect($filters.get().showActive).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a drawn area bounds pins and list, and out of view it finds nothing', async () => {
  $pins.listen(() => undefined);
  $results.listen(() => undefined);
  const corner = (lat: number, lng: number) => ({ lat, lng });
  addDrawnArea([
    corner(43.595, -79.5),
    corner(43.595, -79.3),
    corner(43.625, -79.3),
    corner(43.625, -79.5),
  ]);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 3 } }));
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 3 } }));
  $bounds.set({ north: 46, south: 45, east: -79, west: -80 });
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 0 } }));
});

test('with searching on move turned off, the map searches on request', async () => {
  $pins.listen(() => undefined);
  $hasMovedAway.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 12 } }));
  searchAsIMove(false);
  $bounds.set({ ...TORONTO, north: 43.625 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 12 } });
  expect($hasMovedAway.get()).toBe(true);
  searchHere();
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 3 } }));
  expect($hasMovedAway.get()).toBe(false);
});

test('recommended homes use one shuffle per visit', async () => {
  $results.listen(() => undefined);
  chooseSort('random');
  $bounds.set(TORONTO);
  await until(() => expect($results.get().kind).toBe('ready'));
  const seeds = requests.map((url) => new URL(url, 'http://localhost').searchParams.get('seed'));
  chooseSort('listPriceAsc');
  chooseSort('random');
  const order = $order.get();
  expect(order.sort === 'random' && [String(order.seed)]).toEqual([...new Set(seeds)]);
});

test('a failure keeps the last homes and reports the error', async () => {
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get().kind).toBe('ready'));
  connectHttp(() => Promise.reject(new TypeError('down')));
  $bounds.set({ ...TORONTO, north: 43.9 });
  await until(() =>
    expect($pins.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'unreachable' },
      last: { count: 12 },
    }),
  );
});

test('a late answer to an older search is dropped', async () => {
  const toApp = transportTo(app);
  const onRequest = vi.fn();
  const onReply = vi.fn();
  const answer = Promise.withResolvers<void>();
  connectHttp(async (url, init) => {
    const isOlder = url.includes('minPrice');
    if (isOlder) {
      onRequest();
      await answer.promise;
    }
    const reply = await toApp(url, { ...init, signal: null });
    if (isOlder) onReply();
    return reply;
  });
  $results.listen(() => undefined);
  $bounds.set(TORONTO);
  choosePrices({ minPrice: 1_000_000, maxPrice: null });
  await until(() => expect(onRequest).toHaveBeenCalled());
  clearFilters();
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 12 } }));
  answer.resolve();
  await until(() => expect(onReply).toHaveBeenCalledTimes(onRequest.mock.calls.length));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 12 } });
});

test('a focused listing is fetched, and one that does not exist fails', async () => {
  $focusedListing.listen(() => undefined);
  focusListing({ mlsNumber: 'C3', boardId: 2 });
  await until(() =>
    expect($focusedListing.get()).toMatchObject({ kind: 'ready', value: { mlsNumber: 'C3' } }),
  );
  focusListing({ mlsNumber: 'NONE1', boardId: 2 });
  await until(() =>
    expect($focusedListing.get()).toMatchObject({ kind: 'failed', error: { status: 404 } }),
  );
});

test('a focused listing that is already a pin is shown at once without a request', async () => {
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 16 });
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get().kind).toBe('ready'));
  requests.length = 0;
  $focusedListing.listen(() => undefined);
  focusListing({ mlsNumber: 'C3', boardId: 2 });
  expect($focusedListing.get()).toMatchObject({ kind: 'ready', value: { mlsNumber: 'C3' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requests).toEqual([]);
});
