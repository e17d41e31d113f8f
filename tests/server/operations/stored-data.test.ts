import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DataKeys, dataCipher } from '#src/server/encryption/data-cipher.ts';
import { openLeadsDatabase } from '#src/server/adapters/sqlite/leads/leads-database.ts';
import { FACTOR_PURPOSE } from '#src/server/identity/second-factor/encrypt-factors.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { anIdentity, call, signIn } from '#tests/support/accounts/identity/identity.ts';
import { aCustomerApp, aCustomersDatabase } from '#tests/support/customers/customers.ts';
import { aLeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';
import {
  documentsIn,
  factsFile,
  keysIn,
  STORED_DATA,
  StoredFacts,
} from '#tests/support/stored-data/stored-data.ts';

// What people have stored outlives the version that stored it: the name of the pool is part of each
// password, the purposes are part of each key, and mails with tokens stay in inboxes for years.

describe.each(readdirSync(STORED_DATA))('what version %s stored', (version) => {
  const folder = mkdtempSync(join(tmpdir(), 'stored-data-'));
  const fileOf = (name: string) => join(folder, `${name}.sqlite`);
  let facts: StoredFacts;
  let keys: DataKeys;
  beforeAll(async () => {
    cpSync(join(STORED_DATA, version), folder, { recursive: true });
    for (const name of ['identity', 'customers', 'leads']) {
      const db = new DatabaseSync(fileOf(name));
      db.exec(readFileSync(join(folder, `${name}.sql`), 'utf8'));
      db.close();
    }
    facts = StoredFacts.parse(JSON.parse(readFileSync(factsFile(folder), 'utf8')));
    keys = await keysIn(folder);
  });

  test('lets its customers log in by their password and authenticator app', async () => {
    const cipher = dataCipher(keys, FACTOR_PURPOSE);
    const file = fileOf('identity');
    const identity = await anIdentity({ file, cipher, allowsPasswordFlow: true });
    const { body } = await signIn(identity, facts.email, facts.password);
    expect(body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
    const reply = await call(identity, 'RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: body['Session'],
      ChallengeResponses: {
        USERNAME: facts.userId,
        SOFTWARE_TOKEN_MFA_CODE: appCode(facts.appSecret, identity.now().getTime()),
      },
    });
    expect(reply.body).toHaveProperty('AuthenticationResult.IdToken');
    await identity.close();
  });

  test('shows customers their homes, searches and documents', async () => {
    const files = await documentsIn(folder, keys);
    const it = await aCustomerApp({ db: aCustomersDatabase(fileOf('customers')), files });
    const read = async (url: string) => (await it.as(facts.userId)('GET', url)).json();
    expect(await read('/api/customer/saved-homes')).toMatchObject({
      homes: [{ mlsNumber: 'C9000001', boardId: 2 }],
    });
    expect(await read('/api/customer/saved-searches')).toMatchObject({
      searches: [{ name: 'My Toronto', address: '/real-estate/list/on/toronto', notify: true }],
    });
    const [row] = it.db.prepare('SELECT id, application_id FROM document').all();
    const document = `/api/customer/application/${row?.['application_id']}/documents/${row?.['id']}`;
    const reply = await it.as(facts.userId)('GET', document);
    expect(reply.payload).toBe(facts.document);
    await it.app.close();
  });

  test('lets the link in an email end the emails', async () => {
    const it = await aCustomerApp({ db: aCustomersDatabase(fileOf('customers')) });
    const url = `/api/customer/alerts/unsubscribe?token=${facts.unsubscribeToken}`;
    expect((await it.as(null)('GET', url)).payload).toContain('My Toronto');
    expect((await it.as(null)('POST', url)).statusCode).toBe(200);
    const [search] = await it.repository.searches.list(facts.userId);
    expect(search?.notify).toBe(false);
    await it.app.close();
  });

  test('gives a lead that is sent again its first receipt', async () => {
    const database = openLeadsDatabase(fileOf('leads'));
    if (!database.ok) throw new Error(database.error);
    const { app, repository } = await aLeadApp({ db: database.value });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/realty/contact',
      headers: { 'idempotency-key': facts.idempotencyKey },
      payload: aLeadBody(),
    });
    expect(reply.json()).toEqual({ receipt: facts.receipt });
    expect(await repository.list(10)).toHaveLength(1);
    await app.close();
  });
});
