import type { FastifyInstance } from 'fastify';
import type { PlaceDatabase } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { IdentifyViewer } from '../http/mount.ts';
import { locationRoutes } from './locations/locations-routes.ts';
import type { LocationDependencies } from './locations/locations-list.ts';
import { placesRoutes } from './routes.ts';
import type { PlacesService } from './service.ts';

export type PlacesDependencies = Omit<LocationDependencies, 'places'> & {
  readonly places: PlacesService;
  readonly identify: IdentifyViewer;
};

/** Mounts the calls about places: of the site, and of the listings API. */
export function placesModule(server: FastifyInstance, dependencies: PlacesDependencies): void {
  locationRoutes(server, dependencies);
  placesRoutes(server, dependencies);
}

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
