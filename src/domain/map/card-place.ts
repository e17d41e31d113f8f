import type { Pixel, PixelSize } from '#src/lib/geo/web-mercator.ts';

/** What covers the edges of the map: the controls on the right are the widest. CSS pixels. */
const INSETS_PX = { right: 68, bottom: 12, left: 12 } as const;
/** The controls at the top, and the least distance from there, for a card that is too high to leave them free. */
const TOP_PX = { free: 68, least: 12 } as const;
/** From the middle of a pin to a card beside it, and to one above or below it. */
const BESIDE_PX = 52;
const ABOVE_PX = 30;

/** Where a card stands, its top left corner, and how far the map has to move for it. CSS pixels. */
export type CardPlace = Pixel & { readonly shift: Pixel };

type Room = { readonly pin: Pixel; readonly card: PixelSize; readonly map: PixelSize };

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

const length = ({ x, y }: Pixel) => Math.abs(x) + Math.abs(y);

function topOf({ card, map }: Room): number {
  return clamp(map.heightPx - INSETS_PX.bottom - card.heightPx, TOP_PX.least, TOP_PX.free);
}

/** How far the map would have to move to make room on each side of the pin: right, left, above, below. */
function shiftsFor(room: Room): readonly Pixel[] {
  const { pin, card, map } = room;
  const { right, bottom, left } = INSETS_PX;
  const top = topOf(room);
  return [
    { x: Math.min(0, map.widthPx - right - card.widthPx - BESIDE_PX - pin.x), y: 0 },
    { x: Math.max(0, left + card.widthPx + BESIDE_PX - pin.x), y: 0 },
    { x: 0, y: Math.max(0, top + card.heightPx + ABOVE_PX - pin.y) },
    { x: 0, y: Math.min(0, map.heightPx - bottom - card.heightPx - ABOVE_PX - pin.y) },
  ];
}

/**
 * Puts a card beside its pin, else above or below it, never over it: on the side for which the map has to
 * move least.
 */
export function placeCard(room: Room): CardPlace {
  const { card, map } = room;
  const { right, bottom, left } = INSETS_PX;
  const top = topOf(room);
  const shifts = shiftsFor(room);
  const shift = shifts.reduce((best, each) => (length(each) < length(best) ? each : best));
  const side = shifts.indexOf(shift);
  const x = room.pin.x + shift.x;
  const y = room.pin.y + shift.y;
  if (side < 2) {
    const middle = y - card.heightPx / 2;
    return {
      shift,
      x: side === 0 ? x + BESIDE_PX : x - BESIDE_PX - card.widthPx,
      y: clamp(middle, top, Math.max(top, map.heightPx - bottom - card.heightPx)),
    };
  }
  const middle = x - card.widthPx / 2;
  return {
    shift,
    x: clamp(middle, left, Math.max(left, map.widthPx - right - card.widthPx)),
    y: side === 2 ? y - ABOVE_PX - card.heightPx : y + ABOVE_PX,
  };
}

/** How far the map has to move for a pin to stand above a card at the bottom of the map. */
export function shiftAbove(pin: Pixel, cardTopPx: number): Pixel {
  return { x: 0, y: Math.min(0, cardTopPx - ABOVE_PX - pin.y) };
}
