import type { PlaceDatabase } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { PlacesService } from '../service.ts';

type City = PlaceDatabase['cities'][number];

/** Finds every city of a name, as it stands in an address, the largest first. */
export function citiesBySlug(
  places: Pick<PlacesService, 'database'>,
): (citySlug: string) => readonly City[] {
  let bySlug: ReadonlyMap<string, readonly City[]> | undefined;
  return (citySlug) => {
    bySlug ??= Map.groupBy(places.database().cities, ({ name }) => slug(name));
    const cities = bySlug.get(citySlug) ?? [];
    return cities.toSorted((a, b) => b.population - a.population);
  };
}
