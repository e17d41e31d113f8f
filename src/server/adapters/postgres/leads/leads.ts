import {
  DAY_MS,
  type DayCount,
  type DayCounts,
  DUPLICATE_WINDOW_MS,
  type LeadEntry,
  type LeadRepository,
  type MailKind,
  type NewLead,
  type AddOutcome,
} from '#src/server/leads/repository.ts';
import { dayCountOf, deliveryOf, leadOf, showingColumn } from '../../lead-rows.ts';
import type { PostgresDatabase, Query, PostgresRow } from '../database.ts';
import { makeDeliveries, postgresDeliveries } from './deliveries.ts';
import { postgresShowings } from './showings.ts';

async function write(query: Query, lead: NewLead, mails: readonly MailKind[]): Promise<void> {
  const { id, acceptedAtMs, consent } = lead;
  await query(
    `INSERT INTO lead (id, receipt, idempotency_key, body_hash, accepted_at_ms, suspicion,
       is_sender_verified, sender_key, recipient_key, document, showing)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      lead.receipt,
      lead.idempotencyKey,
      lead.bodyHash,
      acceptedAtMs,
      lead.suspicion,
      lead.isSenderVerified,
      lead.senderKey,
      lead.recipientKey,
      JSON.stringify(lead.lead),
      showingColumn(lead.showing),
    ],
  );
  const { marketing, wording, address, userAgent } = consent;
  await query(
    `INSERT INTO consent (lead_id, given_at_ms, marketing, wording, address, user_agent)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, acceptedAtMs, marketing, wording, address, userAgent],
  );
  await makeDeliveries(query, { lead, kinds: mails, nowMs: acceptedAtMs });
}

/** The lead that is stored already under the key, or with the same words a short while ago. */
async function earlier(query: Query, lead: NewLead): Promise<AddOutcome | undefined> {
  const { idempotencyKey, bodyHash, acceptedAtMs } = lead;
  const { rows } =
    idempotencyKey === null
      ? await query(
          `SELECT receipt, body_hash FROM lead
           WHERE body_hash = $1 AND accepted_at_ms > $2 AND idempotency_key IS NULL`,
          [bodyHash, acceptedAtMs - DUPLICATE_WINDOW_MS],
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

async function countBy(
  query: Query,
  column: 'sender_key' | 'recipient_key',
  { key, sinceMs }: { key: string; sinceMs: number },
): Promise<DayCount> {
  const { rows } = await query(
    `SELECT count(*) AS leads, count(delivery.id) AS confirmations, min(accepted_at_ms) AS oldest_ms
     FROM lead LEFT JOIN delivery ON lead_id = lead.id AND kind = 'customer'
     WHERE ${column} = $1 AND accepted_at_ms > $2`,
    [key, sinceMs],
  );
  return dayCountOf(rows[0]);
}

async function countDay(query: Query, lead: NewLead): Promise<DayCounts> {
  const { senderKey, recipientKey } = lead;
  const sinceMs = lead.acceptedAtMs - DAY_MS;
  return {
    sender: await countBy(query, 'sender_key', { key: senderKey, sinceMs }),
    recipient: await countBy(query, 'recipient_key', { key: recipientKey, sinceMs }),
  };
}

function reader(query: Query): Pick<LeadRepository, 'list' | 'find'> {
  const entries = async (rows: readonly PostgresRow[]): Promise<LeadEntry[]> => {
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
    add: (lead, decide) =>
      transaction(async (within) => {
        // A commit is on the disk before it is confirmed, whatever the default of the database.
        await within('SET LOCAL synchronous_commit = on');
        // The same lead sent twice at once is taken one after the other.
        await within('SELECT pg_advisory_xact_lock(hashtext($1))', [
          lead.idempotencyKey ?? lead.bodyHash,
        ]);
        const existing = await earlier(within, lead);
        const decision = existing ?? decide(lead, await countDay(within, lead));
        if (decision.kind !== 'accepted') return decision;
        await write(within, lead, decision.mails);
        return { kind: 'stored', receipt: lead.receipt };
      }),
    ...reader(query),
    ...postgresDeliveries(database),
    ...postgresShowings(database),
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
