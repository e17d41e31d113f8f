import type { DatabaseSync } from 'node:sqlite';
import { listingCache } from '#src/server/adapters/indexed/listing-cache.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { tileOfCode } from '#src/server/search-index/morton.ts';
import type {
  ListingRepository,
  StoreCluster,
  StoreSearch,
} from '#src/server/listings/repository.ts';
import type { AskingPool } from './postgres-anchor.ts';
import type { AnswerRow } from '../question.ts';

const degrees = (row: AnswerRow, column: string) => Number(row[column]) / 1e6;

/**
 * The store of a server that asks PostgreSQL for clusters; everything else, including the documents of lone
 * homes, comes from SQLite.
 */
export function postgresRepository(db: DatabaseSync, { ask }: AskingPool): ListingRepository {
  const { read: readListing } = listingCache(db);

  function asCluster(row: AnswerRow, search: StoreSearch): StoreCluster {
    const [count, restrictedCount] = [Number(row['homes']), Number(row['restricted'])];
    const lone = { listingId: Number(row['one']), isRestricted: restrictedCount > 0 };
    return {
      tile: tileOfCode(Number(row['cell'])),
      count,
      restrictedCount,
      closedCount: Number(row['closed']),
      location: { latitude: degrees(row, 'lat'), longitude: degrees(row, 'lng') },
      bounds: {
        north: degrees(row, 'north'),
        south: degrees(row, 'south'),
        east: degrees(row, 'east'),
        west: degrees(row, 'west'),
      },
      ...(count === 1 ? { members: [readListing(lone, search.viewer) ?? []].flat() } : {}),
    };
  }

  return {
    ...sqliteListings(db),
    async search(search) {
      const rows = await ask({ kind: 'search', search });
      return {
        count: Number(rows[0]?.['total'] ?? 0),
        listPrice: { min: null, max: null },
        listings: [],
        clusters: rows.map((row) => asCluster(row, search)),
      };
    },
  };
}
