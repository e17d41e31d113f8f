import { cleanup, render } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { SearchStatus } from '#src/islands/map/SearchStatus.tsx';
import { $results } from '#src/stores/search/panel/results.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';
import { mapMoved } from '#src/stores/search/settings.ts';

const VIEW = { center: { lat: 43.65, lng: -79.38 }, zoom: 14 };
const BOUNDS = { north: 43.66, south: 43.64, east: -79.37, west: -79.39 };

const NO_HOMES = {
  page: 1,
  numPages: 0,
  pageSize: 0,
  count: 0,
  statistics: { listPrice: { min: null, max: null } },
  listings: [],
};

let isOnline = false;
const calls = vi.fn(async () => {
  if (!isOnline) throw new TypeError('no connection');
  return Response.json(NO_HOMES);
});

beforeEach(() => {
  isOnline = false;
  calls.mockClear();
  connectHttp(calls);
  mapMoved(VIEW, BOUNDS);
  render(<SearchStatus />);
});
afterEach(() => {
  cleanup();
  cleanStores($pins, $results);
  connectHttp(undefined);
});

test('pins that failed offline are requested again when the connection returns', async () => {
  await vi.waitFor(() => expect($pins.get().kind).toBe('failed'));
  isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect($pins.get().kind).toBe('ready'));
});

test('loaded pins are not requested again', async () => {
  isOnline = true;
  await vi.waitFor(() => expect($pins.get().kind).toBe('ready'));
  const before = calls.mock.calls.length;
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls.mock.calls.length).toBe(before);
});
