import type { CountedPlace } from '#src/contract/listings/detail/detail-calls.ts';
import { canSeeRestricted, type Viewer } from '../../http/viewer.ts';
import type { HomesByCity } from './homes-for-sale.ts';
import type { Derived } from './listing-directory.ts';

export type ActiveCity = {
  readonly key: string;
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
};

type Places = Readonly<Record<'anonymous' | 'verified', readonly CountedPlace[]>>;

function withHomes(
  cities: readonly ActiveCity[],
  homes: HomesByCity,
  viewer: keyof Places,
): readonly CountedPlace[] {
  return cities.flatMap(({ key, name, state, lat, lng }) => {
    const count = homes.get(key)?.[viewer] ?? 0;
    if (count === 0) return [];
    const location = { latitude: lat, longitude: lng };
    return [{ name, type: 'city' as const, city: name, state, location, count }];
  });
}

/**
 * The cities with homes for sale, each with the number that its list shows a viewer. Empty until they have
 * been counted, which takes seconds after a start: the page around them does not wait for them.
 *
 * @param onError called with the reason when they could not be counted
 */
export function activeCities(
  cities: readonly ActiveCity[],
  homesForSale: Derived<HomesByCity>,
  onError: (error: unknown) => void,
): (viewer: Viewer) => readonly CountedPlace[] {
  let cachedCities: { readonly homes: HomesByCity; readonly places: Places } | undefined;
  return (viewer) => {
    if (!homesForSale.isMade()) {
      // Starts the count for later callers.
      homesForSale.whenMade()?.catch(onError);
      return [];
    }
    const homes = homesForSale();
    if (cachedCities?.homes !== homes) {
      const places = {
        anonymous: withHomes(cities, homes, 'anonymous'),
        verified: withHomes(cities, homes, 'verified'),
      };
      cachedCities = { homes, places };
    }
    return cachedCities.places[canSeeRestricted(viewer) ? 'verified' : 'anonymous'];
  };
}
