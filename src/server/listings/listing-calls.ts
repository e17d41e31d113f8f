import type { FastifyInstance } from 'fastify';
import { listingDetails } from './detail/listing-details.ts';
import { listingDetailRoutes } from './detail/listing-routes.ts';
import type { ListingsDependencies } from './module.ts';
import { listingRoutes } from './routes.ts';
import { listingService } from './service.ts';
import { similarRoutes } from './similar/similar-routes.ts';
import { similarTo } from './similar/similar.ts';

/**
 * Mounts the calls that need only the index and the database, so that any thread with both can answer them:
 * search, detail and similar homes.
 */
export function listingCalls(
  server: FastifyInstance,
  { repository, identify, today }: Pick<ListingsDependencies, 'repository' | 'identify' | 'today'>,
) {
  const listings = listingService(repository, { today });
  const getListing = listings.get;
  const similar = similarTo(repository, today);
  const revision = () => `${repository.revision()} ${today()}`;
  listingRoutes(server, { listings, identify, revision });
  listingDetailRoutes(server, {
    details: listingDetails({ getListing, repository, today }),
    identify,
    revision,
  });
  similarRoutes(server, { getListing, similar, identify, revision });
  return { getListing, similar, revision };
}
