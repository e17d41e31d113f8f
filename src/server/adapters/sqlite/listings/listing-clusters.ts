import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import type {
  ClusterRequest,
  StoreCluster,
  StoredListing,
} from '#src/server/listings/repository.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { AUDIENCE, rowsFor } from './rows/audience.ts';
import type { Condition } from './where/condition.ts';
import { type ListingRow, visibleDocumentsSql, visibleListing } from './visible-listing.ts';
import type { Prepare } from '../statements.ts';

/** The ids of a cell's members are put together only for cells small enough to carry them. */
function clustersSql(where: string, shift: number, viewer: Viewer): string {
  return `
    SELECT tile_x >> ${shift} AS x, tile_y >> ${shift} AS y,
      count(*) AS members, sum(audience = ${AUDIENCE.anonymous}) AS restricted, sum(status = 'U') AS closed,
      avg(lat_e6) AS lat, avg(lng_e6) AS lng,
      max(lat_e6) AS north, min(lat_e6) AS south, max(lng_e6) AS east, min(lng_e6) AS west,
      min(listing_id) AS one,
      CASE WHEN count(*) <= ? THEN json_group_array(json_array(listing_id, audience)) END AS carried
    FROM ${rowsFor(viewer)} WHERE ${where}
    GROUP BY 1, 2
    ORDER BY members DESC, one LIMIT ?`;
}

const memberSql = (viewer: Viewer) =>
  visibleDocumentsSql('SELECT ? AS audience, CAST(? AS INTEGER) AS listing_id', viewer);

function readCluster(row: ListingRow, members: readonly StoredListing[] | undefined): StoreCluster {
  const degrees = (name: string) => Number(row[name]) / 1e6;
  return {
    tile: { x: Number(row['x']), y: Number(row['y']) },
    count: Number(row['members']),
    restrictedCount: Number(row['restricted']),
    closedCount: Number(row['closed']),
    location: { latitude: degrees('lat'), longitude: degrees('lng') },
    bounds: {
      north: degrees('north'),
      south: degrees('south'),
      east: degrees('east'),
      west: degrees('west'),
    },
    ...(members ? { members } : {}),
  };
}

/** The listings a condition matches, counted by Web-Mercator tile; the fullest cells first. */
export function listingClusters(
  prepare: Prepare,
  where: Condition,
  { precision, limit, listingsUpTo = 1 }: ClusterRequest,
  viewer: Viewer,
): StoreCluster[] {
  const membersOf = ({ carried }: ListingRow) => {
    if (typeof carried !== 'string') return undefined;
    const members = (JSON.parse(carried) as [id: number, audience: number][]).toSorted(
      ([a], [b]) => a - b,
    );
    return members.flatMap(([id, audience]) => {
      const row = prepare(memberSql(viewer)).get(audience, id);
      return row ? [visibleListing(row, viewer)] : [];
    });
  };
  return prepare(clustersSql(where.sql, DEEPEST_TILE_ZOOM - precision, viewer))
    .all(listingsUpTo, ...where.values, limit)
    .map((row) => readCluster(row, membersOf(row)));
}
