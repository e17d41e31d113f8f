import type { DocumentStore } from '#src/server/customers/repository.ts';
import { documentOf, listedDocumentOf, uploadOf } from '../../customer-rows.ts';
import { lockApplication } from './locks.ts';
import type { PostgresDatabase, Query } from '../database.ts';

async function countOf(query: Query, applicationId: string): Promise<number> {
  const sql = 'SELECT count(*) AS n FROM document WHERE application_id = $1';
  return Number((await query(sql, [applicationId])).rows[0]?.['n']);
}

async function placesOf(query: Query, applicationId: string, nowMs: number): Promise<number> {
  const sql = 'SELECT count(*) AS n FROM upload WHERE application_id = $1 AND expires_at_ms > $2';
  return Number((await query(sql, [applicationId, nowMs])).rows[0]?.['n']);
}

type Uploads = Pick<DocumentStore, 'open' | 'take' | 'add'>;

function postgresUploads({ query, transaction }: PostgresDatabase): Uploads {
  return {
    async open({ applicationId, name, type, sizeBytes }, limits) {
      const { tokenHash, nowMs, expiresAtMs, limit } = limits;
      await query(
        `DELETE FROM upload WHERE token_hash IN
           (SELECT token_hash FROM upload WHERE expires_at_ms <= $1 FOR UPDATE SKIP LOCKED)`,
        [nowMs],
      );
      return transaction(async (within) => {
        await lockApplication(within, applicationId);
        const documents = await countOf(within, applicationId);
        const places = await placesOf(within, applicationId, nowMs);
        if (documents + places >= limit) return 'full';
        await within(
          `INSERT INTO upload (token_hash, application_id, name, type, size_bytes, expires_at_ms)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [tokenHash, applicationId, name, type, sizeBytes, expiresAtMs],
        );
        return 'opened';
      });
    },
    async take(tokenHash, userId, nowMs) {
      const { rows } = await query(
        `DELETE FROM upload WHERE token_hash = $1 AND expires_at_ms > $2
           AND application_id IN (SELECT id FROM application WHERE customer_id = $3) RETURNING *`,
        [tokenHash, nowMs, userId],
      );
      return rows[0] && uploadOf(rows[0]);
    },
    add: (applicationId, { id, name, type, sizeBytes, addedAtMs, file }, limit) =>
      transaction(async (within) => {
        if (!(await lockApplication(within, applicationId))) return 'absent';
        if ((await countOf(within, applicationId)) >= limit) return 'full';
        await within(
          `INSERT INTO document (id, application_id, name, type, size_bytes, added_at_ms, file)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
          [id, applicationId, name, type, sizeBytes, addedAtMs, file],
        );
        return 'added';
      }),
  };
}

/** The records of the files of applications, and the places open for more. */
export function postgresDocuments(database: PostgresDatabase): DocumentStore {
  const { query } = database;
  return {
    async list(applicationId) {
      const sql = 'SELECT * FROM document WHERE application_id = $1 ORDER BY number';
      return (await query(sql, [applicationId])).rows.map(listedDocumentOf);
    },
    async count(userId) {
      const { rows } = await query(
        `SELECT count(*) AS n FROM document JOIN application ON application.id = application_id
         WHERE customer_id = $1`,
        [userId],
      );
      return Number(rows[0]?.['n'] ?? 0);
    },
    async find(applicationId, id) {
      const sql = 'SELECT * FROM document WHERE application_id = $1 AND id = $2';
      const { rows } = await query(sql, [applicationId, id]);
      return rows[0] && documentOf(rows[0]);
    },
    async remove(applicationId, id) {
      const sql = 'DELETE FROM document WHERE application_id = $1 AND id = $2 RETURNING file';
      const { rows } = await query(sql, [applicationId, id]);
      return rows[0] && String(rows[0]['file']);
    },
    async fileNames() {
      const { rows } = await query('SELECT file FROM document');
      return new Set(rows.map(({ file }) => String(file)));
    },
    ...postgresUploads(database),
  };
}
