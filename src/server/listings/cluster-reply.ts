import type { ListingSearch } from '#src/contract/listings/search.ts';
import { listedPicker } from './field-picker.ts';
import type { StoreCluster } from './repository.ts';

function asCorner(latitude: number, longitude: number) {
  return { latitude, longitude };
}

type Pick = ReturnType<typeof listedPicker>;

/** The members a cluster carries: a lone one as `listing`, few ones as `listings` where asked for. */
function memberReply({ members = [] }: StoreCluster, search: ListingSearch, pick: Pick) {
  const picked = members.map(pick);
  const hasList = search.clusterListingsThreshold !== undefined && picked.length > 0;
  return {
    ...(picked.length === 1 ? { listing: picked[0] } : {}),
    ...(hasList ? { listings: picked } : {}),
  };
}

/** Clusters in the shape of the contract, their bounds also as a closed ring; each with its statistics. */
export function clusterReplies(
  clusters: readonly StoreCluster[],
  search: ListingSearch,
  statistics: readonly object[] | undefined,
): readonly object[] {
  const pick = listedPicker(search.clusterFields);
  return clusters.map((cluster, at) => ({
    ...clusterReply(cluster, statistics?.[at]),
    ...memberReply(cluster, search, pick),
  }));
}

function clusterReply(cluster: StoreCluster, statistics: object | undefined) {
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
    ...(statistics ? { statistics } : {}),
  };
}
