import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DatabaseUnavailable,
  type PostgresDatabase,
} from '#src/server/adapters/postgres/database.ts';
import { LEADS_SCHEMA } from '#src/server/adapters/postgres/leads/schema.ts';
import { openStores } from '#src/server/adapters/stores.ts';
import type { TokenViewer } from '#src/server/tokens/token-viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aPerson, aCustomerStore } from '#tests/support/customers/customers.ts';
import { decideLead } from '#src/server/leads/day-limits.ts';
import { aClock, aLeadBody, aNewLead } from '#tests/support/leads/leads.ts';
import { aPostgresServer, type PostgresServer } from '#tests/support/app/postgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await aPostgresServer();
}, 60_000);
afterAll(() => server.close());

const errors: Error[] = [];
const aFolder = () => mkdtempSync(join(tmpdir(), 'larchway-stores-'));

async function stores(databaseUrl: string | undefined, dataDir = aFolder()) {
  const serverStores = await openStores({ dataDir, databaseUrl }, (error) => errors.push(error));
  if (!serverStores.ok) throw new Error(serverStores.error);
  return serverStores.value;
}

test('stores a lead in PostgreSQL and sends its emails to the local mailbox', async () => {
  const { leads, mailbox, close } = await stores(server.url);
  const app = await anApp([], { leads: { repository: leads, mailer: mailbox }, mailbox });
  const payload = aLeadBody();
  const headers = { 'idempotency-key': 'stores-test-1' };
  const answer = await app.inject({ method: 'POST', url: '/api/realty/contact', payload, headers });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => mailbox.list(undefined, 10)).toHaveLength(2);
  const { receipt } = answer.json();
  await expect
    .poll(async () => (await leads.find(receipt))?.deliveries.map(({ state }) => state))
    .toEqual(['sent', 'sent']);
  await app.close();
  await close();

  const again = await stores(server.url);
  expect((await again.leads.list(10)).map(({ lead }) => lead.receipt)).toEqual([receipt]);
  await again.close();
  expect(errors).toEqual([]);
});

test('without its database the contact form answers 503 with the phone number', async () => {
  const other = await aPostgresServer();
  const { leads, mailbox, close } = await stores(other.url);
  const app = await anApp([], { leads: { repository: leads, mailer: mailbox }, mailbox });
  await other.close();
  const payload = aLeadBody();
  const answer = await app.inject({ method: 'POST', url: '/api/realty/contact', payload });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('30');
  expect(answer.json()[0].msg).toContain('(416) 555-0148');
  await app.close();
  await close();
}, 60_000);

const HOMES = '/api/customer/saved-homes';
const UNSUBSCRIBE = '/api/customer/alerts/unsubscribe?token=0123456789abcdefghij';

/** The whole site, with Ada signed in, over the stores of a database. */
async function siteOver(url: string) {
  const { leads, customers, mailbox, close } = await stores(url);
  const viewer: TokenViewer = {
    watch: () => undefined,
    identify: () => 'verified',
    customerOf: () => aPerson('ada'),
  };
  const app = await anApp([], {
    leads: { repository: leads, mailer: mailbox },
    mailbox,
    customers: { ...aCustomerStore(), repository: customers },
    accounts: { viewer },
  });
  await app.ready();
  return {
    app,
    customers,
    async close() {
      await app.close();
      await close();
    },
  };
}

test('stores customer data in PostgreSQL', async () => {
  const site = await siteOver(server.url);
  const payload = { homes: [{ mlsNumber: 'C1', boardId: 2 }] };
  const answer = await site.app.inject({ method: 'PUT', url: HOMES, payload });
  expect(answer.statusCode).toBe(200);
  expect((await site.app.inject('/api/customer/dashboard')).json().savedHomes.count).toBe(1);
  expect((await site.app.inject(UNSUBSCRIBE)).statusCode).toBe(404);
  await site.close();

  const again = await stores(server.url);
  expect(await again.customers.homes.list('ada')).toMatchObject(payload.homes);
  await again.close();
});

