import type { LatLng } from '#src/lib/geo/shapes.ts';
import { type Pixel, type PixelSize, worldPixel } from '#src/lib/geo/web-mercator.ts';

/** Picture sizes, about as wide as shown: names on a picture shown smaller could not be read. */
export const LOCATION_PICTURES = {
  narrow: { widthPx: 480, heightPx: 300 },
  wide: { widthPx: 960, heightPx: 440 },
  widest: { widthPx: 1232, heightPx: 440 },
} as const;

/** At the first zoom the streets around a home have names; the second shows half an hour's walk. */
const [CLOSEST_ZOOM, WIDEST_ZOOM] = [15, 14];

/** Radius of a numbered pin. */
export const NUMBER_PIN_PX = 17;
const GAP_PX = 2;
const EDGE_PX = NUMBER_PIN_PX + GAP_PX;
/** Where the pin of the home is widest, above its point. */
const HOME_PIN = { upPx: 22, radiusPx: 14 } as const;
const ROUNDS = 40;

type Moving = { x: number; y: number };

/** A point with its number, from 1, on a picture. */
export type LocationPin = { readonly number: number; readonly at: Pixel };

/** A picture of the map around a home, and the marks on it. */
export type LocationView = { readonly zoom: number; readonly pins: readonly LocationPin[] };

/** Moves two overlapping pins apart, each by half, or the one alone; returns whether it did. */
function part(one: Moving, other: Moving, apartPx: number, isOtherFixed = false): boolean {
  const dx = one.x - other.x;
  const dy = one.y - other.y;
  // Most pairs are far apart, and a page checks thousands of them.
  if (Math.abs(dx) >= apartPx || Math.abs(dy) >= apartPx) return false;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance >= apartPx) return false;
  // Two at one place go apart sideways.
  const towardX = distance === 0 ? 1 : dx / distance;
  const towardY = distance === 0 ? 0 : dy / distance;
  const by = (apartPx - distance) * (isOtherFixed ? 1 : 0.5);
  one.x += towardX * by;
  one.y += towardY * by;
  if (isOtherFixed) return true;
  other.x -= towardX * by;
  other.y -= towardY * by;
  return true;
}

/** Moves apart pins that overlap each other, the home's pin or the edge. */
function spread(pins: readonly Moving[], { widthPx, heightPx }: PixelSize): void {
  const home = { x: widthPx / 2, y: heightPx / 2 - HOME_PIN.upPx };
  const apartPx = 2 * NUMBER_PIN_PX + GAP_PX;
  const fromHomePx = NUMBER_PIN_PX + HOME_PIN.radiusPx + GAP_PX;
  let isMoving = true;
  for (let round = 0; isMoving && round < ROUNDS; round += 1) {
    isMoving = false;
    for (let at = 0; at < pins.length; at += 1) {
      const pin = pins[at] as Moving;
      for (let next = at + 1; next < pins.length; next += 1) {
        if (part(pin, pins[next] as Moving, apartPx)) isMoving = true;
      }
      if (part(pin, home, fromHomePx, true)) isMoving = true;
      pin.x = Math.min(widthPx - EDGE_PX, Math.max(EDGE_PX, pin.x));
      pin.y = Math.min(heightPx - EDGE_PX, Math.max(EDGE_PX, pin.y));
    }
  }
}

/**
 * The picture of a given size around a home with the points marked, as close as all of them fit. Points
 * outside of the widest picture are left out.
 */
export function locationView(
  home: LatLng,
  points: readonly LatLng[],
  size: PixelSize,
): LocationView {
  const { widthPx, heightPx } = size;
  const pixelsAt = (zoom: number) => {
    const middle = worldPixel(home, zoom);
    return points.map((point, index) => {
      const { x, y } = worldPixel(point, zoom);
      const at = { x: x - middle.x + widthPx / 2, y: y - middle.y + heightPx / 2 };
      return { number: index + 1, at };
    });
  };
  const isIn = ({ at: { x, y } }: { readonly at: Pixel }) =>
    x >= EDGE_PX && x <= widthPx - EDGE_PX && y >= EDGE_PX && y <= heightPx - EDGE_PX;
  const zoom = pixelsAt(CLOSEST_ZOOM).every(isIn) ? CLOSEST_ZOOM : WIDEST_ZOOM;
  const pins = pixelsAt(zoom).filter(isIn);
  spread(
    pins.map(({ at }) => at),
    size,
  );
  const rounded = pins.map(({ number, at }) => ({
    number,
    at: { x: Math.round(at.x), y: Math.round(at.y) },
  }));
  return { zoom, pins: rounded };
}
