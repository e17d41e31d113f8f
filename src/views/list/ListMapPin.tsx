import { useContext } from 'react';
import { type MapPin, shiftOf } from '#src/domain/map/pins.ts';
import { MAX_ZOOM, type MapView } from '#src/domain/map/route.ts';
import { CLUSTER_ZOOM_LEVELS, clusterDiameterPx, clusterLabel } from '#src/domain/map/rules.ts';
import { detailPath } from '#src/domain/routes.ts';
import type { ListRequest } from '#src/domain/search/list/list-route.ts';
import { type PixelSize, worldPixel } from '#src/lib/geo/web-mercator.ts';
import { mapOfListAt } from '#src/page-data/list-links.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { useToday } from '#src/ui/today.ts';
import { pinFace } from '#src/ui/map/pin-face.ts';

const PIN_HEIGHT_PX = 28;
const PIN_LETTER_PX = 8.5;
const PIN_PADDING_PX = 20;

const NO_MARKS = { visitedKeys: new Set<string>(), savedKeys: new Set<string>() };

function hrefOf(pin: MapPin, request: ListRequest, zoom: number): string {
  if (pin.kind === 'listing') return detailPath(pin.listing);
  const nearer = pin.kind === 'stack' ? MAX_ZOOM : Math.min(MAX_ZOOM, zoom + CLUSTER_ZOOM_LEVELS);
  return mapOfListAt(request, { center: pin.at, zoom: nearer });
}

type Props = {
  pin: MapPin;
  request: ListRequest;
  view: MapView;
  /** Size of the drawing, whose middle is that of the view. */
  size: PixelSize;
};

/** A home, or homes, on the map of a list. Its place is an attribute, as the policy of the pages forbids styles there. */
export function ListMapPin({ pin, request, view: { center, zoom }, size }: Props) {
  const locale = useLocale();
  const amounts = useContext(AmountsContext);
  const today = useToday();
  const face = pinFace(pin, { ...NO_MARKS, amounts, today }, locale);
  const [at, middle] = [worldPixel(pin.at, zoom), worldPixel(center, zoom)];
  const isCircle = pin.kind === 'cluster';
  // A circle shows the number of homes, whatever their status.
  const [label, look] = isCircle ? [clusterLabel(pin.count), 'cluster'] : [face.label, face.look];
  const shift = shiftOf(pin);
  const height = isCircle ? clusterDiameterPx(pin.count) : PIN_HEIGHT_PX;
  const width = isCircle ? height : label.length * PIN_LETTER_PX + PIN_PADDING_PX;
  const x = Math.round(at.x - middle.x + size.widthPx / 2 + shift.x);
  const y = Math.round(at.y - middle.y + size.heightPx / 2 + shift.y);
  return (
    <g transform={`translate(${x} ${y})`}>
      <a
        href={hrefOf(pin, request, zoom)}
        aria-label={face.name}
        className={`list-pin list-pin-${look}`}
      >
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
        <text>{label}</text>
      </a>
    </g>
  );
}
