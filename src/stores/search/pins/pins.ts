import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import {
  FINGER_PX,
  type MapSearch,
  pinsQuery,
  separatePinsOf,
  viewQuery,
} from '#src/domain/map/map-search.ts';
import type { MapPin } from '#src/domain/map/pins.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { debounce } from '#src/lib/debounce.ts';
import { success } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState } from '../../shell/async-state.ts';
import { currentPause, endPause, pausingRequest } from '../request-pause.ts';
import { $findingFilters } from '../search.ts';
import { $searchedArea } from '../searched-area.ts';
import { $isSignedIn, $termsAcceptances } from '../../session/signed-in.ts';

const MAP_DEBOUNCE_MS = 150;

/** The least room a target needs for the pointer of this device: a finger, or a mouse. */
function pointerTargetPx(): number {
  if (typeof window === 'undefined') return 0;
  return window.matchMedia('(pointer: coarse)').matches ? FINGER_PX : 0;
}

export type MapPins = { readonly count: number; readonly pins: readonly MapPin[] };

/** The pins of the searched area. */
export const $pins = atom<AsyncState<MapPins>>({ kind: 'idle' });

/** The search of the map: its area and its filters. */
export const $viewSearch = computed(
  // After a log-in, a log-out or accepted terms the viewer may see other homes.
  [$searchedArea, $findingFilters, $isSignedIn, $termsAcceptances],
  (area, filters) => area && { ...area, filters },
);

type ViewSearch = NonNullable<ReturnType<(typeof $viewSearch)['get']>>;

/** The query for the homes of a searched area, today. */
export function queryOfView(search: MapSearch) {
  return viewQuery(search, calendarDay(systemClock.now()));
}

async function findPins(
  { area, zoom, ...search }: ViewSearch,
  signal: AbortSignal,
): Promise<CallOutcome<MapPins>> {
  if (!area) return success({ count: 0, pins: [] });
  const query = pinsQuery(queryOfView({ ...search, area }), zoom);
  const reply = await pausingRequest(() => call(searchListingsCall, { query, signal }));
  if (!reply.ok) return reply;
  const pins = separatePinsOf(reply.value, zoom, pointerTargetPx());
  return success({ count: reply.value.count, pins });
}

const request = loadLatest($pins);

function loadPins(search: ViewSearch): Promise<void> {
  return request.load((signal) => findPins(search, signal), currentPause);
}

/** Asks again for the pins of the view, after a failure. */
export function reloadPins(): void {
  endPause();
  const search = $viewSearch.get();
  if (search) void loadPins(search);
}

onMount($pins, () => {
  const loadSoon = debounce(loadPins, MAP_DEBOUNCE_MS);
  const stop = $viewSearch.subscribe((search) => {
    if (search) loadSoon(search);
  });
  return () => {
    stop();
    loadSoon.cancel();
    request.stop();
  };
});
