import type { FastifyInstance } from 'fastify';
import { getListing, searchListings, searchListingsByPost } from '#src/contract/listings.ts';
import type { ListingKey } from '#src/contract/realty-calls.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import type { ListingService } from './service.ts';

/** The listings part of the realty API. */
export function listingRoutes(
  app: FastifyInstance,
  { listings, identify }: { listings: ListingService; identify: IdentifyViewer },
): void {
  mount(app, searchListings, ({ query, request }) => listings.search(query, identify(request)));

  mount(app, searchListingsByPost, ({ query, body, request }) =>
    listings.search(body?.map ? { ...query, map: body.map } : query, identify(request)),
  );

  const read = (key: ListingKey) => ({ ...key, mlsNumber: key.mlsNumber.toUpperCase() });
  mount(app, getListing, ({ params, query, request }) =>
    listings.get(read({ ...params, ...query }), identify(request)),
  );
}
