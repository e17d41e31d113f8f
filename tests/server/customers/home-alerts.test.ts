import { beforeEach, expect, test } from 'vitest';
import {
  aCustomerApp,
  aCustomersDatabase,
  aPerson,
  type CustomerApp,
} from '#tests/support/customers/customers.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const DAY_MS = 86_400_000;
const HOMES = '/api/customer/saved-homes';
const HIDDEN = { displayAddressOnInternet: 'N', displayPublic: 'N' } as const;

type Changes = NonNullable<Parameters<typeof aListing>[0]>;

const home = (number: number, changes: Changes = {}) =>
  aRecord(aListing({ mlsNumber: `C900000${number}`, listPrice: '800000.00', ...changes }));

const LOWER = { listPrice: '780000.00', lastStatus: 'Pc' } as Changes;

let db: ReturnType<typeof aCustomersDatabase>;
let it: CustomerApp;
let day = 0;
let isMailDown = false;

/** The same customers over other listings, this many days after they saved their homes. */
async function listingsBecome(...records: ReturnType<typeof home>[]) {
  it = await aCustomerApp({ records, db, isMailDown: () => isMailDown });
  it.clock.advance(day * DAY_MS);
}

async function sendDaily(): Promise<number> {
  await it.module.homeAlerts.runDue();
  return it.module.outbox.deliverDue();
}

async function nextDay(...records: ReturnType<typeof home>[]): Promise<number> {
  day += 1;
  await listingsBecome(...records);
  return sendDaily();
}

beforeEach(async () => {
  day = 0;
  isMailDown = false;
  db = aCustomersDatabase();
  await listingsBecome(home(1), home(2), home(3, { permissions: HIDDEN }));
  const homes = [1, 2, 3].map((number) => ({ mlsNumber: `C900000${number}`, boardId: 2 }));
  await it.as('ada')('PUT', HOMES, { homes });
  const reply = await it.as('ada')('PUT', '/api/customer/user', { homeEmails: true });
  expect(reply.json()).toMatchObject({ homeEmails: true, emailNotifications: true });
});

test('one email a day reports every change, each once', async () => {
  expect(await sendDaily()).toBe(0);
  expect(await nextDay(home(1, LOWER), home(3, { permissions: HIDDEN }))).toBe(1);
  const { text, subject, to, messageId } = it.mails[0] ?? expect.unreachable();
  expect(subject).toBe('2 homes you saved have changed');
  expect(text).toContain('Price down $20,000 to $780,000 · 18 Maple Avenue, Toronto');
  expect(text).toContain('No longer offered · MLS® C9000002');
  expect(text).toContain('/real-estate/auth/profile?tab=saved-homes');
  expect(to).toEqual({ name: 'Ada', email: 'ada@example.test' });
  expect(messageId).toMatch(/^homes\.ada\.2026-10-22@/);
  expect(await sendDaily()).toBe(0);
  expect(await nextDay(home(1, LOWER), home(3, { permissions: HIDDEN }))).toBe(0);
  expect(await nextDay(home(1), home(2), home(3, { permissions: HIDDEN }))).toBe(1);
  expect(it.mails[0]?.text).toContain('Price up $20,000 to $800,000');
  expect(it.mails[0]?.text).toContain('Back on the market');
});

test('only counts a changed home that requires sign-in, without showing any details', async () => {
  expect(
    await nextDay(
      home(1),
      home(2),
      home(3, { ...LOWER, listPrice: '777123.00', permissions: HIDDEN }),
    ),
  ).toBe(1);
  const { text, html, subject } = it.mails[0] ?? expect.unreachable();
  expect(subject).toBe('A home you saved has changed');
  expect(text).toContain('1 more: log in to view');
  for (const body of [text, html]) expect(body).not.toMatch(/777|22,877|C9000003|Price down/);
});

