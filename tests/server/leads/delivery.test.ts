import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { headerText, mailBody } from '#src/server/mail/mail-body.ts';
import type { Mail } from '#src/server/mail/mailer.ts';
import { memoryMailbox } from '#src/server/mail/memory-mailbox.ts';
import { mergedMailbox } from '#src/server/mail/mailer.ts';
import { leadMails } from '#src/server/leads/lead-mails.ts';
import { nextAttempt } from '#src/server/mail/retry-plan.ts';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody, LETTERHEAD, MAIL_LINKS } from '#tests/support/leads/leads.ts';

const HOUR_MS = 3_600_000;

let it: LeadApp | undefined;
afterEach(() => it?.app.close());

async function anAcceptedLead(parts: Parameters<typeof aLeadApp>[0], body = aLeadBody()) {
  it = await aLeadApp(parts);
  const reply = await it.app.inject({ method: 'POST', url: '/api/realty/contact', payload: body });
  return { ...it, receipt: String(reply.json().receipt) };
}

test('sends two emails: to the brokerage and to the customer', async () => {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const { outbox, receipt, repository } = await anAcceptedLead(
    { mailer },
    aLeadBody({ message: 'A <b>garden</b>\nplease' }),
  );
  expect(await outbox.deliverDue()).toBe(2);
  expect(await outbox.deliverDue()).toBe(0);
  const [brokerage, customer] = mails;
  const id = (await repository.find(receipt))?.lead.id;
  expect(brokerage).toMatchObject({
    messageId: `lead.${id}.brokerage@larchway.example`,
    to: { email: 'leads@larchway.example' },
    replyTo: { name: 'Ada Wong', email: 'ada@example.ca' },
    subject: `Lead ${receipt}: Ada Wong`,
  });
  expect(brokerage?.text).toContain('Phone: (416) 555-0199');
  expect(brokerage?.text).toContain('Price: $750,000');
  expect(brokerage?.text).toContain('> A <b>garden</b>\n> please');
  expect(brokerage?.html).toContain('A &lt;b&gt;garden&lt;/b&gt;<br>please');
  expect(customer).toMatchObject({ to: { email: 'ada@example.ca' } });
  for (const mail of mails) {
    expect(mail.text).toContain(LETTERHEAD.licence);
    expect(mail.html).toContain(receipt);
  }
});

test('without a mail server, emails go to the mailbox next to other emails', async () => {
  const { outbox, mailbox } = await anAcceptedLead({});
  await outbox.deliverDue();
  const accounts = memoryMailbox();
  accounts.add({ sentAtMs: 1, to: 'a@b.ca', subject: 'Code', text: '1', code: '123456' });
  const { list } = mergedMailbox([accounts, mailbox]);
  expect(list(undefined, 10).map(({ to }) => to)).toEqual(
    expect.arrayContaining(['leads@larchway.example', 'ada@example.ca', 'a@b.ca']),
  );
  expect(list('ADA@example.ca', 10)[0]?.subject).toContain('We have your message');
});

test('retries a failed email with growing delays and gives up in the end', async () => {
  const tries: number[] = [];
  const mailer = {
    send: (): Promise<void> => {
      tries.push(clock.now().getTime());
      return Promise.reject(new Error('no one there'));
    },
  };
  const { clock, outbox, repository, receipt } = await anAcceptedLead({ mailer });
  const startMs = clock.now().getTime();
  for (let minute = 0; minute < 80 * 60; minute += 1) {
    await outbox.deliverDue();
    clock.advance(60_000);
  }
  const ofOne = tries.filter((_, i) => i % 2 === 0).map((ms) => (ms - startMs) / HOUR_MS);
  expect(ofOne.length).toBeGreaterThan(15);
  expect(ofOne[0]).toBe(0);
  expect(ofOne[1]).toBeCloseTo(1 / 60, 5);
  expect(ofOne.at(-1)).toBeCloseTo(72, 5);
  const entry = await repository.find(receipt);
  expect(entry?.deliveries.map(({ state }) => state)).toEqual(['dead', 'dead']);
  expect(entry?.deliveries[0]?.lastError).toBe('no one there');
  expect(await repository.retry(receipt, clock.now().getTime())).toBe(2);
  expect(await repository.due(clock.now().getTime(), 10)).toHaveLength(2);
});

