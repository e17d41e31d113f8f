import { atom, computed, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import type { MapArea } from '#src/contract/listings/search/map-area.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { filterQuery, type ListingQuery } from '#src/domain/search/filter-query.ts';
import { type MapPin, pinsOf } from '#src/domain/map/pins.ts';
import { separatePins } from '#src/domain/map/pin-separation.ts';
import {
  clusterLimitAt,
  clusterPrecisionAt,
  resultsPerPageAt,
  showsClusters,
} from '#src/domain/map/rules.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { debounce } from '#src/lib/debounce.ts';
import { success } from '#src/lib/outcome.ts';
import { loadLatest, type AsyncState } from '../../shell/async-state.ts';
import { $filters } from '../search.ts';
import { $searchedArea } from '../searched-area.ts';
import { $isSignedIn } from '../../session/signed-in.ts';

const MAP_DEBOUNCE_MS = 150;

/** Side of the square a finger needs to hit what it means. */
const FINGER_PX = 44;

/** The least room a target needs for the pointer of this device: a finger, or a mouse. */
function pointerTargetPx(): number {
  if (typeof window === 'undefined') return 0;
  return window.matchMedia('(pointer: coarse)').matches ? FINGER_PX : 0;
}

export type MapPins = { readonly count: number; readonly pins: readonly MapPin[] };

/** The pins of the searched area. */
export const $pins = atom<AsyncState<MapPins>>({ kind: 'idle' });

/** What the map searches for: where, and under which filters. */
export const $viewSearch = computed(
  // Whoever logs in or out meanwhile may see other homes.
  [$searchedArea, $filters, $isSignedIn],
  (searched, filters) => searched && { ...searched, filters },
);

type ViewSearch = NonNullable<ReturnType<(typeof $viewSearch)['get']>>;

function mapParameter(area: MapArea): [number, number][][] {
  return area.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat]));
}

type SearchInView = Pick<ViewSearch, 'filters' | 'place'> & { readonly area: MapArea };

/** What finds the homes of a searched area under filters. */
export function viewQuery({ filters, place, area }: SearchInView) {
  const query = filterQuery(filters, calendarDay(systemClock.now()));
  return { ...query, ...place, map: mapParameter(area) };
}

function pinsSearch(query: ListingQuery, zoom: number) {
  return {
    ...query,
    resultsPerPage: resultsPerPageAt(zoom),
    sortBy: 'createdOnDesc' as const,
    // Below zoom 16 only clusters are drawn; the list beside the map asks for its own page.
    ...(showsClusters(zoom, 0) ? { listings: false } : { fields: SUMMARY_FIELDS }),
    ...(showsClusters(zoom, Infinity)
      ? {
          cluster: true,
          clusterPrecision: clusterPrecisionAt(zoom),
          clusterLimit: clusterLimitAt(zoom),
          clusterFields: SUMMARY_FIELDS,
        }
      : {}),
  };
}

function toPins(reply: ListingSearchReply, zoom: number): MapPins {
  const pins = pinsOf(reply, showsClusters(zoom, reply.count));
  return { count: reply.count, pins: separatePins(pins, zoom, pointerTargetPx()) };
}

async function findPins(
  { area, zoom, ...search }: ViewSearch,
  signal: AbortSignal,
): Promise<CallOutcome<MapPins>> {
  if (!area) return success({ count: 0, pins: [] });
  const query = pinsSearch(viewQuery({ ...search, area }), zoom);
  const reply = await call(searchListingsCall, { query, signal });
  return reply.ok ? success(toPins(reply.value, zoom)) : reply;
}

const request = loadLatest($pins);

function loadPins(search: ViewSearch): Promise<void> {
  return request.load((signal) => findPins(search, signal));
}

/** Asks again for the pins of the view, after a failure. */
export function reloadPins(): void {
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
