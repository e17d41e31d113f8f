/** A name to be placed, with the zoom from which it is important enough to be shown. */
type PlacedName = { name: string; lat: number; lng: number; wantedZoom: number };

type Box = { x: number; y: number; halfWidthPx: number; zoom: number };

const worldPx = 256;
const letterWidthPx = 7.5;
const gapPx = 8;
/** Below this zoom a name stands over a dot that marks the place. */
const dotMaxZoom = 8;
const heightWithDotPx = 38;
const heightAlonePx = 24;
/** A binary fraction, so that whole zoom levels are tried exactly. */
const zoomStep = 0.125;
const maxZoom = 12;

/**
 * The zoom from which each name is shown, so that no name is in the way of an earlier one in the
 * list. A map that hides colliding names does so tile by tile and would let a village beside a
 * tile edge push out a metropolis; deciding here also keeps names from flickering while zooming.
 */
export function labelZooms(names: readonly PlacedName[]): number[] {
  const boxes: Box[] = [];
  for (const place of names) {
    const box = { ...project(place), halfWidthPx: (place.name.length * letterWidthPx) / 2 };
    let zoom = place.wantedZoom;
    while (zoom < maxZoom && boxes.some((other) => inTheWay(box, other, zoom))) {
      zoom = (Math.floor(zoom / zoomStep) + 1) * zoomStep;
    }
    boxes.push({ ...box, zoom });
  }
  return boxes.map(({ zoom }) => zoom);
}

/** Compares at the first zoom at which both are shown; at closer zooms they only move apart. */
function inTheWay(box: Omit<Box, 'zoom'>, other: Box, zoom: number): boolean {
  const sharedZoom = Math.max(zoom, other.zoom);
  const scale = 2 ** sharedZoom;
  const heightPx = sharedZoom < dotMaxZoom ? heightWithDotPx : heightAlonePx;
  if (Math.abs(box.y - other.y) * scale > heightPx) return false;
  return Math.abs(box.x - other.x) * scale < box.halfWidthPx + other.halfWidthPx + gapPx;
}

/** Web Mercator pixels at zoom 0. */
function project({ lat, lng }: PlacedName): { x: number; y: number } {
  const sine = Math.sin(lat * (Math.PI / 180));
  return {
    x: (lng / 360 + 0.5) * worldPx,
    y: (0.5 - Math.atanh(sine) / (2 * Math.PI)) * worldPx,
  };
}
