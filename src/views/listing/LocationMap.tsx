import type { FullListing } from '#src/contract/listings/listing.ts';
import { addressLine } from '#src/domain/listing/address.ts';
import { staticMapUrl } from '#src/domain/map/static-map.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { STATIC_MAP_THEMES } from '#src/ui/map/static-map-themes.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { Section } from './Section.tsx';

/** Shows the streets around a home with their names, and marks it. */
const LOOK = { zoom: 15, hasPin: true } as const;
// About as wide as they are shown: names on a picture that is shown smaller could not be read.
const NARROW = { ...LOOK, widthPx: 480, heightPx: 320 } as const;
const WIDE = { ...LOOK, widthPx: 960, heightPx: 384 } as const;

type Props = {
  listing: FullListing;
  /** Absent where nobody knows the place of the home. */
  mapHref: string | undefined;
};

/** Where the home is, as a picture of the map that leads to the map itself. */
export function LocationMap({ listing, mapHref }: Props) {
  const words = useTexts(detailTexts);
  const { map, address } = listing;
  if (!map || !mapHref) return null;
  const point = { lat: map.latitude, lng: map.longitude };
  return (
    <div className="no-print">
      <Section id="location" title={words.location}>
        <a href={mapHref} className="block overflow-clip rounded-card border border-line bg-sand">
          {STATIC_MAP_THEMES.map(({ theme, className }) => (
            <picture key={theme}>
              <source
                media="(width < 600px)"
                srcSet={staticMapUrl(point, { ...NARROW, theme })}
                width={NARROW.widthPx}
                height={NARROW.heightPx}
              />
              <img
                src={staticMapUrl(point, { ...WIDE, theme })}
                width={WIDE.widthPx}
                height={WIDE.heightPx}
                alt={words.mapOf(addressLine(address))}
                loading="lazy"
                decoding="async"
                className={`block w-full h-auto ${className}`}
              />
            </picture>
          ))}
        </a>
      </Section>
    </div>
  );
}
