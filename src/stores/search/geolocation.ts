import { atom, computed } from 'nanostores';
import { locate } from '#src/clients/geolocation.ts';
import { call } from '#src/clients/http.ts';
import { reverseGeocodeCall } from '#src/contract/places/reverse-call.ts';
import { CITY_ZOOM } from '#src/domain/map/listing-map.ts';
import { DEFAULT_ZOOM } from '#src/domain/map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { geolocationTexts } from '#src/messages/search/geolocation.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { setSearchBoundary } from './search-boundary.ts';
import { dismiss, notify } from '../shell/notifications.ts';
import { $bounds, $view, rememberedSettings, showView } from './settings.ts';

const NOTICE = 'geolocation';

/** Whether the browser is finding out where the visitor is. */
export const $isLocating = atom(false);

type NamedPoint = { readonly point: LatLng; readonly name: string };

/** The visitor's position and the name of that place; null until both are known. */
const $visitorPlace = atom<NamedPoint | null>(null);

/** The place around the visitor, for example "King West, Toronto", while the map shows it close by. */
export const $placeNearby = computed(
  [$visitorPlace, $bounds, $view],
  (place, bounds, { zoom }): string | null => {
    if (!place || !bounds || zoom < CITY_ZOOM) return null;
    const { lat, lng } = place.point;
    const isInView =
      lat <= bounds.north && lat >= bounds.south && lng <= bounds.east && lng >= bounds.west;
    return isInView ? place.name : null;
  },
);

/** To about a hundred metres: more is not needed to name a neighbourhood. */
const coarse = (degrees: number) => Number(degrees.toFixed(3));

/** Finds the name of a place; unknown places have none. */
async function namePlace(point: LatLng): Promise<void> {
  $visitorPlace.set(null);
  const query = { lat: coarse(point.lat), lng: coarse(point.lng) };
  const place = await call(reverseGeocodeCall, { query });
  if (!place.ok) return;
  const { neighbourhood, city } = place.value;
  const name = neighbourhood ? `${neighbourhood}, ${city}` : city;
  $visitorPlace.set({ point, name });
}

let attempts = 0;

/**
 * Shows the map around the visitor; where that cannot be known, the map of the last visit. A visitor who has
 * overlooked the browser's question can ask again: Firefox never answers a question that is left.
 */
export async function locateMe(): Promise<void> {
  const words = geolocationTexts(pageLocale());
  attempts += 1;
  const attempt = attempts;
  $isLocating.set(true);
  dismiss(NOTICE);
  const position = await locate();
  if (attempt !== attempts) return;
  $isLocating.set(false);
  if (position.ok) {
    setSearchBoundary(null);
    showView({ center: position.value, zoom: DEFAULT_ZOOM });
    await namePlace(position.value);
    return;
  }
  console.info(`The visitor could not be located: ${position.error}.`);
  notify({ id: NOTICE, text: words[position.error], tone: 'failed', lasts: false });
  const { center, zoom } = rememberedSettings();
  showView({ center, zoom });
}
