import type { DatabaseSync } from 'node:sqlite';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import type { ListingCopy } from '#src/server/feeds/replication/replication-store.ts';
import type { PostgresDatabase } from './postgres/database.ts';
import { addSaleGroups } from './postgres/listings/sale-groups.ts';
import { groupsOf, poolableSales } from './sqlite/listings/sales/sale-pool.ts';
import { preparedStatements } from './sqlite/statements.ts';

/** Where listings change without pause, pooling is tried again in the next hour. */
const TRIES = 5;

type SharedPooling = {
  readonly primary: PostgresDatabase;
  readonly database: DatabaseSync;
  readonly copy: ListingCopy;
  /** Brings the copy up to date with the listings. */
  readonly bringUp: () => Promise<void>;
};

/**
 * Pools sales for all servers that share the listings: if two made their own groups, the differences would
 * reveal single sales. Groups are made of a copy that has every change, or not at all.
 */
export function sharedPooling({
  primary,
  database,
  copy,
  bringUp,
}: SharedPooling): Pick<ListingRepository, 'poolSales'> {
  const prepare = preparedStatements(database);
  return {
    async poolSales(request, makeGroups) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        await bringUp();
        // The copy takes in no page between these two: nothing here waits.
        const place = copy.place();
        const groups = groupsOf(poolableSales(prepare, request), makeGroups);
        if (groups.length === 0 || !place) return 0;
        if (!(await addSaleGroups(primary, groups, place))) continue;
        await bringUp();
        return groups.length;
      }
      return 0;
    },
  };
}
