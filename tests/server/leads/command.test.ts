import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { csvCell, leadsCsv } from '#src/server/leads/command/csv.ts';
import { readLeadsTask } from '#src/server/leads/command/options.ts';
import { runLeadsTask } from '#src/server/leads/command/run.ts';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody, aListingLeadBody } from '#tests/support/leads/leads.ts';

let it: LeadApp;
beforeEach(async () => {
  it = await aLeadApp();
});

async function receiptOf(payload: object): Promise<string> {
  const reply = await it.app.inject({ method: 'POST', url: '/api/realty/contact', payload });
  return String(reply.json().receipt);
}

async function run(...args: string[]): Promise<string> {
  const task = readLeadsTask(args);
  if (!task.ok) return task.error;
  const outcome = await runLeadsTask(task.value, it.repository, it.clock.now().getTime());
  return outcome.ok ? outcome.value : outcome.error;
}

test('lists leads newest first with their status', async () => {
  expect(await run()).toBe('There are no leads.\n');
  const sentReceipt = await receiptOf(aLeadBody());
  await it.outbox.deliverDue();
  it.clock.advance(60_000);
  const waiting = await receiptOf(aListingLeadBody());
  it.clock.advance(60_000);
  const suspectedReceipt = await receiptOf(aLeadBody({ message: 'Buy', form: { website: 'x' } }));
  expect((await run('list')).trim().split('\n')).toEqual([
    `${suspectedReceipt}  2026-10-21 12:02  suspected: hidden field filled  Ada Wong`,
    `${waiting}  2026-10-21 12:01  2 emails to send  Ada Wong`,
    `${sentReceipt}  2026-10-21 12:00  sent  Ada Wong`,
  ]);
});

test('shows, releases and retries a lead by its receipt', async () => {
  const receipt = await receiptOf(aLeadBody({ form: { elapsedMs: 3 } }));
  expect(await run('show', receipt.toLowerCase())).toContain('Suspected: filled too fast');
  expect(await run('show', receipt)).toContain('"email": "ada@example.ca"');
  expect(await run('retry', receipt)).toContain('has no unsent emails');
  expect(await run('release', receipt)).toContain('was released');
  expect(await run('retry', receipt)).toContain('2 unsent');
  expect(await run('show', receipt)).toContain('Email to the customer: waiting, tries: 0');
  expect(await run('show', 'LW-00000-00000')).toBe(
    'There is no lead with the receipt LW-00000-00000.',
  );
});

test.each([
  [['shout'], '"shout" is not a command'],
  [['show'], '"show" needs the receipt of a lead'],
  [['list', 'x'], '"list" takes no further argument'],
  [['show', 'x', 'y'], '"y" is an extra argument'],
  [['--help'], 'Usage: npm run leads'],
])('%j prints %j', async (args, sentence) => {
  expect(await run(...args)).toContain(sentence);
});

test('the export contains every lead and escapes formulas', async () => {
  const { user } = aLeadBody();
  const name = { first: '=HYPERLINK("http://x")', last: '@SUM(1)' };
  await receiptOf(aLeadBody({ user: { ...user, name, phone: '+44 20 7946 0958' } }));
  await receiptOf(aListingLeadBody({ message: 'One\nTwo' }));
  const csv = leadsCsv(await it.repository.list(10));
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain(`"'@SUM(1)"`);
  expect(csv).toContain(`"'+442079460958"`);
  expect(csv).toContain('"One\nTwo"');
  expect(await run('export')).toBe(csv);
});

test('no cell starts a formula, regardless of its content', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1', '+1', '-1', '@a', '\t=1', ' =1', '\r=1'),
  );
  fc.assert(
    fc.property(cell, (text) => {
      const cell = csvCell(text);
      expect(cell.slice(1)).not.toMatch(/^\s*[=+\-@]/);
      expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"');
    }),
  );
});
