import { expect, test } from 'vitest';
import { aCustomerApp } from '#tests/support/customers/customers.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const DAY_MS = 86_400_000;

test('an email about a saved search is deleted a month after its last try', async () => {
  const it = await aCustomerApp({ records: [aRecord(aListing({ listDate: '2026-10-21' }))] });
  const address = '/real-estate/list/on/toronto';
  await it.as('ada')('POST', '/api/customer/saved-searches', { name: 'A', address, notify: true });
  it.clock.advance(DAY_MS);
  await it.module.alerts.runDue();
  expect(await it.module.outbox.deliverDue()).toBe(1);
  const mailCount = () => it.db.prepare('SELECT count(*) AS count FROM alert').get()?.['count'];
  const runJobs = async () => {
    const jobs = it.module.jobs;
    for (const job of jobs) await job.start();
    await new Promise((done) => setImmediate(done));
    for (const job of jobs) await job.stop();
  };
  it.clock.advance(30 * DAY_MS);
  await runJobs();
  expect(mailCount()).toBe(1);
  it.clock.advance(4 * DAY_MS);
  await runJobs();
  expect(mailCount()).toBe(0);
});
