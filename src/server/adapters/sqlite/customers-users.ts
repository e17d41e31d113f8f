import type { DatabaseSync } from 'node:sqlite';
import type { ApplicantDraft } from '#src/contract/application-draft.ts';
import type { CustomerRecord, UserStore } from '#src/server/customers/repository.ts';
import type { Row } from './customers-rows.ts';

function recordOf(row: Row): CustomerRecord {
  const applicant = row['applicant'];
  return {
    registeredAtMs: Number(row['registered_at_ms']),
    emailNotifications: row['email_notifications'] === 1,
    // Written by `change` from what the contract has read.
    applicant: applicant === null ? null : (JSON.parse(String(applicant)) as ApplicantDraft),
    referralCode: String(row['referral_code']),
  };
}

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
  const setApplicant = db.prepare('UPDATE customer SET applicant = ? WHERE id = ?');
  const files = db.prepare(
    `SELECT file FROM document JOIN application ON application.id = application_id
     WHERE customer_id = ?`,
  );
  const remove = db.prepare('DELETE FROM customer WHERE id = ?');
  const used = db.prepare(
    `SELECT count(DISTINCT customer_id) AS n FROM application
     WHERE referral_code = ? AND submitted_at_ms IS NOT NULL AND customer_id <> ?`,
  );
  return {
    ensure({ id, email, isEmailVerified, givenName = null }, { nowMs, referralCode }) {
      const verified = Number(isEmailVerified);
      const row = one.get(id);
      if (!row) {
        const made = insert.get(id, email, verified, givenName, nowMs, referralCode);
        return recordOf(made ?? {});
      }
      const isSame =
        row['email'] === email &&
        row['is_email_verified'] === verified &&
        row['given_name'] === givenName;
      if (!isSame) renew.run(email, verified, givenName, id);
      return recordOf(row);
    },
    change(userId, { emailNotifications, applicant }) {
      if (emailNotifications !== undefined)
        setNotifications.run(Number(emailNotifications), userId);
      if (applicant !== undefined) {
        setApplicant.run(applicant === null ? null : JSON.stringify(applicant), userId);
      }
    },
    erase(userId) {
      const names = files.all(userId).map(({ file }) => String(file));
      // What belongs to the customer goes with the record, in the one statement.
      remove.run(userId);
      return names;
    },
    referralsUsed: (code, userId) => Number(used.get(code, userId)?.['n'] ?? 0),
  };
}
