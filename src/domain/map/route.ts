import { MAP_CENTER } from '#src/content-folder/facts.ts';
import { TEXT_LIMIT } from '#src/contract/listings/search/values/text-limit.ts';
import { decodeText } from '#src/lib/text/decode-text.ts';
import { slug } from '#src/lib/text/fold.ts';
import { MAP_ROUTE, pagePath } from '../routes.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

export const MIN_ZOOM = 4;
export const MAX_ZOOM = 18;
export const DEFAULT_ZOOM = 14;
/** The zoom of a map path whose `z` is missing or not a zoom. */
const UNSTATED_ZOOM = 17;

export type MapView = { readonly center: LatLng; readonly zoom: number };
export type ListingPoint = { readonly mlsNumber: string; readonly boardId: number };

/** What a `/map…` address says. A path that is not in the grammar is the plain map. */
type MapRoute =
  | { readonly kind: 'default' }
  | { readonly kind: 'view'; readonly view: MapView; readonly listing?: ListingPoint };

export const DEFAULT_VIEW: MapView = { center: MAP_CENTER, zoom: DEFAULT_ZOOM };

const SAME_PLACE_DEGREES = 2e-5;
const SAME_ZOOM = 0.01;

/** Whether two views differ by no more than the rounding of the map itself. */
export function isSameView(a: MapView, b: MapView): boolean {
  return (
    Math.abs(a.center.lat - b.center.lat) < SAME_PLACE_DEGREES &&
    Math.abs(a.center.lng - b.center.lng) < SAME_PLACE_DEGREES &&
    Math.abs(a.zoom - b.zoom) < SAME_ZOOM
  );
}

const degrees = (value: number) => String(Number(value.toFixed(5)));

function readZoom(text: string | null): number {
  const zoom = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return zoom >= MIN_ZOOM && zoom <= MAX_ZOOM ? Math.round(zoom * 100) / 100 : UNSTATED_ZOOM;
}

function readCenter(text: string): LatLng | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function readListing(parts: readonly string[]): ListingPoint | undefined {
  const [mlsNumber = '', boardId = ''] = parts;
  if (!/^[a-z\d-]{1,32}$/i.test(mlsNumber) || !/^\d{1,7}$/.test(boardId)) return undefined;
  return { mlsNumber, boardId: Number(boardId) };
}

/** `/map/{lat};{lng}/{mlsNumber}/{boardId}?z={zoom}` below the base path. */
export function readMapPath(path: string, query: URLSearchParams): MapRoute {
  const [, ...parts] = path.replace(pagePath('/map'), '').split('/').map(decodeText);
  const center = readCenter(parts[0] ?? '');
  if (!center) return { kind: 'default' };
  const view = { center, zoom: readZoom(query.get('z')) };
  if (parts.length === 1) return { kind: 'view', view };
  const listing = parts.length === 3 ? readListing(parts.slice(1)) : undefined;
  return listing ? { kind: 'view', view, listing } : { kind: 'default' };
}

/** The path of a view, with the focused listing when there is one. The zoom goes into `z`. */
export function mapPath(view: MapView, listing?: ListingPoint): string {
  const point = `${degrees(view.center.lat)};${degrees(view.center.lng)}`;
  const focus = listing ? `/${listing.mlsNumber}/${listing.boardId}` : '';
  return `${pagePath(MAP_ROUTE)}/${point}${focus}?z=${Number(view.zoom.toFixed(2))}`;
}

const CITY_PATH = /^\/(?=[\d-]*[a-z])([a-z0-9-]{1,80})$/;

/** The city whose map a path asks for, `/map/{city}`, as it stands there; undefined for any other path. */
export function mapCityOf(path: string): string | undefined {
  const map = pagePath(MAP_ROUTE);
  return path.startsWith(map) ? CITY_PATH.exec(path.slice(map.length))?.[1] : undefined;
}

/** The path of the map of a city whose name stands in a path as people write it; undefined for any other path. */
export function mapCityPath(path: string): string | undefined {
  const map = `${pagePath(MAP_ROUTE)}/`;
  const name = path.startsWith(map) ? decodeText(path.slice(map.length)) : '';
  // A semicolon belongs to a point, a slash to a listing, and a percent sign to a broken escape.
  if (name.length > TEXT_LIMIT || /[;/%]/.test(name)) return undefined;
  const right = map + slug(name);
  return right !== path && mapCityOf(right) !== undefined ? right : undefined;
}

/** Whether a path below that of the map cannot be read. */
export function isUnreadableMapPath(path: string): boolean {
  if (!path.startsWith(`${pagePath(MAP_ROUTE)}/`)) return false;
  const { kind } = readMapPath(path, new URLSearchParams());
  return kind === 'default' && mapCityOf(path) === undefined;
}
