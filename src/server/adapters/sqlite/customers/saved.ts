import type { DatabaseSync } from 'node:sqlite';
import type { HomeStore, SearchStore } from '#src/server/customers/repository.ts';
import { homeOf, rememberedHomeOf, searchOf, seenSearchOf } from '../../customer-rows.ts';
import { inTransaction } from '../transaction.ts';

/** The homes that customers have saved. */
export function sqliteSavedHomes(db: DatabaseSync): HomeStore {
  const all = db.prepare(
    `SELECT * FROM saved_home WHERE customer_id = ?
     ORDER BY saved_at_ms DESC, board_id, mls_number`,
  );
  const insert = db.prepare(
    `INSERT OR IGNORE INTO saved_home (customer_id, board_id, mls_number, saved_at_ms,
       saved_market, saved_price, noted_market, noted_price)
     VALUES (:userId, :boardId, :mlsNumber, :savedAtMs, :market, :price, :market, :price)`,
  );
  const count = db.prepare('SELECT count(*) AS n FROM saved_home WHERE customer_id = ?');
  const remove = db.prepare(
    'DELETE FROM saved_home WHERE customer_id = ? AND board_id = ? AND mls_number = ?',
  );
  class TooMany extends Error {}
  return {
    list: async (userId) => all.all(userId).map(homeOf),
    listRemembered: async (userId) => all.all(userId).map(rememberedHomeOf),
    async merge(userId, homes, { nowMs, limit }) {
      try {
        inTransaction(db, () => {
          // A millisecond apart, which keeps the order they came in.
          for (const [index, { boardId, mlsNumber, state }] of homes.entries()) {
            const { market = null, priceDollars: price = null } = state ?? {};
            insert.run({ userId, boardId, mlsNumber, savedAtMs: nowMs - index, market, price });
          }
          if (Number(count.get(userId)?.['n']) > limit) throw new TooMany();
        });
        return 'merged';
      } catch (error) {
        if (error instanceof TooMany) return 'full';
        throw error;
      }
    },
    remove: async (userId, { boardId, mlsNumber }) => void remove.run(userId, boardId, mlsNumber),
  };
}

/** The searches that customers have saved. */
export function sqliteSavedSearches(db: DatabaseSync): SearchStore {
  const all = db.prepare(
    'SELECT * FROM saved_search WHERE customer_id = ? ORDER BY created_at_ms DESC, rowid DESC',
  );
  const one = db.prepare('SELECT * FROM saved_search WHERE customer_id = ? AND id = ?');
  const same = db.prepare(
    'SELECT * FROM saved_search WHERE customer_id = ? AND name = ? AND address = ?',
  );
  const count = db.prepare('SELECT count(*) AS n FROM saved_search WHERE customer_id = ?');
  const insert = db.prepare(
    `INSERT INTO saved_search (id, customer_id, name, address, notify, created_at_ms, covered_day,
       seen_day, seen_count)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = db.prepare(
    `UPDATE OR IGNORE saved_search SET name = coalesce(:name, name),
       address = coalesce(:address, address),
       notify = coalesce(:notify, notify), covered_day = coalesce(:coveredDay, covered_day),
       recent_keys = CASE WHEN :coveredDay IS NULL THEN recent_keys END
     WHERE customer_id = :userId AND id = :id`,
  );
  const setSeen = db.prepare(
    'UPDATE saved_search SET seen_day = ?, seen_count = ? WHERE customer_id = ? AND id = ?',
  );
  const remove = db.prepare('DELETE FROM saved_search WHERE customer_id = ? AND id = ?');
  return {
    list: async (userId) => all.all(userId).map(searchOf),
    listSeen: async (userId) => all.all(userId).map(seenSearchOf),
    markSeen: async (userId, id, { seenDay, seenCount }) =>
      void setSeen.run(seenDay, seenCount, userId, id),
    async add(userId, { coveredDay, seenDay, seenCount, ...search }, limit) {
      const { id, name, address, notify, createdAtMs } = search;
      const existing = same.get(userId, name, address);
      if (existing) return searchOf(existing);
      if (Number(count.get(userId)?.['n']) >= limit) return 'full';
      const days = [coveredDay, seenDay, seenCount] as const;
      insert.run(id, userId, name, address, Number(notify), createdAtMs, ...days);
      return search;
    },
    async change(userId, id, decide) {
      const before = one.get(userId, id);
      if (!before) return undefined;
      const { name = null, address = null, coveredDay = null, ...edit } = decide(searchOf(before));
      const notify = edit.notify === undefined ? null : Number(edit.notify);
      update.run({ name, address, notify, coveredDay, userId, id });
      return searchOf(one.get(userId, id) ?? before);
    },
    remove: async (userId, id) => remove.run(userId, id).changes === 1,
  };
}
