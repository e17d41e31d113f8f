import type { FirstPins as Pins } from '#src/page-data/map-page.ts';
import { type MapAddress, writeMapAddress } from '#src/domain/map/address.ts';
import type { MapPin } from '#src/domain/map/pins.ts';
import { MAX_ZOOM, type MapView } from '#src/domain/map/route.ts';
import { CLUSTER_ZOOM_LEVELS } from '#src/domain/map/rules.ts';
import { detailPath } from '#src/domain/routes.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { useToday } from '#src/ui/today.ts';
import { pinClassName, pinFace } from '#src/ui/map/pin-face.ts';
import { pinId, type Pointer } from './first-view-style.ts';

const NO_MARKS = { visitedKeys: new Set<string>(), savedKeys: new Set<string>() };

/** Where a pin leads without a script: to its home, or nearer to its homes. */
function hrefOf(pin: MapPin, address: MapAddress, { zoom }: MapView): string {
  if (pin.kind === 'listing') return detailPath(pin.listing);
  const nearer = pin.kind === 'stack' ? MAX_ZOOM : Math.min(MAX_ZOOM, zoom + CLUSTER_ZOOM_LEVELS);
  const place = { kind: 'view', view: { center: pin.at, zoom: nearer } } as const;
  return writeMapAddress({ ...address, place, isFitted: false, page: 1 });
}

type Props = { address: MapAddress; view: MapView };

function PinsFor({
  pointer,
  pins,
  address,
  view,
}: Props & { pointer: Pointer; pins: readonly MapPin[] }) {
  const locale = useLocale();
  const today = useToday();
  return pins.map((pin, index) => {
    const face = pinFace(pin, { ...NO_MARKS, amounts: address.filters.amounts, today }, locale);
    return (
      <a
        key={pin.id}
        id={pinId(pointer, index)}
        href={hrefOf(pin, address, view)}
        aria-label={face.name}
        className={pinClassName(face)}
        data-closed={face.closedLabel ?? undefined}
      >
        {face.label}
      </a>
    );
  });
}

/** The pins of a view as links, those for a mouse and those for a finger: a page shows one of both. */
export function FirstPins({ pins, ...view }: Props & { pins: Pins }) {
  const words = useTexts(mapTexts);
  return (['mouse', 'finger'] as const).map((pointer) => (
    <nav key={pointer} aria-label={words.pinsLabel} className={`first-pins first-pins-${pointer}`}>
      <PinsFor pointer={pointer} pins={pins[pointer]} {...view} />
    </nav>
  ));
}
