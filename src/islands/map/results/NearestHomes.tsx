import { useStore } from '@nanostores/react';
import { MapPin } from 'lucide-react';
import { listingKey } from '#src/domain/listing/key.ts';
import { DEFAULT_ZOOM } from '#src/domain/map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $nearestHomes } from '#src/stores/search/panel/nearest-homes.ts';
import { setSearchBoundary } from '#src/stores/search/search-boundary.ts';
import { showView } from '#src/stores/search/settings.ts';
import { icon } from '#src/ui/icon.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { ListingGrid } from '#src/ui/listing/ListingGrid.tsx';

/** Shows the map around a home; a place the search is bound to would leave the home out. */
function goTo(center: LatLng): void {
  setSearchBoundary(null);
  showView({ center, zoom: DEFAULT_ZOOM });
}

/** The homes nearest to an empty view, with how far they are and the way there. */
export function NearestHomes() {
  const words = useTexts(mapTexts);
  const homes = useStore($nearestHomes);
  if (homes.length === 0) return null;
  return (
    <section aria-label={words.nearestHomes} className="mt-8">
      <p className="heading-3 mb-4">{words.nearestHomes}</p>
      <ListingGrid label={words.nearestHomes}>
        {homes.map(({ listing, at, km }) => (
          <div key={listingKey(listing)} className="h-full flex flex-col">
            <div className="flex items-center justify-between gap-2">
              <p className="text-sm font-semibold">{words.distanceAway(km)}</p>
              <button
                type="button"
                className="btn-quiet text-sm px-3"
                aria-label={words.goToHome(words.distanceAway(km))}
                onClick={() => goTo(at)}
              >
                <MapPin {...icon(16)} />
                {words.goToHomeShort}
              </button>
            </div>
            <div className="grow">
              <ListingCard listing={listing} heading="h3" />
            </div>
          </div>
        ))}
      </ListingGrid>
    </section>
  );
}
