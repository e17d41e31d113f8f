import { afterEach, expect, test } from 'vitest';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { smtpMailer } from '#src/server/adapters/smtp/mailer.ts';
import { type Mail, UnclearDelivery } from '#src/server/mail/mailer.ts';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import { aClock, aLeadsDatabase, DEVON } from '#tests/support/leads/leads.ts';
import { aShowingBody, openHome, restrictedHome } from '#tests/support/leads/showings.ts';
import { SECRETS } from '#tests/support/listings/listing-views.ts';
import { aMailServer } from '#tests/support/leads/smtp.ts';

const HOUR_MS = 3_600_000;
const STARTS_AT_MS = Date.parse('2026-10-24T18:00Z');

let it: LeadApp;
afterEach(() => it.app.close());

/** An app that keeps its emails in a list. */
async function anApp(parts: Parameters<typeof aLeadApp>[0] = {}) {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  it = await aLeadApp({ mailer, showings: openHome(), ...parts });
  const ask = (showing: object = {}, changes: Record<string, unknown> = {}) =>
    it.app.inject({
      method: 'POST',
      url: '/api/realty/contact',
      payload: aShowingBody(showing, changes),
    });
  return { ...it, mails, ask };
}

const to = (mails: readonly Mail[], email: string) =>
  mails.filter((mail) => mail.to.email === email);
const GUEST = 'ada@example.ca';

/** The path of the link in an email that ends in an action. */
function linkIn(mail: Mail | undefined, action: 'cancel' | 'confirm'): string {
  const [, path = ''] =
    new RegExp(`https://larchway\\.example(/api/realty/showings/${action}\\?token=[\\w-]+)`).exec(
      mail?.text ?? '',
    ) ?? [];
  expect(path).not.toBe('');
  return path;
}

const calendarOf = (mail: Mail | undefined) =>
  mail?.calendar?.content.replaceAll('\r\n ', '') ?? '';

test('emails a showing request to brokerage and realtor, and to the guest with a calendar file', async () => {
  const { ask, mails, outbox } = await anApp();
  const reply = await ask({ way: 'video' }, { message: 'Is there a garden?' });
  expect(reply.statusCode).toBe(200);
  const { receipt } = reply.json();
  await outbox.deliverDue();
  expect(mails.map((mail) => mail.to.email)).toEqual([
    'leads@larchway.example',
    DEVON.email,
    GUEST,
  ]);
  const [brokerage, , guest] = mails;
  expect(brokerage?.subject).toBe(
    `Showing ${receipt}: Saturday, October 24, 2:00 p.m. EDT, Ada Wong`,
  );
  expect(brokerage?.text).toContain('> Is there a garden?');
  expect(guest?.text).toContain('When: Saturday, October 24, 2:00 p.m. EDT');
  expect(guest?.text).toContain('By video call');
  expect(guest?.text).not.toContain('set out');
  expect(guest?.text).toContain('18 Maple Avenue');
  const calendar = calendarOf(guest);
  expect(calendar).toContain('STATUS:TENTATIVE');
  expect(calendar).toContain('DTSTART:20261024T180000Z');
  expect(calendar).toContain('LOCATION:18 Maple Avenue');
});

test.each([
  [{ day: '2026-10-20' }, 'day', 'This day has passed'],
  [{ day: '2026-12-01' }, 'day', 'up to two weeks ahead'],
  [{ time: '08:00' }, 'time', 'outside the agent’s hours'],
  [{ day: '2026-10-21', time: '07:00' }, 'time', 'This time has passed'],
  [{ day: undefined }, 'day', 'Please choose a day'],
  [{ time: '25:00' }, 'time', 'such as 14:00'],
  [{ way: 'by boat' }, 'way', 'in person or by video'],
])('%j is refused at its field, with the reason', async (showing, param, reason) => {
  const { ask, repository } = await anApp();
  const reply = await ask(showing);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual([
    expect.objectContaining({ param, msg: expect.stringContaining(reason) }),
  ]);
  expect(await repository.list(1)).toEqual([]);
});

