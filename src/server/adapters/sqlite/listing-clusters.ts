import type { DatabaseSync } from 'node:sqlite';
import { DEEPEST_TILE_ZOOM } from '#src/lib/web-mercator.ts';
import type { ClusterRequest, StoreCluster } from '#src/server/listings/repository.ts';
import { AUDIENCE } from './audience.ts';
import type { Condition } from './listing-where.ts';
import { type Row, SHOWN, shownListing } from './shown-listing.ts';

function clustersSql(where: string, shift: number): string {
  return `
    WITH cell AS (
      SELECT count(*) AS members, sum(audience = ${AUDIENCE.anonymous}) AS restricted,
        avg(lat_e6) AS lat, avg(lng_e6) AS lng,
        max(lat_e6) AS north, min(lat_e6) AS south, max(lng_e6) AS east, min(lng_e6) AS west,
        min(listing_id) AS one, min(audience) AS audience
      FROM listing_row WHERE ${where}
      GROUP BY tile_x >> ${shift}, tile_y >> ${shift}
      ORDER BY members DESC, one LIMIT ?
    )
    SELECT cell.*, CASE WHEN members = 1 THEN ${SHOWN} END AS shown
    FROM cell JOIN listing ON listing.id = one
    ORDER BY members DESC, one`;
}

function readCluster(row: Row): StoreCluster {
  const degrees = (name: string) => Number(row[name]) / 1e6;
  const count = Number(row['members']);
  return {
    count,
    restrictedCount: Number(row['restricted']),
    location: { latitude: degrees('lat'), longitude: degrees('lng') },
    bounds: {
      north: degrees('north'),
      south: degrees('south'),
      east: degrees('east'),
      west: degrees('west'),
    },
    ...(count === 1 ? { only: shownListing(row) } : {}),
  };
}

/** The listings a condition matches, counted by Web-Mercator tile; the fullest cells first. */
export function listingClusters(
  db: DatabaseSync,
  where: Condition,
  { precision, limit }: ClusterRequest,
): StoreCluster[] {
  return db
    .prepare(clustersSql(where.sql, DEEPEST_TILE_ZOOM - precision))
    .all(...where.values, limit)
    .map(readCluster);
}
