import { listingKey, listingOfKey } from '#src/domain/listing/key.ts';
import type { SaleGroup } from '#src/domain/market/sale-pool.ts';
import type {
  ChangePlace,
  SharedSaleGroup,
} from '#src/server/feeds/replication/replication-store.ts';
import type { PostgresDatabase, Query } from '../database.ts';
import { lockClock, publishVersion } from './clock.ts';

/** The groups that were made after a version, the oldest first. */
export async function saleGroupsAfter(
  query: Query,
  version: number,
  limit: number,
): Promise<readonly (SharedSaleGroup & { readonly version: number })[]> {
  const { rows: groups } = await query(
    'SELECT version, document FROM sale_group WHERE version > $1 ORDER BY version LIMIT $2',
    [version, limit],
  );
  if (groups.length === 0) return [];
  const { rows: sales } = await query(
    'SELECT listing_key, group_version FROM pooled_sale WHERE group_version = ANY($1::bigint[])',
    [groups.map((row) => row['version'])],
  );
  const members = Map.groupBy(sales, (row) => Number(row['group_version']));
  return groups.map((row) => ({
    version: Number(row['version']),
    // Written by this file.
    group: JSON.parse(String(row['document'])) as SaleGroup,
    members: (members.get(Number(row['version'])) ?? []).map((sale) =>
      listingOfKey(String(sale['listing_key'])),
    ),
  }));
}

/** Writes groups with the versions after the latest. The caller has locked the clock, and sets it. */
export async function insertSaleGroups(
  query: Query,
  groups: readonly SharedSaleGroup[],
  latestVersion: number,
): Promise<void> {
  const versions = groups.map((_, index) => latestVersion + 1 + index);
  await query(
    'INSERT INTO sale_group (version, document) SELECT * FROM unnest($1::bigint[], $2::text[])',
    [versions, groups.map(({ group }) => JSON.stringify(group))],
  );
  const sales = groups.flatMap(({ members }, index) =>
    members.map((member) => [listingKey(member), versions[index]] as const),
  );
  await query(
    `INSERT INTO pooled_sale (listing_key, group_version)
     SELECT * FROM unnest($1::text[], $2::bigint[])`,
    [sales.map(([key]) => key), sales.map(([, version]) => version)],
  );
}

/**
 * Keeps groups that were made of the listings as of a place, for all servers and for ever. When anything
 * has changed since, it keeps nothing and resolves to false: a sale may be public by now, or in another
 * group.
 */
export function addSaleGroups(
  { transaction }: Pick<PostgresDatabase, 'transaction'>,
  groups: readonly SharedSaleGroup[],
  at: ChangePlace,
): Promise<boolean> {
  return transaction(async (query) => {
    const latest = await lockClock(query);
    if (latest !== at.version) return false;
    await insertSaleGroups(query, groups, latest);
    await publishVersion(query, latest + groups.length);
    return true;
  });
}
