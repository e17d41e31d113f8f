import type { DatabaseSync } from 'node:sqlite';
import type { VowTermsStore } from '#src/server/customers/vow-terms/terms-store.ts';
import { acceptanceOf } from '../../customer-rows.ts';

/** The acceptances of the boards' terms of use. */
export function sqliteVowTerms(db: DatabaseSync): VowTermsStore {
  const insert = db.prepare(
    `INSERT INTO terms_acceptance (customer_id, version, accepted_at_ms, address_hash)
     VALUES (?, ?, ?, ?) ON CONFLICT (customer_id, version) DO NOTHING`,
  );
  const all = db.prepare(
    'SELECT * FROM terms_acceptance WHERE customer_id = ? ORDER BY accepted_at_ms DESC, version',
  );
  return {
    async accept(userId, { version, acceptedAtMs, addressHash }) {
      insert.run(userId, version, acceptedAtMs, addressHash);
    },
    acceptances: async (userId) => all.all(userId).map(acceptanceOf),
  };
}
