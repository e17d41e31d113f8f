import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderFiles } from '#src/server/adapters/files/folder-files.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import {
  aCustomerApp,
  aCustomersDatabase,
  aFolder,
  type CustomerApp,
} from '#tests/support/customers/customers.ts';

let it: CustomerApp;
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  it = await aCustomerApp();
});

const HOMES = '/api/customer/saved-homes';
const SEARCHES = '/api/customer/saved-searches';
const USER = '/api/customer/user';
const APPLICATION = '/api/customer/application';
const TORONTO = '/real-estate/list/on/toronto';

const home = (number: number) => ({ mlsNumber: `C${number}`, boardId: 2 });

test('creates the record on first use and keeps its registration date', async () => {
  const first = (await it.as('ada')('GET', USER)).json();
  expect(first).toEqual({
    id: 'ada',
    email: 'ada@example.test',
    given_name: 'Ada',
    family_name: 'Wong',
    registeredAtMs: it.clock.now().getTime(),
    emailNotifications: false,
    homeEmails: false,
    applicant: null,
  });
  it.clock.advance(86_400_000);
  const changeReply = await it.as('ada')('PUT', USER, { emailNotifications: true });
  expect(changeReply.json()).toEqual({ ...first, emailNotifications: true });
});

test('the registration date is that of the account, not of the first visit', async () => {
  const madeAtMs = Date.UTC(2026, 8, 3);
  const { as } = await aCustomerApp({
    accountOf: async (userId) => (userId === 'ada' ? { madeAtMs, isDisabled: false } : undefined),
  });
  expect((await as('ada')('GET', USER)).json().registeredAtMs).toBe(madeAtMs);
  expect((await as('ben')('GET', USER)).json().registeredAtMs).toBe(it.clock.now().getTime());
});

test('refuses a change to a field the customer may not change', async () => {
  const reply = await it.as('ada')('PUT', USER, { email: 'other@example.test' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual([{ param: 'email', msg: 'is not a parameter of this call' }]);
});

test('merges homes in order, without duplicates', async () => {
  const ada = it.as('ada');
  await ada('PUT', HOMES, { homes: [home(2), home(1)] });
  it.clock.advance(1000);
  const mergeReply = await ada('PUT', HOMES, { homes: [home(3), home(2)] });
  const numbers = mergeReply.json().homes.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  expect(numbers).toEqual(['C3', 'C2', 'C1']);
  expect((await ada('DELETE', `${HOMES}/2/C3`)).statusCode).toBe(200);
  expect((await ada('DELETE', `${HOMES}/2/C3`)).statusCode).toBe(200);
  expect((await ada('GET', HOMES)).json().homes).toHaveLength(2);
});

test('allows at most 500 saved homes, and a merge that exceeds the limit adds none', async () => {
  const ada = it.as('ada');
  const batch = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => home(from + i));
  for (const from of [0, 200]) await ada('PUT', HOMES, { homes: batch(from, 200) });
  expect((await ada('PUT', HOMES, { homes: batch(400, 101) })).statusCode).toBe(409);
  expect((await ada('GET', HOMES)).json().homes).toHaveLength(400);
  expect((await ada('PUT', HOMES, { homes: batch(400, 100) })).statusCode).toBe(200);
  expect((await ada('PUT', HOMES, { homes: batch(0, 201) })).statusCode).toBe(400);
});

test('saves a repeated search once and refuses the fifty-first', async () => {
  const ada = it.as('ada');
  const one = await ada('POST', SEARCHES, { name: 'A', address: TORONTO });
  const again = await ada('POST', SEARCHES, { name: 'A', address: TORONTO });
  expect(again.json()).toEqual(one.json());
  for (let i = 1; i < 50; i += 1) await ada('POST', SEARCHES, { name: `${i}`, address: TORONTO });
  const more = await ada('POST', SEARCHES, { name: 'more', address: TORONTO });
  expect(more.statusCode).toBe(409);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/real-estate/list/on',
  '/real-estate/detail/x',
  '/real-estate/mapping',
  '/real-estate/list/on\r\nx',
  'javascript:alert(1)',
  '',
])('refuses an address that is not a search of this site: %j', async (address) => {
  const reply = await it.as('ada')('POST', SEARCHES, { name: 'A', address });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()[0].param).toBe('address');
});

test('refuses emails for a search without a place', async () => {
  const search = { name: 'A', address: '/real-estate/map', notify: true };
  const reply = await it.as('ada')('POST', SEARCHES, search);
  expect(reply.json()).toEqual([{ param: 'notify', msg: expect.any(String) }]);
  expect(reply.statusCode).toBe(400);
});

