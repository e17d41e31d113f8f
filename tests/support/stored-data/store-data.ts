import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataKeys, dataCipher } from '#src/server/encryption/data-cipher.ts';
import { FACTOR_PURPOSE } from '#src/server/identity/second-factor/encrypt-factors.ts';
import { appCode } from '../accounts/authenticator-app.ts';
import {
  addUser,
  anIdentity,
  call,
  PASSWORD,
  signIn,
  tokensIn,
} from '../accounts/identity/identity.ts';
import { anApplication } from '../customers/applications.ts';
import { aCustomerApp } from '../customers/customers.ts';
import { aListing, aRecord } from '../listings/listings.ts';
import { aLeadApp } from '../leads/lead-app.ts';
import { aLeadBody } from '../leads/leads.ts';
import { sqlDump } from './sql-dump.ts';
import { documentsIn, factsFile, keysIn, STORED_DATA, type StoredFacts } from './stored-data.ts';

// Run by hand with the name of a version: `node tests/support/stored-data/store-data.ts 1.5.1` stores what
// that version stores for a customer, for the test that later versions can still read it.

const EMAIL = 'ada@example.test';
const DAY_MS = 86_400_000;
const DOCUMENT = '%PDF-1.7 a payslip of Ada Wong';

async function storeAccount(folder: string, keys: DataKeys) {
  const cipher = dataCipher(keys, FACTOR_PURPOSE);
  const identity = await anIdentity({ allowsPasswordFlow: true, cipher });
  const { id: userId } = addUser(identity, EMAIL);
  const { AccessToken } = tokensIn(await signIn(identity, EMAIL));
  const { body } = await call(identity, 'AssociateSoftwareToken', { AccessToken });
  const appSecret = String(body['SecretCode']);
  const UserCode = appCode(appSecret, identity.now().getTime());
  await call(identity, 'VerifySoftwareToken', { AccessToken, UserCode });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await call(identity, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  // A private key does not belong into a repository; a server without one makes another.
  writeFileSync(join(folder, 'identity.sql'), sqlDump(identity.db, ['secret', 'session']));
  await identity.close();
  return { userId, appSecret };
}

async function storeCustomer(folder: string, keys: DataKeys, userId: string) {
  const files = await documentsIn(folder, keys);
  const records = [aRecord(aListing({ mlsNumber: 'C9000001', listDate: '2026-10-21' }))];
  const app = await aCustomerApp({ files, records });
  const ada = app.as(userId);
  const homes = [{ mlsNumber: 'C9000001', boardId: 2 }];
  await ada('PUT', '/api/customer/saved-homes', { homes });
  const search = { name: 'My Toronto', address: '/real-estate/list/on/toronto', notify: true };
  await ada('POST', '/api/customer/saved-searches', search);
  const at = '/api/customer/application';
  const { id } = (await ada('POST', at, anApplication(), { 'user-id': userId })).json();
  const place = { name: 'pay.pdf', type: 'application/pdf', sizeBytes: DOCUMENT.length };
  const { url } = (await ada('POST', `${at}/${id}/documents/upload-url`, place)).json();
  await ada('PUT', url, Buffer.from(DOCUMENT), { 'content-type': 'application/pdf' });
  app.clock.advance(DAY_MS);
  await app.module.alerts.runDue();
  await app.module.outbox.deliverDue();
  const unsubscribeToken = /unsubscribe\?token=([\w-]+)/.exec(app.mails[0]?.text ?? '')?.[1];
  if (unsubscribeToken === undefined) throw new Error('No email about the search was sent');
  writeFileSync(join(folder, 'customers.sql'), sqlDump(app.db));
  await app.app.close();
  return { unsubscribeToken };
}

async function storeLead(folder: string, idempotencyKey: string) {
  const { app, db } = await aLeadApp();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/realty/contact',
    headers: { 'idempotency-key': idempotencyKey },
    payload: aLeadBody(),
  });
  writeFileSync(join(folder, 'leads.sql'), sqlDump(db));
  await app.close();
  return { receipt: String(reply.json().receipt) };
}

const version = process.argv[2];
if (version === undefined) throw new Error('Name the version, such as 1.5.1');
const folder = join(STORED_DATA, version);
mkdirSync(folder, { recursive: true });
const keys = await keysIn(folder);
const idempotencyKey = '5d7c1c2e-0d0c-4c39-9a55-0a9f6d1b7a10';
const account = await storeAccount(folder, keys);
const facts: StoredFacts = {
  email: EMAIL,
  password: PASSWORD,
  ...account,
  document: DOCUMENT,
  ...(await storeCustomer(folder, keys, account.userId)),
  idempotencyKey,
  ...(await storeLead(folder, idempotencyKey)),
};
writeFileSync(factsFile(folder), `${JSON.stringify(facts, null, 2)}\n`);
