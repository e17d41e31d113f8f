import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { loadTrends } from '#src/domain/market/trends/load-trends.ts';
import { placePath, type TrendPlace } from '#src/domain/market/trends/trend-place.ts';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import {
  readTrends,
  trendsHref,
  type TrendsRequest,
} from '#src/domain/market/trends/trends-request.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type AsyncState, loadLatest } from '../shell/async-state.ts';
import { $route, pushRoute } from '../shell/route.ts';

/** The markets that are shown, or those before them while others are loaded. */
export const $trends = atom<AsyncState<readonly PlaceTrends[]>>({ kind: 'idle' });

/** Spelled names of places; an address has only their segments. */
const spelledPlaces = new Map<string, TrendPlace>();

function spell(places: readonly TrendPlace[]): void {
  for (const place of places) spelledPlaces.set(placePath(place), place);
}

function withPlaceNames({ places: [first, ...others], ...choice }: TrendsRequest): TrendsRequest {
  const nameOf = (place: TrendPlace) => spelledPlaces.get(placePath(place)) ?? place;
  return { ...choice, places: [nameOf(first), ...others.map(nameOf)] };
}

/** The request in the address of the page. */
export const $trendsRequest = computed($route, ({ query }) =>
  withPlaceNames(readTrends(new URLSearchParams(query))),
);

const request = loadLatest($trends);
/** The address of what `$trends` holds or waits for. */
let shownHref = '';

/** Fetches the market of the address, also after an earlier failure. */
export function reloadTrends(): void {
  const trendsRequest = $trendsRequest.get();
  shownHref = trendsHref(trendsRequest);
  void request.load((signal) =>
    loadTrends(call, trendsRequest, { today: calendarDay(systemClock.now()), signal }),
  );
}

/**
 * Takes over the data a page was rendered with; null where the server could not be asked. From then on the
 * market follows the address.
 */
export function setTrends(request: TrendsRequest, trends: readonly PlaceTrends[] | null): void {
  spell(request.places);
  shownHref = trendsHref(request);
  $trends.set(trends ? { kind: 'ready', value: trends } : { kind: 'idle' });
}

onMount($trends, () => {
  const stop = $trendsRequest.subscribe((trendsRequest) => {
    if (shownHref !== '' && trendsHref(trendsRequest) !== shownHref) reloadTrends();
  });
  return () => {
    stop();
    request.stop();
    shownHref = '';
  };
});

/** Shows another market, which Back undoes. */
export function showTrends(trendsRequest: TrendsRequest): void {
  spell(trendsRequest.places);
  pushRoute(trendsHref(trendsRequest));
}
