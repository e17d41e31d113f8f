import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#src/lib/clock.ts';
import { sqliteCustomers } from '#src/server/adapters/sqlite/customers/customers.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads/mailbox.ts';
import { EMBEDDED_POOL } from '#src/contract/account/identity.ts';
import { type OpenAccounts, openAccounts } from '#src/server/accounts.ts';
import { openIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aCustomersDatabase, aPerson, aCustomerStore } from '#tests/support/customers/customers.ts';
import { aLeadBody, aLeadsDatabase } from '#tests/support/leads/leads.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

/** The server's limit for any request; a lock is waited for 0.7 s. */
const LONGEST_ANSWER_MS = 2000;
/** Limit of a request that needs no database, on a busy machine. */
const LONGEST_PAUSE_MS = 400;

const folder = mkdtempSync(join(tmpdir(), 'larchway-locked-'));
const fileOf = (name: string) => join(folder, `${name}.sqlite`);

let app: FastifyInstance;
let accounts: OpenAccounts;
let db: DatabaseSync;
beforeAll(async () => {
  const openedAccounts = await openAccounts(testConfig({ DATA_DIR: folder }), {
    mail: { onMailFailure: () => undefined },
    keys: { current: Buffer.alloc(32, 1), former: undefined },
    openRepository: () => openIdentity(folder),
  });
  if (!openedAccounts.ok) throw new Error(openedAccounts.error);
  accounts = openedAccounts.value;
  db = aLeadsDatabase(fileOf('leads'));
  const mailbox = sqliteMailbox(db, systemClock);
  app = await anApp([aRecord({ mlsNumber: 'C1' })], {
    leads: { repository: sqliteLeads(db), mailer: mailbox },
    mailbox,
    customers: {
      ...aCustomerStore(),
      repository: sqliteCustomers(aCustomersDatabase(fileOf('customers'))),
    },
    accounts: {
      ...accounts,
      viewer: { ...accounts.viewer, customerOf: () => aPerson('ada') },
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await accounts.close();
});

let holder: DatabaseSync | undefined;
const release = () => {
  holder?.close();
  holder = undefined;
};
afterEach(release);

/** Acts as another program that is writing to the file. */
function hold(name: string): void {
  holder = new DatabaseSync(fileOf(name));
  holder.exec('BEGIN IMMEDIATE');
}

/**
 * Repeats requests that need no lock; the returned function ends that and gives the longest round, in
 * milliseconds.
 */
function watchOthers() {
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    while (!isOver) {
      const begin = performance.now();
      await app.inject('/healthz');
      await app.inject('/api/realty/listings?city=Toronto');
      await sleep(5);
      longest = Math.max(longest, performance.now() - begin);
    }
    return longest;
  })();
  return () => {
    isOver = true;
    return watching;
  };
}

let sentCount = 0;
const LEAD = () => {
  sentCount += 1;
  return {
    method: 'POST',
    url: '/api/realty/contact',
    payload: aLeadBody({ message: `${sentCount}` }),
  } as const;
};
const SAVE_HOME = () => {
  sentCount += 1;
  return {
    method: 'PUT',
    url: '/api/customer/saved-homes',
    payload: { homes: [{ mlsNumber: `C${sentCount}`, boardId: 2 }] },
  } as const;
};
const SIGN_UP = () => {
  sentCount += 1;
  return {
    method: 'POST',
    url: '/identity/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    payload: JSON.stringify({
      ClientId: EMBEDDED_POOL.userPoolClientId,
      Username: `ada${sentCount}@example.ca`,
      Password: 'Correct-Horse-1',
    }),
  } as const;
};

const WRITES = [
  ['leads', LEAD],
  ['customers', SAVE_HOME],
  ['identity', SIGN_UP],
] as const;

test.each(WRITES)('while %s.sqlite is locked, a write is refused in time', async (name, write) => {
  expect((await app.inject(write())).statusCode).toBe(200);
  hold(name);
  const longestPause = watchOthers();
  const begin = performance.now();
  const replies = await Promise.all([1, 2, 3].map(() => app.inject(write())));
  const tookMs = performance.now() - begin;
  expect(await longestPause()).toBeLessThan(LONGEST_PAUSE_MS);
  expect(tookMs).toBeLessThan(LONGEST_ANSWER_MS);
  for (const { statusCode, headers, body } of replies) {
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatch(/again/);
    expect(body).not.toMatch(/SQLITE|locked/i);
  }
});

test.each(WRITES)('a write waits for a short lock of %s.sqlite', async (name, write) => {
  hold(name);
  setTimeout(release, 200);
  expect((await app.inject(write())).statusCode).toBe(200);
});

test('a form without scripts explains what to do and stores nothing partially', async () => {
  hold('leads');
  const reply = await app.inject({
    method: 'POST',
    url: '/api/realty/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload:
      'first=Ada&last=Wong&email=ada@example.ca&phone=4165550199&city=Toronto&price=750000&message=once',
  });
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('what you typed is still there');
  release();
  const leadCount = db.prepare("SELECT count(*) AS n FROM lead WHERE document LIKE '%once%'").get();
  expect(leadCount).toEqual({ n: 0 });
});

test('only the owner may read the folder and its files, including existing ones', () => {
  const own = join(mkdtempSync(join(tmpdir(), 'larchway-modes-')), 'data');
  const file = join(own, 'listings.sqlite');
  const open = () => {
    const accounts = openDatabase(file);
    if (!accounts.ok) throw new Error(accounts.error);
    return accounts.value;
  };
  const modes = () => ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
  const first = open();
  expect(statSync(own).mode & 0o777).toBe(0o700);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  first.close();
  writeFileSync(file, '', { mode: 0o644, flag: 'a' });
  const second = open();
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  second.close();
});

test('leaves no large write-ahead log next to a database', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-log-')), 'leads.sqlite');
  const leads = aLeadsDatabase(file);
  const walBytes = () => statSync(`${file}-wal`).size;
  const write = (database: DatabaseSync) => {
    database.exec('BEGIN');
    const insert = database.prepare(
      "INSERT INTO kept_mail (message_id, sent_at_ms, recipient, subject, text, html) VALUES (?, 0, '', '', ?, '')",
    );
    for (let at = 0; at < 20; at += 1) insert.run(`${Math.random()}`, 'x'.repeat(1_000_000));
    database.exec('COMMIT');
  };
  write(leads);
  write(leads);
  // The first write after a checkpoint cuts the log to its limit.
  leads.exec(
    "DELETE FROM kept_mail WHERE message_id = ''; CREATE TABLE small (n); DROP TABLE small",
  );
  expect(walBytes()).toBeLessThan(5_000_000);
  write(leads);
  // Another reader keeps SQLite from removing the log, as a killed program does.
  const again = aLeadsDatabase(file);
  expect(walBytes()).toBe(0);
  again.close();
  leads.close();
});
