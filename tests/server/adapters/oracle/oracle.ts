import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { StoredListing, StoreResult, StoreSearch } from '#src/server/listings/repository.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { isFound } from './filter.ts';
import { type KnownHome, knownHomes } from './visible-values.ts';
import { tileOf } from './map.ts';
import { inOrder } from './order.ts';

const nameOf = ({ mlsNumber, boardId, ...rest }: StoredListing) =>
  `${mlsNumber}/${boardId}${'restricted' in rest ? ' restricted' : ''}`;
const knownName = ({ shown, whole }: KnownHome) =>
  `${shown.mlsNumber}/${shown.boardId}${whole ? '' : ' restricted'}`;

/** Rounds to a tenth of a millimetre: the mean of many may differ in the last bit. */
const place = (degrees: number) => Math.round(degrees * 1e9) / 1e9;

/** A short form of an answer, to compare two. */
export function inBrief({ count, listPrice, listings, clusters }: StoreResult) {
  return {
    count,
    listPrice,
    listings: listings.map(nameOf),
    clusters: clusters.map(({ location, members = [], ...cluster }) => ({
      ...cluster,
      location: [place(location.latitude), place(location.longitude)],
      members: members.map(nameOf),
    })),
  };
}

function clustersOf(homes: readonly KnownHome[], request: NonNullable<StoreSearch['clusters']>) {
  const { precision, limit, listingsUpTo = 1 } = request;
  const cells = Map.groupBy(homes, (home) => Object.values(tileOf(home, precision)).join('/'));
  return [...cells.values()]
    .toSorted((a, b) => b.length - a.length || (a[0]?.id ?? 0) - (b[0]?.id ?? 0))
    .slice(0, limit)
    .map((members) => {
      const [lats, lngs] = [members.map(({ lat }) => lat), members.map(({ lng }) => lng)];
      const mean = (of: number[]) =>
        place(of.reduce((sum, one) => sum + Math.round(one * 1e6), 0) / of.length / 1e6);
      return {
        tile: members[0] && tileOf(members[0], precision),
        count: members.length,
        restrictedCount: members.filter(({ whole }) => !whole).length,
        closedCount: members.filter(({ shown }) => shown.status === 'U').length,
        location: [mean(lats), mean(lngs)],
        bounds: {
          north: Math.max(...lats),
          south: Math.min(...lats),
          east: Math.max(...lngs),
          west: Math.min(...lngs),
        },
        members: members.length <= listingsUpTo ? members.map(knownName) : [],
      };
    });
}

/** The rules of a search written again, slowly and plainly, over the documents themselves. */
export function searchOracle(records: readonly ListingRecord[]) {
  const knownHome = {
    anonymous: knownHomes(records, 'anonymous'),
    verified: knownHomes(records, 'verified'),
  };
  const matchingHomes = (filter: StoreSearch['filter'], viewer: Viewer) =>
    knownHome[viewer === 'anonymous' ? viewer : 'verified'].filter((home) => isFound(home, filter));
  return {
    found: matchingHomes,
    answer({ filter, viewer, page, clusters }: StoreSearch) {
      const homes = matchingHomes(filter, viewer);
      const prices = homes.flatMap(({ whole }) => (whole ? [Number(whole.listPrice)] : []));
      const orderedHomes = page ? inOrder(homes, page, filter) : [];
      return {
        count: homes.length,
        listPrice: {
          min: prices.length > 0 ? Math.min(...prices) : null,
          max: prices.length > 0 ? Math.max(...prices) : null,
        },
        listings: page
          ? orderedHomes.slice(page.offset, page.offset + page.limit).map(knownName)
          : [],
        clusters: clusters ? clustersOf(homes, clusters) : [],
      };
    },
  };
}
