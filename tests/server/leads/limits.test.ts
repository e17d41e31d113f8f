import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from '#src/server/mail/mailer.ts';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody, aLeadsDatabase, aListingLeadBody } from '#tests/support/leads/leads.ts';

const URL_PATH = '/api/realty/contact';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SENDER_TEXT = ['Zebulon', 'Quagmire', 'casino', 'Moosonee', '12 Elm Street', '555-0199'];

let it: LeadApp | undefined;
afterEach(() => it?.app.close());

type Parts = NonNullable<Parameters<typeof aLeadApp>[0]>;

async function anApp(parts: Parts = {}) {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  it = await aLeadApp({ mailer, ...parts });
  return { ...it, mails };
}

const send = ({ app }: LeadApp, payload: object, remoteAddress = '203.0.113.7') =>
  app.inject({ method: 'POST', url: URL_PATH, payload, remoteAddress });

const telling = (email: string, changes: object = {}) =>
  aListingLeadBody({
    user: { name: { first: 'Zebulon', last: 'Quagmire' }, email, phone: '(416) 555-0199' },
    property: { city: 'Moosonee', price: 2400, address: '12 Elm Street' },
    message: 'Come to the casino http://casino.example',
    ...changes,
  });

const to = (mails: readonly Mail[], email: string) =>
  mails.filter((mail) => mail.to.email === email);

test('a confirmation to an unverified address repeats nothing that the sender wrote', async () => {
  const app = await anApp();
  await send(app, telling('stranger@example.ca'));
  await app.outbox.deliverDue();
  const [mail] = to(app.mails, 'stranger@example.ca');
  expect(mail?.subject).toMatch(/^We have your message \(LW-/);
  for (const text of SENDER_TEXT) expect(JSON.stringify(mail)).not.toContain(text);
  const [copy] = to(app.mails, 'leads@larchway.example');
  for (const text of SENDER_TEXT) expect(copy?.text).toContain(text);
});

test('a signed-in customer gets their message only at their verified address', async () => {
  const app = await anApp({ verifiedEmail: 'ada@example.ca' });
  await send(app, telling('Ada@example.ca'));
  await send(app, telling('stranger@example.ca'));
  await app.outbox.deliverDue();
  expect(to(app.mails, 'Ada@example.ca')[0]?.text).toContain('casino');
  expect(JSON.stringify(to(app.mails, 'stranger@example.ca'))).not.toContain('casino');
});

test('a form without scripts is emailed to the brokerage only', async () => {
  const app = await anApp();
  const reply = await send(app, telling('stranger@example.ca', { form: { website: '' } }));
  expect(reply.statusCode).toBe(200);
  await app.outbox.deliverDue();
  expect(app.mails.map((mail) => mail.to.email)).toEqual(['leads@larchway.example']);
  expect((await app.repository.list(1))[0]?.lead.suspicion).toBe('unknown fill time');
});

test('an inbox gets three confirmations a day, the brokerage gets every lead', async () => {
  const app = await anApp();
  const spellings = ['a@example.ca', 'A@Example.ca', 'a+1@example.ca', 'a+2@example.ca'];
  for (const [at, email] of spellings.entries()) {
    const reply = await send(app, telling(email), `203.0.113.${at}`);
    expect(reply.statusCode).toBe(200);
  }
  await app.outbox.deliverDue();
  expect(to(app.mails, 'leads@larchway.example')).toHaveLength(4);
  expect(app.mails).toHaveLength(7);
});

test('a network triggers five confirmations a day', async () => {
  const app = await anApp();
  for (let at = 0; at < 8; at += 1) {
    await send(app, telling(`stranger${at}@example.ca`), `2001:db8::${at}`);
  }
  await app.outbox.deliverDue();
  expect(to(app.mails, 'leads@larchway.example')).toHaveLength(8);
  expect(app.mails).toHaveLength(13);
});

test.each<[string, number, (at: number) => [email: string, address: string]]>([
  ['from one network', 40, (at) => [`a${at}@example.ca`, '203.0.113.7']],
  ['for one recipient', 10, (at) => ['a@example.ca', `203.0.113.${at}`]],
])('accepts leads %s up to %i per day', async (_, limit, partyOf) => {
  const app = await anApp({ burst: 100 });
  const sendOne = (at: number) => {
    const [email, address] = partyOf(at);
    return send(app, telling(email, { message: `${at}` }), address);
  };
  for (let at = 0; at < limit; at += 1) {
    expect((await sendOne(at)).statusCode).toBe(200);
    app.clock.advance(MINUTE_MS);
  }
  const refusedReply = await sendOne(limit);
  expect(refusedReply.statusCode).toBe(429);
  expect(Number(refusedReply.headers['retry-after'])).toBe((DAY_MS - limit * MINUTE_MS) / 1000);
  expect(refusedReply.json()).toEqual([
    { param: 'request', msg: expect.stringMatching(/today.*tomorrow or call \+1 \(416\)/) },
  ]);
  expect(await app.repository.list(100)).toHaveLength(limit);
  app.clock.advance(DAY_MS - limit * MINUTE_MS);
  expect((await sendOne(limit)).statusCode).toBe(200);
});

test('limits survive a restart', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-leads-')), 'leads.sqlite');
  const first = await anApp({ db: aLeadsDatabase(file), burst: 100 });
  for (let at = 0; at < 10; at += 1) {
    await send(first, telling('a@example.ca', { message: `${at}` }), `203.0.113.${at}`);
  }
  await first.app.close();
  await first.repository.close();
  const second = await anApp({ db: aLeadsDatabase(file) });
  expect((await send(second, telling('a@example.ca'), '198.51.100.1')).statusCode).toBe(429);
});

test('a repeated lead returns its receipt despite the limit', async () => {
  const app = await anApp({ burst: 100 });
  const key = { 'idempotency-key': 'the-same-key' };
  const sendKeyed = () =>
    app.app.inject({ method: 'POST', url: URL_PATH, payload: aLeadBody(), headers: key });
  const first = await sendKeyed();
  for (let at = 0; at < 10; at += 1) await send(app, aLeadBody({ message: `${at}` }));
  expect((await sendKeyed()).json()).toEqual(first.json());
});
