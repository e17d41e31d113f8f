import type { FastifyInstance } from 'fastify';
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
