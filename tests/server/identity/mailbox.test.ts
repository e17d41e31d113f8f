import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  IDENTITY_STEPS,
  openIdentityDatabase,
} from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { identityRoutes } from '#src/server/identity/routes.ts';
import {
  anIdentity,
  call,
  codeFor,
  PASSWORD,
  SITE_ORIGIN,
  type TestIdentity,
} from '#tests/support/accounts/identity/identity.ts';

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity();
});
afterEach(() => identity.close());

const signUp = (Username: string, locale = 'en') =>
  call(identity, 'SignUp', {
    Username,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'locale', Value: locale }],
  });

const get = (url: string, headers: Record<string, string> = {}) =>
  identity.app.inject({ url, headers });

test('the mailbox page lists emails newest first and filters by address', async () => {
  await signUp('ada@example.ca');
  await signUp('bea@example.ca');
  const { body } = await get('/identity/_mailbox');
  expect(body.indexOf('bea@example.ca')).toBeGreaterThan(0);
  expect(body.indexOf('bea@example.ca')).toBeLessThan(body.indexOf('ada@example.ca'));
  expect(body).toContain(codeFor(identity, 'ada@example.ca'));
  const filteredMailbox = (await get('/identity/_mailbox?to=ADA@example.ca')).body;
  expect(filteredMailbox).toContain(codeFor(identity, 'ada@example.ca'));
  expect(filteredMailbox).not.toContain(codeFor(identity, 'bea@example.ca'));
});

test('the mailbox returns emails as JSON', async () => {
  await signUp('ada@example.ca');
  const reply = await get('/identity/_mailbox.json?to=ada%40example.ca');
  expect(reply.json()).toEqual([
    {
      to: 'ada@example.ca',
      subject: 'Your Larchway verification code',
      text: expect.stringContaining('10 minutes'),
      code: expect.stringMatching(/^\d{6}$/),
      sentAt: identity.now().toISOString(),
    },
  ]);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect((await get('/identity/_mailbox.json?to=nobody@example.ca')).json()).toEqual([]);
});

test('writes no code to a file or the terminal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-codes-'));
  const onDisk = await anIdentity({ file: join(folder, 'identity.sqlite') });
  const mails: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => mails.push(String(text)) > 0),
  );
  await call(onDisk, 'SignUp', { Username: 'ada@example.ca', Password: PASSWORD });
  await call(onDisk, 'ForgotPassword', { Username: 'ada@example.ca' });
  for (const stream of streams) stream.mockRestore();
  const code = codeFor(onDisk, 'ada@example.ca');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  for (const text of [...files, ...mails]) expect(text).not.toContain(code);
  await onDisk.close();
});

test('deletes codes that an earlier version stored', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-codes-')), 'identity.sqlite');
  const former = new DatabaseSync(file);
  former.exec(IDENTITY_STEPS.slice(0, 2).join('\n'));
  former.exec("INSERT INTO letter VALUES (1, 0, 'ada@example.ca', '', '', '123456')");
  former.exec('PRAGMA user_version = 2');
  former.close();
  const database = openIdentityDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const tables = database.value.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'letter'").all();
  expect(tables).toEqual([]);
  database.value.close();
});

test('sends emails in French to a French-speaking user', async () => {
  await signUp('zoe@example.ca', 'fr-CA');
  expect(identity.mailbox.list('zoe@example.ca', 1)[0]?.text).toMatch(/^Votre code/);
});

test('the page runs no script, loads nothing and escapes the search text', async () => {
  const hostileText = `"'><script>alert(1)</script>`;
  const { body, headers } = await get(`/identity/_mailbox?to=${encodeURIComponent(hostileText)}`);
  expect(body).not.toContain('<script');
  expect(body).toContain('&lt;script&gt;');
  expect(body).toContain('<link rel="icon" href="data:,">');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test.each(['/identity/_mailbox', '/identity/_mailbox.json'])(
  '%s refuses other sites',
  async (url) => {
    for (const site of ['cross-site', 'same-site']) {
      expect((await get(url, { 'sec-fetch-site': site })).statusCode).toBe(400);
    }
    expect((await get(url, { host: 'evil.example' })).statusCode).toBe(400);
    expect((await get(url, { 'sec-fetch-site': 'none' })).statusCode).toBe(200);
  },
);

test.each(['/identity/_mailbox', '/identity/_mailbox.json'])(
  '%s is available from the local machine only, regardless of headers',
  async (url) => {
    const from = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await identity.app.inject({ url, remoteAddress, headers })).statusCode;
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(await from(address), address).toBe(200);
    }
    for (const address of ['203.0.113.7', '192.168.1.20', '::ffff:203.0.113.7', 'fe80::1']) {
      expect(await from(address), address).toBe(400);
      const posing = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
      expect(await from(address, posing), address).toBe(400);
    }
    expect(await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(400);
  },
);

test('a service without a mailbox has no mailbox page', async () => {
  const app = Fastify();
  const { poolId, issuer } = identity.settings;
  identityRoutes(app, {
    identity: identity.service,
    poolId,
    issuer,
    siteOrigin: SITE_ORIGIN,
  });
  expect((await app.inject('/identity/_mailbox')).statusCode).toBe(404);
  expect((await app.inject('/identity/_mailbox.json')).statusCode).toBe(404);
  await app.close();
});

test('stores only the newest five hundred emails', async () => {
  const letter = { sentAtMs: 0, to: 'a@example.ca', subject: '', text: '', code: null };
  for (let at = 0; at < 510; at += 1) {
    identity.mailbox.add({ ...letter, subject: String(at) });
  }
  const all = identity.mailbox.list(undefined, 1000);
  expect([all.length, all[0]?.subject, all.at(-1)?.subject]).toEqual([500, '509', '10']);
});
