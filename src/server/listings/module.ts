import type { FastifyInstance } from 'fastify';
import type { IdentifyViewer } from '../http/mount.ts';
import { homesForSale } from './directory/homes-for-sale.ts';
import { activeCities, type ActiveCity } from './directory/active-cities.ts';
import {
  type ActiveCount,
  activeCounts,
  type ListingTotals,
  listingTotals,
} from './directory/active-counts.ts';
import { autocomplete } from './autocomplete/autocomplete.ts';
import { autocompleteRoutes } from './autocomplete/autocomplete-routes.ts';
import { buildingRoutes } from './buildings.ts';
import { deletedListingRoutes } from './detail/deleted-listings.ts';
import { listingHistory } from './history/history.ts';
import { homesOf } from './history/history-index.ts';
import { historyRoutes } from './history/history-routes.ts';
import { listingCalls } from './listing-calls.ts';
import type { SnapshotStore } from './directory/snapshot-store.ts';
import { listingDirectory, readDerived } from './directory/listing-directory.ts';
import { propertyTypeRoutes } from './property-types.ts';
import type { ListingEntrySource } from './directory/entry-store.ts';
import type { ListingRepository } from './repository.ts';
import { type PublicPages, publicPages } from './directory/public-pages.ts';
import { poolSales } from './statistics/pooling/pool-sales.ts';
import { type Job, repeatedJob } from '../scheduling/repeated-job.ts';
import { listingSuggestions } from './similar/suggestions.ts';
import { suggestionsRoutes } from './similar/suggestions-routes.ts';
import { valuationModule } from './valuation/module.ts';

export type ListingsDependencies = {
  readonly repository: ListingRepository;
  /** Finds listings by address. */
  readonly addresses: ListingEntrySource;
  /** Keeps the directories derived from the listings for the next start; without it they are not kept. */
  readonly snapshots?: SnapshotStore | undefined;
  /** The cities that homes are counted in. */
  readonly cities: readonly ActiveCity[];
  readonly identify: IdentifyViewer;
  /** The calendar day, YYYY-MM-DD. */
  readonly today: () => string;
};

/** Counts of listings by place, once they have been counted. */
export type CountedListings = {
  /** Resolves once they have been counted, which takes seconds after a start. */
  readonly whenCounted: () => Promise<unknown>;
  /** Homes on the market in a city, by its key, for example "ON/toronto". */
  readonly activeCounts: (cityKey: string) => readonly ActiveCount[];
  /** ISO time of the latest change of a public listing. */
  readonly updatedOn: () => string | null;
};

export type ListingsModule = {
  readonly publicPages: PublicPages;
  /** The counts of listings that places show. */
  readonly ofPlaces: CountedListings;
  readonly totals: () => Promise<ListingTotals>;
  /** The day of the newest change of a listing, YYYY-MM-DD; undefined until `warm` is done. */
  readonly updatedOn: () => string | undefined;
  /** A text that changes whenever calls about listings may be answered differently. */
  readonly revision: () => string;
  /** Makes the indexes that the first search and the first address would have to wait for. */
  readonly warm: () => Promise<void>;
  readonly jobs: readonly Job[];
};

const POOLING_MS = 3_600_000;
/** Changed listings are suggested and counted within about this time. */
const REFRESH_MS = 1000;

/** The smallest search that is answered from the index. */
const ONE_CELL = { clusters: { precision: 1, limit: 1 } } as const;

/** Mounts the calls about listings: search, detail, history, similar homes and suggestions. */
export function listingsModule(
  server: FastifyInstance,
  { repository, addresses, snapshots, cities, identify, today }: ListingsDependencies,
): ListingsModule {
  const { getListing, similar, revision } = listingCalls(server, { repository, identify, today });
  const directory = listingDirectory(addresses, {
    snapshots,
    onError: (error) => server.log.error(error, 'the listings of the last run could not be reused'),
  });
  const counts = activeCounts(directory);
  const suggestions = listingSuggestions({
    getListing,
    similar,
    repository,
    activeCities: activeCities(cities, homesForSale(directory), (error) =>
      server.log.error(error, 'homes for sale could not be counted'),
    ),
  });
  const pooling = repeatedJob({
    everyMs: POOLING_MS,
    run: () => poolSales(repository, today()),
    isDoneFirst: true,
    onError: (error) => server.log.error(error, 'restricted sales could not be pooled'),
  });
  const refreshing = repeatedJob({
    everyMs: REFRESH_MS,
    run: (signal) => directory.refresh(signal),
    onError: (error) =>
      server.log.error(error, 'suggestions and counts could not be updated from the listings'),
  });
  const totals = listingTotals(directory);
  const homes = homesOf(directory);
  const dependencies = { repository, homes, getListing, identify, today };
  const measuring = valuationModule(server, dependencies);
  let isWarm = false;
  deletedListingRoutes(server, { repository, identify });
  propertyTypeRoutes(server, { repository, identify });
  buildingRoutes(server);
  historyRoutes(server, { history: listingHistory({ homes, repository }), identify });
  suggestionsRoutes(server, { suggestions, identify });
  autocompleteRoutes(server, { suggest: autocomplete({ directory, repository }), identify });
  return {
    revision,
    ofPlaces: {
      async whenCounted() {
        await readDerived(counts);
        await readDerived(totals);
      },
      activeCounts: (cityKey) => counts().get(cityKey) ?? [],
      updatedOn: () => totals().updatedOn,
    },
    totals: () => readDerived(totals),
    publicPages: publicPages(directory),
    // Arranging the listings takes a second, which no request should wait for.
    updatedOn: () => (isWarm ? (totals().updatedOn ?? undefined) : undefined),
    async warm() {
      await repository.search({ filter: { status: ['A'] }, viewer: 'anonymous', ...ONE_CELL });
      await directory.warm();
      isWarm = true;
    },
    jobs: [pooling, measuring, refreshing],
  };
}
