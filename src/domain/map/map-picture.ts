import { type Pixel, type PixelSize, pointAt, worldPixel } from '#src/lib/geo/web-mercator.ts';
import type { BasemapView } from './basemap/source.ts';
import type { MapView } from './route.ts';
import { staticMapUrl } from './static-map.ts';

/**
 * A picture of the map that lies under a view: an address for each look, and where its centre lies from
 * the view's, in CSS pixels of the view.
 */
export type MapPicture = {
  readonly offset: Pixel;
  /** Scale of the picture's pixels; other than 1 between whole zooms. */
  readonly scale: number;
  readonly addressOf: (size: PixelSize, theme: 'light' | 'dark') => string;
};

/** Pictures are centred on a grid, so that similar views share an existing picture. */
const PICTURE_GRID_PX = 128;

/** Rounded as on the server. */
const degrees = (value: number) => Math.round(value * 1e5) / 1e5;

/** The picture under a view. */
export function pictureUnder({ center, zoom }: MapView, view: BasemapView): MapPicture {
  const wholeZoom = Math.round(zoom);
  const { x, y } = worldPixel(center, wholeZoom);
  const onGrid = (px: number) => Math.round(px / PICTURE_GRID_PX) * PICTURE_GRID_PX;
  const exact = pointAt({ x: onGrid(x), y: onGrid(y) }, wholeZoom);
  const pictureCenter = { lat: degrees(exact.lat), lng: degrees(exact.lng) };
  const at = worldPixel(pictureCenter, zoom);
  const viewCenterPx = worldPixel(center, zoom);
  return {
    offset: { x: at.x - viewCenterPx.x, y: at.y - viewCenterPx.y },
    scale: 2 ** (zoom - wholeZoom),
    addressOf: (size, theme) =>
      staticMapUrl(pictureCenter, { zoom: wholeZoom, ...size, theme, view }),
  };
}
