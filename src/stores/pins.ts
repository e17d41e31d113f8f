import { atom, computed, onMount } from 'nanostores';
import { realty } from '#src/clients/realty.ts';
import { SUMMARY_FIELDS } from '#src/contract/listing.ts';
import type { ListingSearchReply } from '#src/contract/listing-search-reply.ts';
import type { CallOutcome } from '#src/contract/realty-calls.ts';
import { filterQuery, type SearchFilters } from '#src/domain/filters.ts';
import { type MapPin, pinsOf } from '#src/domain/map-pins.ts';
import { separatePins } from '#src/domain/pin-separation.ts';
import {
  type Bounds,
  boundsRing,
  clusterLimitAt,
  clusterPrecisionAt,
  resultsPerPageAt,
  showsClusters,
} from '#src/domain/map-rules.ts';
import { debounce } from '#src/lib/debounce.ts';
import { success } from '#src/lib/outcome.ts';
import { latestInto, type Loading } from './loading.ts';
import { $filters } from './search.ts';
import { $bounds, $view } from './settings.ts';

const MAP_DEBOUNCE_MS = 150;

export type MapPins = { readonly count: number; readonly pins: readonly MapPin[] };

/** The pins of the view. */
export const $pins = atom<Loading<MapPins>>({ kind: 'idle' });

/** The search a view makes: what it shows, under which filters. */
export const $viewSearch = computed(
  [$bounds, $view, $filters],
  (bounds, { zoom }, filters) => bounds && { bounds, zoom, filters },
);

type ViewSearch = { bounds: Bounds; zoom: number; filters: SearchFilters };

function pinsSearch({ bounds, zoom, filters }: ViewSearch) {
  return {
    ...filterQuery(filters),
    map: [boundsRing(bounds)],
    resultsPerPage: resultsPerPageAt(zoom),
    fields: SUMMARY_FIELDS,
    sortBy: 'createdOnDesc' as const,
    ...(showsClusters(zoom, Infinity)
      ? {
          cluster: true,
          clusterPrecision: clusterPrecisionAt(zoom),
          clusterLimit: clusterLimitAt(zoom),
          clusterFields: SUMMARY_FIELDS,
          // Below zoom 16 only clusters are drawn; the list beside the map asks for its own page.
          listings: !showsClusters(zoom, 0),
        }
      : {}),
  };
}

function toPins(outcome: CallOutcome<ListingSearchReply>, zoom: number): CallOutcome<MapPins> {
  if (!outcome.ok) return outcome;
  const { count } = outcome.value;
  const pins = pinsOf(outcome.value, showsClusters(zoom, count));
  return success({ count, pins: separatePins(pins, zoom) });
}

const request = latestInto($pins);

function loadPins(search: ViewSearch): Promise<void> {
  return request.load(async (signal) =>
    toPins(await realty.searchListings(pinsSearch(search), signal), search.zoom),
  );
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
