import type { Bounds, LatLng } from './shapes.ts';

/** The deepest tile zoom positions are stored at; any coarser tile is a shift of it. */
export const DEEPEST_TILE_ZOOM = 29;

const TILES = 2 ** DEEPEST_TILE_ZOOM;

function toTile(share: number): number {
  return Math.min(TILES - 1, Math.max(0, Math.floor(share * TILES)));
}

/** The Web-Mercator tile of a point at zoom 29. Degrees in, whole tile numbers out. */
export function deepestTile(latitude: number, longitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: toTile((longitude + 180) / 360),
    y: toTile(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** Side of the whole world in CSS pixels at zoom 0. */
const WORLD_PX = 256;

export type Pixel = { readonly x: number; readonly y: number };
export type PixelSize = { readonly widthPx: number; readonly heightPx: number };

/** Where a point lies in the whole world drawn at a zoom, in CSS pixels from its north-west corner. */
export function worldPixel({ lat, lng }: LatLng, zoom: number): Pixel {
  const px = WORLD_PX * 2 ** zoom;
  const down = 0.5 - Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI);
  return { x: (lng / 360 + 0.5) * px, y: down * px };
}

/** The point that lies at a pixel of the whole world drawn at a zoom. */
export function pointAt({ x, y }: Pixel, zoom: number): LatLng {
  const px = WORLD_PX * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / px))) * 180) / Math.PI;
  return { lat, lng: (x / px - 0.5) * 360 };
}

const LAST_LATITUDE = 85;

/** The area that a window of a size shows around a point at a zoom. Degrees. */
export function boundsAround(
  center: LatLng,
  zoom: number,
  { widthPx, heightPx }: PixelSize,
): Bounds {
  const { x, y } = worldPixel(center, zoom);
  const northWest = pointAt({ x: x - widthPx / 2, y: y - heightPx / 2 }, zoom);
  const southEast = pointAt({ x: x + widthPx / 2, y: y + heightPx / 2 }, zoom);
  return {
    north: Math.min(northWest.lat, LAST_LATITUDE),
    west: Math.max(northWest.lng, -180),
    south: Math.max(southEast.lat, -LAST_LATITUDE),
    east: Math.min(southEast.lng, 180),
  };
}
