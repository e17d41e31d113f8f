import type { PageLocals } from '#src/contract/listings/page-locals.ts';
import type { PlaceDatabase } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/fold.ts';
import type { PlacesService } from './service.ts';

type City = PlaceDatabase['cities'][number];

/** Places as a page asks for them while it is rendered. */
export function pagePlaces(
  places: Pick<PlacesService, 'database' | 'suggest'>,
): PageLocals['places'] {
  let bySlug: ReadonlyMap<string, readonly City[]> | undefined;
  return {
    citiesNamed(citySlug) {
      bySlug ??= Map.groupBy(places.database().cities, ({ name }) => slug(name));
      const found = bySlug.get(citySlug) ?? [];
      return found.toSorted((a, b) => b.population - a.population);
    },
    suggest: (text, limit) => places.suggest({ text, near: undefined, limit }),
  };
}
