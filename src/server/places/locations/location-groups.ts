import type { LocationGroupPath, LocationGroups } from '#src/contract/places/locations.ts';
import { areaOf, type ListedPlace, type LocationDependencies } from './locations-list.ts';

type Counts = Record<string, number>;

/** How many places have each value, the most first, of equal ones by name; those without one not. */
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

/** Counts of places by the paths that are asked for, nested as the paths are. */
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
