import { readFilters, writeFilters } from '#src/domain/filters.ts';
import { type LatLng, mapPath, readMapPath } from '#src/domain/map-route.ts';
import { pagePath } from '#src/domain/routes.ts';
import { $focus, focusListing } from './listing.ts';
import { rememberVisit } from './visited.ts';
import { $route, pushRoute, replaceRoute, type Route } from './route.ts';
import { $filters, takeFilters } from './search.ts';
import { $view, rememberedView, showView } from './settings.ts';

/** While an address is taken over, half of it must not be written back. */
let isReading = false;

/** Where the focused listing stands: its address carries that point, not the map's centre. */
let focusPoint: LatLng | undefined;

function address(): string {
  const { center, zoom } = $view.get();
  const focus = $focus.get();
  const [path = '', text = ''] = mapPath(
    { center: focus && focusPoint ? focusPoint : center, zoom },
    focus ?? undefined,
  ).split('?');
  const query = new URLSearchParams(text);
  writeFilters($filters.get(), query);
  return `${path}?${query}`;
}

function readAddress({ path, query }: Route): void {
  if (path !== pagePath('/map') && !path.startsWith(`${pagePath('/map')}/`)) return;
  isReading = true;
  const search = new URLSearchParams(query);
  const route = readMapPath(path, search);
  takeFilters(readFilters(search));
  const view = route.kind === 'view' ? route.view : rememberedView();
  const listing = route.kind === 'view' ? (route.listing ?? null) : null;
  focusPoint = listing ? view.center : undefined;
  focusListing(listing);
  showView(view);
  isReading = false;
}

/** Opens the overlay of a listing: a step of its own in the history, so that Back closes it. */
export function openListing(listing: { mlsNumber: string; boardId: number }, at: LatLng): void {
  focusPoint = at;
  focusListing({ mlsNumber: listing.mlsNumber, boardId: listing.boardId });
  rememberVisit(listing);
  pushRoute(address());
}

/** Closes the overlay and returns to the plain map. */
export function closeListing(): void {
  focusPoint = undefined;
  focusListing(null);
  pushRoute(address());
}

/**
 * Keeps the address and the map's stores saying the same while the map is on the page: the address
 * is read at the start and on Back and Forward, and written as view and filters change.
 */
export function keepMapAddress(): () => void {
  readAddress($route.get());
  const write = () => {
    if (!isReading) replaceRoute(address());
  };
  const stops = [
    $route.listen((route) => {
      if (`${route.path}${route.query}` !== address()) readAddress(route);
    }),
    $view.listen(write),
    $filters.listen(write),
  ];
  write();
  return () => {
    for (const stop of stops) stop();
  };
}
