import type { ListingSearch } from '#src/contract/listing-search.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { ListingKey } from '#src/contract/realty-calls.ts';
import { pickFields } from './pick-fields.ts';
import type { ListingRepository, StoreCluster, StoredListing, StoreResult } from './repository.ts';
import type { Viewer } from '../viewer.ts';

export type ListingService = {
  search(search: ListingSearch, viewer: Viewer): Promise<unknown>;
  get(key: ListingKey, viewer: Viewer): Promise<StoredListing>;
};

function asCorner(latitude: number, longitude: number) {
  return { latitude, longitude };
}

function clusterReply(cluster: StoreCluster, fields: readonly string[] | undefined) {
  const { north, west, south, east } = cluster.bounds;
  return {
    count: cluster.count,
    location: cluster.location,
    bounds: { top_left: asCorner(north, west), bottom_right: asCorner(south, east) },
    map: [
      [
        [west, north],
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ],
    ],
    ...(cluster.restrictedCount > 0 ? { restrictedCount: cluster.restrictedCount } : {}),
    ...(cluster.only ? { listing: pickFields(cluster.only, fields) } : {}),
  };
}

function reply(search: ListingSearch, result: StoreResult, wantsClusters: boolean) {
  return {
    apiVersion: 2,
    page: search.pageNum,
    numPages: Math.ceil(result.count / search.resultsPerPage),
    pageSize: search.resultsPerPage,
    count: result.count,
    statistics: { listPrice: result.listPrice },
    listings: result.listings.map((listing) => pickFields(listing, search.fields)),
    ...(wantsClusters
      ? {
          aggregates: {
            map: {
              clusters: result.clusters.map((found) => clusterReply(found, search.clusterFields)),
            },
          },
        }
      : {}),
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
    clusterPrecision: _clusterPrecision,
    clusterLimit: _clusterLimit,
    clusterFields: _clusterFields,
    ...filter
  } = search;
  return filter;
}

/** Searches and reads listings; what a viewer may not see never leaves the repository. */
export function listingService(repository: ListingRepository): ListingService {
  return {
    async search(search, viewer) {
      const wantsClusters = search.cluster || (search.aggregates?.includes('map') ?? false);
      const result = await repository.search({
        filter: filterOf(search),
        viewer,
        ...(search.listings
          ? {
              page: {
                sort: search.sortBy,
                seed: search.seed,
                offset: (search.pageNum - 1) * search.resultsPerPage,
                limit: search.resultsPerPage,
              },
            }
          : {}),
        ...(wantsClusters
          ? { clusters: { precision: search.clusterPrecision, limit: search.clusterLimit } }
          : {}),
      });
      return reply(search, result, wantsClusters);
    },

    async get(key, viewer) {
      const listing = await repository.find(key, viewer);
      if (!listing) {
        throw new RefusedRequest(404, [
          { param: 'mlsNumber', msg: `no listing has the MLS number ${key.mlsNumber}` },
        ]);
      }
      return listing;
    },
  };
}