test('a restart on the same day repeats nothing and loses nothing', async () => {
  day = 1;
  await listingsBecome(home(1, LOWER), home(2), home(3));
  expect(await it.module.homeAlerts.runDue()).toBe(1);
  // The program ends here with the email unsent; another one starts with the same file.
  await listingsBecome(home(1, LOWER), home(2), home(3));
  expect(await sendDaily()).toBe(1);
  await listingsBecome(home(1, LOWER), home(2), home(3));
  expect(await sendDaily()).toBe(0);
});

test('retries a failed email with the same Message-ID', async () => {
  isMailDown = true;
  expect(await nextDay(home(1, LOWER), home(2), home(3))).toBe(0);
  isMailDown = false;
  it.clock.advance(2 * 60_000);
  expect(await it.module.outbox.deliverDue()).toBe(1);
  const [failedMail, ...laterMails] = it.attemptedMails;
  expect(laterMails).toEqual(it.mails);
  expect(it.mails).toMatchObject([{ messageId: failedMail?.messageId }]);
});

test('a change keeps the day on which it was first seen', async () => {
  await nextDay(home(1, LOWER), home(2), home(3));
  await nextDay(home(1, LOWER), home(2), home(3));
  const { homes } = (await it.as('ada')('GET', `${HOMES}/changes`)).json();
  expect(homes).toMatchObject([{ mlsNumber: 'C9000001', day: '2026-10-22' }]);
});

test('sends no email without opt-in or verified email address, and opting in brings no old news', async () => {
  await it.as('ada')('PUT', '/api/customer/user', { homeEmails: false });
  expect(await nextDay(home(1, LOWER), home(2), home(3))).toBe(0);
  await it.as('ada')('PUT', '/api/customer/user', { homeEmails: true });
  expect(await nextDay(home(1, LOWER), home(2), home(3))).toBe(0);
  const people = { ada: aPerson('ada', { isEmailVerified: false }) };
  it = await aCustomerApp({ records: [home(1), home(2), home(3)], db, people });
  it.clock.advance((day + 1) * DAY_MS);
  await it.as('ada')('PUT', '/api/customer/user', {});
  expect(await sendDaily()).toBe(0);
});

test('the email link asks for confirmation, then stops only the home emails', async () => {
  await nextDay(home(1, LOWER), home(2), home(3));
  const url = new URL(it.mails[0]?.unsubscribeUrl ?? '');
  const path = url.pathname + url.search;
  const page = await it.as(null)('GET', path);
  expect(page.body).toContain('price and status changes of your saved homes');
  expect((await it.as('ada')('GET', '/api/customer/user')).json().homeEmails).toBe(true);
  expect((await it.as(null)('POST', path)).body).toContain('no more emails about your saved homes');
  expect((await it.as('ada')('GET', '/api/customer/user')).json()).toMatchObject({
    homeEmails: false,
    emailNotifications: true,
  });
});

test('reports nothing about homes that require registration without accepted terms', async () => {
  const terms = { version: '1', lines: ['One.'] };
  const changed = home(3, { ...LOWER, permissions: HIDDEN });
  const dayWithTerms = async () => {
    day += 1;
    it = await aCustomerApp({ records: [home(1), home(2), changed], db, terms });
    it.clock.advance(day * DAY_MS);
    const { homes } = (await it.as('ada')('GET', `${HOMES}/changes`)).json();
    return [await sendDaily(), homes.length];
  };
  expect(await dayWithTerms()).toEqual([0, 0]);
  await it.as('ada')('POST', '/api/customer/vow-terms', { version: '1' });
  expect(await dayWithTerms()).toEqual([1, 1]);
  expect(it.mails[0]?.subject).toBe('A home you saved has changed');
});

test('sends a locked account nothing, also not later about the days it was locked', async () => {
  let isDisabled = true;
  const dayWith = async (changes: Changes) => {
    day += 1;
    it = await aCustomerApp({
      records: [home(1, changes), home(2), home(3)],
      db,
      accountOf: async () => ({ madeAtMs: 0, isDisabled }),
    });
    it.clock.advance(day * DAY_MS);
    return sendDaily();
  };
  expect(await dayWith(LOWER)).toBe(0);
  isDisabled = false;
  expect(await dayWith(LOWER)).toBe(0);
  expect(await dayWith({})).toBe(1);
});
