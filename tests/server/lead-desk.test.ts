import { expect, test } from 'vitest';
import { systemClock } from '#src/lib/clock.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads-mailbox.ts';
import { anApp } from '#tests/support/app.ts';
import { aLeadsDatabase } from '#tests/support/leads.ts';

const LEAD = {
  user: {
    name: { first: 'Ada', last: 'Moss' },
    email: 'ada@example.ca',
    phone: '416-555-0142',
  },
  property: { city: 'Toronto', price: 750_000 },
};

test('a lead sent to the whole app is kept, and its two mails are kept for the mailbox', async () => {
  const db = aLeadsDatabase();
  const mailbox = sqliteMailbox(db, systemClock);
  const leads = { repository: sqliteLeads(db), mailer: mailbox };
  const server = await anApp([], { leads, mailbox });
  const answer = await server.inject({
    method: 'POST',
    url: '/api/realty/contact',
    headers: { 'idempotency-key': 'lead-desk-test-1' },
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
