import type * as z from 'zod/mini';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { clusterReplies } from './cluster-reply.ts';
import { asListed } from './listed.ts';
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
export type SearchReply = z.input<typeof ListingSearchReply>;

export type ListingService = {
  search(search: ListingSearch, viewer: Viewer): Promise<SearchReply>;
  /** @throws RefusedRequest 410 for a listing that was removed, 404 when there never was one */
  get(key: ListingKey, viewer: Viewer): Promise<StoredListing>;
};

async function clustersReply(search: ListingSearch, { clusters }: StoreResult, worked: WorkedOut) {
  if (!wantsClusters(search)) return {};
  const statistics = await worked.ofTiles?.(clusters.map(({ tile }) => tile));
  return { map: { clusters: clusterReplies(clusters, search, statistics) } };
}

async function reply(
  search: ListingSearch,
  result: StoreResult,
  worked: WorkedOut,
): Promise<SearchReply> {
  const clusters = await clustersReply(search, result, worked);
  const aggregates = { ...worked.aggregates, ...clusters };
  const listPrice = { ...worked.statistics.listPrice, ...result.listPrice };
  return {
    apiVersion: 2,
    page: search.pageNum,
    numPages: Math.ceil(result.count / search.resultsPerPage),
    pageSize: search.resultsPerPage,
    count: result.count,
    statistics: { ...worked.statistics, listPrice },
    listings: result.listings.map(asListed),
    ...(Object.keys(aggregates).length > 0 ? { aggregates } : {}),
  };
}

const NONE_LISTED = { listings: [], clusters: [] };

function wantsClusters({ cluster, aggregates }: ListingSearch): boolean {
  return cluster || (aggregates?.includes('map') ?? false);
}

function pageOf(search: ListingSearch): PageRequest {
  return {
    sort: search.sortBy ?? (search.search ? 'relevance' : 'updatedOnDesc'),
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

function filterOf(search: ListingSearch) {
  const {
    sortBy: _sortBy,
    seed: _seed,
    resultsPerPage: _resultsPerPage,
    pageNum: _pageNum,
    listings: _listings,
    fields: _fields,
    cluster: _cluster,
    aggregates: _aggregates,
    aggregateStatistics: _aggregateStatistics,
    statistics: _statistics,
    clusterPrecision: _clusterPrecision,
    clusterLimit: _clusterLimit,
    clusterFields: _clusterFields,
    clusterListingsThreshold: _clusterListingsThreshold,
    clusterStatistics: _clusterStatistics,
    ...filter
  } = search;
  return filter;
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
      const worked = await workOut(search, filter, viewer);
      const wantsMore = search.listings || wantsClusters(search);
      // Statistics have read every match already.
      if (worked.found && !wantsMore)
        return await reply(search, { ...NONE_LISTED, ...worked.found }, worked);
      const result = await repository.search({
        filter,
        viewer,
        ...(search.listings ? { page: pageOf(search) } : {}),
        ...(wantsClusters(search) ? { clusters: clustersOf(search) } : {}),
      });
      return await reply(search, result, worked);
    },

    async get(key, viewer) {
      const listing = await repository.find(key, viewer);
      if (listing) return listing;
      throw (await repository.findRemoved(key)) ? noLongerListed(key) : notFound(key);
    },
  };
}
