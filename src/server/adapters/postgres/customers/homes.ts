import type { HomeStore } from '#src/server/customers/repository.ts';
import { homeOf, rememberedHomeOf } from '../../customer-rows.ts';
import { lockCustomer } from './locks.ts';
import type { PostgresDatabase } from '../database.ts';

class TooMany extends Error {}

/** The homes that customers have saved. */
export function postgresSavedHomes({ query, transaction }: PostgresDatabase): HomeStore {
  const merge: HomeStore['merge'] = (userId, homes, { nowMs, limit }) =>
    transaction(async (within) => {
      await lockCustomer(within, userId);
      // A millisecond apart, which keeps the order they came in.
      await within(
        `INSERT INTO saved_home (customer_id, board_id, mls_number, saved_at_ms,
           saved_market, saved_price, noted_market, noted_price)
         SELECT $1, board_id, mls_number, $2::bigint - position + 1, market, price, market, price
         FROM unnest($3::integer[], $4::text[], $5::text[], $6::double precision[]) WITH ORDINALITY
           AS given (board_id, mls_number, market, price, position)
         ORDER BY position
         ON CONFLICT DO NOTHING`,
        [
          userId,
          nowMs,
          homes.map(({ boardId }) => boardId),
          homes.map(({ mlsNumber }) => mlsNumber),
          homes.map(({ state }) => state?.market ?? null),
          homes.map(({ state }) => state?.priceDollars ?? null),
        ],
      );
      const { rows } = await within('SELECT count(*) AS n FROM saved_home WHERE customer_id = $1', [
        userId,
      ]);
      if (Number(rows[0]?.['n']) > limit) throw new TooMany();
      return 'merged' as const;
    });
  const all = async (userId: string) => {
    const { rows } = await query(
      `SELECT * FROM saved_home WHERE customer_id = $1
       ORDER BY saved_at_ms DESC, board_id, mls_number`,
      [userId],
    );
    return rows;
  };
  return {
    list: async (userId) => (await all(userId)).map(homeOf),
    listRemembered: async (userId) => (await all(userId)).map(rememberedHomeOf),
    async merge(userId, homes, limits) {
      try {
        return await merge(userId, homes, limits);
      } catch (error) {
        if (error instanceof TooMany) return 'full';
        throw error;
      }
    },
    async remove(userId, { boardId, mlsNumber }) {
      await query(
        'DELETE FROM saved_home WHERE customer_id = $1 AND board_id = $2 AND mls_number = $3',
        [userId, boardId, mlsNumber],
      );
    },
  };
}
