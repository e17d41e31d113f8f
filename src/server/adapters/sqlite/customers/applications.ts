import type { DatabaseSync } from 'node:sqlite';
import type { ApplicationEdit, ApplicationStore } from '#src/server/customers/repository.ts';
import { applicationOf, type CustomerRow, summaryOf } from '../../customer-rows.ts';

/** Writes an edit of one application. */
function editor(db: DatabaseSync): (id: string, edit: ApplicationEdit) => void {
  const update = db.prepare(
    `UPDATE application SET fields = ?, updated_at_ms = ?, referral_code = ?,
       submitted_at_ms = coalesce(submitted_at_ms, ?) WHERE id = ?`,
  );
  const choose = db.prepare(
    'UPDATE application SET chosen_match_id = ?, updated_at_ms = ? WHERE id = ?',
  );
  const sign = db.prepare(
    `INSERT INTO signer (id, application_id, fields) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET fields = excluded.fields
       WHERE application_id = excluded.application_id`,
  );
  return (id, edit) => {
    if (edit.kind === 'fields') {
      const { fields, nowMs, isSubmitted } = edit;
      const code = fields.referralCode?.trim() || null;
      update.run(JSON.stringify(fields), nowMs, code, isSubmitted ? nowMs : null, id);
    } else if (edit.kind === 'match') {
      choose.run(edit.matchId, edit.nowMs, id);
    } else {
      sign.run(edit.signer.id, id, JSON.stringify(edit.signer.fields));
    }
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
     VALUES (?, ?, ?, ?, ?, ?) RETURNING *`,
  );
  const write = editor(db);
  const readApplication = (row: CustomerRow | undefined) =>
    row && applicationOf(row, signers.all(String(row['id'])));
  return {
    list: async (userId) => all.all(userId).map(summaryOf),
    find: async (userId, id) => readApplication(one.get(userId, id)),
    findByKey: async (userId, key) => readApplication(byKey.get(userId, key)),
    async add(userId, { id, idempotencyKey, fields, nowMs }, limit) {
      const existing = readApplication(byKey.get(userId, idempotencyKey));
      if (existing) return existing;
      if (Number(count.get(userId)?.['n']) >= limit) return 'full';
      const row = insert.get(id, userId, idempotencyKey, nowMs, nowMs, JSON.stringify(fields));
      return applicationOf(row ?? {}, []);
    },
    async edit(userId, id, decide) {
      const before = readApplication(one.get(userId, id));
      const edit = before && decide(before);
      if (edit) write(id, edit);
      return edit ? readApplication(one.get(userId, id)) : before;
    },
  };
}
