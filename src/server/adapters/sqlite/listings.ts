import type { DatabaseSync } from 'node:sqlite';
import type { MapArea } from '#src/contract/map-area.ts';
import type { ListingKey } from '#src/contract/realty-calls.ts';
import { isInRing } from '#src/lib/polygon.ts';
import type { ListingRepository, PageRequest } from '#src/server/listings/repository.ts';
import type { Viewer } from '#src/server/viewer.ts';
import { listingClusters } from './listing-clusters.ts';
import { listingOrder } from './listing-order.ts';
import { type Condition, listingWhere } from './listing-where.ts';
import { putListings } from './put-listings.ts';
import { SHOWN, shownListing } from './shown-listing.ts';

/** CROSS JOIN keeps SQLite from turning the join round, and with it the order of the page. */
function listingPage(db: DatabaseSync, where: Condition, page: PageRequest) {
  return db
    .prepare(
      `SELECT ${SHOWN} AS shown
       FROM (
         SELECT listing_id, audience FROM listing_row WHERE ${where.sql}
         ORDER BY ${listingOrder(page.sort, page.seed)} LIMIT ? OFFSET ?
       ) CROSS JOIN listing ON listing.id = listing_id`,
    )
    .all(...where.values, page.limit, page.offset)
    .map(shownListing);
}

function listingTotals(db: DatabaseSync, where: Condition) {
  const row = db
    .prepare(
      `SELECT count(*) AS listings, min(list_price) AS lowest, max(list_price) AS highest
       FROM listing_row WHERE ${where.sql}`,
    )
    .get(...where.values);
  const price = (name: string) => (row?.[name] === null ? null : Number(row?.[name]));
  return {
    count: Number(row?.['listings'] ?? 0),
    listPrice: { min: price('lowest'), max: price('highest') },
  };
}

function findListing(db: DatabaseSync, { mlsNumber, boardId }: ListingKey, viewer: Viewer) {
  const row = db
    .prepare(
      `SELECT CASE WHEN ? OR public_document IS NULL THEN document ELSE public_document END AS shown
       FROM listing
       WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
    )
    .get(viewer === 'verified' ? 1 : 0, mlsNumber.toUpperCase(), boardId ?? null, boardId ?? null);
  return row && shownListing(row);
}

/** All or nothing: a failure half way leaves the database as it was. */
function inTransaction(db: DatabaseSync, run: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    run();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Listings in SQLite. Reads are single prepared statements; a write is one transaction. */
export function sqliteListings(db: DatabaseSync): ListingRepository {
  let rings: MapArea = [];
  db.function('is_in_area', { directOnly: true }, (latE6, lngE6) => {
    const [lat, lng] = [Number(latE6) / 1e6, Number(lngE6) / 1e6];
    return rings.some((ring) => isInRing(ring, lng, lat)) ? 1 : 0;
  });

  return {
    async search({ filter, viewer, page, clusters }) {
      const where = listingWhere(filter, viewer);
      rings = filter.map ?? [];
      return {
        ...listingTotals(db, where),
        listings: page ? listingPage(db, where, page) : [],
        clusters: clusters ? listingClusters(db, where, clusters) : [],
      };
    },
    find: async (key, viewer) => findListing(db, key, viewer),
    async count() {
      return Number(db.prepare('SELECT count(*) AS listings FROM listing').get()?.['listings']);
    },
    put: async (records) => inTransaction(db, () => putListings(db, records)),
    close: () => db.close(),
  };
}
