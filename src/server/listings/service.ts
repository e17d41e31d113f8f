import type * as z from 'zod/mini';
import type { ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import { ANSWER_OPTIONS } from '#src/contract/listings/search/search-options.ts';
import type { ProviderSearchReply } from '#src/contract/listings/search/provider-search-reply.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { CANADA_RING } from '#src/domain/places/canada.ts';
import { clusterReplies } from './cluster-reply.ts';
import { foundListing } from './found-listing.ts';
import { pageSort } from './page-sort.ts';
import type {
  ClusterRequest,
  ListingRepository,
  PageRequest,
  StoredListing,
  StoreResult,
} from './repository.ts';
import { searchStatistics, type WorkedOut } from './search-statistics.ts';
import type { Viewer } from '../http/viewer.ts';

/** The reply to a search, its listings whole. */
export type SearchReply = z.input<typeof ProviderSearchReply>;

export type ListingService = {
  search(search: ListingSearch, viewer: Viewer): Promise<SearchReply>;
  /** @throws RefusedRequest 410 for a listing that was removed, 404 when there never was one */
  get(key: ListingKey, viewer: Viewer): Promise<StoredListing>;
};

async function clustersReply(search: ListingSearch, { clusters }: StoreResult, results: WorkedOut) {
  if (!wantsClusters(search)) return {};
  const statistics = await results.ofTiles?.(clusters.map(({ tile }) => tile));
  return { map: { clusters: clusterReplies(clusters, search, statistics) } };
}

async function reply(
  search: ListingSearch,
  result: StoreResult,
  results: WorkedOut,
): Promise<SearchReply> {
  const clusters = await clustersReply(search, result, results);
  const aggregates = { ...results.aggregates, ...clusters };
  const listPrice = { ...results.statistics.listPrice, ...result.listPrice };
  return {
    apiVersion: 2,
    page: search.pageNum,
    numPages: Math.ceil(result.count / search.resultsPerPage),
    pageSize: search.resultsPerPage,
    count: result.count,
    statistics: { ...results.statistics, listPrice },
    listings: result.listings.map(foundListing(search, search.fields)),
    ...(Object.keys(aggregates).length > 0 ? { aggregates } : {}),
  };
}

const NONE_LISTED = { listings: [], clusters: [] };

function wantsClusters({ cluster, aggregates }: ListingSearch): boolean {
  return cluster || (aggregates?.includes('map') ?? false);
}

function pageOf(search: ListingSearch, today: string): PageRequest {
  return {
    ...pageSort(search.sortBy ?? (search.search ? 'relevance' : 'updatedOnDesc'), search, today),
    seed: search.seed,
    offset: (search.pageNum - 1) * search.resultsPerPage,
    limit: search.resultsPerPage,
  };
}

function clustersOf(search: ListingSearch): ClusterRequest {
  return {
    precision: search.clusterPrecision,
    limit: search.clusterLimit,
    ...(search.clusterListingsThreshold ? { listingsUpTo: search.clusterListingsThreshold } : {}),
  };
}

/** What a listing must be, without what is wanted of those that are found. */
function filterOf(search: ListingSearch): ListingFilter {
  const conditions = Object.entries(search).filter(
    ([name]) => !Object.hasOwn(ANSWER_OPTIONS, name),
  );
  return Object.fromEntries(conditions) as ListingFilter;
}

const notFound = ({ mlsNumber }: ListingKey) =>
  new RefusedRequest(404, [
    { param: 'mlsNumber', msg: `no listing has the MLS number ${mlsNumber}` },
  ]);

const noLongerListed = ({ mlsNumber }: ListingKey) =>
  new RefusedRequest(410, [
    { param: 'mlsNumber', msg: `the home with the MLS number ${mlsNumber} is no longer listed` },
  ]);

/** Searches and reads listings; what a viewer may not see never leaves the repository. */
export function listingService(
  repository: ListingRepository,
  { today }: { readonly today: () => string },
): ListingService {
  const workOut = searchStatistics(repository, today);
  return {
    async search(search, viewer) {
      const filter = filterOf(search);
      const results = await workOut(search, filter, viewer);
      const wantsMore = search.listings || wantsClusters(search);
      // Statistics have read every match already.
      if (results.storeResult && !wantsMore)
        return await reply(search, { ...NONE_LISTED, ...results.storeResult }, results);
      const clusters = wantsClusters(search) ? { clusters: clustersOf(search) } : {};
      const isBounded = filter.map !== undefined || filter.radius !== undefined;
      const result = await repository.search({
        filter,
        viewer,
        ...(search.listings ? { page: pageOf(search, today()) } : {}),
        ...(isBounded ? clusters : {}),
      });
      if (isBounded || !wantsClusters(search)) return await reply(search, result, results);
      // Homes whose place nobody knows are counted, and stand in no cluster.
      const onTheMap = {
        ...filter,
        map: [CANADA_RING.map(([lng, lat]): [number, number] => [lng, lat])],
      };
      const mapResult = await repository.search({ filter: onTheMap, viewer, ...clusters });
      return await reply(search, { ...result, clusters: mapResult.clusters }, results);
    },

    async get(key, viewer) {
      const listing = await repository.find(key, viewer);
      if (listing) return listing;
      throw (await repository.findRemoved(key)) ? noLongerListed(key) : notFound(key);
    },
  };
}
