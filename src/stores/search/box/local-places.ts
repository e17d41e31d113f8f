import {
  replaceLocalPlaces,
  findLocalPlaces,
  needsPlacesUpdate,
} from '#src/clients/local-locations.ts';
import { call } from '#src/clients/http.ts';
import { getPlaceDatabaseCall } from '#src/contract/places/calls.ts';
import {
  bestCities,
  bestNeighborhoods,
  cityPlace,
  localRows,
  neighborhoodPlace,
} from '#src/domain/places/local-places.ts';
import type { FoundSuggestions } from '#src/domain/search/suggestions/suggestions.ts';
import { systemClock } from '#src/lib/clock.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const LIMIT = 5;

export type PlaceGroups = Pick<FoundSuggestions, 'places' | 'neighborhoods'>;

/** Places whose names begin with the text, out of the browser's own database; none without one. */
export async function localPlaces(text: string, near: LatLng): Promise<PlaceGroups> {
  const nameKey = slug(text);
  const rows = nameKey ? await findLocalPlaces(nameKey) : undefined;
  if (!rows) return { places: [], neighborhoods: [] };
  const query = { nameKey, near, limit: LIMIT };
  return {
    places: bestCities(rows.cities, nameKey, LIMIT).map(cityPlace),
    neighborhoods: bestNeighborhoods(rows.neighborhoods, query).map(neighborhoodPlace),
  };
}

/** Fetches all places into the browser's own database, when it is empty or a day old. */
export async function refreshLocalPlaces(): Promise<void> {
  const nowMs = systemClock.now().getTime();
  if (!(await needsPlacesUpdate(nowMs, MAX_AGE_MS))) return;
  const database = await call(getPlaceDatabaseCall, {});
  if (database.ok) await replaceLocalPlaces(localRows(database.value), nowMs);
}
