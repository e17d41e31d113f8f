import type { LocationGroupPath, LocationGroups } from '#src/contract/places/locations.ts';
import { areaOf, type ListedPlace, type LocationDependencies } from './locations-list.ts';

type Counts = Record<string, number>;

/**
 * The number of places with each value, the largest first and equal ones by name; places without a value
 * are left out.
 */
function countsOf(values: readonly (string | null)[]): Counts {
  const groups = Map.groupBy(
    values.filter((value) => value !== null),
    (value) => value,
  );
  const counts = [...groups].map(([value, same]) => [value, same.length] as const);
  return Object.fromEntries(
    counts.toSorted(([name, count], [other, more]) => more - count || name.localeCompare(other)),
  );
}

/** Counts of places by the requested paths, nested as the paths are. */
export function locationGroups(
  places: readonly ListedPlace[],
  paths: readonly LocationGroupPath[],
  dependencies: LocationDependencies,
): LocationGroups {
  const valuesBy = {
    type: ({ type }: ListedPlace) => type,
    'address.state': ({ state }: ListedPlace) => state,
    'address.area': (place: ListedPlace) => areaOf(place, dependencies),
    'address.city': ({ city }: ListedPlace) => city,
  };
  const groups: { type?: Counts; address?: Record<string, Counts> } = {};
  for (const path of paths) {
    const counts = countsOf(places.map((place) => valuesBy[path](place)));
    if (path === 'type') groups.type = counts;
    else groups.address = { ...groups.address, [path.slice('address.'.length)]: counts };
  }
  return groups;
}
