import { type PixelSize, pointAt, worldPixel } from '#src/lib/geo/web-mercator.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { MIN_ZOOM, type MapView } from './route.ts';

/** Centres lie on a grid, so that the pages of a list share an existing picture. */
const GRID_PX = 32;
/** Closer than this, a picture of a few homes does not show where in the city they are. */
const CLOSEST_ZOOM = 15;

const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const onGrid = (px: number) => Math.round(px / GRID_PX) * GRID_PX;

/**
 * The nearest view, at a whole zoom, in whose window all points lie; undefined without a point. The widest
 * one where they lie too far apart.
 */
export function fittedView(points: readonly LatLng[], window: PixelSize): MapView | undefined {
  if (points.length === 0) return undefined;
  const at = (zoom: number): { readonly view: MapView; readonly fits: boolean } => {
    const pixels = points.map((point) => worldPixel(point, zoom));
    const x = onGrid(middleOf(pixels.map((pixel) => pixel.x)));
    const y = onGrid(middleOf(pixels.map((pixel) => pixel.y)));
    const fits = pixels.every(
      (pixel) =>
        Math.abs(pixel.x - x) <= window.widthPx / 2 && Math.abs(pixel.y - y) <= window.heightPx / 2,
    );
    return { view: { center: pointAt({ x, y }, zoom), zoom }, fits };
  };
  let zoom = CLOSEST_ZOOM;
  while (zoom > MIN_ZOOM && !at(zoom).fits) zoom -= 1;
  return at(zoom).view;
}
