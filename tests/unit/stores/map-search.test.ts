import type { FastifyInstance } from 'fastify';
import { cleanStores } from 'nanostores';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTransport } from '#src/clients/http.ts';
import { $focusedListing, focusListing } from '#src/stores/listing.ts';
import { $pins, $viewSearch } from '#src/stores/pins.ts';
import { $results, PANEL_PAGE_SIZE, turnToPage } from '#src/stores/results.ts';
import { choosePrices, chooseType, clearFilters } from '#src/stores/search.ts';
import { $bounds, $view } from '#src/stores/settings.ts';
import { anApp } from '#tests/support/app.ts';
import { aRecord } from '#tests/support/listings.ts';
import { transportTo } from '#tests/support/transport.ts';

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
  app = await anApp([...homes, aRecord({ mlsNumber: 'L1', type: 'Lease', listPrice: '2000' })]);
});

beforeEach(() => {
  requests = [];
  $pins.set({ kind: 'idle' });
  $results.set({ kind: 'idle' });
  connectTransport(transportTo(app, requests));
  chooseType('sale');
  clearFilters();
  focusListing(null);
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 12 });
  $bounds.set(null);
});

afterEach(() => {
  cleanStores($pins, $results, $focusedListing, $viewSearch);
  connectTransport(undefined);
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 3000, interval: 10 });

test('nothing is asked before the map has a view', async () => {
  $pins.listen(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(requests).toEqual([]);
  expect($pins.get()).toEqual({ kind: 'idle' });
});

test('a view brings its pins, and a burst of moves asks once', async () => {
  $pins.listen(() => undefined);
  for (const north of [43.9, 43.95, 44]) $bounds.set({ ...TORONTO, north });
  await until(() => expect($pins.get()).toMatchObject({ kind: 'ready', value: { count: 12 } }));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('clusterPrecision=14');
});

test('close up the pins are single homes', async () => {
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 16 });
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get().kind).toBe('ready'));
  const state = $pins.get();
  expect(state.kind === 'ready' && state.value.pins.map(({ kind }) => kind)).toEqual(
    Array(12).fill('listing'),
  );
});

test('a filter narrows pins and panel, and what was there stays until the answer', async () => {
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

test('choosing lease searches leases at their own prices', async () => {
  $results.listen(() => undefined);
  chooseType('lease');
  $bounds.set(TORONTO);
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 1 } }));
});

test('the panel turns pages and starts over when the search changes', async () => {
  $results.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($results.get()).toMatchObject({ value: { page: 1, numPages: 2 } }));
  turnToPage(2);
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { page: 2 } }));
  const state = $results.get();
  expect(state.kind === 'ready' && state.value.listings).toHaveLength(12 - PANEL_PAGE_SIZE);
  $bounds.set({ ...TORONTO, north: 43.95 });
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { page: 1 } }));
});

test('a failure keeps the last homes and says why', async () => {
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get().kind).toBe('ready'));
  connectTransport(() => Promise.reject(new TypeError('down')));
  $bounds.set({ ...TORONTO, north: 43.9 });
  await until(() =>
    expect($pins.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'unreachable' },
      last: { count: 12 },
    }),
  );
});

test('a late answer to an older question is dropped', async () => {
  const toApp = transportTo(app);
  connectTransport(async (url, init) => {
    const slow = url.includes('minPrice');
    if (slow) await new Promise((resolve) => setTimeout(resolve, 400));
    return toApp(url, { ...init, signal: null });
  });
  $results.listen(() => undefined);
  $bounds.set(TORONTO);
  choosePrices({ minPrice: 1_000_000, maxPrice: null });
  await new Promise((resolve) => setTimeout(resolve, 200));
  clearFilters();
  await until(() => expect($results.get()).toMatchObject({ kind: 'ready', value: { count: 12 } }));
  await new Promise((resolve) => setTimeout(resolve, 500));
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

test('a focused listing that is a pin already is not fetched again', async () => {
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 16 });
  $pins.listen(() => undefined);
  $bounds.set(TORONTO);
  await until(() => expect($pins.get().kind).toBe('ready'));
  requests.length = 0;
  $focusedListing.listen(() => undefined);
  focusListing({ mlsNumber: 'C3', boardId: 2 });
  await until(() => expect($focusedListing.get()).toMatchObject({ kind: 'ready' }));
  expect(requests).toEqual([]);
});
