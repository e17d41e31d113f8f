import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_POOL, IDENTITY_PATH } from '#src/contract/account/identity.ts';
import { type OpenAccounts, openAccounts } from '#src/server/accounts.ts';
import { openIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import type { Mail, Mailer } from '#src/server/mail/mailer.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { srpLogIn } from '#tests/support/accounts/identity/srp-log-in.ts';
import { aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const EMAIL = 'demo@customer.example';
const PASSWORD = 'Demo-Passw0rd!';
const HISTORY = '/api/realty/listings/history?city=Toronto&streetNumber=1&streetName=Main';

const SESSIONS = '/api/customer/sessions';

const failures: string[] = [];
let accounts: OpenAccounts;
let app: FastifyInstance;

const aFolder = () => mkdtempSync(join(tmpdir(), 'larchway-identity-'));

async function openTestAccounts(
  env: Record<string, string> = {},
  mailServer?: Mailer,
): Promise<OpenAccounts> {
  const config = testConfig({ DATA_DIR: aFolder(), ...env });
  const accounts = await openAccounts(config, {
    mail: {
      ...(mailServer ? { mailServer } : {}),
      onMailFailure: (sentence) => failures.push(sentence),
    },
    keys: { current: Buffer.alloc(32, 1), former: undefined },
    openRepository: () => openIdentity(config.dataDir),
  });
  if (!accounts.ok) throw new Error(accounts.error);
  return accounts.value;
}

beforeAll(async () => {
  accounts = await openTestAccounts();
  app = await anApp([aRecord({ mlsNumber: 'C1', permissions: HIDDEN })], { accounts });
});
afterAll(async () => {
  await app.close();
  accounts.close();
});

async function send(operation: string, body: object, to = app): Promise<Record<string, unknown>> {
  const reply = await to.inject({
    method: 'POST',
    url: IDENTITY_PATH,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify({ ClientId: EMBEDDED_POOL.userPoolClientId, ...body }),
  });
  return reply.json();
}

/** The identity token of the demo user. */
async function logIn(to = app): Promise<string> {
  const tokens = await srpLogIn((operation, body) => send(operation, body, to), EMAIL, PASSWORD);
  return tokens.IdToken;
}

const listing = async (authorization?: string) => {
  const headers = authorization === undefined ? {} : { authorization };
  const reply = await app.inject({ url: '/api/realty/listings/C1?boardId=2', headers });
  return { restricted: reply.json().restricted, caching: reply.headers['cache-control'] };
};

test('a listing that requires login opens with a valid token only', async () => {
  const token = await logIn();
  expect(await listing(`Bearer ${token}`)).toEqual({
    restricted: undefined,
    caching: 'private, no-cache',
  });
  for (const text of [undefined, 'Bearer x', `Bearer ${token.slice(0, -9)}AAAAAAAAA`]) {
    expect(await listing(text)).toMatchObject({
      restricted: true,
      caching: expect.stringContaining('public'),
    });
  }
});

test('a listing that requires login opens only after the terms of the boards are accepted', async () => {
  const own = await openTestAccounts();
  const vowTerms = { version: '1', lines: ['One.'] };
  const records = [aRecord({ mlsNumber: 'C1', permissions: HIDDEN })];
  const site = await anApp(records, { accounts: own, vowTerms });
  const headers = { authorization: `Bearer ${await logIn(site)}` };
  const read = async () =>
    (await site.inject({ url: '/api/realty/listings/C1?boardId=2', headers })).json().restricted;
  expect(await read()).toBe(true);
  const payload = { version: '1' };
  const url = '/api/customer/vow-terms';
  expect((await site.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
  expect(await read()).toBeUndefined();
  await site.close();
  own.close();
});

test('a call that requires login asks for a bearer token and accepts one', async () => {
  const refusedReply = await app.inject(HISTORY);
  expect([refusedReply.statusCode, refusedReply.headers['www-authenticate']]).toEqual([
    401,
    'Bearer',
  ]);
  const headers = { authorization: `Bearer ${await logIn()}` };
  expect((await app.inject({ url: HISTORY, headers })).statusCode).not.toBe(401);
});

test('deleting a customer deletes the account, and their tokens stop working', async () => {
  const own = await openTestAccounts();
  const site = await anApp([], { accounts: own });
  const headers = { authorization: `Bearer ${await logIn(site)}` };
  const user = { url: '/api/customer/user', headers } as const;
  expect((await site.inject(user)).json()).toMatchObject({ email: EMAIL });
  const deleteReply = await site.inject({ ...user, method: 'DELETE' });
  expect(deleteReply.json()).toEqual({ done: true, isAccountDeleted: true });
  expect((await site.inject(user)).statusCode).toBe(401);
  await expect(logIn(site)).rejects.toThrow();
  await site.close();
  own.close();
});

test('a session ended from another one is refused at once by every call', async () => {
  const own = await openTestAccounts();
  const site = await anApp([], { accounts: own });
  const [here, lostSession, other] = [await logIn(site), await logIn(site), await logIn(site)];
  const as = (token: string, method: 'GET' | 'DELETE', path: string) =>
    site.inject({ method, url: path, headers: { authorization: `Bearer ${token}` } });
  const list = async () => (await as(here, 'GET', SESSIONS)).json().sessions;
  const sessions = await list();
  expect(sessions).toHaveLength(3);
  expect(sessions[0]).toEqual({
    id: expect.any(String),
    browser: null,
    system: null,
    signedInAtMs: expect.any(Number),
    lastSeenAtMs: expect.any(Number),
    isThis: expect.any(Boolean),
  });
  const idOf = (token: string) => decodeJwt(token)['origin_jti'];
  expect(sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject([
    { id: idOf(here) },
  ]);
  expect((await as(here, 'DELETE', `${SESSIONS}/${idOf(lostSession)}`)).statusCode).toBe(200);
  expect((await as(lostSession, 'GET', '/api/customer/user')).statusCode).toBe(401);
  expect((await as(here, 'DELETE', `${SESSIONS}/${idOf(lostSession)}`)).statusCode).toBe(404);
  expect((await as(other, 'GET', '/api/customer/user')).statusCode).toBe(200);
  expect((await as(here, 'DELETE', SESSIONS)).statusCode).toBe(200);
  expect((await as(other, 'GET', '/api/customer/user')).statusCode).toBe(401);
  expect(await list()).toMatchObject([{ isThis: true }]);
  await site.close();
  await own.close();
});

const PRODUCTION = {
  NODE_ENV: 'production',
  IDENTITY_IN_PRODUCTION: 'true',
  SMTP_URL: 'smtp://mail.example.ca',
};
const PUBLIC_DEMO = { HOST: '0.0.0.0', DEMO_PUBLIC: 'true' };

test('the registration date of a customer is that of the account', async () => {
  const authorization = `Bearer ${await logIn(app)}`;
  const reply = await app.inject({ url: '/api/customer/user', headers: { authorization } });
  const { id, registeredAtMs } = reply.json();
  expect(await accounts.embedded?.accountOf(id)).toEqual({
    madeAtMs: registeredAtMs,
    isDisabled: false,
  });
});

test('a local server has a demo user and a mailbox', async () => {
  expect(accounts.embedded?.demoSentence).toContain(EMAIL);
  expect((await app.inject('/identity/_mailbox')).statusCode).toBe(200);
});

test.each([
  ['production', PRODUCTION],
  ['a public demo', PUBLIC_DEMO],
])('%s has no demo user or mailbox and refuses earlier demo tokens', async (_, env) => {
  const DATA_DIR = aFolder();
  const demo = await openTestAccounts({ DATA_DIR });
  const before = await anApp([], { accounts: demo });
  const token = await logIn(before);
  await before.close();
  await demo.close();

  const open = await openTestAccounts({ DATA_DIR, ...env });
  const site = await anApp([aRecord({ mlsNumber: 'C1', permissions: HIDDEN })], { accounts: open });
  expect(open.embedded?.demoSentence).toBeUndefined();
  for (const url of ['/identity/_mailbox', '/identity/_mailbox.json']) {
    expect((await site.inject(url)).statusCode).toBe(404);
  }
  await expect(logIn(site)).rejects.toThrow();
  const headers = { authorization: `Bearer ${token}` };
  expect((await site.inject({ url: '/api/customer/user', headers })).statusCode).toBe(401);
  await site.close();
  await open.close();
});

const SIGN_UP = { Username: 'ada@example.ca', Password: 'Correct-Horse-1' };

test('a public demo without a mail server says that it cannot send a code', async () => {
  const open = await openTestAccounts(PUBLIC_DEMO);
  const site = await anApp([], { accounts: open });
  expect(await send('SignUp', SIGN_UP, site)).toEqual({
    __type: 'CodeDeliveryFailureException',
    message: 'This site cannot send email yet, so it cannot send you a code.',
  });
  await site.close();
  await open.close();
});

test('production sends codes by mail server and logs failures without personal data', async () => {
  const mails: Mail[] = [];
  const working: Mailer = { send: async (mail) => void mails.push(mail) };
  const open = await openTestAccounts(PRODUCTION, working);
  const site = await anApp([], { accounts: open });
  expect(await send('SignUp', SIGN_UP, site)).toMatchObject({ UserConfirmed: false });
  await site.close();
  await open.close();
  expect(mails).toMatchObject([
    { to: { email: 'ada@example.ca' }, subject: 'Your Larchway verification code' },
  ]);
  expect(mails[0]?.text).toMatch(/\b\d{6}\b.*licence/s);

  const brokenMailer: Mailer = {
    send: async () => Promise.reject(new Error('553 no ada@example.ca')),
  };
  const closing = await openTestAccounts(PRODUCTION, brokenMailer);
  const other = await anApp([], { accounts: closing });
  await send('SignUp', SIGN_UP, other);
  await other.close();
  await closing.close();
  expect(failures).toEqual([
    'An account email was not sent: Error. It will be tried again.',
    'An account email could not be sent: Error.',
  ]);
});

test('with an Amazon Cognito user pool there is no embedded service', async () => {
  const cognito = await openTestAccounts({
    PUBLIC_COGNITO_USER_POOL_ID: 'ca-central-1_AbCdEf123',
    PUBLIC_COGNITO_CLIENT_ID: 'abc',
  });
  const site = await anApp([], { accounts: cognito });
  expect((await site.inject({ method: 'POST', url: IDENTITY_PATH })).statusCode).toBe(404);
  const reply = await site.inject({ url: '/healthz', headers: { authorization: 'Bearer x' } });
  expect(reply.statusCode).toBe(200);
  await site.close();
});