test('stopping waits two seconds for an email in progress and leaves the rest for the next start', async () => {
  const stopping = new AbortController();
  const tries: string[] = [];
  const silentMailer = {
    send: ({ to }: Mail) => {
      tries.push(to.email);
      stopping.abort();
      return new Promise<void>(() => {});
    },
  };
  const { outbox, repository, clock } = await anAcceptedLead({ mailer: silentMailer });
  const startMs = performance.now();
  await expect(outbox.deliverDue(stopping.signal)).rejects.toThrow(/aborted/);
  expect(performance.now() - startMs).toBeLessThan(4000);
  expect(tries).toEqual(['leads@larchway.example']);
  expect(await repository.due(clock.now().getTime(), 10)).toHaveLength(2);
});

test('stopping takes effect between two emails', async () => {
  const stopping = new AbortController();
  const mailer = { send: async () => stopping.abort() };
  const { outbox } = await anAcceptedLead({ mailer });
  expect(await outbox.deliverDue(stopping.signal)).toBe(1);
  expect(await outbox.deliverDue()).toBe(1);
});

test('does not resend an email while the database cannot record that it was sent', async () => {
  const mails: string[] = [];
  const mailer = { send: async ({ to }: Mail) => void mails.push(to.email) };
  const { outbox, db } = await anAcceptedLead({ mailer });
  db.exec('PRAGMA query_only = ON');
  await expect(outbox.deliverDue()).rejects.toThrow(/readonly/);
  await expect(outbox.deliverDue()).rejects.toThrow(/readonly/);
  expect(mails).toEqual(['leads@larchway.example']);
  db.exec('PRAGMA query_only = OFF');
  await outbox.deliverDue();
  expect(mails).toEqual(['leads@larchway.example', 'ada@example.ca']);
});

test('the next try is 1 minute to 6 hours away with 20% jitter, never after the deadline', () => {
  const numbers = fc.tuple(fc.nat(200), fc.nat(80 * HOUR_MS), fc.double({ min: 0, max: 0.999 }));
  fc.assert(
    fc.property(numbers, ([attempts, nowMs, random]) => {
      const giveUpAtMs = 72 * HOUR_MS;
      const next = nextAttempt(
        attempts,
        { nowMs, giveUpAtMs, isRefused: false },
        Number.isNaN(random) ? 0 : random,
      );
      if (next === 'dead') return nowMs >= giveUpAtMs;
      const delayMs = next.dueAtMs - nowMs;
      return next.dueAtMs === giveUpAtMs || (delayMs >= 48_000 && delayMs <= 7.2 * HOUR_MS + 1);
    }),
  );
});

test('lead emails never contain injected header lines or markup', async () => {
  const compose = leadMails({ ...LETTERHEAD, ...MAIL_LINKS });
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\r\nBcc: x@y.ca<img src=x>'));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (first, last, message) => {
      const body = aLeadBody({ message });
      const lead = {
        user: { ...body.user, name: { first, last } },
        property: { city: first, price: 1 },
        message,
      };
      const storedLead = {
        id: '1',
        receipt: 'LW-1',
        acceptedAtMs: 0,
        suspicion: null,
        isSenderVerified: true,
        lead,
        showing: null,
      };
      for (const kind of ['brokerage', 'customer'] as const) {
        const { subject, to, replyTo, html } = await compose(storedLead, kind);
        const headers = [subject, to.name, replyTo?.name ?? ''];
        expect(headers.some((header) => /[\p{Cc}\u2028\u2029]/u.test(header))).toBe(false);
        expect(html).not.toContain('<img');
      }
    }),
  );
  expect(headerText('a\r\nb')).toBe('a b');
  expect(mailBody([{ paragraph: '<i>' }], 'en').html).toContain('&lt;i&gt;');
});
