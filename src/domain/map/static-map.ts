import type { LatLng } from '#src/lib/geo/shapes.ts';

/** Shows the streets around a home with their names. */
const ZOOM = 15;

type StaticMapLook = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly theme: 'light' | 'dark';
};

/** The address of a picture of the map round a point, which a pin marks. */
export function staticMapUrl({ lat, lng }: LatLng, look: StaticMapLook): string {
  const { widthPx, heightPx, theme } = look;
  const query = new URLSearchParams({
    center: `${lat.toFixed(5)},${lng.toFixed(5)}`,
    zoom: String(ZOOM),
    size: `${widthPx}x${heightPx}`,
    theme,
    pin: 'true',
  });
  return `/images/static-map?${query.toString()}`;
}
