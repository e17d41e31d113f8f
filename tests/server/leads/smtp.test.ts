import { afterEach, expect, test } from 'vitest';
import { smtpMailer } from '#src/server/adapters/smtp/mailer.ts';
import { leadList } from '#src/server/leads/command/report.ts';
import { backgroundMailer } from '#src/server/mail/background-mailer.ts';
import { RefusedMail, UnclearDelivery } from '#src/server/mail/mailer.ts';
import type { OutboxDependencies } from '#src/server/mail/outbox.ts';
import { aLeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';
import {
  aMailServer,
  aServerFailingLate,
  aSilentServer,
  type LateFailure,
} from '#tests/support/leads/smtp.ts';

const MINUTE_MS = 60_000;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function anAppWith(
  url: string,
  leads = 1,
  timeoutMs = 5000,
  onEvent: OutboxDependencies<unknown>['onEvent'] = () => undefined,
) {
  const it = await aLeadApp({ mailer: smtpMailer(url, { timeoutMs }), burst: 100, onEvent });
  closers.push(() => it.app.close());
  for (let i = 0; i < leads; i += 1) {
    const payload = aLeadBody({ message: `Lead number ${i}` });
    const reply = await it.app.inject({ method: 'POST', url: '/api/realty/contact', payload });
    expect(reply.statusCode).toBe(200);
  }
  return it;
}

async function aServer() {
  const server = await aMailServer();
  closers.push(server.close);
  return server;
}

test('sends emails by SMTP with their headers, each to one recipient', async () => {
  const server = await aServer();
  const { outbox } = await anAppWith(server.url);
  expect(await outbox.deliverDue()).toBe(2);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([
    ['leads@larchway.example'],
    ['ada@example.ca'],
  ]);
  const [brokerage] = server.received;
  expect(brokerage?.raw).toMatch(/^Reply-To: Ada Wong <ada@example.ca>\r$/m);
  expect(brokerage?.raw).toMatch(
    /^Message-ID:\s+<lead\.[0-9a-f-]{36}\.brokerage@larchway\.example>/m,
  );
  expect(brokerage?.raw).toContain('multipart/alternative');
});

async function expectNothingLost(code: number): Promise<void> {
  const server = await aServer();
  server.refuseWith = code;
  const { outbox, clock } = await anAppWith(server.url, 3);
  for (let minute = 0; minute < 60; minute += 20) {
    expect(await outbox.deliverDue(), `${code}`).toBe(0);
    clock.advance(20 * MINUTE_MS);
  }
  server.refuseWith = undefined;
  clock.advance(8 * 60 * MINUTE_MS);
  expect(await outbox.deliverDue(), `${code}`).toBe(6);
  clock.advance(24 * 60 * MINUTE_MS);
  expect(await outbox.deliverDue(), `${code}`).toBe(0);
  const ids = server.received.map(({ raw }) => /^Message-ID:\s+(\S+)/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(6);
  expect(ids).toHaveLength(6);
}

// Such a server delays each connection by a tenth of a second, so the codes are tried in parallel.
test('no refusal by the mail server loses a lead or sends it twice', async () => {
  await Promise.all([421, 450, 451, 550, 554].map(expectNothingLost));
});

test('says at once that the mail server refuses an address for good, and tries it rarely', async () => {
  const server = await aServer();
  server.unknownRecipient = 'ada@example.ca';
  const events: string[] = [];
  const it = await anAppWith(server.url, 1, 5000, (sentence, level) => {
    events.push(`${level}: ${sentence}`);
  });
  expect(await it.outbox.deliverDue()).toBe(1);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['leads@larchway.example']]);
  expect(events).toEqual([
    expect.stringMatching(/^error: The email to the customer about LW-.* was refused: .*550/),
  ]);
  const entries = await it.repository.list(1);
  expect(leadList(entries)).toMatch(/1 email to send, last error: .*550.*No such user/);
  it.clock.advance(5 * 60 * MINUTE_MS);
  expect(await it.repository.due(it.clock.now().getTime(), 10)).toEqual([]);
  server.unknownRecipient = undefined;
  it.clock.advance(2 * 60 * MINUTE_MS);
  expect(await it.outbox.deliverDue()).toBe(1);
});

test('a refused email can be sent again as soon as the mail server takes it', async () => {
  const server = await aServer();
  server.refuseWith = 550;
  const { outbox, repository, clock } = await anAppWith(server.url);
  expect(await outbox.deliverDue()).toBe(0);
  server.refuseWith = undefined;
  const receipt = (await repository.list(1))[0]?.lead.receipt ?? '';
  expect(await repository.retry(receipt, clock.now().getTime())).toBe(2);
  expect(await outbox.deliverDue()).toBe(2);
});

test('loses no lead while the mail server is down', async () => {
  const server = await aMailServer();
  await server.close();
  const { outbox, clock, repository } = await anAppWith(server.url);
  expect(await outbox.deliverDue()).toBe(0);
  expect((await repository.list(1))[0]?.deliveries[0]).toMatchObject({
    state: 'waiting',
    attempts: 1,
    lastError: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await repository.due(clock.now().getTime(), 10)).toEqual([]);
  clock.advance(2 * MINUTE_MS);
  expect(await repository.due(clock.now().getTime(), 10)).toHaveLength(2);
});

test('gives up on a hanging mail server after the time limit', async () => {
  const silent = await aSilentServer();
  closers.push(silent.close);
  const { outbox, repository } = await anAppWith(silent.url, 1, 150);
  const startedMs = performance.now();
  expect(await outbox.deliverDue()).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(2000);
  expect((await repository.list(1))[0]?.deliveries.map(({ state }) => state)).toEqual([
    'waiting',
    'waiting',
  ]);
});

const aMail = {
  messageId: 'a@larchway.example',
  from: { name: 'Larchway', email: 'hello@larchway.example' },
  to: { name: 'Ada Wong', email: 'ada@example.ca' },
  subject: 'Your showing',
  text: 'Tomorrow at two.',
  html: '<p>Tomorrow at two.</p>',
};

test.each<LateFailure>(['close', 'reset', 'silence'])(
  'a mail that was sent whole may have arrived (%s)',
  async (failure) => {
    const server = await aServerFailingLate(failure);
    closers.push(server.close);
    const { send } = smtpMailer(server.url, { timeoutMs: 300 });
    await expect(send(aMail)).rejects.toThrow(UnclearDelivery);
    expect(server.received).toHaveLength(1);
  },
);

test('a mail that no server took whole has not arrived', async () => {
  const silent = await aSilentServer();
  closers.push(silent.close);
  const sending = smtpMailer(silent.url, { timeoutMs: 150 }).send(aMail);
  await expect(sending).rejects.not.toThrow(UnclearDelivery);
  const server = await aServer();
  server.refuseWith = 451;
  await expect(smtpMailer(server.url).send(aMail)).rejects.not.toThrow(UnclearDelivery);
  server.refuseWith = 554;
  await expect(smtpMailer(server.url).send(aMail)).rejects.toThrow(RefusedMail);
});

test('an account email that a mail server refuses for good is not sent again', async () => {
  const server = await aServer();
  server.unknownRecipient = 'ada@example.ca';
  const sentences: string[] = [];
  const waits: number[] = [];
  const { send, waiting } = backgroundMailer({
    mailer: smtpMailer(server.url),
    onFailure: (sentence) => sentences.push(sentence),
    wait: async (ms) => void waits.push(ms),
  });
  send(aMail);
  await expect.poll(waiting).toBe(0);
  expect(waits).toEqual([]);
  expect(sentences).toEqual(['An account email could not be sent: EENVELOPE 550.']);
});
