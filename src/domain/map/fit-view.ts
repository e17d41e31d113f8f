import type { LatLng } from '#src/lib/geo/shapes.ts';
import { type PixelSize, pointAt, worldPixel } from '#src/lib/geo/web-mercator.ts';
import type { MapView } from './route.ts';

type Fit = PixelSize & {
  /** Room between the outermost points and the edge. */
  readonly paddingPx: number;
  readonly minZoom: number;
  readonly maxZoom: number;
};

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/**
 * The nearest view, by whole zooms, of a window that shows all points; where even the farthest one
 * does not, that one. Undefined without a point.
 */
export function fitView(points: readonly LatLng[], fit: Fit): MapView | undefined {
  if (points.length === 0) return undefined;
  for (let zoom = fit.maxZoom; ; zoom -= 1) {
    const pixels = points.map((point) => worldPixel(point, zoom));
    const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)];
    const isWide = spread(xs) > fit.widthPx - 2 * fit.paddingPx;
    const isHigh = spread(ys) > fit.heightPx - 2 * fit.paddingPx;
    if ((!isWide && !isHigh) || zoom <= fit.minZoom) {
      return { center: pointAt({ x: middle(xs), y: middle(ys) }, zoom), zoom };
    }
  }
}
