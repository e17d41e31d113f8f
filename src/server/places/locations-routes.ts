import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  autocompleteLocations,
  listListingLocations,
  type ListingLocationQuery,
  listLocations,
} from '#src/contract/places/locations.ts';
import { mount } from '../http/mount.ts';
import { realtyLocations } from './locations.ts';
import { boardLocations } from './locations-by-board.ts';
import { foundLocations } from './locations-found.ts';
import type { LocationParts } from './locations-list.ts';

/** Counts change with the listings, so not for long. */
const CACHE_CONTROL = 'public, max-age=300';

function namesPlaces({ area, city, neighborhood, class: kind, boardId }: ListingLocationQuery) {
  return Boolean(area ?? city ?? neighborhood ?? kind ?? boardId);
}

/** Places of the realty API. To be mounted before the call for one listing by its number. */
export function locationRoutes(app: FastifyInstance, parts: LocationParts): void {
  const locations = realtyLocations(parts);
  const send = (reply: FastifyReply, body: object) =>
    reply.header('cache-control', CACHE_CONTROL).send(body);

  mount(app, listLocations, async ({ query, reply }) => send(reply, await locations.list(query)));
  mount(app, autocompleteLocations, async ({ query, reply }) =>
    send(reply, await locations.suggest(query)),
  );
  mount(app, listListingLocations, async ({ query, reply }) => {
    const places = await locations.places(query);
    const body = namesPlaces(query)
      ? { boards: await boardLocations(places, query, parts) }
      : { search: foundLocations(places, parts) };
    return send(reply, body);
  });
}