test.each([
  ['sold', openHome({ lastStatus: 'Sld', status: 'U' })],
  ['conditionally sold', openHome({ lastStatus: 'Sc' })],
  ['only coming soon', openHome({ lastStatus: 'Cs' })],
])('a home that is %s cannot be shown', async (_, showings) => {
  const { ask } = await anApp({ showings });
  const reply = await ask();
  expect(reply.statusCode).toBe(400);
  expect(reply.json()[0]).toMatchObject({ param: 'code', rule: 'notOffered' });
});

test('two people may request the same time', async () => {
  const { ask } = await anApp();
  expect((await ask()).statusCode).toBe(200);
  const user = {
    name: { first: 'Bo', last: 'Ek' },
    email: 'bo@example.ca',
    phone: '(416) 555-0123',
  };
  expect((await ask({}, { user })).statusCode).toBe(200);
});

test('only a verified customer can book a restricted home, strangers learn nothing about it', async () => {
  const stranger = await anApp({ showings: restrictedHome() });
  const reply = await stranger.ask();
  expect(reply.statusCode).toBe(400);
  expect(reply.json()[0]).toMatchObject({ param: 'code', rule: 'needsLogin' });
  for (const secret of SECRETS) expect(reply.body).not.toContain(secret);
  await stranger.app.close();

  const other = await anApp({ showings: restrictedHome(), verifiedEmail: 'someone@example.ca' });
  expect((await other.ask()).statusCode).toBe(400);
  await other.app.close();

  const customer = await anApp({ showings: restrictedHome(), verifiedEmail: GUEST });
  expect((await customer.ask()).statusCode).toBe(200);
  await customer.outbox.deliverDue();
  expect(calendarOf(to(customer.mails, GUEST)[0])).toContain('18 Maple Avenue');
});

test('an email to an unverified address contains nothing that was typed', async () => {
  const { ask, mails, outbox } = await anApp();
  const user = {
    name: { first: 'Visit evil.example', last: 'now' },
    email: GUEST,
    phone: '(416) 555-0199',
  };
  await ask(
    {},
    { user, message: 'evil.example', property: { city: 'evil.example', address: 'evil.example' } },
  );
  await outbox.deliverDue();
  const [guest] = to(mails, GUEST);
  expect(JSON.stringify(guest)).not.toContain('evil.example');
});

test('the email link asks for confirmation, then cancels the showing and notifies the realtor', async () => {
  const { ask, mails, outbox, app, repository } = await anApp();
  const { receipt } = (await ask()).json();
  await outbox.deliverDue();
  const url = linkIn(to(mails, GUEST)[0], 'cancel');
  for (let i = 0; i < 2; i += 1) {
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Cancel this showing?');
    expect(page.headers['cache-control']).toBe('no-store');
  }
  expect((await repository.find(receipt))?.lead.showing?.cancelledAtMs).toBeNull();
  mails.length = 0;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let i = 0; i < 2; i += 1) {
    const done = await app.inject({ method: 'POST', url, headers, payload: '' });
    expect(done.body).toContain('The showing is cancelled');
    await outbox.deliverDue();
  }
  expect(mails.map((mail) => mail.to.email)).toEqual([
    'leads@larchway.example',
    DEVON.email,
    GUEST,
  ]);
  expect(mails[1]?.text).toContain('The visitor has cancelled this showing.');
  const calendar = calendarOf(mails[2]);
  expect(calendar).toContain('METHOD:CANCEL');
  expect(calendar).toContain('STATUS:CANCELLED');
});

