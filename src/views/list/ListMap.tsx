import './list-map.css';
import { Map as MapIcon } from 'lucide-react';
import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import { fittedView } from '#src/domain/map/fitted-view.ts';
import { separatePins } from '#src/domain/map/pin-separation.ts';
import { listingPins } from '#src/domain/map/pins.ts';
import { staticMapUrl } from '#src/domain/map/static-map.ts';
import type { ListRequest } from '#src/domain/search/list/list-route.ts';
import { listPageTexts } from '#src/messages/search/list-page.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { icon } from '#src/ui/icon.ts';
import { STATIC_MAP_THEMES } from '#src/ui/map/static-map-themes.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { ListMapPin } from './ListMapPin.tsx';

/** The largest size of the map beside a list; a smaller window shows its middle. */
const PICTURE = { widthPx: 448, heightPx: 1024 } as const;
/** The part of it that most windows show, without room for a pin at each edge. */
const PINS_WINDOW = { widthPx: 308, heightPx: 540 } as const;

type Props = { request: ListRequest; listings: readonly AnySearchResult[]; mapHref: string };

/** Where the homes of a page are: a picture of the map with their pins, which leads to the map itself. */
export function ListMap({ request, listings, mapHref }: Props) {
  const words = useTexts(resultsTexts);
  const { mapOfPage } = useTexts(listPageTexts);
  const pins = listingPins(listings);
  const view = fittedView(
    pins.map(({ at }) => at),
    PINS_WINDOW,
  );
  if (!view) return null;
  const { center, zoom } = view;
  return (
    <aside aria-label={mapOfPage} className="list-map no-print">
      {/* biome-ignore lint/a11y/useAnchorContent: hidden on purpose, the link in the heading says it */}
      <a href={mapHref} tabIndex={-1} aria-hidden="true" className="list-map-picture">
        {STATIC_MAP_THEMES.map(({ theme, className }) => (
          <img
            key={theme}
            src={staticMapUrl(center, { ...PICTURE, zoom, theme })}
            width={PICTURE.widthPx}
            height={PICTURE.heightPx}
            loading="lazy"
            decoding="async"
            alt=""
            className={`list-map-middle ${className}`}
          />
        ))}
        <span className="list-map-open">
          <MapIcon {...icon(16)} />
          {words.openMap}
        </span>
      </a>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the aside is named, and so is every pin in it */}
      <svg
        className="list-map-middle list-map-pins"
        width={PICTURE.widthPx}
        height={PICTURE.heightPx}
        viewBox={`0 0 ${PICTURE.widthPx} ${PICTURE.heightPx}`}
      >
        {separatePins(pins, zoom).map((pin) => (
          <ListMapPin key={pin.id} pin={pin} request={request} view={view} size={PICTURE} />
        ))}
      </svg>
    </aside>
  );
}
