import type { LocationMatches } from '#src/contract/places/realty-location.ts';
import { areaOf, countOf, type ListedPlace, type LocationDependencies } from './locations-list.ts';

/** The most places in each group. */
const LIMIT = 100;

/** Places in the three groups of the older call, in their given order. */
export function matchingLocations(
  places: readonly ListedPlace[],
  dependencies: LocationDependencies,
): LocationMatches {
  const locationOf = (place: ListedPlace) => ({
    name: place.name,
    city: place.city,
    state: place.state,
    location: { lat: place.lat, lng: place.lng },
    activeCount: countOf(place, dependencies),
  });
  const cities = places.filter(({ type }) => type === 'city').slice(0, LIMIT);
  const neighborhoods = places.filter(({ type }) => type === 'neighborhood').slice(0, LIMIT);
  const counts = new Map<string, number>();
  for (const city of cities) {
    const area = areaOf(city, dependencies);
    if (area !== null) counts.set(area, (counts.get(area) ?? 0) + countOf(city, dependencies));
  }
  return {
    areas: [...counts].map(([name, activeCount]) => ({ name, activeCount })),
    cities: cities.map(locationOf).map(({ city: _city, ...one }) => one),
    neighborhoods: neighborhoods.map(locationOf),
  };
}
