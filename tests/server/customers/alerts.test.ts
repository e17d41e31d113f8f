import { beforeEach, expect, test } from 'vitest';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { type AlertRunDependencies, alertRun } from '#src/server/customers/alerts/alert-run.ts';
import { RECENT_HOMES_LIMIT } from '#src/server/customers/alerts/recent-homes.ts';
import { sqliteCustomers } from '#src/server/adapters/sqlite/customers/customers.ts';
import { aCustomerApp, aPerson, type CustomerApp } from '#tests/support/customers/customers.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const DAY_MS = 86_400_000;
const SEARCHES = '/api/customer/saved-searches';
const HIDDEN = { displayAddressOnInternet: 'Y', displayPublic: 'N' } as const;

/** A home listed on a day of October 2026; the searches of these tests are saved on the 21st. */
const listedHome = (number: number, day: number, changes: Parameters<typeof aListing>[0] = {}) =>
  aRecord(
    aListing({
      mlsNumber: `C900000${number}`,
      listDate: `2026-10-${String(day).padStart(2, '0')}`,
      ...changes,
    }),
  );

const RECORDS: readonly ListingRecord[] = [
  listedHome(1, 20),
  listedHome(2, 21),
  listedHome(3, 21, { permissions: HIDDEN, listPrice: '777123.00' }),
  listedHome(4, 22, { listPrice: '512000.00' }),
];

let it: CustomerApp;
let isMailDown = false;
beforeEach(async () => {
  isMailDown = false;
  it = await aCustomerApp({ records: RECORDS, isMailDown: () => isMailDown });
});

async function save(changes: object = {}, who = 'ada') {
  const reply = await it.as(who)('POST', SEARCHES, {
    name: 'My Toronto',
    address: '/real-estate/list/on/toronto',
    notify: true,
    ...changes,
  });
  expect(reply.statusCode).toBe(200);
  return String(reply.json().id);
}

async function nextDay(): Promise<number> {
  it.clock.advance(DAY_MS);
  await it.module.alerts.runDue();
  return it.module.outbox.deliverDue();
}

test('one email a day lists the new homes, each once', async () => {
  await save();
  expect(await it.module.alerts.runDue()).toBe(0);
  expect(await nextDay()).toBe(1);
  expect(it.mails[0]?.text).toContain('18 Maple Avenue, Toronto (3 bed, 2 bath)');
  expect(it.mails[0]?.text).toContain('C9000002');
  expect(it.mails[0]?.text).not.toMatch(/C9000001|C9000004/);
  expect(it.mails[0]).toMatchObject({
    to: { name: 'Ada', email: 'ada@example.test' },
    subject: '2 new homes: My Toronto',
    messageId: expect.stringMatching(/^alert\.[\w-]+\.2026-10-22@/),
  });
  expect(it.mails[0]?.text).toContain('licence');
  expect(it.mails[0]?.text).toContain('Fernhill Realty Inc., Brokerage');
  expect(await nextDay()).toBe(1);
  expect(it.mails[1]?.text).toContain('C9000004');
  expect(it.mails[1]?.text).not.toContain('C9000002');
  expect(await nextDay()).toBe(0);
});

test('only counts homes that require sign-in, without showing any details', async () => {
  await save();
  await nextDay();
  const { text, html } = it.mails[0] ?? { text: '', html: '' };
  expect(text).toContain('1 more: log in to view');
  for (const body of [text, html]) expect(body).not.toMatch(/777|C9000003/);
});

test('a restart on the same day repeats nothing and loses nothing', async () => {
  await save();
  it.clock.advance(DAY_MS);
  expect(await it.module.alerts.runDue()).toBe(1);
  // The program ends here with the email unsent; another one starts with the same file.
  const after = await aCustomerApp({ records: RECORDS, db: it.db });
  after.clock.advance(DAY_MS);
  expect(await after.module.alerts.runDue()).toBe(0);
  expect(await after.module.outbox.deliverDue()).toBe(1);
  expect(await after.module.alerts.runDue()).toBe(0);
  expect(await after.module.outbox.deliverDue()).toBe(0);
});

test('one email covers the days on which the program did not run', async () => {
  await save();
  it.clock.advance(3 * DAY_MS);
  await it.module.alerts.runDue();
  expect(await it.module.outbox.deliverDue()).toBe(1);
  expect(it.mails[0]?.subject).toBe('3 new homes: My Toronto');
});

/** The same customers on a later day, over other listings. */
async function laterOver(days: number, records: readonly ListingRecord[]): Promise<number> {
  it = await aCustomerApp({ records, db: it.db });
  it.clock.advance(days * DAY_MS);
  await it.module.alerts.runDue();
  return it.module.outbox.deliverDue();
}

