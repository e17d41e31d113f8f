import { countListingsCall, searchListingsCall } from '#src/contract/listings/calls.ts';
import { SEARCH_RESULT_FIELDS } from '#src/contract/listings/listing.ts';
import { type MapAddress, readMapAddress } from '#src/domain/map/address.ts';
import { listPlaceOf } from '#src/domain/map/list-place.ts';
import {
  FINGER_PX,
  PANEL_PAGE_SIZE,
  pinsQuery,
  separatePinsOf,
  viewQuery,
} from '#src/domain/map/map-search.ts';
import type { MapPin } from '#src/domain/map/pins.ts';
import { DEFAULT_VIEW, type MapView } from '#src/domain/map/route.ts';
import { mainCity } from '#src/domain/places/main-city.ts';
import { filterQuery } from '#src/domain/search/filter-query.ts';
import { findPage, type ResultsPage } from '#src/domain/search/list/results-page.ts';
import { orderQuery } from '#src/domain/search/list/list-order.ts';
import { placeNames } from '#src/domain/search/list/list-route.ts';
import {
  boundaryFilter,
  placeFilter,
  type SearchBoundary,
  searchedArea,
} from '#src/domain/search/search-boundary.ts';
import { slug } from '#src/lib/text/fold.ts';
import { boundsAround } from '#src/lib/geo/web-mercator.ts';
import type { ViewerLocals } from './page-locals.ts';

/** The pins of a view: for a mouse, and for a finger, which needs more room. */
export type FirstPins = {
  readonly mouse: readonly MapPin[];
  readonly finger: readonly MapPin[];
};

/** The homes beside the map. */
export type FirstHomes = {
  readonly results: ResultsPage;
  /** The list of the same homes. */
  readonly listPlace: ReturnType<typeof listPlaceOf>;
  /** The bound of the search, by the place's name where it has one, with all of its homes. */
  readonly bound: { readonly name: string | null; readonly count: number } | null;
};

/** The content of a map's page before its script runs. */
export type MapPage = {
  readonly address: MapAddress;
  /** Null where the view depends on the size of the window. */
  readonly view: MapView | null;
  /** Null while they cannot be had, or are in no view. */
  readonly pins: FirstPins | null;
  readonly homes: FirstHomes | null;
};

/** Larger than most windows, so that none lacks a pin at its edge. CSS pixels. */
const PINS_WINDOW = { widthPx: 1152, heightPx: 1024 } as const;
/** The map beside the list in an ordinary window. */
const PANEL_WINDOW = { widthPx: 720, heightPx: 776 } as const;

/** The place that bounds a map: the one its address names, or the city in its path. */
async function boundOf(
  { place, boundary: bound }: MapAddress,
  { places }: Pick<ViewerLocals, 'places'>,
): Promise<SearchBoundary | null> {
  if (place.kind !== 'city') return bound;
  const [city] = await places.citiesNamed(place.citySlug);
  return city ? { kind: 'place', state: city.state, citySlug: slug(city.name) } : bound;
}

function viewOf({ place, isFitted, boundary: bound }: MapAddress): MapView | null {
  if (place.kind === 'city' || (isFitted && bound)) return null;
  return place.kind === 'view' ? place.view : DEFAULT_VIEW;
}

/** The homes of a search: all of a place, or only those in view. */
type Searched = {
  readonly address: MapAddress;
  readonly bound: SearchBoundary | null;
  readonly view: MapView | null;
};

async function findPins(
  { address: { filters }, bound, view }: Searched,
  { call, today }: ViewerLocals,
): Promise<FirstPins | null> {
  if (!view) return null;
  const { center, zoom } = view;
  const area = searchedArea(bound, boundsAround(center, zoom, PINS_WINDOW));
  if (!area) return { mouse: [], finger: [] };
  const query = pinsQuery(viewQuery({ filters, area, place: placeFilter(bound) }, today), zoom);
  const reply = await call(searchListingsCall, { query });
  if (!reply.ok) return null;
  return {
    mouse: separatePinsOf(reply.value, zoom, 0),
    finger: separatePinsOf(reply.value, zoom, FINGER_PX),
  };
}

function homesQuery({ address: { filters }, bound, view }: Searched, today: string) {
  const place = placeFilter(bound);
  if (!view) return { ...filterQuery(filters, today), ...place };
  const area = searchedArea(bound, boundsAround(view.center, view.zoom, PANEL_WINDOW));
  return area && viewQuery({ filters, area, place }, today);
}

async function findBound(
  { address: { filters }, bound }: Searched,
  { placeName, call, today }: ViewerLocals & { placeName: string | undefined },
): Promise<FirstHomes['bound']> {
  const name = bound?.kind === 'place' ? placeName : null;
  if (!bound || name === undefined) return null;
  const body = { ...filterQuery(filters, today), ...boundaryFilter(bound) };
  const reply = await call(countListingsCall, { query: { type: 'count' }, body });
  return reply.ok ? { name, count: reply.value.count } : null;
}

async function findHomes(searched: Searched, locals: ViewerLocals): Promise<FirstHomes | null> {
  const { call, today } = locals;
  const { filters, order, page } = searched.address;
  const query = homesQuery(searched, today);
  if (!query) return null;
  const search = { ...query, ...orderQuery(order, filters), fields: SEARCH_RESULT_FIELDS };
  const outcome = await findPage(call, { search, page, pageSize: PANEL_PAGE_SIZE });
  if (!outcome.ok) return null;
  const homes = outcome.value;
  const listPlace = listPlaceOf(searched.bound, mainCity(homes.listings));
  const [placeName] = placeNames(listPlace.place, homes.listings);
  return { results: homes, listPlace, bound: await findBound(searched, { ...locals, placeName }) };
}

/**
 * The initial content of a page at a `/map…` address: the pins and homes of an ordinary window, which the
 * map in the browser replaces by those of its own. Content that fails to load is also left to the browser.
 */
export async function mapPage(
  { path, query }: { readonly path: string; readonly query: URLSearchParams },
  locals: ViewerLocals,
): Promise<MapPage> {
  const address = readMapAddress(path, query);
  const searched = { address, bound: await boundOf(address, locals), view: viewOf(address) };
  const [pins, homes] = await Promise.all([
    findPins(searched, locals),
    findHomes(searched, locals),
  ]);
  return { address, view: searched.view, pins, homes };
}
