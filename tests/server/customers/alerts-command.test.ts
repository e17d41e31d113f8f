import { beforeEach, expect, test } from 'vitest';
import { readAlertsTask } from '#src/server/customers/command/options.ts';
import { runAlertsTask } from '#src/server/customers/command/run.ts';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const DAY_MS = 86_400_000;

let it: CustomerApp;
let isMailDown = true;
beforeEach(async () => {
  isMailDown = true;
  const home = aListing({ mlsNumber: 'C9000001', listDate: '2026-10-21' });
  it = await aCustomerApp({ records: [aRecord(home)], isMailDown: () => isMailDown });
  await it.as('ada')('POST', '/api/customer/saved-searches', {
    name: 'My Toronto',
    address: '/real-estate/list/on/toronto',
    notify: true,
  });
});

async function run(...args: string[]): Promise<string> {
  const task = readAlertsTask(args);
  if (!task.ok) return task.error;
  const outcome = await runAlertsTask(task.value, it.repository.alerts, it.clock.now().getTime());
  return outcome.ok ? outcome.value : outcome.error;
}

async function anAlertThatFails(): Promise<void> {
  it.clock.advance(DAY_MS);
  await it.module.alerts.runDue();
  expect(await it.module.outbox.deliverDue()).toBe(0);
}

/** The try at the end of the three days is the last one. */
async function untilGivenUp(): Promise<void> {
  it.clock.advance(3 * DAY_MS);
  await it.module.outbox.deliverDue();
}

test('lists waiting emails and emails that were given up', async () => {
  expect(await run()).toBe('All emails about saved searches and homes have been sent.\n');
  await anAlertThatFails();
  expect(await run()).toMatch(/^1 {2}2026-10-22 {2}next try 2026-10-22 13:0\d UTC {2}ada@/);
  await untilGivenUp();
  expect(await run('list')).toBe('1  2026-10-22  given up  ada@example.test  My Toronto\n');
});

test('shows an email with its homes and the reason it failed', async () => {
  await anAlertThatFails();
  await untilGivenUp();
  const output = await run('show', '1');
  expect(output).toContain('Email 1 of 2026-10-22 to ada@example.test');
  expect(output).toContain('given up, tries: 2, last error: no mail server');
  expect(output).toContain('18 Maple Avenue, Toronto');
  expect(await run('show', '2')).toBe('There is no unsent email with the number 2.');
});

test('retry sends an email that was given up', async () => {
  await anAlertThatFails();
  await untilGivenUp();
  isMailDown = false;
  expect(await it.module.outbox.deliverDue()).toBe(0);
  expect(await run('retry', '1')).toBe(
    'Email 1 will be tried again within a minute if the server is running.\n',
  );
  expect(await it.module.outbox.deliverDue()).toBe(1);
  expect(it.mails[0]).toMatchObject({ to: { email: 'ada@example.test' } });
  expect(await run()).toBe('All emails about saved searches and homes have been sent.\n');
  expect(await run('retry', '1')).toBe('There is no unsent email with the number 1.');
});

test('a retried email that fails again is tried for three more days', async () => {
  await anAlertThatFails();
  await untilGivenUp();
  await run('retry', '1');
  await it.module.outbox.deliverDue();
  expect(await run()).toContain('next try');
  it.clock.advance(3 * DAY_MS - 60_000);
  await it.module.outbox.deliverDue();
  expect(await run()).toContain('next try');
  it.clock.advance(60_000);
  await it.module.outbox.deliverDue();
  expect(await run()).toContain('given up');
  expect(it.attemptedMails).toHaveLength(5);
});

test('strips terminal control characters from the name of a search', async () => {
  await anAlertThatFails();
  it.db.exec(`UPDATE saved_search SET name = 'a' || char(27) || '[31m'`);
  expect(await run()).toContain('a?[31m');
});

test.each([
  [['shout'], '"alerts shout" is not a command'],
  [['show'], '"alerts show" needs the number of an email'],
  [['retry', '0x1'], '"alerts retry" needs the number of an email'],
  [['list', '1'], '"alerts list" takes no further argument'],
  [['show', '1', '2'], '"2" is an extra argument'],
])('%j answers %j', async (args, sentence) => {
  expect(await run(...args)).toContain(sentence);
});