test('tells once of homes that the board learned of days later', async () => {
  await save();
  expect(await laterOver(1, RECORDS)).toBe(1);
  const late = listedHome(5, 20);
  const lateHidden = listedHome(6, 21, { permissions: HIDDEN, listPrice: '777123.00' });
  expect(await laterOver(2, [...RECORDS, late, lateHidden])).toBe(1);
  expect(it.mails[0]).toMatchObject({ subject: '3 new homes: My Toronto' });
  expect(it.mails[0]?.text).toContain('C9000004');
  expect(it.mails[0]?.text).toContain('C9000005');
  expect(it.mails[0]?.text).toContain('1 more: log in to view');
  expect(it.mails[0]?.text).not.toMatch(/C9000001|C9000002|C9000006|777/);
  expect(await laterOver(3, [...RECORDS, late, lateHidden])).toBe(0);
});

test('homes listed over a week ago are no news, nor are those from before a search was watched', async () => {
  const id = await save();
  expect(await laterOver(1, RECORDS)).toBe(1);
  expect(await laterOver(2, [...RECORDS, listedHome(7, 15)])).toBe(1);
  expect(it.mails[0]?.text).not.toContain('C9000007');
  await it.as('ada')('PUT', `${SEARCHES}/${id}`, { notify: false });
  await it.as('ada')('PUT', `${SEARCHES}/${id}`, { notify: true });
  expect(await laterOver(3, [...RECORDS, listedHome(5, 22)])).toBe(0);
});

test('a search with too many homes to remember is reported by its days', async () => {
  const many = Array.from({ length: RECENT_HOMES_LIMIT }, (_, at) => listedHome(1000 + at, 21));
  await save();
  expect(await laterOver(1, [...RECORDS, ...many])).toBe(1);
  expect(it.mails[0]).toMatchObject({ subject: '1,002 new homes: My Toronto' });
  expect(await laterOver(2, [...RECORDS, ...many])).toBe(1);
  expect(it.mails[0]?.text).toContain('C9000004');
  expect(it.mails[0]?.text).not.toContain('C9000002');
});

test('sends nothing before the morning', async () => {
  await save();
  it.clock.advance(DAY_MS - 2 * 3_600_000);
  expect(await it.module.alerts.runDue()).toBe(0);
  it.clock.advance(2 * 3_600_000);
  expect(await it.module.alerts.runDue()).toBe(1);
});

test('retries a failed email after a delay, with the same Message-ID', async () => {
  await save();
  isMailDown = true;
  expect(await nextDay()).toBe(0);
  isMailDown = false;
  expect(await it.module.outbox.deliverDue()).toBe(0);
  it.clock.advance(2 * 60_000);
  expect(await it.module.outbox.deliverDue()).toBe(1);
  const [failedMail, ...laterMails] = it.attemptedMails;
  expect(laterMails).toEqual(it.mails);
  expect(it.mails).toMatchObject([{ messageId: failedMail?.messageId }]);
});

test('a search that fails does not hold up the others and is tried again', async () => {
  await save({ name: 'Broken' });
  await save({ name: 'Fine' });
  it.clock.advance(DAY_MS);
  const { alerts } = sqliteCustomers(it.db);
  const messages: unknown[] = [];
  let isBroken = true;
  const brokenId = (await alerts.watchedSearches('2026-10-22', 10))[0]?.id;
  let askedCount = 0;
  const findNews: AlertRunDependencies['findNews'] = async () => {
    askedCount += 1;
    if (isBroken && askedCount === 1) throw new Error('no answer');
    return { news: { homes: [], moreHomes: 0, hiddenHomes: 1 }, recentKeys: null };
  };
  const run = alertRun({
    alerts,
    findNews,
    clock: it.clock,
    today: () => '2026-10-22',
    onError: (error) => messages.push(error),
  });
  expect(await run.runDue()).toBe(1);
  expect(messages).toHaveLength(1);
  const left = await alerts.watchedSearches('2026-10-22', 10);
  expect(left.map(({ id }) => id)).toEqual([brokenId]);
  isBroken = false;
  expect(await run.runDue()).toBe(1);
});

test('a search changed during the run gets no email about its old address', async () => {
  const id = await save();
  it.clock.advance(DAY_MS);
  const changedSearch = { address: '/real-estate/list/on/ottawa' };
  const askedCount: string[] = [];
  const run = alertRun({
    alerts: sqliteCustomers(it.db).alerts,
    findNews: async ({ address }) => {
      askedCount.push(address);
      if (askedCount.length === 1) await it.as('ada')('PUT', `${SEARCHES}/${id}`, changedSearch);
      return { news: { homes: [], moreHomes: 0, hiddenHomes: 1 }, recentKeys: null };
    },
    clock: it.clock,
    today: () => '2026-10-22',
    onError: () => expect.unreachable(),
  });
  expect(await run.runDue()).toBe(0);
  expect(await run.runDue()).toBe(0);
  expect(askedCount).toEqual(['/real-estate/list/on/toronto']);
});