test('without its database every customer call answers 503 with Retry-After', async () => {
  const other = await aPostgresServer();
  const site = await siteOver(other.url);
  expect((await site.app.inject(HOMES)).statusCode).toBe(200);
  await other.close();
  const payload = { homes: [{ mlsNumber: 'C1', boardId: 2 }] };
  const calls = [
    { method: 'GET', url: HOMES },
    { method: 'PUT', url: HOMES, payload },
    { method: 'GET', url: '/api/customer/user' },
    { method: 'DELETE', url: '/api/customer/user' },
    { method: 'GET', url: '/api/customer/application/none/documents' },
    { method: 'GET', url: UNSUBSCRIBE },
    { method: 'POST', url: UNSUBSCRIBE },
  ] as const;
  for (const call of calls) {
    const answer = await site.app.inject(call);
    expect([call.method, call.url, answer.statusCode]).toEqual([call.method, call.url, 503]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await site.close();
}, 60_000);

test('a connection lost within a transaction fails it with DatabaseUnavailable, undoes it and stops no other query', async () => {
  const other = await aPostgresServer();
  const database = await other.open([]);
  let otherQuery: Promise<unknown> | undefined;
  const brokenTransaction = database.transaction(async (query) => {
    await query('CREATE TABLE half (id INTEGER)');
    otherQuery = database.query('SELECT 1 AS one');
    const [connection] = other.connections();
    // The client closes its side once it has noticed the end.
    connection?.end();
    if (connection) await once(connection, 'close');
    await query('SELECT 1');
  });
  await expect(brokenTransaction).rejects.toThrow(DatabaseUnavailable);
  expect(await otherQuery).toMatchObject({ rows: [{ one: 1 }] });
  const { rows } = await database.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
  await database.close();
  await other.close();
}, 60_000);

test('without a database URL, leads are stored in the data folder', async () => {
  const dataDir = aFolder();
  const first = await stores(undefined, dataDir);
  await first.leads.add(aNewLead('LW-1', aClock()), decideLead);
  await first.close();
  const second = await stores(undefined, dataDir);
  expect(await second.leads.list(10)).toHaveLength(1);
  await second.close();
});

test('a missing database stops the start with a message that hides the password', async () => {
  const settings = {
    dataDir: aFolder(),
    databaseUrl: 'postgres://site:s3cret@127.0.0.1:9/larchway',
  };
  const stores = await openStores(settings, () => undefined);
  expect(stores).toEqual({ ok: false, error: expect.stringContaining('DATABASE_URL') });
  expect(JSON.stringify(stores)).toContain('127.0.0.1:9');
  expect(JSON.stringify(stores)).not.toContain('s3cret');
});

/** The columns of all tables, the versions of their modules, and the leads. */
async function tablesOf({ query }: PostgresDatabase) {
  const columns = await query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
  const versions = await query('SELECT * FROM site_schema ORDER BY module');
  const leads = await query('SELECT * FROM lead ORDER BY id');
  return { columns: columns.rows, versions: versions.rows, leads: leads.rows };
}

test('refuses tables of a newer version and leaves them unchanged', async () => {
  const other = await aPostgresServer();
  const step = 'ALTER TABLE lead ADD COLUMN later TEXT';
  const newer = await other.open([{ ...LEADS_SCHEMA, steps: [...LEADS_SCHEMA.steps, step] }]);
  await newer.query(
    `INSERT INTO lead (id, receipt, body_hash, accepted_at_ms, document, later)
     VALUES ('1', 'LW-1', 'hash', 0, '{}', 'a later value')`,
  );
  const before = await tablesOf(newer);
  const settings = { dataDir: aFolder(), databaseUrl: other.url };
  const stores = await openStores(settings, () => undefined);
  expect(stores).toEqual({ ok: false, error: expect.stringContaining('newer version') });
  expect(await tablesOf(newer)).toEqual(before);
  expect(before).toMatchObject({ leads: [{ later: 'a later value' }] });
  await newer.close();
  await other.close();
}, 60_000);
