import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { BasemapView } from './basemap/source.ts';

type StaticMapLook = {
  /** A whole number. */
  readonly zoom: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly theme: 'light' | 'dark';
  /** The road map by default. */
  readonly view?: BasemapView;
  /** Whether a pin marks the point. */
  readonly hasPin?: boolean;
};

/** The address of a picture of the map round a point. */
export function staticMapUrl(
  { lat, lng }: LatLng,
  { zoom, widthPx, heightPx, theme, view = 'roadmap', hasPin = false }: StaticMapLook,
): string {
  const query = new URLSearchParams({
    center: `${lat.toFixed(5)},${lng.toFixed(5)}`,
    zoom: String(zoom),
    size: `${widthPx}x${heightPx}`,
    theme,
    ...(view === 'roadmap' ? {} : { view }),
    ...(hasPin ? { pin: 'true' } : {}),
  });
  return `/images/static-map?${query.toString()}`;
}
