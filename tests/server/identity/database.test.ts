import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { addDemoUser, DEMO_SENTENCE, DEMO_USER } from '#src/server/identity/demo-user.ts';
import {
  addUser,
  anIdentity,
  call,
  codeFor,
  PASSWORD,
  signIn,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

const aFile = () =>
  join(mkdtempSync(join(tmpdir(), 'larchway-identity-')), 'sub', 'identity.sqlite');

test('accounts, sessions and the token key survive a restart', async () => {
  const file = aFile();
  const first = await anIdentity({ file, allowsPasswordFlow: true });
  addUser(first, 'ada@example.ca', { attributes: { given_name: 'Zoë' } });
  const { AccessToken } = tokensIn(await signIn(first, 'ada@example.ca'));
  await first.close();
  const second = await anIdentity({ file, allowsPasswordFlow: true });
  expect(second.service.jwks).toEqual(first.service.jwks);
  const answer = await second.service.call('GetUser', { AccessToken }, { address: '127.0.0.1' });
  expect(answer).toMatchObject({
    UserAttributes: expect.arrayContaining([{ Name: 'given_name', Value: 'Zoë' }]),
  });
  await second.close();
});

test('deleting an account removes its email address from the file', async () => {
  const file = aFile();
  const email = 'somebody.who.leaves@example.ca';
  const identity = await anIdentity({ file, allowsPasswordFlow: true });
  await call(identity, 'SignUp', { Username: email, Password: PASSWORD });
  await call(identity, 'ConfirmSignUp', {
    Username: email,
    ConfirmationCode: codeFor(identity, email),
  });
  await signIn(identity, email, 'Wrong-Horse-1');
  await call(identity, 'ForgotPassword', { Username: email });
  const { AccessToken } = tokensIn(await signIn(identity, email));
  expect((await call(identity, 'DeleteUser', { AccessToken })).status).toBe(200);
  await identity.close();
  expect(readFileSync(file).includes(email)).toBe(false);
});

test('every pool has its own key', async () => {
  const pools = [await anIdentity(), await anIdentity()];
  expect(pools[0]?.service.jwks).not.toEqual(pools[1]?.service.jwks);
  for (const pool of pools) await pool.close();
});

test('only the owner may read the file', () => {
  const file = aFile();
  const database = openIdentityDatabase(file);
  expect(database.ok).toBe(true);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(statSync(`${file}-wal`).mode & 0o077).toBe(0);
  if (database.ok) database.value.close();
});

test('a commit waits until it is on disk', () => {
  const database = openIdentityDatabase(aFile());
  if (!database.ok) throw new Error(database.error);
  expect(database.value.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.value.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.value.close();
});

test.each([['is damaged', 'no database at all, only words']])(
  'a file that %s is left unchanged and reported',
  (_, content) => {
    const file = join(mkdtempSync(join(tmpdir(), 'larchway-identity-')), 'identity.sqlite');
    writeFileSync(file, content);
    const database = openIdentityDatabase(file);
    expect(database).toEqual({
      ok: false,
      error: expect.stringMatching(/^The accounts in .*identity\.sqlite cannot be used: .*\.$/),
    });
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);

test('a file of a newer version is refused', () => {
  const file = aFile();
  const newer = openIdentityDatabase(file);
  if (!newer.ok) throw new Error(newer.error);
  newer.value.exec('PRAGMA user_version = 999');
  newer.value.close();
  expect(openIdentityDatabase(file)).toMatchObject({
    ok: false,
    error: expect.stringContaining('newer version'),
  });
});

test('prunes what has expired', async () => {
  const identity = await anIdentity();
  const { id } = addUser(identity, 'ada@example.ca');
  const { sessions, attempts, codes } = identity.repository;
  const times = { userId: id, signedInAtMs: 0, lastSeenAtMs: 0, isRevoked: false };
  const session = { ...times, device: '', network: '' };
  sessions.put({ ...session, id: 'old', expiresAtMs: 1000 });
  sessions.putRefresh({ hash: 'old', sessionId: 'old', usedAtMs: null });
  sessions.put({ ...session, id: 'new', expiresAtMs: 3000 });
  attempts.put('x', { count: 1, firstAtMs: 0, lastAtMs: 0 });
  const key = { subject: 'x', purpose: 'reset' } as const;
  codes.put({ ...key, hash: '', expiresAtMs: 1, wrongTries: 0, isUsed: false, newEmail: null });
  identity.repository.prune(2000);
  expect([sessions.find('old'), sessions.findRefresh('old'), codes.find(key)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(sessions.find('new')).toBeDefined();
  expect(attempts.find('x')).toBeDefined();
  identity.repository.prune(2000 + 24 * 60 * 60_000);
  expect(attempts.find('x')).toBeUndefined();
  await identity.close();
});

test('deletes an unconfirmed account after a week and frees its address', async () => {
  const identity = await anIdentity();
  const signUp = (email: string) =>
    call(identity, 'SignUp', {
      Username: email,
      Password: PASSWORD,
      UserAttributes: [{ Name: 'email', Value: email }],
    });
  const { users } = identity.repository;
  await signUp('late@example.ca');
  await signUp('confirmed@example.ca');
  await call(identity, 'ConfirmSignUp', {
    Username: 'confirmed@example.ca',
    ConfirmationCode: codeFor(identity, 'confirmed@example.ca'),
  });
  const week = 7 * 24 * 60 * 60_000;
  identity.repository.prune(identity.now().getTime() + week);
  expect(users.withEmail('late@example.ca')).toBeDefined();
  identity.repository.prune(identity.now().getTime() + week + 1);
  expect(users.withEmail('late@example.ca')).toBeUndefined();
  expect(users.withEmail('confirmed@example.ca')).toBeDefined();
  expect((await signUp('late@example.ca')).status).toBe(200);
  expect(users.withEmail('late@example.ca')?.status).toBe('UNCONFIRMED');
  await identity.close();
});

test('a failed transaction stores nothing', () => {
  const database = openIdentityDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteIdentity(database.value);
  expect(() =>
    repository.atomically(() => {
      repository.attempts.put('x', { count: 1, firstAtMs: 0, lastAtMs: 0 });
      throw new Error('half way');
    }),
  ).toThrow('half way');
  expect(repository.attempts.find('x')).toBeUndefined();
  repository.close();
});

test('creates one demo user who can log in', async () => {
  const identity = await anIdentity({ allowsPasswordFlow: true });
  addDemoUser(identity.service);
  expect(DEMO_SENTENCE).toBe('Log in as demo@customer.example with the password Demo-Passw0rd!');
  const first = identity.repository.users.withEmail(DEMO_USER.email);
  addDemoUser(identity.service);
  expect(identity.repository.users.withEmail(DEMO_USER.email)).toEqual(first);
  const answer = await signIn(identity, DEMO_USER.email, DEMO_USER.password);
  expect(answer.status).toBe(200);
  await identity.close();
});

test('a full disk answers a sign-up with 503, and a later one works', async () => {
  const identity = await anIdentity();
  const pages = Number(identity.db.prepare('PRAGMA page_count').get()?.['page_count']);
  identity.db.exec(`PRAGMA max_page_count = ${pages}`);
  const signUp = (at: number) =>
    call(identity, 'SignUp', { Username: `ada-${at}@example.ca`, Password: PASSWORD });
  const answers = [];
  for (let at = 0; at < 20; at += 1) answers.push(await signUp(at));
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 503,
    body: { __type: 'ServiceUnavailableException' },
  });
  identity.db.exec('PRAGMA max_page_count = 100000');
  expect((await signUp(20)).status).toBe(200);
  await identity.close();
});
