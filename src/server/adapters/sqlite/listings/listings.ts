import type { DatabaseSync } from 'node:sqlite';
import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import { isInRing } from '#src/lib/geo/polygon.ts';
import type {
  ListingRepository,
  StoreResult,
  StoreSearch,
} from '#src/server/listings/repository.ts';
import { canSeeRestricted, type Viewer } from '#src/server/http/viewer.ts';
import { rowsFor } from './rows/audience.ts';
import type { Condition } from './where/condition.ts';
import { revisionAt, listingChanges } from './listing-changes.ts';
import { listingClusters } from './listing-clusters.ts';
import { listingFacts } from './listing-facts.ts';
import { summarized, summarizedResult } from './summaries/listing-summary.ts';
import { listingOrder } from './listing-order.ts';
import { budgetFunction } from './where/budget-where.ts';
import { listingWhere } from './where/listing-where.ts';
import { putListings } from './put-listings.ts';
import { findRemoved, listRemoved, removeListings } from './removed-listings.ts';
import { poolSales, salePoolReader } from './sales/sale-pool.ts';
import { visibleDocumentsSql, visibleListing } from './visible-listing.ts';
import { type Prepare, preparedStatements } from '../statements.ts';
import { inTransaction } from '../transaction.ts';
import { findEnded, findWithheld } from './withheld-listings.ts';
import { closeDatabase } from '../write-ahead-log.ts';

function listingPage(prepare: Prepare, where: Condition, { filter, page, viewer }: StoreSearch) {
  if (!page) return [];
  const order = listingOrder(page, filter);
  const rows = `SELECT listing_id, audience FROM ${rowsFor(viewer)} WHERE ${where.sql}
    ORDER BY ${order.sql} LIMIT ? OFFSET ?`;
  return prepare(visibleDocumentsSql(rows, viewer))
    .all(...where.values, ...order.values, page.limit, page.offset)
    .map((row) => visibleListing(row, viewer));
}

function listingTotals(prepare: Prepare, where: Condition, viewer: Viewer) {
  const row = prepare(
    `SELECT count(*) AS listings, min(list_price) AS lowest, max(list_price) AS highest
     FROM ${rowsFor(viewer)} WHERE ${where.sql}`,
  ).get(...where.values);
  const price = (name: string) => (row?.[name] === null ? null : Number(row?.[name]));
  return {
    count: Number(row?.['listings'] ?? 0),
    listPrice: { min: price('lowest'), max: price('highest') },
  };
}

function findListing(prepare: Prepare, { mlsNumber, boardId }: ListingKey, viewer: Viewer) {
  const row = prepare(
    `SELECT CASE WHEN ? OR public_document IS NULL THEN document ELSE public_document END AS shown
     FROM listing
     WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
  ).get(
    canSeeRestricted(viewer) ? 1 : 0,
    mlsNumber.toUpperCase(),
    boardId ?? null,
    boardId ?? null,
  );
  if (row) return visibleListing(row, viewer);
  return viewer === 'trusted' ? findWithheld(prepare, { mlsNumber, boardId }) : undefined;
}

/** Listings in SQLite. Reads are prepared statements; a write is one transaction. */
export function sqliteListings(db: DatabaseSync): ListingRepository {
  const prepare = preparedStatements(db);
  const changes = listingChanges(db);
  const readSalePool = salePoolReader(prepare);
  const setBudget = budgetFunction(db);
  let rings: MapArea = [];
  db.function('is_in_area', { directOnly: true }, (latE6, lngE6, inAll) => {
    const [lat, lng] = [Number(latE6) / 1e6, Number(lngE6) / 1e6];
    const isIn = (ring: MapArea[number]) => isInRing(ring, lng, lat);
    return (inAll ? rings.every(isIn) : rings.some(isIn)) ? 1 : 0;
  });

  function searchNow(search: StoreSearch): StoreResult {
    const { filter, viewer, clusters } = search;
    const where = listingWhere(filter, viewer);
    rings = filter.map ?? [];
    setBudget(filter);
    return {
      ...listingTotals(prepare, where, viewer),
      listings: listingPage(prepare, where, search),
      clusters: clusters ? listingClusters(prepare, where, clusters, viewer) : [],
    };
  }

  return {
    search: async (search) => searchNow(search),
    searchSummaries: async (search) => summarizedResult(searchNow(search)),
    async facts(request) {
      rings = request.filter.map ?? [];
      setBudget(request.filter);
      return listingFacts(prepare, request);
    },
    salePool: async () => readSalePool(revisionAt(changes.newest())),
    poolSales: async (request, makeGroups) =>
      inTransaction(db, () => poolSales(prepare, request, makeGroups)),
    find: async (key, viewer) => findListing(prepare, key, viewer),
    findAll: async (keys, viewer) => keys.flatMap((key) => findListing(prepare, key, viewer) ?? []),
    findSummaries: async (keys, viewer) =>
      keys.flatMap((key) => findListing(prepare, key, viewer) ?? []).map(summarized),
    async count() {
      return Number(prepare('SELECT count(*) AS listings FROM listing').get()?.['listings']);
    },
    revision: () => revisionAt(changes.newest()),
    put: async (records) => inTransaction(db, () => putListings(db, records)),
    remove: async (keys, removedOn) =>
      inTransaction(db, () => removeListings(prepare, keys, removedOn)),
    findEnded: async (keys) => keys.flatMap((key) => findEnded(prepare, key) ?? []),
    listRemoved: async (request) => listRemoved(prepare, request),
    findRemoved: async (key) => findRemoved(prepare, key),
    close: () => closeDatabase(db),
  };
}
