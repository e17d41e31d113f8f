import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { connectHttp } from '#src/clients/http.ts';
import { $pins } from '#src/stores/search/pins/pins.ts';
import { $boundaryCount } from '#src/stores/search/panel/boundary-count.ts';
import { setSearchBoundary } from '#src/stores/search/search-boundary.ts';
import { changeFilters, clearFilters } from '#src/stores/search/search.ts';
import { $searchesAsIMove } from '#src/stores/search/searched-area.ts';
import { mapMoved } from '#src/stores/search/settings.ts';
import { anApp } from '#tests/support/app/app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const TORONTO = { kind: 'place', state: 'ON', citySlug: 'toronto' } as const;
const DOWNTOWN = { lat: 43.65, lng: -79.38 };
/** In the city by its address, but far outside its outline. */
const FARM = { lat: 44.4, lng: -79.4 };

const home = (mlsNumber: string, at: typeof DOWNTOWN, numBedrooms: number, city = 'Toronto') => {
  const { address, details } = aListing();
  return aRecord({
    mlsNumber,
    map: { latitude: at.lat, longitude: at.lng },
    address: { ...address, city },
    details: { ...details, numBedrooms },
  });
};

let app: FastifyInstance;
let stops: (() => void)[];

const count = () => {
  const state = $boundaryCount.get();
  return state.kind === 'ready' ? state.value : state.kind;
};
const finishPins = () => {
  const state = $pins.get();
  return state.kind === 'ready' ? state.value.count : state.kind;
};
const look = (sideDegrees: number) =>
  mapMoved(
    { center: DOWNTOWN, zoom: 9 },
    {
      north: DOWNTOWN.lat + sideDegrees,
      south: DOWNTOWN.lat - sideDegrees,
      east: DOWNTOWN.lng + sideDegrees,
      west: DOWNTOWN.lng - sideDegrees,
    },
  );

beforeEach(async () => {
  app = await anApp([
    home('A1', DOWNTOWN, 1),
    home('A2', DOWNTOWN, 3),
    home('A3', FARM, 3),
    home('B1', DOWNTOWN, 3, 'Ajax'),
  ]);
  connectHttp(transportTo(app));
  stops = [$boundaryCount.listen(() => {}), $pins.listen(() => {})];
});

afterEach(async () => {
  for (const stop of stops) stop();
  setSearchBoundary(null);
  clearFilters();
  // Its listener on the window would outlive the window of the test.
  cleanStores($boundaryCount, $pins, $searchesAsIMove);
  connectHttp(undefined);
  await app.close();
});

test('a place is counted in full under the filters, however little of it is in view', async () => {
  expect(count()).toBe('idle');
  setSearchBoundary(TORONTO);
  look(0.1);
  await vi.waitFor(() => expect([count(), finishPins()]).toEqual([3, 2]));
  changeFilters({ minBeds: 2 });
  await vi.waitFor(() => expect([count(), finishPins()]).toEqual([2, 1]));
  look(1);
  await vi.waitFor(() => expect([count(), finishPins()]).toEqual([2, 2]));
  setSearchBoundary(null);
  expect(count()).toBe('idle');
  await vi.waitFor(() => expect(finishPins()).toBe(3));
});

test('drawn areas are counted in full, too', async () => {
  const corner = (lat: number, lng: number) => ({ lat, lng });
  const around = ({ lat, lng }: typeof DOWNTOWN) =>
    [corner(lat - 0.1, lng - 0.1), corner(lat + 0.1, lng - 0.1), corner(lat, lng + 0.1)] as const;
  setSearchBoundary({ kind: 'drawn', areas: [around(DOWNTOWN), around(FARM)] });
  look(0.1);
  await vi.waitFor(() => expect([count(), finishPins()]).toEqual([4, 3]));
});

test('a place whose count fails has no number', async () => {
  connectHttp(() => Promise.reject(new TypeError('offline')));
  setSearchBoundary(TORONTO);
  await vi.waitFor(() => expect(count()).toBe('failed'));
});
