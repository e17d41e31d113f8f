import type { FastifyInstance } from 'fastify';
import type { ViewerLocals } from '#src/contract/listings/page-locals.ts';
import type { IdentifyViewer } from './http/mount.ts';
import { callsInProcess } from './http/mount-for-viewer.ts';
import { activeCities } from './listings/active-cities.ts';
import { activeCounts, listingTotals } from './listings/active-counts.ts';
import { autocomplete } from './listings/autocomplete.ts';
import { autocompleteRoutes } from './listings/autocomplete-routes.ts';
import { listingHistory } from './listings/history.ts';
import { historyRoutes } from './listings/history-routes.ts';
import { listingDetails } from './listings/listing-details.ts';
import { listingDirectory } from './listings/listing-directory.ts';
import type { ListingEntrySource } from './listings/repository.ts';
import { listingDetailRoutes } from './listings/listing-routes.ts';
import type { ListingRepository } from './listings/repository.ts';
import { listingRoutes } from './listings/routes.ts';
import { listingService } from './listings/service.ts';
import { similarRoutes } from './listings/similar-routes.ts';
import { similarTo } from './listings/similar.ts';
import { listingSuggestions } from './listings/suggestions.ts';
import { suggestionsRoutes } from './listings/suggestions-routes.ts';
import { metaRoutes } from './meta/routes.ts';
import { metaService } from './meta/service.ts';
import { locationRoutes } from './places/locations-routes.ts';
import { citiesBySlug } from './places/cities-by-slug.ts';
import { isOneTypoFrom } from './places/one-typo.ts';
import { shortForm } from './places/search-text.ts';
import type { PlacesService } from './places/service.ts';
import type { Viewer } from './http/viewer.ts';

type RealtyParts = {
  readonly repository: ListingRepository;
  readonly addresses: ListingEntrySource;
  readonly places: PlacesService;
  readonly identify: IdentifyViewer;
  /** The calendar day, YYYY-MM-DD. */
  readonly today: () => string;
};

export type RealtyApi = {
  /** What a page rendered in this process may ask, for its viewer. */
  readonly localsFor: (viewer: Viewer) => ViewerLocals;
  /** Makes the indexes that the first search and the first address would have to wait for. */
  readonly warm: () => Promise<void>;
};

/** The smallest search that is answered from the index. */
const ONE_CELL = { clusters: { precision: 1, limit: 1 } } as const;

/** Mounts every call of the realty API; what one module needs of another is handed over here. */
export function realtyApi(server: FastifyInstance, parts: RealtyParts): RealtyApi {
  const { repository, addresses, places, identify, today } = parts;
  const listings = listingService(repository);
  const directory = listingDirectory(addresses);
  const getListing = listings.get;
  const similar = similarTo(repository);
  const counts = activeCounts(directory);
  const totals = listingTotals(directory);
  const details = listingDetails({ getListing, repository, today });
  const suggest = autocomplete({ directory, repository, rules: { shortForm, isOneTypoFrom } });
  const cities = activeCities(places.database().cities, counts);

  const history = listingHistory({ directory, repository, shortForm });
  const suggestions = listingSuggestions({ getListing, similar, repository, activeCities: cities });

  listingRoutes(server, { listings, identify });
  // Before the call for one listing, whose MLS number would take any word.
  historyRoutes(server, { history, identify });
  locationRoutes(server, {
    places,
    activeCounts: (key) => counts().get(key) ?? [],
    updatedOn: () => totals().updatedOn,
  });
  autocompleteRoutes(server, { suggest, identify });
  similarRoutes(server, { getListing, similar, identify });
  suggestionsRoutes(server, { suggestions, identify });
  listingDetailRoutes(server, { details, identify });
  metaRoutes(server, metaService(totals));
  const citiesNamed = citiesBySlug(places);
  return {
    localsFor: (viewer) => ({
      call: callsInProcess(server, viewer),
      removedListing: repository.findRemoved,
      places: { citiesNamed },
      today: today(),
    }),
    warm: async () => {
      await repository.search({ filter: { status: ['A'] }, viewer: 'anonymous', ...ONE_CELL });
      await directory.warm();
    },
  };
}
