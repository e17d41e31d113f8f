import Fastify, { type FastifyInstance } from 'fastify';
import { searchListings, searchListingsByPost } from '#src/contract/listings/listings.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/address-lookup.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings.ts';
import { errorReplies } from '#src/server/http/errors.ts';
import { checkReplies } from '#src/server/http/replies.ts';
import { mount } from '#src/server/http/mount.ts';
import { activeCities } from '#src/server/listings/active-cities.ts';
import { activeCounts, listingTotals } from '#src/server/listings/active-counts.ts';
import { autocomplete } from '#src/server/listings/autocomplete.ts';
import { autocompleteRoutes } from '#src/server/listings/autocomplete-routes.ts';
import { listingHistory } from '#src/server/listings/history.ts';
import { historyRoutes } from '#src/server/listings/history-routes.ts';
import { listingDetails } from '#src/server/listings/listing-details.ts';
import { listingDirectory } from '#src/server/listings/listing-directory.ts';
import { listingDetailRoutes } from '#src/server/listings/listing-routes.ts';
import type { ListingRecord, ListingRepository } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import { similarRoutes } from '#src/server/listings/similar-routes.ts';
import { similarTo } from '#src/server/listings/similar.ts';
import { listingSuggestions } from '#src/server/listings/suggestions.ts';
import { suggestionsRoutes } from '#src/server/listings/suggestions-routes.ts';
import { metaRoutes } from '#src/server/meta/routes.ts';
import { metaService } from '#src/server/meta/service.ts';
import { locationRoutes } from '#src/server/places/locations-routes.ts';
import { isOneTypoFrom } from '#src/server/places/one-typo.ts';
import { shortForm } from '#src/server/places/search-text.ts';
import { placesService } from '#src/server/places/service.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { fakeCities, fakeStreetWorld } from './fake-street-world.ts';

export type RealtyApp = { app: FastifyInstance; repository: ListingRepository };

/** The day it is for the realty API under test. */
export const TODAY = '2026-10-21';

/** The realty API over a store of its own in memory, for viewers of one kind. */
export async function aRealtyApp(
  records: Iterable<ListingRecord>,
  viewer: Viewer = 'anonymous',
): Promise<RealtyApp> {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  await repository.put(records);
  const places = placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() });
  const app = Fastify();
  errorReplies(app);
  checkReplies(app);

  const identify = () => viewer;
  const listings = listingService(repository);
  const directory = listingDirectory(sqliteAddresses(database.value));
  const suggest = autocomplete({ directory, repository, rules: { shortForm, isOneTypoFrom } });
  const counts = activeCounts(directory);
  const totals = listingTotals(directory);
  const getListing = listings.get;
  const details = listingDetails({ getListing, repository, today: () => TODAY });
  const similar = similarTo(repository);
  const cities = activeCities(places.database().cities, counts);

  mount(app, searchListings, ({ query }) => listings.search(query, viewer));
  mount(app, searchListingsByPost, ({ query, body }) =>
    listings.search({ ...query, ...body }, viewer),
  );
  const history = listingHistory({ directory, repository, shortForm });
  historyRoutes(app, { history, identify });
  locationRoutes(app, {
    places,
    activeCounts: (key) => counts().get(key) ?? [],
    updatedOn: () => totals().updatedOn,
  });
  autocompleteRoutes(app, { suggest, identify });
  similarRoutes(app, { getListing, similar, identify });
  const suggestions = listingSuggestions({ getListing, similar, repository, activeCities: cities });
  suggestionsRoutes(app, { suggestions, identify });
  listingDetailRoutes(app, { details, identify });
  metaRoutes(app, metaService(totals));
  return { app, repository };
}
