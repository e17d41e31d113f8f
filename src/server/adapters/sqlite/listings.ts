import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { MapArea } from '#src/contract/map-area.ts';
import { needsSignIn, publicView } from '#src/domain/visibility.ts';
import { isInRing } from '#src/lib/polygon.ts';
import { DEEPEST_TILE_ZOOM } from '#src/lib/web-mercator.ts';
import type {
  ClusterRequest,
  ListingRecord,
  ListingRepository,
  PageRequest,
  StoreCluster,
  StoredListing,
} from '#src/server/listings/repository.ts';
import type { Viewer } from '#src/server/viewer.ts';
import { AUDIENCE } from './audience.ts';
import { listingOrder } from './listing-order.ts';
import { fullRow, publicRow, type RowValues } from './listing-row.ts';
import { type Condition, listingWhere } from './listing-where.ts';

const FROM = 'listing_row JOIN listing ON listing.id = listing_row.listing_id';

/** The record a row may show: chosen by the row itself, so that a query cannot pick the wrong one. */
const SHOWN = `CASE WHEN audience = ${AUDIENCE.anonymous} THEN public_document ELSE document END AS shown`;

type Row = Record<string, unknown>;

function shown(row: Row): StoredListing {
  return JSON.parse(String(row['shown'])) as StoredListing;
}

function insertRow(db: DatabaseSync) {
  const columns = Object.keys(
    publicRow({
      restricted: true,
      mlsNumber: '',
      boardId: 0,
      type: 'Sale',
      class: null,
      status: 'A',
      listDate: '2000-01',
      soldDate: null,
      address: { city: '', state: '' },
      map: { latitude: 0, longitude: 0 },
      permissions: { displayAddressOnInternet: 'N', displayPublic: 'N' },
    }),
  );
  const insert = db.prepare(
    `INSERT INTO listing_row (listing_id, ${columns.join(', ')})
     VALUES (?, ${columns.map(() => '?').join(', ')})`,
  );
  return (id: SQLInputValue, values: RowValues) =>
    insert.run(id, ...columns.map((column) => values[column] ?? null));
}

function putRecords(db: DatabaseSync, records: Iterable<ListingRecord>): void {
  const upsert = db.prepare(
    `INSERT INTO listing (board_id, mls_number, document, public_document) VALUES (?, ?, ?, ?)
     ON CONFLICT (mls_number, board_id)
     DO UPDATE SET document = excluded.document, public_document = excluded.public_document
     RETURNING id`,
  );
  const clear = db.prepare('DELETE FROM listing_row WHERE listing_id = ?');
  const insert = insertRow(db);
  for (const { document, coarse } of records) {
    const view = needsSignIn(document.permissions) ? publicView(document, coarse) : null;
    const stored = upsert.get(
      document.boardId,
      document.mlsNumber.toUpperCase(),
      JSON.stringify(document),
      view && JSON.stringify(view),
    );
    const id = stored?.['id'] ?? null;
    clear.run(id);
    insert(id, fullRow(document, view ? AUDIENCE.verified : AUDIENCE.everyone));
    if (view) insert(id, publicRow(view));
  }
}

function readCluster(row: Row): StoreCluster {
  const degrees = (name: string) => Number(row[name]) / 1e6;
  const bounds = {
    north: degrees('north'),
    south: degrees('south'),
    east: degrees('east'),
    west: degrees('west'),
  };
  const count = Number(row['members']);
  return {
    count,
    restrictedCount: Number(row['restricted']),
    location: { latitude: degrees('lat'), longitude: degrees('lng') },
    bounds,
    ...(count === 1 ? { only: shown(row) } : {}),
  };
}

/** Listings in SQLite. Reads are single prepared statements; a write is one transaction. */
export function sqliteListings(db: DatabaseSync): ListingRepository {
  let rings: MapArea = [];
  db.function('is_in_area', { directOnly: true }, (latE6, lngE6) => {
    const [lat, lng] = [Number(latE6) / 1e6, Number(lngE6) / 1e6];
    return rings.some((ring) => isInRing(ring, lng, lat)) ? 1 : 0;
  });

  const page = (where: Condition, { sort, seed, offset, limit }: PageRequest) =>
    db
      .prepare(
        `SELECT ${SHOWN} FROM ${FROM} WHERE ${where.sql}
         ORDER BY ${listingOrder(sort, seed)} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset)
      .map(shown);

  const clusters = (where: Condition, { precision, limit }: ClusterRequest) => {
    const shift = DEEPEST_TILE_ZOOM - precision;
    return db
      .prepare(
        `WITH cell AS (
           SELECT count(*) AS members, sum(audience = ${AUDIENCE.anonymous}) AS restricted,
             avg(lat_e6) AS lat, avg(lng_e6) AS lng,
             max(lat_e6) AS north, min(lat_e6) AS south, max(lng_e6) AS east, min(lng_e6) AS west,
             min(listing_id) AS one, min(audience) AS audience
           FROM ${where.sql.includes('board_id') || where.sql.includes('mls_number') ? FROM : 'listing_row'}
           WHERE ${where.sql}
           GROUP BY tile_x >> ${shift}, tile_y >> ${shift}
           ORDER BY members DESC, one LIMIT ?
         )
         SELECT cell.*, CASE WHEN members > 1 THEN NULL
             WHEN cell.audience = ${AUDIENCE.anonymous} THEN public_document ELSE document END AS shown
         FROM cell JOIN listing ON listing.id = one`,
      )
      .all(...where.values, limit)
      .map(readCluster);
  };

  const totals = (where: Condition) => {
    const row = db
      .prepare(
        `SELECT count(*) AS listings, min(list_price) AS lowest, max(list_price) AS highest
         FROM ${FROM} WHERE ${where.sql}`,
      )
      .get(...where.values);
    const price = (name: string) => (row?.[name] === null ? null : Number(row?.[name]));
    return {
      count: Number(row?.['listings'] ?? 0),
      listPrice: { min: price('lowest'), max: price('highest') },
    };
  };

  const find = (mlsNumber: string, boardId: number | undefined, viewer: Viewer) => {
    const row = db
      .prepare(
        `SELECT document, public_document FROM listing
         WHERE mls_number = ? AND (? IS NULL OR board_id = ?) ORDER BY board_id LIMIT 1`,
      )
      .get(mlsNumber.toUpperCase(), boardId ?? null, boardId ?? null);
    if (!row) return undefined;
    const mayUse = viewer === 'verified' || row['public_document'] === null;
    return shown({ shown: mayUse ? row['document'] : row['public_document'] });
  };

  return {
    async search({ filter, viewer, page: wanted, clusters: cells }) {
      const where = listingWhere(filter, viewer);
      rings = filter.map ?? [];
      return {
        ...totals(where),
        listings: wanted ? page(where, wanted) : [],
        clusters: cells ? clusters(where, cells) : [],
      };
    },

    async find({ mlsNumber, boardId }, viewer) {
      return find(mlsNumber, boardId, viewer);
    },

    async count() {
      return Number(db.prepare('SELECT count(*) AS listings FROM listing').get()?.['listings']);
    },

    async put(records) {
      db.exec('BEGIN IMMEDIATE');
      try {
        putRecords(db, records);
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },

    close: () => db.close(),
  };
}
