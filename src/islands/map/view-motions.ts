import { fromLonLat } from 'ol/proj.js';
import type OlView from 'ol/View.js';
import { MAX_ZOOM, MIN_ZOOM } from '#src/domain/map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { Pixel } from '#src/lib/geo/web-mercator.ts';

const MOTION_MS = 200;

function durationMs(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOTION_MS;
}

/** A point in the coordinates of the map. */
export const toMap = ({ lat, lng }: LatLng) => fromLonLat([lng, lat]);

/** Zooms by whole levels, about a point or about the centre. */
export function zoomBy(view: OlView, levels: number, about?: LatLng): void {
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (view.getZoom() ?? MIN_ZOOM) + levels));
  view.cancelAnimations();
  view.animate({ zoom, ...(about ? { center: toMap(about) } : {}), duration: durationMs() });
}

/** Moves what the map shows by some pixels. */
export function panBy(view: OlView, { x, y }: Pixel): void {
  if (x === 0 && y === 0) return;
  const [centerX = 0, centerY = 0] = view.getCenter() ?? [];
  const resolution = view.getResolution() ?? 1;
  const center = [centerX - x * resolution, centerY + y * resolution];
  view.animate({ center, duration: durationMs() });
}
