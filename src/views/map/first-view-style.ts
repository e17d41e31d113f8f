import type { MapPage } from '#src/page-data/map-page.ts';
import { FIRST_VIEW_PARTS } from '#src/domain/map/first-view.ts';
import type { MapPicture } from '#src/domain/map/map-picture.ts';
import { type MapPin, shiftOf } from '#src/domain/map/pins.ts';
import { clusterDiameterPx } from '#src/domain/map/rules.ts';
import type { MapView } from '#src/domain/map/route.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';

/** The pointer that a set of pins is for. */
export type Pointer = 'mouse' | 'finger';

/** The id of a pin by its place in its set. */
export const pinId = (pointer: Pointer, index: number) => `${pointer}-pin-${index}`;

const px = (value: number) => `${Math.round(value * 10) / 10}px`;

function pinRules(pins: readonly MapPin[], pointer: Pointer, { center, zoom }: MapView): string[] {
  const middle = worldPixel(center, zoom);
  return pins.map((pin, index) => {
    const { x, y } = worldPixel(pin.at, zoom);
    const shift = shiftOf(pin);
    const size = pin.kind === 'cluster' ? `;--pin-size:${clusterDiameterPx(pin.count)}px` : '';
    return `#${pinId(pointer, index)}{translate:${px(x - middle.x + shift.x)} ${px(y - middle.y + shift.y)}${size}}`;
  });
}

function pictureRule({ offset: { x, y }, scale }: MapPicture): string {
  const place = `translate:calc(-50% + ${px(x)}) calc(-50% + ${px(y)})`;
  return `#${FIRST_VIEW_PARTS.map} img{${place}${scale === 1 ? '' : `;scale:${scale}`}}`;
}

/**
 * Where picture and pins lie from the middle of the map, whose size only the browser knows. A style
 * sheet, as the policy of the page forbids styles in attributes.
 */
export function firstViewStyle({ view, pins }: MapPage, picture: MapPicture | null): string {
  if (!view) return '';
  return [
    ...(picture ? [pictureRule(picture)] : []),
    ...pinRules(pins?.mouse ?? [], 'mouse', view),
    ...pinRules(pins?.finger ?? [], 'finger', view),
  ].join('');
}
