import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { connectHttp } from '#src/clients/http.ts';
import {
  $homeGrid,
  $homePlace,
  $homeSuggestions,
  $isPlaceUnknown,
  chosenPlace,
  namedPlace,
} from '#src/stores/listing/home-grid.ts';
import { saveSettings } from '#src/stores/shell/storage/saved-settings.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import { transportTo } from '#tests/support/app/transport.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const cobourg = { ...aListing().address, city: 'Cobourg' };
  const mcGregor = { ...aListing().address, city: 'McGregor' };
  ({ app } = await aRealtyApp([
    ...Array.from({ length: 6 }, (_, i) => aRecord({ mlsNumber: `C${i}` })),
    aRecord({ mlsNumber: 'N2', address: mcGregor }),
    aRecord({ mlsNumber: 'N1', address: cobourg, map: { latitude: 43.86, longitude: -79.34 } }),
  ]));
});
afterAll(() => app.close());
afterEach(() => {
  localStorage.clear();
  connectHttp(undefined);
  window.history.replaceState(null, '', '/real-estate/');
});

test('the place comes from the address, then the last map view, then Toronto', () => {
  expect(chosenPlace('/real-estate/', '')).toEqual({ city: 'Toronto', state: 'Ontario' });
  saveSettings({
    center: { lat: 51, lng: -114 },
    zoom: 12,
    isSatellite: false,
    city: { city: 'Calgary', state: 'Alberta', area: 'Calgary' },
  });
  expect(chosenPlace('/real-estate/', '')).toEqual({ city: 'Calgary', state: 'Alberta' });
  expect(chosenPlace('/real-estate/', '?city=Halifax&state=ns')).toEqual({
    city: 'Halifax',
    state: 'Nova Scotia',
  });
  expect(chosenPlace('/real-estate/', '?state=bc')).toEqual({ state: 'British Columbia' });
  expect(chosenPlace('/real-estate/', '?city=')).toEqual({});
  expect(chosenPlace('/real-estate/', '?state=atlantis')).toEqual({});
  expect(chosenPlace('/real-estate/ns/halifax', '')).toEqual({
    city: 'Halifax',
    state: 'Nova Scotia',
  });
  expect(chosenPlace('/real-estate/on/richmond-hill', '?city=Ajax').city).toBe('Richmond Hill');
  expect(chosenPlace('/real-estate/bc', '')).toEqual({ state: 'British Columbia' });
  expect(chosenPlace('/real-estate/', '?state=bc&city=north%20vancouver')).toEqual({
    city: 'North Vancouver',
    state: 'British Columbia',
  });
  expect(chosenPlace('/real-estate/', '?city=東京')).toEqual({ city: '東京' });
});

test('four homes of the place are loaded, and suggestions of places nearby', async () => {
  connectHttp(transportTo(app));
  const stops = [$homeGrid.listen(() => {}), $homeSuggestions.listen(() => {})];
  await vi.waitFor(() => expect($homeGrid.get().kind).toBe('ready'));
  expect($homeGrid.get()).toMatchObject({ value: { count: 6, listings: { length: 4 } } });
  await vi.waitFor(() =>
    expect($homeSuggestions.get()).toMatchObject({
      kind: 'ready',
      value: { city: 'Toronto', nearby: [{ city: 'Cobourg' }] },
    }),
  );
  $homePlace.set({});
  expect($homeGrid.get()).toEqual({ kind: 'idle' });
  for (const stop of stops) stop();
});

test('the place takes its name and province from its homes', async () => {
  connectHttp(transportTo(app));
  const stop = $homeGrid.listen(() => {});
  const named = () => namedPlace($homePlace.get(), $homeGrid.get());
  $homePlace.set(chosenPlace('/real-estate/', '?city=MCGREGOR'));
  expect(named()).toEqual({ city: 'Mcgregor' });
  await vi.waitFor(() => expect($homeGrid.get()).toMatchObject({ value: { count: 1 } }));
  expect(named()).toEqual({ city: 'McGregor', state: 'Ontario' });
  $homePlace.set({ state: 'Ontario' });
  expect(named()).toEqual({ state: 'Ontario' });
  stop();
});

test('an unknown city is distinguished from a city without homes', async () => {
  connectHttp(transportTo(app));
  const stop = $homeGrid.listen(() => {});
  $homePlace.set({ city: 'Torronto', state: 'Ontario' });
  await vi.waitFor(() => expect($isPlaceUnknown.get()).toBe(true));
  expect($homeGrid.get()).toMatchObject({ value: { count: 0 } });
  $homePlace.set({ city: 'St. Catharines', state: 'Ontario' });
  await vi.waitFor(() => expect($isPlaceUnknown.get()).toBe(false));
  expect($homeGrid.get()).toMatchObject({ value: { count: 0 } });
  stop();
});

/** The suggestions of a page opened at this address, before which nothing was loaded. */
async function suggestionsAt(address: string, isConnected: boolean) {
  vi.resetModules();
  const http = await import('#src/clients/http.ts');
  const stores = await import('#src/stores/listing/home-grid.ts');
  http.connectHttp(isConnected ? transportTo(app) : undefined);
  window.history.replaceState(null, '', address);
  return stores.$homeSuggestions;
}

test.each([
  ['at a city with no homes', '/real-estate/?city=Torronto', true],
  ['without a place', '/real-estate/?city=', true],
  ['without a connection', '/real-estate/', false],
])('%s the suggestions stop loading and are empty', async (_, address, isConnected) => {
  const $suggestions = await suggestionsAt(address, isConnected);
  const stop = $suggestions.listen(() => {});
  await vi.waitFor(() => expect($suggestions.get()).toEqual({ kind: 'ready', value: null }));
  stop();
});

test('suggestions that fail to load are empty', async () => {
  const $suggestions = await suggestionsAt('/real-estate/?city=Toronto', true);
  const { connectHttp: connect } = await import('#src/clients/http.ts');
  const toApp = transportTo(app);
  connect(async (url, init) =>
    url.includes('/suggestions') ? new Response('[]', { status: 500 }) : toApp(url, init),
  );
  const stop = $suggestions.listen(() => {});
  expect($suggestions.get()).toEqual({ kind: 'loading', last: null });
  await vi.waitFor(() => expect($suggestions.get()).toEqual({ kind: 'ready', value: null }));
  stop();
});
