import type { CountedPlace } from '#src/contract/listings/detail-calls.ts';
import type { CountsByCity } from './active-counts.ts';

export type ActiveCity = {
  readonly key: string;
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
};

function withHomes(cities: readonly ActiveCity[], counts: CountsByCity): readonly CountedPlace[] {
  return cities.flatMap(({ key, name, state, lat, lng }) => {
    const count = (counts.get(key) ?? []).reduce((sum, one) => sum + one.count, 0);
    if (count === 0) return [];
    const location = { latitude: lat, longitude: lng };
    return [{ name, type: 'city' as const, city: name, state, location, count }];
  });
}

/** Those of the cities that have homes on the market, with how many. */
export function activeCities(
  cities: readonly ActiveCity[],
  activeCounts: () => CountsByCity,
): () => readonly CountedPlace[] {
  let cached:
    { readonly counts: CountsByCity; readonly places: readonly CountedPlace[] } | undefined;
  return () => {
    const counts = activeCounts();
    if (cached?.counts !== counts) cached = { counts, places: withHomes(cities, counts) };
    return cached.places;
  };
}
