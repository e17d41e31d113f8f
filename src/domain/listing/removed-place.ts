import type {
  ListingDocument,
  Position,
  RestrictedDocument,
} from '#src/contract/listings/listing.ts';
import type { RemovedListing } from '#src/contract/listings/detail/removed-listing.ts';

export type RemovedPlace = Pick<RemovedListing, 'state' | 'city' | 'neighborhood' | 'map'>;

/** What remains of a removed listing, with the day, YYYY-MM-DD. */
export type ListingRemoval = RemovedPlace & Pick<RemovedListing, 'removedOn'>;

/** Hundredths of a degree: about a kilometre. */
const COARSE = 100;

/** A point about a kilometre from another. */
export const coarsePosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * COARSE) / COARSE,
  longitude: Math.round(longitude * COARSE) / COARSE,
});

/**
 * What remains of the place of a removed listing. For a restricted one it is the place of its public view,
 * which has no neighbourhood.
 */
export function removedPlace(
  { address, map }: Pick<ListingDocument, 'address' | 'map'>,
  view: RestrictedDocument | null,
): RemovedPlace {
  if (view) {
    return {
      state: view.address.state,
      city: view.address.city,
      neighborhood: null,
      map: view.map ?? null,
    };
  }
  const { state, city, neighborhood = null } = address;
  return { state, city, neighborhood, map: map ? coarsePosition(map) : null };
}
