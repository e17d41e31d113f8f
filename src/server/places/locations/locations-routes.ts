import type { FastifyInstance } from 'fastify';
import {
  listListingLocations,
  type ListingLocationQuery,
} from '#src/contract/places/listing-locations.ts';
import { autocompleteLocations, listLocations } from '#src/contract/places/locations.ts';
import { mount } from '../../http/mount.ts';
import { realtyLocations } from './locations.ts';
import { boardLocations } from './locations-by-board.ts';
import { matchingLocations } from './matching-locations.ts';
import type { LocationDependencies } from './locations-list.ts';

/** Short, as counts change with the listings. */
const CACHE_CONTROL = 'public, max-age=300';

function namesPlaces({ area, city, neighborhood, class: kind, boardId }: ListingLocationQuery) {
  return Boolean(area ?? city ?? neighborhood ?? kind ?? boardId);
}

/** Places of the realty API. */
export function locationRoutes(app: FastifyInstance, dependencies: LocationDependencies): void {
  const { whenCounted } = dependencies;
  const locations = realtyLocations(dependencies);
  mount(app, listLocations, async ({ query, reply }) => {
    await whenCounted();
    reply.header('cache-control', CACHE_CONTROL);
    return locations.list(query);
  });
  mount(app, autocompleteLocations, async ({ query, reply }) => {
    await whenCounted();
    reply.header('cache-control', CACHE_CONTROL);
    return locations.suggest(query);
  });
  mount(app, listListingLocations, async ({ query, reply }) => {
    await whenCounted();
    reply.header('cache-control', CACHE_CONTROL);
    const places = await locations.places(query);
    return namesPlaces(query)
      ? { boards: await boardLocations(places, query, dependencies) }
      : { search: matchingLocations(places, dependencies) };
  });
}
