import type { ReactNode } from 'react';
import type { FullListing } from '#src/contract/listings/listing.ts';
import { addressLine } from '#src/domain/listing/address.ts';
import { locationTexts } from '#src/messages/listing/location.ts';
import type { HomeSurroundings } from '#src/page-data/home-surroundings.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { Section } from '../Section.tsx';
import { AreaFacts } from './AreaFacts.tsx';
import { LocationPicture } from './LocationPicture.tsx';
import { NearbyLists } from './NearbyLists.tsx';

type Props = {
  listing: FullListing;
  /** Absent where the place of the home is unknown. */
  mapHref: string | undefined;
  /** Absent where they may not be shown. */
  surroundings: HomeSurroundings | undefined;
  /** The control that turns the picture into a movable map. */
  liveMap: ReactNode;
};

/** Where a home is: a picture of the map, what is in walking distance, and its neighbourhood. */
export function LocationSection({ listing, mapHref, surroundings, liveMap }: Props) {
  const words = useTexts(locationTexts);
  const { map, address } = listing;
  const { nearby, area } = surroundings ?? {};
  const hasPicture = map !== null && mapHref !== undefined;
  if (!hasPicture && !area) return null;
  const points = nearby?.points ?? [];
  return (
    <div className="no-print">
      <Section id="location" title={words.title}>
        {hasPicture && (
          <>
            <LocationPicture
              home={{ lat: map.latitude, lng: map.longitude }}
              points={points.map(({ location }) => location)}
              alt={words.mapOf(addressLine(address))}
            >
              {liveMap}
            </LocationPicture>
            <p className="mt-2">
              <a href={mapHref} className="lone-link">
                {words.fullMap}
              </a>
            </p>
          </>
        )}
        {nearby && points.length > 0 && <NearbyLists nearby={nearby} />}
        {area && <AreaFacts area={area} />}
      </Section>
    </div>
  );
}
