import { fromLonLat, transformExtent } from 'ol/proj.js';
import OlView from 'ol/View.js';
import { MAX_ZOOM, MIN_ZOOM, type MapView } from '#src/domain/map/route.ts';
import { allowLibraryMarkup } from '#src/lib/trusted-types/library-markup.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

const MOVE_MS = 200;

/** The duration of a move; none for users who ask for less motion. */
export function durationMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
}

/** West, south, east, north of where the map may go: Canada with room around it. */
const REACH = [-170, 30, -40, 84];

/** Where a point lies in the projection of the map, metres. */
export const toMap = ({ lat, lng }: LatLng) => fromLonLat([lng, lat]);

/** The library's view: limited to Canada and never rotated. */
export function openLayersView({ center, zoom }: MapView): OlView {
  // Every map has a view, and the library measures its labels by markup.
  allowLibraryMarkup();
  return new OlView({
    center: toMap(center),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    enableRotation: false,
    extent: transformExtent(REACH, 'EPSG:4326', 'EPSG:3857'),
    constrainOnlyCenter: true,
  });
}

/** Zooms by whole levels, about a point or about the centre. */
export function zoomBy(view: OlView, levels: number, about?: LatLng): void {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (view.getZoom() ?? MIN_ZOOM) + levels));
  view.cancelAnimations();
  view.animate({
    zoom,
    ...(about ? { center: toMap(about) } : {}),
    duration: durationMs(),
  });
}
