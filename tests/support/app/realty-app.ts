import Fastify, { type FastifyInstance } from 'fastify';
import { errorReplies } from '#src/server/http/replies/errors.ts';
import { checkReplies } from '#src/server/http/replies/replies.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { type ListingsDependencies, listingsModule } from '#src/server/listings/module.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { metaModule } from '#src/server/meta/module.ts';
import { placesModule } from '#src/server/places/module.ts';
import { placesService } from '#src/server/places/service.ts';
import { aStore } from './app.ts';
import { fakeCities, fakeStreetWorld } from '../places/fake-street-world.ts';

export type RealtyApp = { app: FastifyInstance; repository: ListingRepository };

/** Today for the realty API under test. */
export const TODAY = '2026-10-21';

/** The realty API over a store of its own in memory, for viewers of one kind. */
export async function aRealtyApp(
  records: Iterable<ListingRecord>,
  viewer: Viewer = 'anonymous',
): Promise<RealtyApp> {
  return realtyAppOver(await aStore(records), viewer);
}

/** The same over an existing store. */
export async function realtyAppOver(
  store: Pick<ListingsDependencies, 'repository' | 'addresses' | 'snapshots'>,
  viewer: Viewer,
): Promise<RealtyApp> {
  const app = Fastify();
  errorReplies(app);
  checkReplies(app);
  const identify = () => viewer;
  const places = placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() });
  const listings = listingsModule(app, {
    ...store,
    cities: places.database().cities,
    identify,
    today: () => TODAY,
  });
  placesModule(app, {
    places,
    ...listings.ofPlaces,
    identify,
  });
  metaModule(app, { totals: listings.totals, hasSold: true });
  // A server does this after its start: until then suggestions lack places.
  await listings.warm();
  return { app, repository: store.repository };
}