test('an application is saved group by group, submitted once, then closed', async () => {
  const ada = it.as('ada');
  const key = { 'user-id': 'ada', 'idempotency-key': 'key-00000001' };
  const createReply = await ada('POST', APPLICATION, { purpose: 'purchase' }, key);
  const again = await ada('POST', APPLICATION, { purpose: 'purchase' }, key);
  expect(again.json().id).toBe(createReply.json().id);
  const at = `${APPLICATION}/${createReply.json().id}`;
  const half = await ada('PUT', at, { applicant: { email: 'ada@' } });
  expect(half.json().fields).toEqual({ purpose: 'purchase', applicant: { email: 'ada@' } });
  const early = await ada('PUT', at, { submit: true });
  expect(early.statusCode).toBe(400);
  expect(early.json()).toContainEqual({
    param: 'propertyInfo.address',
    msg: 'Please enter the address',
  });
  const submitReply = await ada('PUT', at, { ...anApplication(), submit: true });
  expect(submitReply.json()).toMatchObject({
    state: 'submitted',
    submittedAtMs: it.clock.now().getTime(),
  });
  expect((await ada('PUT', at, { ...anApplication(), submit: true })).statusCode).toBe(200);
  expect((await ada('PUT', at, { purpose: 'renewal' })).statusCode).toBe(409);
  expect((await ada('POST', `${at}/signer`, {})).statusCode).toBe(409);
});

