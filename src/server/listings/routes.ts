import type { FastifyInstance } from 'fastify';
import { searchListings, searchListingsByPost } from '#src/contract/listings/listings.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import type { ListingService } from './service.ts';

/** The listings part of the realty API. */
export function listingRoutes(
  app: FastifyInstance,
  { listings, identify }: { listings: ListingService; identify: IdentifyViewer },
): void {
  mount(app, searchListings, ({ query, request }) => listings.search(query, identify(request)));

  mount(app, searchListingsByPost, ({ query, body, request }) =>
    listings.search({ ...query, ...body }, identify(request)),
  );
}
