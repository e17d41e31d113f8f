import type { CountedPlace } from '#src/contract/listings/detail/detail-calls.ts';
import { seesWhole, type Viewer } from '../../http/viewer.ts';
import type { HomesByCity } from './homes-for-sale.ts';
import { type Derived, readDerived } from './listing-directory.ts';

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

/** Those of the cities that have homes for sale, with as many as their lists show a viewer. */
export function activeCities(
  cities: readonly ActiveCity[],
  homesForSale: Derived<HomesByCity>,
): (viewer: Viewer) => Promise<readonly CountedPlace[]> {
  let cachedCities: { readonly homes: HomesByCity; readonly places: Places } | undefined;
  return async (viewer) => {
    const homes = await readDerived(homesForSale);
    if (cachedCities?.homes !== homes) {
      const places = {
        anonymous: withHomes(cities, homes, 'anonymous'),
        verified: withHomes(cities, homes, 'verified'),
      };
      cachedCities = { homes, places };
    }
    return cachedCities.places[seesWhole(viewer) ? 'verified' : 'anonymous'];
  };
}