test('sends no email without opt-in, verified email address or new homes', async () => {
  await save({ notify: false });
  await save({ name: 'Dear', address: '/real-estate/list/on/toronto?minPrice=5000000' });
  expect(await nextDay()).toBe(0);
  await it.as('ada')('PUT', '/api/customer/user', { emailNotifications: false });
  await save({ name: 'Mine', notify: false });
  expect(await nextDay()).toBe(0);
  const people = { bo: aPerson('bo', { isEmailVerified: false }) };
  it = await aCustomerApp({ records: RECORDS, people });
  await save({}, 'bo');
  expect(await nextDay()).toBe(0);
});

test('opting out also drops emails that are still waiting', async () => {
  await save();
  it.clock.advance(DAY_MS);
  expect(await it.module.alerts.runDue()).toBe(1);
  await it.as('ada')('PUT', '/api/customer/user', { emailNotifications: false });
  expect(await it.module.outbox.deliverDue()).toBe(0);
});

async function unsubscribeUrl(): Promise<string> {
  await save();
  await nextDay();
  const url = new URL(it.mails[0]?.unsubscribeUrl ?? '');
  return url.pathname + url.search;
}

test('the email link asks for confirmation, then unsubscribes without login', async () => {
  const url = await unsubscribeUrl();
  expect(it.mails[0]?.text).toContain(url);
  const page = await it.as(null)('GET', url);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; img-src data:;");
  expect(page.body).toContain('<link rel="icon" href="data:,">');
  expect(page.body).toContain('My Toronto');
  expect(page.body).not.toContain('<script');
  expect((await it.as('ada')('GET', SEARCHES)).json().searches[0].notify).toBe(true);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await it.as(null)('POST', url, 'List-Unsubscribe=One-Click', form);
  expect(reply.statusCode).toBe(200);
  expect((await it.as('ada')('GET', SEARCHES)).json().searches[0].notify).toBe(false);
  expect(await nextDay()).toBe(0);
  // A mail program may try twice.
  expect((await it.as(null)('POST', url, '', form)).statusCode).toBe(200);
});

test('stores a link as a hash and stops accepting it once the search is deleted', async () => {
  const url = await unsubscribeUrl();
  const hash = String(it.db.prepare('SELECT hash FROM unsubscribe_token').get()?.['hash']);
  expect(url).not.toContain(hash);
  const { searches } = (await it.as('ada')('GET', SEARCHES)).json();
  await it.as('ada')('DELETE', `${SEARCHES}/${searches[0].id}`);
  expect((await it.as(null)('GET', url)).statusCode).toBe(404);
  expect((await it.as(null)('POST', url)).statusCode).toBe(404);
  const cutOff = await it.as(null)('GET', url.replace(/token=.*/, 'token=a'));
  expect([cutOff.statusCode, cutOff.body]).toEqual([400, expect.stringContaining('cut off')]);
});

test('escapes markup in a search name on the page and in the email', async () => {
  const search = await save({ name: '<img src=x>' });
  await nextDay();
  expect(it.mails[0]?.html).not.toContain('<img');
  const url = new URL(it.mails[0]?.unsubscribeUrl ?? '');
  expect((await it.as(null)('GET', url.pathname + url.search)).body).not.toContain('<img');
  expect(search).toMatch(/^[\w-]+$/);
});

test('recording a day and queuing its email succeed or fail together', async () => {
  await save();
  const { alerts } = sqliteCustomers(it.db);
  const [search] = await alerts.watchedSearches('2026-10-22', 10);
  if (!search) throw new Error('the search is not watched');
  it.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON alert BEGIN SELECT raise(ABORT, 'no'); END`);
  const news = { homes: [], moreHomes: 0, hiddenHomes: 1 };
  const note = { day: '2026-10-22', coveredDay: '2026-10-21', recentKeys: null, news, nowMs: 0 };
  await expect(alerts.note(search, note)).rejects.toThrow('no');
  expect(await alerts.watchedSearches('2026-10-22', 10)).toEqual([search]);
});

test('tells of public homes only before the boards’ terms are accepted', async () => {
  const terms = { version: '1', lines: ['One.'] };
  const hiddenOnly = RECORDS.slice(2, 3);
  it = await aCustomerApp({ records: hiddenOnly, terms });
  await save();
  expect(await nextDay()).toBe(0);
  it = await aCustomerApp({ records: RECORDS, terms });
  await save();
  expect(await nextDay()).toBe(1);
  expect(it.mails[0]?.text).toContain('C9000002');
  expect(it.mails[0]?.text).not.toMatch(/1 more|log in|another home/i);
  it = await aCustomerApp({ records: hiddenOnly, terms });
  await save();
  await it.as('ada')('POST', '/api/customer/vow-terms', { version: '1' });
  expect(await nextDay()).toBe(1);
});

test('sends a locked account nothing, also not later about the days it was locked', async () => {
  let isDisabled = true;
  it = await aCustomerApp({
    records: RECORDS,
    accountOf: async () => ({ madeAtMs: 0, isDisabled }),
  });
  await save();
  expect(await nextDay()).toBe(0);
  isDisabled = false;
  expect(await nextDay()).toBe(1);
  expect(it.mails[0]?.text).toContain('C9000004');
  expect(it.mails[0]?.text).not.toContain('C9000002');
});