test('refuses a save based on an older version and reverts nothing', async () => {
  const ada = it.as('ada');
  const { id, updatedAtMs } = (
    await ada('POST', APPLICATION, anApplication(), { 'user-id': 'ada' })
  ).json();
  const at = `${APPLICATION}/${id}`;
  const late = await ada('PUT', at, { purpose: 'renewal', basedOnMs: updatedAtMs - 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject([{ param: 'basedOnMs' }]);
  expect((await ada('GET', at)).json().fields.purpose).toBe('purchase');
  const based = await ada('PUT', at, { purpose: 'renewal', basedOnMs: updatedAtMs });
  expect(based.json().fields.purpose).toBe('renewal');
  expect((await ada('PUT', at, { basedOnMs: 'now' })).statusCode).toBe(400);
});

test('refuses the eleventh application and the fifth signer', async () => {
  const ada = it.as('ada');
  const begin = () => ada('POST', APPLICATION, {}, { 'user-id': 'ada' });
  const { id } = (await begin()).json();
  for (let i = 1; i < 10; i += 1) await begin();
  expect((await begin()).statusCode).toBe(409);
  for (let i = 0; i < 4; i += 1) await ada('POST', `${APPLICATION}/${id}/signer`, {});
  expect((await ada('POST', `${APPLICATION}/${id}/signer`, {})).statusCode).toBe(409);
});

test('validates the signers when the application is submitted', async () => {
  const ada = it.as('ada');
  const { id } = (await ada('POST', APPLICATION, anApplication(), { 'user-id': 'ada' })).json();
  await ada('POST', `${APPLICATION}/${id}/signer`, { name: { first: 'Bo' } });
  const reply = await ada('PUT', `${APPLICATION}/${id}`, { submit: true });
  const params = reply.json().map(({ param }: { param: string }) => param);
  expect(params).toContain('signers.0.name.last');
  expect(params).toContain('signers.0.employment.status');
  expect(params).not.toContain('signers.0.name.first');
});

test('only one of the offered matches can be chosen', async () => {
  const ada = it.as('ada');
  const { id } = (await ada('POST', APPLICATION, anApplication(), { 'user-id': 'ada' })).json();
  const matches = (await ada('GET', `${APPLICATION}/${id}/match`)).json();
  expect(matches).toMatchObject({ isSample: true, chosenMatchId: null });
  const [best] = matches.matches;
  const chooseReply = await ada('PUT', `${APPLICATION}/${id}/match/${best.id}`);
  expect(chooseReply.json().chosenMatchId).toBe(best.id);
  expect((await ada('PUT', `${APPLICATION}/${id}/match/no-such`)).statusCode).toBe(404);
});

test('a referral counts every other customer who submitted an application with the code', async () => {
  const { code } = (await it.as('ada')('GET', '/api/customer/user/referrals')).json();
  for (const who of ['bo', 'bo', 'ada']) {
    const fields = anApplication({ referralCode: code });
    const createReply = await it.as(who)('POST', APPLICATION, fields, { 'user-id': who });
    await it.as(who)('PUT', `${APPLICATION}/${createReply.json().id}`, { submit: true });
  }
  await it.as('cy')('POST', APPLICATION, { referralCode: code }, { 'user-id': 'cy' });
  const reply = await it.as('ada')('GET', '/api/customer/user/referrals');
  expect(reply.json()).toEqual({ code, used: 1 });
});

test('the export holds all data, and deletion leaves none', async () => {
  const ada = it.as('ada');
  await ada('PUT', HOMES, { homes: [home(1)] });
  await ada('POST', SEARCHES, { name: 'A', address: TORONTO });
  await ada('POST', APPLICATION, anApplication(), { 'user-id': 'ada' });
  const exportReply = await ada('GET', `${USER}/export`);
  expect(exportReply.headers['content-disposition']).toContain('attachment');
  expect(exportReply.json()).toMatchObject({
    user: { id: 'ada' },
    savedHomes: [home(1)],
    savedSearches: [{ name: 'A' }],
    applications: [{ fields: { purpose: 'purchase' }, documents: [] }],
  });
  expect((await ada('GET', '/api/customer/dashboard')).json()).toMatchObject({
    applications: { count: 1, latest: [{ state: 'draft', purpose: 'purchase', documents: 0 }] },
    savedHomes: { count: 1 },
    savedSearches: { count: 1 },
    documents: 0,
    referralsUsed: 0,
  });
  await it.as('bo')('GET', USER);
  expect((await ada('DELETE', USER)).json()).toEqual({ done: true, isAccountDeleted: false });
  for (const table of ['saved_home', 'saved_search', 'application']) {
    expect(it.db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']).toBe(0);
  }
  expect(it.db.prepare('SELECT id FROM customer').all()).toEqual([{ id: 'bo' }]);
});

test('email checks answer "not known" to strangers for every address but not to the owner', async () => {
  const check = (who: string | null, email: string) =>
    it.as(who)('POST', `${USER}/email-check`, { email, type: 'register' });
  const stranger = await check(null, 'ada@example.test');
  expect([stranger.statusCode, stranger.body]).toEqual([
    404,
    (await check(null, 'nobody@example.test')).body,
  ]);
  expect((await check('ada', 'Ada@Example.test')).json()).toEqual({ isKnown: true });
  for (let i = 0; i < 7; i += 1) await check(null, 'x@example.test');
  expect((await check(null, 'x@example.test')).statusCode).toBe(429);
});

test('if the site may disclose it, email checks tell strangers about accounts in any letter case', async () => {
  it = await aCustomerApp({ hasAccount: (email) => email === 'ada@example.test' });
  for (const email of ['ada@example.test', 'Ada@Example.test']) {
    const reply = await it.as(null)('POST', `${USER}/email-check`, { email, type: 'login' });
    expect(reply.statusCode).toBe(200);
  }
});

test('limits the rate of changes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const ada = it.as('ada');
  for (let i = 0; i < 100; i += 1) await ada('PUT', USER, {});
  expect((await ada('PUT', USER, {})).statusCode).toBe(429);
  expect((await ada('GET', USER)).statusCode).toBe(200);
  vi.advanceTimersByTime(1000);
  expect((await ada('PUT', USER, {})).statusCode).toBe(200);
});

test('changes survive a restart, and only the owner may read the database file', async () => {
  const file = join(aFolder(), 'customers.sqlite');
  it = await aCustomerApp({ db: aCustomersDatabase(file) });
  await it.as('ada')('PUT', HOMES, { homes: [home(1)] });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(it.db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(it.db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  // The database stays open, so that the next app meets the state after a crash.
  const after = await aCustomerApp({ db: aCustomersDatabase(file) });
  expect((await after.as('ada')('GET', HOMES)).json().homes).toHaveLength(1);
});

test('a full disk is answered with 503 and stores nothing partially', async () => {
  await it.as('ada')('PUT', HOMES, { homes: [home(0)] });
  const pages = Number(it.db.prepare('PRAGMA page_count').get()?.['page_count']);
  it.db.exec(`PRAGMA max_page_count = ${pages}`);
  const batch = Array.from({ length: 200 }, (_, i) => home(i));
  expect((await it.as('ada')('PUT', HOMES, { homes: batch })).statusCode).toBe(503);
  it.db.exec('PRAGMA max_page_count = 100000');
  expect((await it.as('ada')('GET', HOMES)).json().homes).toHaveLength(1);
  expect((await it.as('ada')('PUT', HOMES, { homes: batch })).statusCode).toBe(200);
});

test('only the owner may read the documents folder and its files', async () => {
  const folder = join(aFolder(), 'documents');
  await folderFiles(folder).put('0123456789abcdef', Buffer.from('x'));
  expect(statSync(join(folder, '0123456789abcdef')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
