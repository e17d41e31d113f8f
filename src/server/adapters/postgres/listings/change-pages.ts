import { listingOfKey } from '#src/domain/listing/key.ts';
import type { ListingRemoval } from '#src/domain/listing/removed-place.ts';
import type {
  ChangePage,
  ChangePlace,
  ListingChange,
} from '#src/server/feeds/replication/replication-store.ts';
import type { PostgresDatabase, PostgresRow, Query } from '../database.ts';
import { readClock } from './clock.ts';
import { recordsOfListings } from './feed-records.ts';
import { storedListings } from './put-listings.ts';
import { saleGroupsAfter } from './sale-groups.ts';

const numberOrNull = (value: unknown) =>
  value === null || value === undefined ? null : Number(value);

function removalIn(row: PostgresRow): ListingRemoval {
  const [latitude, longitude] = [numberOrNull(row['latitude']), numberOrNull(row['longitude'])];
  return {
    state: String(row['state']),
    city: String(row['city']),
    neighborhood: row['neighborhood'] === null ? null : String(row['neighborhood']),
    map: latitude === null || longitude === null ? null : { latitude, longitude },
    removedOn: String(row['removed_on']),
  };
}

async function removals(query: Query, keys: readonly string[]) {
  const sql = 'SELECT * FROM removed_listing WHERE listing_key = ANY($1::text[])';
  const { rows } = await query(sql, [keys]);
  return new Map(rows.map((row) => [String(row['listing_key']), removalIn(row)]));
}

async function publicSales(query: Query, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const sql = 'SELECT listing_key FROM public_sale WHERE listing_key = ANY($1::text[])';
  return new Set((await query(sql, [keys])).rows.map((row) => String(row['listing_key'])));
}

async function changesOf(query: Query, keys: readonly string[]): Promise<ListingChange[]> {
  if (keys.length === 0) return [];
  const listings = await storedListings(query, keys);
  const removed = await removals(query, keys);
  const sales = await publicSales(query, keys);
  const records = Map.groupBy(await recordsOfListings(query, keys), (row) => row.listingKey);
  return keys.map((key) => ({
    key: listingOfKey(key),
    listing: listings.get(key) ?? null,
    removal: removed.get(key) ?? null,
    records: records.get(key) ?? [],
    wasPublicSale: sales.has(key),
  }));
}

/**
 * Reads the changes after a place as of one moment, the oldest first. Versions are committed in their
 * order, so that none can appear later below one that was read.
 */
export function changePage(
  { transaction }: Pick<PostgresDatabase, 'transaction'>,
  after: ChangePlace | undefined,
  limit: number,
): Promise<ChangePage> {
  return transaction(async (query) => {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { mark, version } = await readClock(query);
    // Changes of another database are read from the beginning.
    const from = after?.mark === mark ? after.version : 0;
    const { rows } = await query(
      'SELECT listing_key, version FROM listing_change WHERE version > $1 ORDER BY version LIMIT $2',
      [from, limit],
    );
    const pooled = await saleGroupsAfter(query, from, limit);
    const versionOf = (row: PostgresRow) => Number(row['version']);
    // Listings and groups are read up to the same version.
    const reached = Math.min(
      rows.length < limit ? Math.max(version, from) : versionOf(rows.at(-1) ?? {}),
      pooled.length < limit ? Math.max(version, from) : (pooled.at(-1)?.version ?? from),
    );
    const changes = await changesOf(
      query,
      rows.filter((row) => versionOf(row) <= reached).map((row) => String(row['listing_key'])),
    );
    return {
      to: { mark, version: reached },
      pooledSales: pooled.filter((each) => each.version <= reached),
      changes,
      isLast: rows.length < limit && pooled.length < limit,
    };
  });
}