test('the agent confirms with their own link, and the link of the guest cannot confirm', async () => {
  const { ask, mails, outbox, app } = await anApp();
  await ask();
  await outbox.deliverDue();
  const guestUrl = linkIn(to(mails, GUEST)[0], 'cancel').replace('cancel', 'confirm');
  expect((await app.inject({ method: 'POST', url: guestUrl })).statusCode).toBe(404);
  const url = linkIn(to(mails, DEVON.email)[0], 'confirm');
  expect((await app.inject({ url })).body).toContain('Confirm this showing?');
  mails.length = 0;
  expect((await app.inject({ method: 'POST', url })).body).toContain('The showing is confirmed');
  await app.inject({ method: 'POST', url });
  await outbox.deliverDue();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirmed: your showing, Saturday, October 24, 2:00 p.m. EDT',
  ]);
  expect(calendarOf(mails[0])).toContain('STATUS:CONFIRMED');
});

test.each(['cancel?token=zzz', 'cancel?token=%3Cb%3E', 'cancel', 'confirm?token=zzz'])(
  'a truncated link to %s shows an error page',
  async (link) => {
    const { app } = await anApp();
    const reply = await app.inject(`/api/realty/showings/${link}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('cut off');
    expect(reply.body).not.toContain('"param"');
  },
);

test('an unknown token or a past showing changes nothing', async () => {
  const { ask, mails, outbox, app, clock } = await anApp();
  const unknown = await app.inject({
    method: 'POST',
    url: '/api/realty/showings/cancel?token=aaaaaaaaaaaaaaaaaaaaaaaa',
  });
  expect(unknown.statusCode).toBe(404);
  await ask();
  await outbox.deliverDue();
  const url = linkIn(to(mails, GUEST)[0], 'cancel');
  clock.advance(STARTS_AT_MS - clock.now().getTime());
  mails.length = 0;
  expect((await app.inject({ method: 'POST', url })).body).toContain('This showing is over');
  await outbox.deliverDue();
  expect(to(mails, DEVON.email)).toEqual([]);
});

const reminders = (mails: readonly Mail[]) =>
  mails.filter(({ subject }) => subject.startsWith('Reminder'));

test('reminds the guest once, a day before, even across a server restart', async () => {
  const db = aLeadsDatabase();
  const clock = aClock();
  const first = await anApp({ db, clock });
  await first.ask();
  await first.outbox.deliverDue();
  expect(await first.repository.unsentCounts()).toEqual({ waiting: 0, dead: 0 });
  clock.advance(STARTS_AT_MS - 25 * HOUR_MS - clock.now().getTime());
  await first.outbox.deliverDue();
  expect(reminders(first.mails)).toEqual([]);
  await first.app.close();
  clock.advance(HOUR_MS);
  const second = await anApp({ db, clock });
  await second.outbox.deliverDue();
  clock.advance(HOUR_MS);
  await second.outbox.deliverDue();
  expect(reminders(second.mails)).toHaveLength(1);
  // The showing was not confirmed, and the email says so.
  expect(reminders(second.mails)[0]?.text).toContain('has not confirmed it yet');
});

test('a reminder interrupted by a crash is not sent again', async () => {
  const db = aLeadsDatabase();
  const clock = aClock();
  const sentIds: string[] = [];
  // The process ends after the email has left and before it can record that.
  const mailer = {
    send: async ({ messageId, subject }: Mail) => {
      if (!subject.startsWith('Reminder')) return;
      sentIds.push(messageId);
      db.exec('PRAGMA query_only = ON');
    },
  };
  const first = await anApp({ db, clock, mailer });
  await first.ask();
  await first.outbox.deliverDue();
  clock.advance(STARTS_AT_MS - 23 * HOUR_MS - clock.now().getTime());
  await expect(first.outbox.deliverDue()).rejects.toThrow(/readonly/);
  await first.app.close();
  db.exec('PRAGMA query_only = OFF');
  const second = await anApp({ db, clock, mailer });
  clock.advance(HOUR_MS);
  await second.outbox.deliverDue();
  expect(sentIds).toHaveLength(1);
});

test('retries a refused reminder but not one that may have arrived', async () => {
  for (const [error, tries] of [
    [new Error('try later'), 2],
    [new UnclearDelivery('the line broke'), 1],
  ] as const) {
    let count = 0;
    const mailer = {
      send: async ({ subject }: Mail) => {
        if (!subject.startsWith('Reminder')) return;
        count += 1;
        if (count === 1) throw error;
      },
    };
    const { ask, outbox, clock, app } = await anApp({ mailer });
    await ask();
    await outbox.deliverDue();
    clock.advance(STARTS_AT_MS - 24 * HOUR_MS - clock.now().getTime());
    await outbox.deliverDue();
    clock.advance(HOUR_MS);
    await outbox.deliverDue();
    expect(count).toBe(tries);
    await app.close();
  }
});

test('sends no reminder for a cancelled showing or one that has begun', async () => {
  const cancelled = await anApp();
  await cancelled.ask();
  await cancelled.outbox.deliverDue();
  const url = linkIn(to(cancelled.mails, GUEST)[0], 'cancel');
  await cancelled.app.inject({ method: 'POST', url });
  cancelled.clock.advance(72 * HOUR_MS);
  await cancelled.outbox.deliverDue();
  expect(reminders(cancelled.mails)).toEqual([]);
  await cancelled.app.close();

  const late = await anApp();
  const { receipt } = (await late.ask()).json();
  late.clock.advance(STARTS_AT_MS + HOUR_MS - late.clock.now().getTime());
  await late.outbox.deliverDue();
  expect(reminders(late.mails)).toEqual([]);
  const deliveries = (await late.repository.find(receipt))?.deliveries;
  expect(deliveries?.find(({ kind }) => kind === 'reminder')?.state).toBe('dead');
  // Sending the unsent emails again does not bring the reminder back.
  expect(await late.repository.retry(receipt, late.clock.now().getTime())).toBe(0);
});

test('resending a past showing returns its receipt', async () => {
  const { app, clock } = await anApp();
  const request = {
    method: 'POST',
    url: '/api/realty/contact',
    headers: { 'idempotency-key': 'showing-1234' },
    payload: aShowingBody(),
  } as const;
  const first = await app.inject(request);
  clock.advance(7 * 24 * HOUR_MS);
  const again = await app.inject(request);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test('a form without scripts can book a showing and gets an error page when refused', async () => {
  const { app, repository } = await anApp();
  const send = (time: string) =>
    app.inject({
      method: 'POST',
      url: '/api/realty/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        code: 'C9000001',
        boardId: '2',
        city: 'Toronto',
        day: '2026-10-24',
        time,
        way: 'in_person',
        first: 'Ada',
        last: 'Wong',
        email: GUEST,
        phone: '4165550199',
        website: '',
      }).toString(),
    });
  const refused = await send('23:00');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('outside the agent’s hours');
  const taken = await send('14:00');
  expect(taken.statusCode).toBe(303);
  const [entry] = await repository.list(1);
  expect(entry?.lead.showing?.startsAtMs).toBe(STARTS_AT_MS);
  // The sender may be a robot: the brokerage gets the email, and no stranger does.
  expect(entry?.deliveries.map(({ kind }) => kind)).toEqual(['brokerage', 'realtor']);
});

test('SMTP sends the calendar file as an appointment and as an attachment', async () => {
  const server = await aMailServer();
  const { ask, outbox } = await anApp({ mailer: smtpMailer(server.url) });
  await ask();
  await outbox.deliverDue();
  const raw = server.received.find(({ recipients }) => recipients.includes(GUEST))?.raw ?? '';
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
  expect(raw).toMatch(/filename=showing\.ics/);
  await server.close();
});

test('a lead without a showing is stored without one', async () => {
  const db = aLeadsDatabase();
  const clock = aClock();
  const { app } = await anApp({ db, clock });
  await app.inject({
    method: 'POST',
    url: '/api/realty/contact',
    payload: { ...aShowingBody(), showing: undefined },
  });
  const [entry] = await sqliteLeads(db).list(1);
  expect(entry?.lead.showing).toBeNull();
});
