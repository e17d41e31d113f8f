import type * as z from 'zod/mini';
import type { AnySearchResult } from '#src/contract/listings/listing.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import type { Cluster } from '#src/contract/listings/search/search-reply.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import type { StoreCluster } from './repository.ts';
import type { ClusterStatistics } from './statistics/reply-shapes.ts';

function asCorner(latitude: number, longitude: number) {
  return { latitude, longitude };
}

type ClusterReply = z.input<typeof Cluster>;

type FoundCluster = StoreCluster<z.input<typeof AnySearchResult>>;

/** The members a cluster carries: a lone one as `listing`, a few as `listings` if requested. */
function memberReply({ members = [] }: FoundCluster, search: ListingSearch) {
  const listings = [...members];
  const [only, ...others] = listings;
  const hasList = search.clusterListingsThreshold !== undefined && listings.length > 0;
  return {
    ...(only && others.length === 0 ? { listing: only } : {}),
    ...(hasList ? { listings } : {}),
  };
}

/** Clusters in the shape of the contract, with statistics, and their bounds also as a closed ring. */
export function clusterReplies(
  clusters: readonly FoundCluster[],
  search: ListingSearch,
  statistics: readonly ClusterStatistics[] | undefined,
): ClusterReply[] {
  return clusters.map((cluster, at) => ({
    ...clusterReply(cluster, statistics?.[at]),
    ...memberReply(cluster, search),
  }));
}

function clusterReply(cluster: FoundCluster, statistics: ClusterStatistics | undefined) {
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
    ...(cluster.closedCount > 0 ? { closedCount: cluster.closedCount } : {}),
    ...(statistics ? { statistics } : {}),
  };
}

/** Clusters whose listings carry only the wanted fields. */
export function clustersWithFields(
  clusters: readonly ClusterReply[],
  fields: readonly string[],
): readonly object[] {
  const pick = fieldPicker(fields);
  return clusters.map(({ listing, listings, ...cluster }) => ({
    ...cluster,
    ...(listing ? { listing: pick(listing) } : {}),
    ...(listings ? { listings: listings.map(pick) } : {}),
  }));
}
