import type { CountedPlace } from '#src/contract/detail-calls.ts';
import type { ActiveCount } from './active-counts.ts';

type KnownCity = {
  readonly key: string;
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
};

/** The known cities that have homes on the market, with how many. */
export function activeCities(
  cities: readonly KnownCity[],
  activeCounts: (cityKey: string) => readonly ActiveCount[],
): () => CountedPlace[] {
  return () =>
    cities.flatMap(({ key, name, state, lat, lng }) => {
      const count = activeCounts(key).reduce((sum, one) => sum + one.count, 0);
      if (count === 0) return [];
      const location = { latitude: lat, longitude: lng };
      return [{ name, type: 'city' as const, city: name, state, location, count }];
    });
}
