import type { VowTermsStore } from '#src/server/customers/vow-terms/terms-store.ts';
import { acceptanceOf } from '../../customer-rows.ts';
import type { PostgresDatabase } from '../database.ts';

/** The acceptances of the boards' terms of use. */
export function postgresVowTerms({ query }: PostgresDatabase): VowTermsStore {
  return {
    async accept(userId, { version, acceptedAtMs, addressHash }) {
      await query(
        `INSERT INTO terms_acceptance (customer_id, version, accepted_at_ms, address_hash)
         VALUES ($1, $2, $3, $4) ON CONFLICT (customer_id, version) DO NOTHING`,
        [userId, version, acceptedAtMs, addressHash],
      );
    },
    async acceptances(userId) {
      const { rows } = await query(
        `SELECT * FROM terms_acceptance WHERE customer_id = $1
         ORDER BY accepted_at_ms DESC, version`,
        [userId],
      );
      return rows.map(acceptanceOf);
    },
  };
}
