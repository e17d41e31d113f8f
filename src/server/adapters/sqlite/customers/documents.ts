import type { DatabaseSync } from 'node:sqlite';
import type { DocumentStore } from '#src/server/customers/repository.ts';
import { documentOf, listedDocumentOf, uploadOf } from '../../customer-rows.ts';
import { inTransaction } from '../transaction.ts';

type Uploads = Pick<DocumentStore, 'open' | 'take'>;

function sqliteUploads(db: DatabaseSync): Uploads {
  const forget = db.prepare('DELETE FROM upload WHERE expires_at_ms <= ?');
  const count = db.prepare(
    `SELECT (SELECT count(*) FROM document WHERE application_id = :id)
       + (SELECT count(*) FROM upload WHERE application_id = :id) AS n`,
  );
  const insert = db.prepare(
    `INSERT INTO upload (token_hash, application_id, name, type, size_bytes, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const take = db.prepare(
    `DELETE FROM upload WHERE token_hash = ? AND expires_at_ms > ?
       AND application_id IN (SELECT id FROM application WHERE customer_id = ?) RETURNING *`,
  );
  return {
    async open(upload, { tokenHash, nowMs, expiresAtMs, limit }) {
      const { applicationId, name, type, sizeBytes } = upload;
      let isFull = false;
      inTransaction(db, () => {
        forget.run(nowMs);
        isFull = Number(count.get({ id: applicationId })?.['n']) >= limit;
        if (!isFull) insert.run(tokenHash, applicationId, name, type, sizeBytes, expiresAtMs);
      });
      return isFull ? 'full' : 'opened';
    },
    async take(tokenHash, userId, nowMs) {
      const row = take.get(tokenHash, nowMs, userId);
      return row && uploadOf(row);
    },
  };
}

/** The records of the files of applications, and the places open for more. */
export function sqliteDocuments(db: DatabaseSync): DocumentStore {
  const all = db.prepare('SELECT * FROM document WHERE application_id = ? ORDER BY number');
  const one = db.prepare('SELECT * FROM document WHERE application_id = ? AND id = ?');
  const count = db.prepare(
    `SELECT count(*) AS n FROM document JOIN application ON application.id = application_id
     WHERE customer_id = ?`,
  );
  const insert = db.prepare(
    `INSERT INTO document (id, application_id, name, type, size_bytes, added_at_ms, file)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const room = db.prepare(
    `SELECT (SELECT count(*) FROM document WHERE application_id = application.id) AS n
     FROM application WHERE id = ?`,
  );
  const remove = db.prepare(
    'DELETE FROM document WHERE application_id = ? AND id = ? RETURNING file',
  );
  const files = db.prepare('SELECT file FROM document');
  return {
    list: async (applicationId) => all.all(applicationId).map(listedDocumentOf),
    count: async (userId) => Number(count.get(userId)?.['n'] ?? 0),
    async find(applicationId, id) {
      const row = one.get(applicationId, id);
      return row && documentOf(row);
    },
    async add(applicationId, { id, name, type, sizeBytes, addedAtMs, file }, limit) {
      const row = room.get(applicationId);
      if (!row) return 'absent';
      if (Number(row['n']) >= limit) return 'full';
      insert.run(id, applicationId, name, type, sizeBytes, addedAtMs, file);
      return 'added';
    },
    async remove(applicationId, id) {
      const row = remove.get(applicationId, id);
      return row && String(row['file']);
    },
    fileNames: async () => new Set(files.all().map(({ file }) => String(file))),
    ...sqliteUploads(db),
  };
}
