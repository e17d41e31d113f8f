import type { DatabaseSync } from 'node:sqlite';
import type { ApplicationStore } from '#src/server/customers/repository.ts';
import { applicationOf, type Row } from './customers-rows.ts';

type Signers = Pick<ApplicationStore, 'addSigner' | 'saveSigner'>;

function sqliteSigners(db: DatabaseSync): Signers {
  const count = db.prepare('SELECT count(*) AS n FROM signer WHERE application_id = ?');
  const insert = db.prepare('INSERT INTO signer (id, application_id, fields) VALUES (?, ?, ?)');
  const update = db.prepare('UPDATE signer SET fields = ? WHERE application_id = ? AND id = ?');
  return {
    addSigner(applicationId, { id, fields }, limit) {
      if (Number(count.get(applicationId)?.['n']) >= limit) return 'full';
      insert.run(id, applicationId, JSON.stringify(fields));
      return 'added';
    },
    saveSigner: (applicationId, signerId, fields) =>
      update.run(JSON.stringify(fields), applicationId, signerId).changes === 1,
  };
}

/** The mortgage applications. */
export function sqliteApplications(db: DatabaseSync): ApplicationStore {
  const all = db.prepare(
    `SELECT id, submitted_at_ms, updated_at_ms, fields ->> 'purpose' AS purpose,
       (SELECT count(*) FROM document WHERE application_id = application.id) AS documents
     FROM application WHERE customer_id = ? ORDER BY updated_at_ms DESC, rowid DESC`,
  );
  const one = db.prepare('SELECT * FROM application WHERE customer_id = ? AND id = ?');
  const byKey = db.prepare(
    'SELECT * FROM application WHERE customer_id = ? AND idempotency_key = ?',
  );
  const signers = db.prepare('SELECT * FROM signer WHERE application_id = ? ORDER BY number');
  const count = db.prepare('SELECT count(*) AS n FROM application WHERE customer_id = ?');
  const insert = db.prepare(
    `INSERT INTO application (id, customer_id, idempotency_key, created_at_ms, updated_at_ms, fields)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const update = db.prepare(
    `UPDATE application SET fields = ?, updated_at_ms = ?, referral_code = ?,
       submitted_at_ms = coalesce(submitted_at_ms, ?) WHERE id = ?`,
  );
  const choose = db.prepare(
    'UPDATE application SET chosen_match_id = ?, updated_at_ms = ? WHERE id = ?',
  );
  const whole = (row: Row | undefined) => row && applicationOf(row, signers.all(String(row['id'])));
  return {
    list: (userId) =>
      all.all(userId).map((row) => ({
        id: String(row['id']),
        state: row['submitted_at_ms'] === null ? 'draft' : 'submitted',
        updatedAtMs: Number(row['updated_at_ms']),
        purpose: row['purpose'] === null ? null : String(row['purpose']),
        documents: Number(row['documents']),
      })),
    find: (userId, id) => whole(one.get(userId, id)),
    findByKey: (userId, key) => whole(byKey.get(userId, key)),
    add(userId, { id, idempotencyKey, fields, nowMs }, limit) {
      if (Number(count.get(userId)?.['n']) >= limit) return 'full';
      insert.run(id, userId, idempotencyKey, nowMs, nowMs, JSON.stringify(fields));
      return 'added';
    },
    save(id, { fields, nowMs, isSubmitted }) {
      const code = fields.referralCode?.trim() || null;
      update.run(JSON.stringify(fields), nowMs, code, isSubmitted ? nowMs : null, id);
    },
    chooseMatch: (id, matchId, nowMs) => void choose.run(matchId, nowMs, id),
    ...sqliteSigners(db),
  };
}
