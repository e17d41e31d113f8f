import { expect, test } from 'vitest';
import { systemClock } from '#src/lib/clock.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads/mailbox.ts';
import { purgeOldLeads } from '#src/server/leads/retention.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { decideLead } from '#src/server/leads/day-limits.ts';
import { aClock, aLeadsDatabase, aNewLead } from '#tests/support/leads/leads.ts';

const DAY_MS = 86_400_000;

const LEAD = {
  user: {
    name: { first: 'Ada', last: 'Moss' },
    email: 'ada@example.ca',
    phone: '416-555-0142',
  },
  property: { city: 'Toronto', price: 750_000 },
  form: { website: '', elapsedMs: 9000 },
};

test('the whole app stores a lead and keeps its two emails in the mailbox', async () => {
  const db = aLeadsDatabase();
  const mailbox = sqliteMailbox(db, systemClock);
  const leads = { repository: sqliteLeads(db), mailer: mailbox };
  const server = await anApp([], { leads, mailbox });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/realty/contact',
    headers: { 'idempotency-key': 'leads-module-test-1' },
    payload: LEAD,
  });
  expect(answer.statusCode).toBe(200);
  const { receipt } = answer.json();
  await expect.poll(() => mailbox.list(undefined, 10)).toHaveLength(2);
  const letters = mailbox.list('ada@example.ca', 10);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(receipt);
  await server.close();
});

test('deletes leads after the retention period unless an email is still unsent', async () => {
  const db = aLeadsDatabase();
  const repository = sqliteLeads(db);
  const clock = aClock();
  for (const receipt of ['LW-OLD', 'LW-WAITING'])
    await repository.add(aNewLead(receipt, clock), decideLead);
  for (const { delivery, lead } of await repository.due(clock.now().getTime(), 10)) {
    if (lead.receipt === 'LW-OLD') await repository.markSent(delivery.id, clock.now().getTime());
  }
  clock.advance(700 * DAY_MS);
  await repository.add(aNewLead('LW-NEW', clock), decideLead);
  clock.advance(31 * DAY_MS);
  const forgottenIds: number[] = [];
  const retention = purgeOldLeads({
    repository,
    retentionDays: 730,
    clock,
    onForgotten: (count) => forgottenIds.push(count),
    onError: (error) => {
      throw error;
    },
  });
  await retention.start();
  await expect.poll(() => forgottenIds).toEqual([1]);
  await retention.stop();
  expect((await repository.list(10)).map(({ lead }) => lead.receipt)).toEqual([
    'LW-NEW',
    'LW-WAITING',
  ]);
  for (const table of ['consent', 'delivery']) {
    const left = db.prepare(`SELECT count(DISTINCT lead_id) AS count FROM ${table}`).get();
    expect(left).toEqual({ count: 2 });
  }
});

test('LEADS_AT_ONCE sets how many leads an address may send at once', async () => {
  const server = await anApp([], { config: testConfig({ LEADS_AT_ONCE: '2' }) });
  const send = (city: string) =>
    server.inject({
      method: 'POST',
      url: '/api/realty/contact',
      payload: { ...LEAD, property: { city, price: 750_000 } },
    });
  const answers = [await send('Toronto'), await send('Ottawa'), await send('Hamilton')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  await server.close();
});
