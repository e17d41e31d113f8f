import type { DatabaseSync } from 'node:sqlite';
import type { UserStore } from '#src/server/customers/repository.ts';
import { recordOf } from '../../customer-rows.ts';

/** The customers' own records. */
export function sqliteUsers(db: DatabaseSync): UserStore {
  const one = db.prepare('SELECT * FROM customer WHERE id = ?');
  const insert = db.prepare(
    `INSERT INTO customer (id, email, is_email_verified, given_name, registered_at_ms, referral_code)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING *`,
  );
  const renew = db.prepare(
    'UPDATE customer SET email = ?, is_email_verified = ?, given_name = ? WHERE id = ?',
  );
  const setNotifications = db.prepare('UPDATE customer SET email_notifications = ? WHERE id = ?');
  const setHomeEmails = db.prepare('UPDATE customer SET home_emails = ? WHERE id = ?');
  const setApplicant = db.prepare('UPDATE customer SET applicant = ? WHERE id = ?');
  const files = db.prepare(
    `SELECT file FROM document JOIN application ON application.id = application_id
     WHERE customer_id = ?`,
  );
  const remove = db.prepare('DELETE FROM customer WHERE id = ?');
  const selectUses = db.prepare(
    `SELECT count(DISTINCT customer_id) AS n FROM application
     WHERE referral_code = ? AND submitted_at_ms IS NOT NULL AND customer_id <> ?`,
  );
  return {
    async ensure({ id, email, isEmailVerified, givenName = null }, { nowMs, referralCode }) {
      const emailVerifiedFlag = Number(isEmailVerified);
      const row = one.get(id);
      if (!row) {
        const userRow = insert.get(id, email, emailVerifiedFlag, givenName, nowMs, referralCode);
        return recordOf(userRow ?? {});
      }
      const isSame =
        row['email'] === email &&
        row['is_email_verified'] === emailVerifiedFlag &&
        row['given_name'] === givenName;
      if (!isSame) renew.run(email, emailVerifiedFlag, givenName, id);
      return recordOf(row);
    },
    async change(userId, { emailNotifications, homeEmails, applicant }) {
      if (homeEmails !== undefined) setHomeEmails.run(Number(homeEmails), userId);
      if (emailNotifications !== undefined)
        setNotifications.run(Number(emailNotifications), userId);
      if (applicant !== undefined) {
        setApplicant.run(applicant === null ? null : JSON.stringify(applicant), userId);
      }
    },
    async erase(userId) {
      const names = files.all(userId).map(({ file }) => String(file));
      // One statement deletes the record and everything that belongs to the customer.
      remove.run(userId);
      return names;
    },
    referralsUsed: async (code, userId) => Number(selectUses.get(code, userId)?.['n'] ?? 0),
  };
}
