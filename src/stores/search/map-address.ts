import { call } from '#src/clients/http.ts';
import type { AnySummary } from '#src/contract/listings/listing.ts';
import { geocodePlaceCall } from '#src/contract/places/calls.ts';
import {
  type MapAddress,
  type MapPlace,
  type PanelStop,
  readMapAddress,
  writeMapAddress,
} from '#src/domain/map/address.ts';
import { isSameView } from '#src/domain/map/route.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { pagePath } from '#src/domain/routes.ts';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { slug } from '#src/lib/text/fold.ts';
import { $searchBoundary, setSearchBoundary } from './search-boundary.ts';
import { fitOutline } from './outline-to-fit.ts';
import { $focus, $focusedListing, focusListing } from '../listing/listing.ts';
import { $chosenStop, makeRoomForCard, openPanel } from './panel/panel.ts';
import { $resultsPage, turnToPage } from './panel/results.ts';
import { $route, pushRoute, replaceRoute, type Route } from '../shell/route.ts';
import { notify } from '../shell/notifications.ts';
import { $amounts, $filters, $findingFilters, $order, setFilters, setOrder } from './search.ts';
import { $satelliteView, $streetPin, $view, rememberedSettings, showView } from './settings.ts';
import { rememberVisit } from '../listing/visited.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** While an address is taken over, half of it must not be written back. */
let isReading = false;

/** The focused listing's point: its address carries that point, not the map's centre. */
let focusPoint: LatLng | undefined;

function placeNow(): MapPlace {
  const { center, zoom } = $view.get();
  const listing = $focus.get();
  return {
    kind: 'view',
    view: { center: listing && focusPoint ? focusPoint : center, zoom },
    ...(listing ? { listing } : {}),
  };
}

function address(): string {
  return writeMapAddress({
    place: placeNow(),
    filters: $filters.get(),
    order: $order.get(),
    boundary: $searchBoundary.get(),
    isFitted: false,
    pin: $streetPin.get(),
    isSatellite: $satelliteView.get(),
    panel: $chosenStop.get(),
    page: $resultsPage.get(),
  });
}

function isMapPath(path: string): boolean {
  return path === pagePath('/map') || path.startsWith(`${pagePath('/map')}/`);
}

/** Goes to a city by its name in an address: it is the bound, its outline or else its centre the view. */
async function goToCity(citySlug: string): Promise<void> {
  const reply = await call(geocodePlaceCall, { query: { q: citySlug.replaceAll('-', ' ') } });
  if (!reply.ok) return;
  const { point, zoom, cityKey } = reply.value;
  const [state = '', key = ''] = cityKey.split('/');
  setSearchBoundary({ kind: 'place', state, citySlug: slug(key) });
  showView({ center: point, zoom });
  fitOutline(true);
}

function applyPlace(place: MapPlace): void {
  const listing = place.kind === 'view' ? (place.listing ?? null) : null;
  focusPoint = place.kind === 'view' && listing ? place.view.center : undefined;
  const { center, zoom } = place.kind === 'view' ? place.view : rememberedSettings();
  showView({ center, zoom });
  focusListing(listing);
  if (place.kind === 'city') void goToCity(place.citySlug);
}

function applyAddress(mapAddress: MapAddress): void {
  const isRemembered = mapAddress.place.kind === 'remembered';
  setFilters(mapAddress.filters);
  setOrder(mapAddress.order);
  setSearchBoundary(mapAddress.boundary);
  $streetPin.set(mapAddress.pin);
  $satelliteView.set(isRemembered ? rememberedSettings().isSatellite : mapAddress.isSatellite);
  openPanel(mapAddress.panel);
  turnToPage(mapAddress.page);
  applyPlace(mapAddress.place);
  fitOutline(mapAddress.isFitted);
}

function readAddress({ path, query }: Route): void {
  if (!isMapPath(path)) return;
  isReading = true;
  applyAddress(readMapAddress(path, new URLSearchParams(query)));
  isReading = false;
}

/** The point of the focused listing; undefined without one. */
export function focusedPoint(): LatLng | undefined {
  return focusPoint;
}

/** Opens the overlay of a listing: a step of its own in the history, so that Back closes it. */
export function openListing(listing: { mlsNumber: string; boardId: number }, at: LatLng): void {
  focusPoint = at;
  focusListing({ mlsNumber: listing.mlsNumber, boardId: listing.boardId });
  makeRoomForCard();
  pushRoute(address());
}

/** Closes the overlay and returns to the plain map. */
export function closeListing(): void {
  focusPoint = undefined;
  focusListing(null);
  pushRoute(address());
}

/** Leaves a listing that cannot be shown for the plain map, as if the address had not named it. */
function leaveListing(): void {
  const { listingFailed: text } = mapTexts(pageLocale());
  notify({ id: 'listing', text, tone: 'failed', lasts: false });
  focusPoint = undefined;
  focusListing(null);
  replaceRoute(address());
}

/** Goes to the point of the focused listing where the address has named another. */
function goToListing({ map }: AnySummary): void {
  if (!map || !focusPoint) return;
  const { zoom } = $view.get();
  const center = { lat: map.latitude, lng: map.longitude };
  if (isSameView({ center, zoom }, { center: focusPoint, zoom })) return;
  focusPoint = center;
  showView({ center, zoom });
}

/** Moves the list of results to a stop: a step of its own in the history when it covers more of the map. */
export function movePanel(stop: PanelStop): void {
  const isOpening = stop !== 'closed' && ($chosenStop.get() ?? 'closed') === 'closed';
  openPanel(stop);
  if (isOpening) pushRoute(address());
  else replaceRoute(address());
}

/**
 * Keeps the address and the map's stores saying the same while the map is on the page: the address
 * is read at the start and on Back and Forward, and written as view and filters change. Another
 * search begins at its first page.
 */
export function syncMapAddress(): () => void {
  readAddress($route.get());
  const write = () => {
    if (!isReading) replaceRoute(address());
  };
  const beginAgain = () => {
    if (!isReading) turnToPage(1);
    write();
  };
  const stops = [
    $route.listen((route) => {
      if (`${route.path}${route.query}` !== address()) readAddress(route);
    }),
    ...[$view, $findingFilters, $order, $searchBoundary].map((store) => store.listen(beginAgain)),
    $focusedListing.subscribe((state) => {
      if (state.kind === 'failed') leaveListing();
      if (state.kind !== 'ready') return;
      goToListing(state.value);
      // Opened by a pin, an address or Back. Noting the visit can wait for what was clicked.
      afterPaint(() => rememberVisit(state.value));
    }),
    ...[$streetPin, $satelliteView, $resultsPage, $amounts].map((store) => store.listen(write)),
  ];
  write();
  return () => {
    for (const stop of stops) stop();
  };
}
