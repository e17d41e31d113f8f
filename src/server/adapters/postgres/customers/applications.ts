import type { Application } from '#src/contract/application/record.ts';
import type {
  ApplicationEdit,
  ApplicationStore,
  NewApplication,
} from '#src/server/customers/repository.ts';
import { applicationOf, summaryOf } from '../../customer-rows.ts';
import { lockApplication, lockCustomer } from './locks.ts';
import type { PostgresDatabase, Query, PostgresRow } from '../database.ts';

/** One application with its signers, as they are at one moment. */
async function readApplication(
  query: Query,
  where: string,
  values: readonly string[],
): Promise<Application | undefined> {
  const { rows } = await query(
    `SELECT application.*,
       (SELECT coalesce(json_agg(json_build_object('id', id, 'fields', fields) ORDER BY number), '[]')
        FROM signer WHERE application_id = application.id) AS signers
     FROM application WHERE ${where}`,
    values,
  );
  return rows[0] && applicationOf(rows[0], rows[0]['signers'] as PostgresRow[]);
}

const find = (query: Query, userId: string, id: string) =>
  readApplication(query, 'customer_id = $1 AND id = $2', [userId, id]);

const findByKey = (query: Query, userId: string, key: string) =>
  readApplication(query, 'customer_id = $1 AND idempotency_key = $2', [userId, key]);

async function insert(
  query: Query,
  userId: string,
  application: NewApplication,
): Promise<PostgresRow> {
  const { id, idempotencyKey, fields, nowMs } = application;
  const { rows } = await query(
    `INSERT INTO application
       (id, customer_id, idempotency_key, created_at_ms, updated_at_ms, fields)
     VALUES ($1, $2, $3, $4, $4, $5) RETURNING *`,
    [id, userId, idempotencyKey, nowMs, JSON.stringify(fields)],
  );
  return rows[0] ?? {};
}

async function write(query: Query, id: string, edit: ApplicationEdit): Promise<void> {
  if (edit.kind === 'fields') {
    const { fields, nowMs, isSubmitted } = edit;
    const code = fields.referralCode?.trim() || null;
    await query(
      `UPDATE application SET fields = $2, updated_at_ms = $3, referral_code = $4,
         submitted_at_ms = coalesce(submitted_at_ms, $5) WHERE id = $1`,
      [id, JSON.stringify(fields), nowMs, code, isSubmitted ? nowMs : null],
    );
  } else if (edit.kind === 'match') {
    await query('UPDATE application SET chosen_match_id = $2, updated_at_ms = $3 WHERE id = $1', [
      id,
      edit.matchId,
      edit.nowMs,
    ]);
  } else {
    await query(
      `INSERT INTO signer (id, application_id, fields) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET fields = excluded.fields
         WHERE signer.application_id = excluded.application_id`,
      [edit.signer.id, id, JSON.stringify(edit.signer.fields)],
    );
  }
}

/** The mortgage applications. */
export function postgresApplications({ query, transaction }: PostgresDatabase): ApplicationStore {
  return {
    async list(userId) {
      const { rows } = await query(
        `SELECT id, submitted_at_ms, updated_at_ms, fields::json ->> 'purpose' AS purpose,
           (SELECT count(*) FROM document WHERE application_id = application.id) AS documents
         FROM application WHERE customer_id = $1 ORDER BY updated_at_ms DESC, number DESC`,
        [userId],
      );
      return rows.map(summaryOf);
    },
    find: (userId, id) => find(query, userId, id),
    findByKey: (userId, key) => findByKey(query, userId, key),
    add: (userId, application, limit) =>
      transaction(async (within) => {
        await lockCustomer(within, userId);
        const { idempotencyKey: key } = application;
        const existing = key === null ? undefined : await findByKey(within, userId, key);
        if (existing) return existing;
        const countSql = 'SELECT count(*) AS n FROM application WHERE customer_id = $1';
        const { rows } = await within(countSql, [userId]);
        if (Number(rows[0]?.['n']) >= limit) return 'full';
        return applicationOf(await insert(within, userId, application), []);
      }),
    edit: (userId, id, decide) =>
      transaction(async (within) => {
        await lockApplication(within, id);
        const before = await find(within, userId, id);
        const edit = before && decide(before);
        if (!edit) return before;
        await write(within, id, edit);
        return find(within, userId, id);
      }),
  };
}
