import {
  SAME_WORDS_MS,
  type LeadEntry,
  type LeadRepository,
  type NewLead,
  type Stored,
} from '#src/server/leads/repository.ts';
import { deliveryOf, leadOf } from '../lead-rows.ts';
import type { PostgresDatabase, Query, Row } from './database.ts';
import { makeDeliveries, postgresDeliveries } from './leads-deliveries.ts';

async function write(query: Query, lead: NewLead): Promise<void> {
  const { id, receipt, idempotencyKey, bodyHash, acceptedAtMs, suspicion, consent } = lead;
  await query(
    `INSERT INTO lead
       (id, receipt, idempotency_key, body_hash, accepted_at_ms, suspicion, document)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, receipt, idempotencyKey, bodyHash, acceptedAtMs, suspicion, JSON.stringify(lead.lead)],
  );
  const { marketing, wording, address, userAgent } = consent;
  await query(
    `INSERT INTO consent (lead_id, given_at_ms, marketing, wording, address, user_agent)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, acceptedAtMs, marketing, wording, address, userAgent],
  );
  if (suspicion === null) await makeDeliveries(query, id, acceptedAtMs);
}

/** What is stored already under the key, or with the same words a short while ago. */
async function earlier(query: Query, lead: NewLead): Promise<Stored | undefined> {
  const { idempotencyKey, bodyHash, acceptedAtMs } = lead;
  const { rows } =
    idempotencyKey === null
      ? await query(
          `SELECT receipt, body_hash FROM lead
           WHERE body_hash = $1 AND accepted_at_ms > $2 AND idempotency_key IS NULL`,
          [bodyHash, acceptedAtMs - SAME_WORDS_MS],
        )
      : await query('SELECT receipt, body_hash FROM lead WHERE idempotency_key = $1', [
          idempotencyKey,
        ]);
  const [row] = rows;
  if (!row) return undefined;
  return row['body_hash'] === bodyHash
    ? { kind: 'known', receipt: String(row['receipt']) }
    : { kind: 'other-body' };
}

function reader(query: Query): Pick<LeadRepository, 'list' | 'find'> {
  const entries = async (rows: readonly Row[]): Promise<LeadEntry[]> => {
    const leads = rows.map(leadOf);
    const { rows: mails } = await query(
      'SELECT * FROM delivery WHERE lead_id = ANY($1::text[]) ORDER BY id',
      [leads.map(({ id }) => id)],
    );
    const byLead = Map.groupBy(mails.map(deliveryOf), ({ leadId }) => leadId);
    return leads.map((lead) => ({ lead, deliveries: byLead.get(lead.id) ?? [] }));
  };
  return {
    async list(limit) {
      const sql = 'SELECT * FROM lead ORDER BY accepted_at_ms DESC, receipt DESC LIMIT $1';
      return entries((await query(sql, [limit])).rows);
    },
    async find(receipt) {
      const { rows } = await query('SELECT * FROM lead WHERE receipt = $1', [receipt]);
      return (await entries(rows))[0];
    },
  };
}

/** The leads in PostgreSQL, in a database opened with `LEADS_SCHEMA`. */
export function postgresLeads(database: PostgresDatabase): LeadRepository {
  const { query, transaction, close } = database;
  return {
    add: (lead) =>
      transaction(async (within) => {
        // A commit is on the disk before it is told, whatever the database does by default.
        await within('SET LOCAL synchronous_commit = on');
        // The same lead sent twice at once is taken one after the other.
        await within('SELECT pg_advisory_xact_lock(hashtext($1))', [
          lead.idempotencyKey ?? lead.bodyHash,
        ]);
        const known = await earlier(within, lead);
        if (!known) await write(within, lead);
        return known ?? { kind: 'stored', receipt: lead.receipt };
      }),
    ...reader(query),
    ...postgresDeliveries(database),
    async forgetBefore(acceptedBeforeMs) {
      const { count } = await query(
        `DELETE FROM lead WHERE accepted_at_ms < $1
           AND NOT EXISTS (SELECT 1 FROM delivery WHERE lead_id = lead.id AND state = 'waiting')`,
        [acceptedBeforeMs],
      );
      return count;
    },
    close,
  };
}
