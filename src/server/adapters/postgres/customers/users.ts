import type { UserStore } from '#src/server/customers/repository.ts';
import { recordOf } from '../../customer-rows.ts';
import { lockCustomer } from './locks.ts';
import type { PostgresDatabase } from '../database.ts';

/** PostgreSQL cannot store this character in a text. */
const withoutNul = (text: string | undefined) => text?.replaceAll('\0', '') ?? null;

function eraser({ transaction }: PostgresDatabase): UserStore['erase'] {
  return (userId) =>
    transaction(async (query) => {
      await lockCustomer(query, userId);
      // A document that is being added exists by then, or finds its application gone.
      await query('SELECT 1 FROM application WHERE customer_id = $1 ORDER BY id FOR UPDATE', [
        userId,
      ]);
      const { rows } = await query(
        `SELECT file FROM document JOIN application ON application.id = application_id
         WHERE customer_id = $1`,
        [userId],
      );
      await query('DELETE FROM customer WHERE id = $1', [userId]);
      return rows.map(({ file }) => String(file));
    });
}

/** The customers' own records. */
export function postgresUsers(database: PostgresDatabase): UserStore {
  const { query } = database;
  return {
    async ensure({ id, email, isEmailVerified, givenName }, { nowMs, referralCode }) {
      const name = withoutNul(givenName);
      const existing = await query(
        `SELECT * FROM customer WHERE id = $1
           AND (email, is_email_verified, given_name) IS NOT DISTINCT FROM ($2, $3, $4)`,
        [id, email, isEmailVerified, name],
      );
      if (existing.rows[0]) return recordOf(existing.rows[0]);
      const { rows } = await query(
        `INSERT INTO customer
           (id, email, is_email_verified, given_name, registered_at_ms, referral_code)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO UPDATE SET email = excluded.email,
           is_email_verified = excluded.is_email_verified, given_name = excluded.given_name
         RETURNING *`,
        [id, email, isEmailVerified, name, nowMs, referralCode],
      );
      return recordOf(rows[0] ?? {});
    },
    async change(userId, { emailNotifications, homeEmails, applicant }) {
      await query(
        `UPDATE customer SET email_notifications = coalesce($2, email_notifications),
           home_emails = coalesce($5, home_emails),
           applicant = CASE WHEN $3 THEN $4 ELSE applicant END
         WHERE id = $1`,
        [
          userId,
          emailNotifications ?? null,
          applicant !== undefined,
          applicant ? JSON.stringify(applicant) : null,
          homeEmails ?? null,
        ],
      );
    },
    erase: eraser(database),
    async referralsUsed(code, userId) {
      const { rows } = await query(
        `SELECT count(DISTINCT customer_id) AS n FROM application
         WHERE referral_code = $1 AND submitted_at_ms IS NOT NULL AND customer_id <> $2`,
        [code, userId],
      );
      return Number(rows[0]?.['n'] ?? 0);
    },
  };
}
