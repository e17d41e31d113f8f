import { atom, onMount } from 'nanostores';
import { call } from '#src/clients/http.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { type AnySearchResult, SEARCH_RESULT_FIELDS } from '#src/contract/listings/listing.ts';
import { filterQuery } from '#src/domain/search/filter-query.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { $filters } from '../search.ts';
import { $view } from '../settings.ts';
import { $results } from './results.ts';

/** A home outside the view, its point, and the distance from the middle of the map. */
export type NearestHome = {
  readonly listing: AnySearchResult;
  readonly at: LatLng;
  readonly km: number;
};

/** The homes nearest to a view without any, the nearest first; empty while the view has some. */
export const $nearestHomes = atom<readonly NearestHome[]>([]);

const SHOWN_HOMES = 4;
/** Most views are near a town; a wider circle is asked for only when the one before is empty. */
const RADII_KM = [50, 500, 5000] as const;

async function homesWithin(
  radius: number,
  middle: LatLng,
  signal: AbortSignal,
): Promise<readonly NearestHome[]> {
  const query = {
    ...filterQuery($filters.get(), calendarDay(systemClock.now())),
    lat: middle.lat,
    long: middle.lng,
    radius,
    sortBy: 'distanceAsc' as const,
    resultsPerPage: SHOWN_HOMES,
    fields: SEARCH_RESULT_FIELDS,
  };
  const reply = await call(searchListingsCall, { query, signal });
  // Homes that cannot be loaded are not offered; the view already says that it is empty.
  if (!reply.ok) return [];
  return reply.value.listings.flatMap((listing) => {
    if (!listing.map) return [];
    const at = { lat: listing.map.latitude, lng: listing.map.longitude };
    const km = metresBetween([middle.lng, middle.lat], [at.lng, at.lat]) / 1000;
    return { listing, at, km };
  });
}

async function findNearest(signal: AbortSignal): Promise<void> {
  const { center } = $view.get();
  for (const radius of RADII_KM) {
    const homes = await homesWithin(radius, center, signal);
    if (signal.aborted) return;
    if (homes.length === 0) continue;
    $nearestHomes.set(homes.toSorted((a, b) => a.km - b.km));
    return;
  }
}

onMount($nearestHomes, () => {
  let controller: AbortController | undefined;
  const stop = $results.subscribe((results) => {
    controller?.abort();
    if (results.kind !== 'ready') return;
    $nearestHomes.set([]);
    if (results.value.count > 0) return;
    controller = new AbortController();
    void findNearest(controller.signal);
  });
  return () => {
    stop();
    controller?.abort();
  };
});
