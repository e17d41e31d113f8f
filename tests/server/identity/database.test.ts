import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { addDemoUser, DEMO_SENTENCE, DEMO_USER } from '#src/server/identity/demo-user.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import {
  addUser,
  anIdentity,
  call,
  codeFor,
  PASSWORD,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';
import { tableText } from '#tests/support/listings/table-text.ts';

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

const FORMER_EMAIL = 'former.address@example.ca';
const EMAIL = 'present.address@example.ca';
const LATER_EMAIL = 'later.address@example.ca';
const BROWSER = { userAgent: 'Mozilla/5.0 (Macintosh) Firefox/150.0', address: '203.0.113.77' };

/** Signs up, changes the email address, and starts everything that stores data of the account. */
async function aBusyAccount(identity: TestIdentity): Promise<{ AccessToken: string }> {
  const as = (operation: string, body: object) => call(identity, operation, body, BROWSER);
  const names = { given_name: 'Zenobia', family_name: 'Quackenbush', phone_number: '+14165550177' };
  const attributes = Object.entries({ email: FORMER_EMAIL, ...names });
  await as('SignUp', {
    Username: FORMER_EMAIL,
    Password: PASSWORD,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
  });
  const ConfirmationCode = codeFor(identity, FORMER_EMAIL);
  await as('ConfirmSignUp', { Username: FORMER_EMAIL, ConfirmationCode });
  await as('ForgotPassword', { Username: FORMER_EMAIL });
  const { AccessToken } = tokensIn(await signIn(identity, FORMER_EMAIL, PASSWORD, BROWSER));
  const change = (Value: string) =>
    as('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] });
  await change(EMAIL);
  const Code = codeFor(identity, EMAIL);
  await as('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
  await change(LATER_EMAIL);
  await as('ForgotPassword', { Username: EMAIL });
  const { body } = await as('AssociateSoftwareToken', { AccessToken });
  const UserCode = appCode(String(body['SecretCode']), identity.now().getTime());
  await as('VerifySoftwareToken', { AccessToken, UserCode });
  const SoftwareTokenMfaSettings = { Enabled: true };
  await as('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  await signIn(identity, EMAIL, PASSWORD, BROWSER);
  await signIn(identity, EMAIL, 'Wrong-Horse-1', BROWSER);
  return { AccessToken };
}

/** The tables of an identity database, each with its rows as text. */
function tablesIn(db: DatabaseSync): Record<string, string> {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return Object.fromEntries(names.map(({ name }) => [name, tableText(db, String(name))]));
}

test('deleting an account removes its personal data from every table and from the file', async () => {
  const file = aFile();
  const identity = await anIdentity({ file, allowsPasswordFlow: true });
  const { AccessToken } = await aBusyAccount(identity);
  const id = identity.repository.users.withEmail(EMAIL)?.id ?? expect.unreachable();
  const present = [
    ...[EMAIL, LATER_EMAIL, id],
    ...['Zenobia', 'Quackenbush', '4165550177', 'Firefox', '203.0'],
  ];
  const before = Object.values(tablesIn(identity.db)).join('');
  expect(present.filter((value) => !before.includes(value))).toEqual([]);
  expect((await call(identity, 'DeleteUser', { AccessToken })).status).toBe(200);
  const { secret: _, attempt, ...others } = tablesIn(identity.db);
  expect(Object.entries(others).filter(([, rows]) => rows !== '')).toEqual([]);
  const personal = [...present, FORMER_EMAIL];
  expect(personal.filter((value) => attempt?.includes(value))).toEqual([]);
  await identity.close();
  const bytes = readFileSync(file);
  expect(personal.filter((value) => bytes.includes(value))).toEqual([]);
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
