import { readFilters, writeFilters } from '../search/filter-address.ts';
import type { SearchFilters } from '../search/filters/registry.ts';
import { type ListOrder, readOrder, writeOrder } from '../search/list/list-order.ts';
import { mapCityOf, type ListingPoint, type MapView, mapPath, readMapPath } from './route.ts';
import { pagePath } from '../routes.ts';
import { readBoundary, type SearchBoundary, writeBoundary } from '../search/search-boundary.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** How much of the window the list of results takes; null is the device's default. */
export const PANEL_STOPS = ['closed', 'half', 'full'] as const;
export type PanelStop = (typeof PANEL_STOPS)[number];

/** The place that a map's address asks for. */
export type MapPlace =
  | { readonly kind: 'remembered' }
  | { readonly kind: 'city'; readonly citySlug: string }
  | { readonly kind: 'view'; readonly view: MapView; readonly listing?: ListingPoint };

/** Everything that a map's address says. */
export type MapAddress = {
  readonly place: MapPlace;
  readonly filters: SearchFilters;
  readonly order: ListOrder;
  readonly boundary: SearchBoundary | null;
  /** Whether the map is to show the whole boundary, whatever the size of the window. */
  readonly isFitted: boolean;
  /** The location of a chosen street address. */
  readonly pin: LatLng | null;
  readonly isSatellite: boolean;
  readonly panel: PanelStop | null;
  /** Page of the list of results, from 1. */
  readonly page: number;
};

const PAGE_LIMIT = 9999;

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGE_LIMIT);
}

function readPin(text: string | null): LatLng | null {
  const route = readMapPath(pagePath(`/map/${text ?? ''}`), new URLSearchParams());
  return route.kind === 'view' && !route.listing ? route.view.center : null;
}

function readPlace(path: string, query: URLSearchParams): MapPlace {
  const route = readMapPath(path, query);
  if (route.kind === 'view') return route;
  const city = mapCityOf(path);
  return city ? { kind: 'city', citySlug: city } : { kind: 'remembered' };
}

/** Reads a map's address; unreadable parts count as missing. */
export function readMapAddress(path: string, query: URLSearchParams): MapAddress {
  const panel = query.get('list');
  return {
    place: readPlace(path, query),
    filters: readFilters(query),
    order: readOrder(query),
    boundary: readBoundary(query),
    isFitted: query.get('fit') === 'on',
    pin: readPin(query.get('pin')),
    isSatellite: query.get('satellite') === 'on',
    panel: PANEL_STOPS.find((stop) => stop === panel) ?? null,
    page: readPage(query.get('page')),
  };
}

function pathOf(place: MapPlace): string {
  if (place.kind === 'view') return mapPath(place.view, place.listing);
  return pagePath(place.kind === 'city' ? `/map/${place.citySlug}` : '/map');
}

/** The address that `readMapAddress` reads as this; defaults are left out. */
export function writeMapAddress(address: MapAddress): string {
  const { place, filters, order, boundary, isFitted, pin, isSatellite, panel, page } = address;
  const [path = '', zoom = ''] = pathOf(place).split('?');
  const query = new URLSearchParams(zoom);
  writeFilters(filters, query);
  writeOrder(order, query);
  writeBoundary(boundary, query);
  if (isFitted) query.set('fit', 'on');
  if (pin) query.set('pin', pointText(pin));
  if (isSatellite) query.set('satellite', 'on');
  if (panel) query.set('list', panel);
  if (page > 1) query.set('page', String(page));
  const text = readable(query);
  return text ? `${path}?${text}` : path;
}

const pointText = (point: LatLng) =>
  mapPath({ center: point, zoom: 0 }).replace(pagePath('/map/'), '').replace(/\?.*/, '');

/** Without unneeded escapes, so that a person can read it. */
function readable(query: URLSearchParams): string {
  return query.toString().replaceAll('%2F', '/').replaceAll('%3B', ';').replaceAll('%2C', ',');
}
