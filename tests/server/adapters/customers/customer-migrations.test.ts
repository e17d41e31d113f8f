import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteCustomers } from '#src/server/adapters/sqlite/customers/customers.ts';
import {
  CUSTOMERS_STEPS,
  openCustomersDatabase,
} from '#src/server/adapters/sqlite/customers/customers-database.ts';
import { postgresCustomers } from '#src/server/adapters/postgres/customers/customers.ts';
import { CUSTOMERS_SCHEMA } from '#src/server/adapters/postgres/customers/schema.ts';
import type { CustomerRepository } from '#src/server/customers/repository.ts';
import { aFolder } from '#tests/support/customers/customers.ts';
import { aPostgresServer } from '#tests/support/app/postgres.ts';

const NOW_MS = Date.UTC(2026, 9, 22, 13);
const NEWS = { homes: [], moreHomes: 0, hiddenHomes: 1 };

/** A customer's rows in the first schema: a home, a search with a waiting email, and a link. */
const rowsOf = (yes: string) => [
  `INSERT INTO customer (id, email, is_email_verified, registered_at_ms, email_notifications, referral_code)
   VALUES ('ada', 'ada@example.test', ${yes}, 1, ${yes}, 'CODE')`,
  `INSERT INTO saved_home (customer_id, board_id, mls_number, saved_at_ms) VALUES ('ada', 2, 'C1', 1)`,
  `INSERT INTO saved_search (id, customer_id, name, address, notify, created_at_ms, covered_day)
   VALUES ('s1', 'ada', 'Toronto', '/real-estate/list/on/toronto', ${yes}, 1, '2026-10-20')`,
  `INSERT INTO alert (search_id, day, news, state, due_at_ms, give_up_at_ms)
   VALUES ('s1', '2026-10-21', '${JSON.stringify(NEWS)}', 'waiting', 1, 2)`,
  `INSERT INTO unsubscribe_token (hash, search_id, made_at_ms) VALUES ('hash', 's1', 1)`,
];

async function expectAllKept(it: CustomerRepository) {
  expect(await it.homes.listRemembered('ada')).toEqual([
    { mlsNumber: 'C1', boardId: 2, savedAtMs: 1, saved: null, noted: null, changedDay: null },
  ]);
  expect(await it.searches.listSeen('ada')).toMatchObject([
    { id: 's1', seenDay: '2026-10-20', seenCount: 0 },
  ]);
  expect(await it.alerts.due(NOW_MS, 10)).toMatchObject([
    { subject: { kind: 'search', id: 's1', name: 'Toronto' }, news: NEWS, day: '2026-10-21' },
  ]);
  expect(await it.alerts.subjectOf('hash')).toEqual({ kind: 'search', name: 'Toronto' });
  expect(await it.alerts.watchedCustomers('2026-10-22', 10)).toEqual([
    { id: 'ada', wantsMail: false },
  ]);
}

test('migrates customers from the first SQLite schema without loss', async () => {
  const file = `${aFolder()}/customers.sqlite`;
  const before = new DatabaseSync(file);
  before.exec(`${CUSTOMERS_STEPS[0]} PRAGMA user_version = 1`);
  for (const sql of rowsOf('1')) before.exec(sql);
  before.close();
  const opened = openCustomersDatabase(file);
  if (!opened.ok) throw new Error(opened.error);
  const customers = sqliteCustomers(opened.value);
  await expectAllKept(customers);
  await customers.close();
});

test('migrates customers from the first PostgreSQL schema without loss', async () => {
  const server = await aPostgresServer();
  const first = { ...CUSTOMERS_SCHEMA, steps: CUSTOMERS_SCHEMA.steps.slice(0, 1) };
  const before = await server.open([first]);
  for (const sql of rowsOf('TRUE')) await before.query(sql);
  await before.close();
  const customers = postgresCustomers(await server.open([CUSTOMERS_SCHEMA]));
  await expectAllKept(customers);
  await customers.close();
  await server.close();
}, 60_000);
