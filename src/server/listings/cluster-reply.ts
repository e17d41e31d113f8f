import type { ListingSearch } from '#src/contract/listing-search.ts';
import { pickFields } from './pick-fields.ts';
import type { StoreCluster } from './repository.ts';
import type { WorkedOut } from './search-statistics.ts';

function asCorner(latitude: number, longitude: number) {
  return { latitude, longitude };
}

/** The members a cluster carries: a lone one as `listing`, few ones as `listings` where asked for. */
function memberReply({ members = [] }: StoreCluster, search: ListingSearch) {
  const picked = members.map((member) => pickFields(member, search.clusterFields));
  const hasList = search.clusterListingsThreshold !== undefined && picked.length > 0;
  return {
    ...(picked.length === 1 ? { listing: picked[0] } : {}),
    ...(hasList ? { listings: picked } : {}),
  };
}

/** A cluster in the shape of the contract, its bounds also as a closed ring. */
export function clusterReply(cluster: StoreCluster, search: ListingSearch, worked: WorkedOut) {
  const { north, west, south, east } = cluster.bounds;
  const statistics = worked.ofTile(cluster.tile.x, cluster.tile.y);
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
    ...memberReply(cluster, search),
    ...(statistics ? { statistics } : {}),
  };
}
