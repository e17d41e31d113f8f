import type { NewSearchRow, SearchEdit, SearchStore } from '#src/server/customers/repository.ts';
import { searchOf, seenSearchOf } from '../../customer-rows.ts';
import { lockCustomer } from './locks.ts';
import type { PostgresDatabase, Query, PostgresRow } from '../database.ts';

const one = async (query: Query, userId: string, id: string): Promise<PostgresRow | undefined> => {
  const sql = 'SELECT * FROM saved_search WHERE customer_id = $1 AND id = $2';
  return (await query(sql, [userId, id])).rows[0];
};

async function isFull(query: Query, userId: string, limit: number): Promise<boolean> {
  const sql = 'SELECT count(*) AS n FROM saved_search WHERE customer_id = $1';
  return Number((await query(sql, [userId])).rows[0]?.['n']) >= limit;
}

async function insert(query: Query, userId: string, search: NewSearchRow): Promise<void> {
  const { id, name, address, notify, createdAtMs, coveredDay, seenDay, seenCount } = search;
  await query(
    `INSERT INTO saved_search
       (id, customer_id, name, address, notify, created_at_ms, covered_day, seen_day, seen_count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, name, address, notify, createdAtMs, coveredDay, seenDay, seenCount],
  );
}

/** Changes nothing when another search of the customer has the name and address. */
async function update(query: Query, row: PostgresRow, edit: SearchEdit): Promise<void> {
  const { name = row['name'], address = row['address'] } = edit;
  const { notify = row['notify'], coveredDay = row['covered_day'] } = edit;
  await query(
    `UPDATE saved_search SET name = $3, address = $4, notify = $5, covered_day = $6,
       recent_keys = CASE WHEN $7 THEN NULL ELSE recent_keys END
     WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM saved_search AS other
       WHERE other.customer_id = $1 AND other.id <> $2 AND other.name = $3 AND other.address = $4)`,
    [
      row['customer_id'],
      row['id'],
      name,
      address,
      notify,
      coveredDay,
      edit.coveredDay !== undefined,
    ],
  );
}

async function all(query: Query, userId: string): Promise<readonly PostgresRow[]> {
  const { rows } = await query(
    'SELECT * FROM saved_search WHERE customer_id = $1 ORDER BY created_at_ms DESC, number DESC',
    [userId],
  );
  return rows;
}

/** The searches that customers have saved. */
export function postgresSavedSearches({ query, transaction }: PostgresDatabase): SearchStore {
  return {
    list: async (userId) => (await all(query, userId)).map(searchOf),
    listSeen: async (userId) => (await all(query, userId)).map(seenSearchOf),
    async markSeen(userId, id, { seenDay, seenCount }) {
      await query(
        'UPDATE saved_search SET seen_day = $3, seen_count = $4 WHERE customer_id = $1 AND id = $2',
        [userId, id, seenDay, seenCount],
      );
    },
    add: (userId, { coveredDay, seenDay, seenCount, ...search }, limit) =>
      transaction(async (within) => {
        await lockCustomer(within, userId);
        const { rows } = await within(
          'SELECT * FROM saved_search WHERE customer_id = $1 AND name = $2 AND address = $3',
          [userId, search.name, search.address],
        );
        if (rows[0]) return searchOf(rows[0]);
        if (await isFull(within, userId, limit)) return 'full';
        await insert(within, userId, { ...search, coveredDay, seenDay, seenCount });
        return search;
      }),
    change: (userId, id, decide) =>
      transaction(async (within) => {
        await lockCustomer(within, userId);
        const before = await one(within, userId, id);
        if (!before) return undefined;
        await update(within, before, decide(searchOf(before)));
        return searchOf((await one(within, userId, id)) ?? before);
      }),
    async remove(userId, id) {
      const sql = 'DELETE FROM saved_search WHERE customer_id = $1 AND id = $2';
      return (await query(sql, [userId, id])).count === 1;
    },
  };
}
