import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { postgresLeads } from '#src/server/adapters/postgres/leads/leads.ts';
import { LEADS_SCHEMA } from '#src/server/adapters/postgres/leads/schema.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { LEADS_STEPS } from '#src/server/adapters/sqlite/leads/leads-database.ts';
import type { LeadRepository } from '#src/server/leads/repository.ts';
import { aPostgresServer } from '#tests/support/app/postgres.ts';
import { aClock, aLeadsDatabase, aNewLead } from '#tests/support/leads/leads.ts';

const { lead: LEAD } = aNewLead('LW-1', aClock());

/** A lead in the first schema, which had no showings, with an email that waits. */
const rowsOf = (yes: string) => [
  `INSERT INTO lead (id, receipt, body_hash, accepted_at_ms, document)
   VALUES ('1', 'LW-1', 'hash', 1, '${JSON.stringify(LEAD)}')`,
  `INSERT INTO consent (lead_id, given_at_ms, marketing, wording, address, user_agent)
   VALUES ('1', 1, ${yes}, 'Yes, write to me.', '127.0.0.1', 'test')`,
  `INSERT INTO delivery (lead_id, kind, state, due_at_ms, give_up_at_ms)
   VALUES ('1', 'brokerage', 'waiting', 1, 2)`,
];

async function expectLeadWithoutShowing(leads: LeadRepository): Promise<void> {
  const entry = {
    lead: { id: '1', receipt: 'LW-1', lead: LEAD, showing: null },
    deliveries: [{ kind: 'brokerage', state: 'waiting' }],
  };
  expect(await leads.list(10)).toMatchObject([entry]);
  expect(await leads.due(1, 10)).toMatchObject([{ lead: entry.lead }]);
}

test('reads a lead of the first SQLite schema as a lead without a showing', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'leads-')), 'leads.sqlite');
  const before = new DatabaseSync(file);
  before.exec(`${LEADS_STEPS[0]} PRAGMA user_version = 1`);
  for (const sql of rowsOf('1')) before.exec(sql);
  before.close();
  const leads = sqliteLeads(aLeadsDatabase(file));
  await expectLeadWithoutShowing(leads);
  await leads.close();
});

test('reads a lead of the first PostgreSQL schema as a lead without a showing', async () => {
  const server = await aPostgresServer();
  const first = { ...LEADS_SCHEMA, steps: LEADS_SCHEMA.steps.slice(0, 1) };
  const before = await server.open([first]);
  for (const sql of rowsOf('TRUE')) await before.query(sql);
  await before.close();
  const leads = postgresLeads(await server.open([LEADS_SCHEMA]));
  await expectLeadWithoutShowing(leads);
  await leads.close();
  await server.close();
}, 60_000);
