import type { Bounds } from '#src/lib/geo/shapes.ts';
const CLUSTER_ZOOM_STEP = 2;
/** Zoom levels gained by opening a cluster. */
export const CLUSTER_ZOOM_LEVELS = 2;
const DETAIL_ZOOM = 16;
const CLUSTER_ALWAYS_UP_TO = 15;
const CLUSTER_WHEN_MANY_UP_TO = 17;
const MANY_LISTINGS = 30;

/** Listings a map search asks for: 200 where single homes are drawn, else 30. */
export function resultsPerPageAt(zoom: number): number {
  return zoom >= DETAIL_ZOOM ? 200 : 30;
}

/** Clusters are tiles two zooms deeper than the view. */
export function clusterPrecisionAt(zoom: number): number {
  return Math.round(zoom) + CLUSTER_ZOOM_STEP;
}

export function clusterLimitAt(zoom: number): number {
  return zoom <= 8 ? 200 : 100;
}

/** Whether pins are drawn as clusters: up to zoom 15 always, up to 17 when there are many homes. */
export function showsClusters(zoom: number, count: number): boolean {
  return zoom <= CLUSTER_ALWAYS_UP_TO || (zoom <= CLUSTER_WHEN_MANY_UP_TO && count > MANY_LISTINGS);
}

const clamp = (degrees: number, limit: number) => Math.min(limit, Math.max(-limit, degrees));

/**
 * The view as the ring the `map` parameter wants, [lng, lat] in degrees. A wide map reaches over the edge of
 * the world, west of Alaska, where the listings API knows no longitudes and no home stands.
 */
export function boundsRing(bounds: Bounds): [number, number][] {
  const [north, south] = [clamp(bounds.north, 90), clamp(bounds.south, 90)];
  const [east, west] = [clamp(bounds.east, 180), clamp(bounds.west, 180)];
  return [
    [west, north],
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** Smallest count for each diameter, CSS pixels; the largest circle fits into its map cell. */
const CLUSTER_SIZES = [
  { from: 100, diameterPx: 56 },
  { from: 10, diameterPx: 42 },
  { from: 0, diameterPx: 30 },
] as const;

/** Circle diameter of a cluster in CSS pixels: small, medium or large, by its count. */
export function clusterDiameterPx(count: number): number {
  return CLUSTER_SIZES.find(({ from }) => count >= from)?.diameterPx ?? 30;
}

/** "37", "1.2K": the label of a cluster. */
export function clusterLabel(count: number): string {
  if (count < 1000) return String(count);
  const thousands = count / 1000;
  return `${thousands < 10 ? Number(thousands.toFixed(1)) : Math.round(thousands)}K`;
}
