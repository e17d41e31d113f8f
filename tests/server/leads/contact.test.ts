import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MailKind } from '#src/server/leads/repository.ts';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody, aListingLeadBody } from '#tests/support/leads/leads.ts';

const MAILS: readonly MailKind[] = ['brokerage', 'realtor', 'customer'];

const URL_PATH = '/api/realty/contact';

let it: LeadApp;
beforeEach(async () => {
  it = await aLeadApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await it.app.close();
});

function send(payload: object, headers: Record<string, string> = {}) {
  return it.app.inject({ method: 'POST', url: URL_PATH, payload, headers });
}

function sendForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return it.app.inject({
    method: 'POST',
    url: URL_PATH,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

const FIELDS = {
  first: 'Ada',
  last: 'Wong',
  email: 'ada@example.ca',
  phone: '416 555 0199',
  city: 'Toronto',
  price: '750000',
};

const leads = () => it.repository.list(100);

test('stores a lead with its consent and two emails before answering', async () => {
  const reply = await send(
    aLeadBody({ consent: { marketing: true, wording: 'Yes, write to me.' } }),
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ receipt: expect.stringMatching(/^LW-[0-9A-Z]{5}-[0-9A-Z]{5}$/) });
  expect(reply.headers['cache-control']).toBe('no-store');
  const [entry] = await leads();
  expect(entry?.lead).toMatchObject({
    receipt: reply.json().receipt,
    suspicion: null,
    lead: { user: { phone: '4165550199' }, property: { price: 750_000 } },
  });
  expect(entry?.deliveries.map(({ kind, state }) => [kind, state])).toEqual([
    ['brokerage', 'waiting'],
    ['customer', 'waiting'],
  ]);
  expect(it.db.prepare('SELECT marketing, wording, address FROM consent').all()).toEqual([
    { marketing: 1, wording: 'Yes, write to me.', address: '127.0.0.1' },
  ]);
});

test('stores a lead about a rented home with its number, board and rent, and emails the rent', async () => {
  expect((await send(aListingLeadBody())).statusCode).toBe(200);
  expect((await leads())[0]?.lead.lead).toMatchObject({
    code: 'C9000001',
    boardId: 2,
    property: { city: 'Toronto', price: 2400, address: '12 Elm Street' },
  });
  await it.outbox.deliverDue();
  const mails = await it.mailbox.list('leads@larchway.example', 10);
  expect(mails).toMatchObject([{ text: expect.stringContaining('$2,400') }]);
});

test('a form without scripts uses the country of its phone number', async () => {
  const about = { code: 'C9000001', boardId: '2', phone: '020 7946 0958', phoneCountry: 'GB-44-0' };
  await sendForm({ ...FIELDS, ...about }, { accept: 'application/json' });
  expect((await leads())[0]?.lead.lead.user.phone).toBe('+442079460958');
});

test('an idempotency key returns its receipt for the same body and refuses another body', async () => {
  const key = { 'idempotency-key': 'key-00000001' };
  const first = await send(aLeadBody(), key);
  const again = await send(aLeadBody({ form: { elapsedMs: 90_000 } }), key);
  const other = await send(aLeadBody({ message: 'Other' }), key);
  expect(again.json()).toEqual(first.json());
  expect(other.statusCode).toBe(422);
  expect(other.json()).toEqual([{ param: 'idempotency-key', msg: expect.any(String) }]);
  expect(await leads()).toHaveLength(1);
});

test('without a key, the same body within ten minutes is one lead, later another', async () => {
  const first = await send(aLeadBody());
  expect((await send(aLeadBody())).json()).toEqual(first.json());
  it.clock.advance(11 * 60_000);
  expect((await send(aLeadBody())).json()).not.toEqual(first.json());
  expect(await leads()).toHaveLength(2);
});

test('refuses an invalid idempotency key', async () => {
  expect((await send(aLeadBody(), { 'idempotency-key': 'short' })).statusCode).toBe(400);
});

test('a refusal names every invalid field with its rule and message', async () => {
  const reply = await send(
    aLeadBody({
      user: { name: { first: ' ', last: 'x'.repeat(36) }, email: 'a@b', phone: '12' },
      property: { city: 'Toronto', price: '20' },
      code: 'no spaces',
    }),
  );
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual([
    { param: 'first', rule: 'required', msg: 'Please enter your first name' },
    {
      param: 'last',
      rule: 'maxLength',
      msg: 'Your last name can have at most 35 characters',
    },
    {
      param: 'email',
      rule: 'pattern',
      msg: "This doesn't really look like an email address",
    },
    { param: 'phone', rule: 'pattern', msg: 'Please enter a phone number with its area code' },
    { param: 'price', rule: 'min', msg: 'Please enter a price of at least $50,000' },
    { param: 'code', rule: 'pattern', msg: 'Please enter a valid referral code' },
  ]);
  expect(await leads()).toEqual([]);
});

test.each(['Ada\r\nBcc: x@example.ca', 'Ada\u0000', 'Ada\u2028x', 'a\tb'])(
  'refuses a name of more than one line: %j',
  async (first) => {
    const { user } = aLeadBody();
    const reply = await send(aLeadBody({ user: { ...user, name: { first, last: 'Wong' } } }));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject([{ param: 'first', rule: 'pattern' }]);
  },
);

test.each([null, [], 'text', 7, { user: [] }, { user: { name: 'x' } }])(
  'refuses a body that is not a lead without failing: %j',
  async (payload) => {
    const reply = await it.app.inject({
      method: 'POST',
      url: URL_PATH,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toContainEqual(expect.objectContaining({ param: 'email' }));
  },
);

test('refuses a body of more than 64 KB', async () => {
  const message = 'x'.repeat(66_000);
  expect((await send(aLeadBody({ message }))).statusCode).toBe(413);
  expect((await sendForm({ ...FIELDS, message })).statusCode).toBe(413);
});

test.each([
  ['hidden field filled', { website: 'https://spam.example' }],
  ['filled too fast', { elapsedMs: 200 }],
])('accepts and stores a suspicious lead (%s) without delivering it', async (suspicion, form) => {
  const reply = await send(aLeadBody({ form }));
  expect(reply.statusCode).toBe(200);
  expect((await leads())[0]?.lead).toMatchObject({ suspicion, receipt: reply.json().receipt });
  expect(await it.outbox.deliverDue()).toBe(0);
  expect(await it.repository.release(reply.json().receipt, it.clock.now().getTime())).toBe(true);
  expect(await it.outbox.deliverDue()).toBe(2);
});

test('limits the leads per address until some time has passed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const from = (email: string) => ({ ...aLeadBody().user, email });
  for (let i = 0; i < 10; i += 1) await send(aLeadBody({ user: from(`a${i}@example.ca`) }));
  const refusedReply = await send(aLeadBody({ message: 'one more' }));
  expect(refusedReply.statusCode).toBe(429);
  expect(refusedReply.headers['retry-after']).toBe('30');
  expect(refusedReply.json()[0].msg).toContain('(416) 555-0148');
  vi.advanceTimersByTime(30_000);
  expect((await send(aLeadBody({ message: 'one more' }))).statusCode).toBe(200);
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
])('a page of another site cannot send a lead: %j', async (headers: Record<string, string>) => {
  const formReply = await sendForm(FIELDS, headers);
  expect(formReply.statusCode).toBe(403);
  expect(formReply.body).toContain('This form can only be sent from this site.');
  expect((await send(aLeadBody(), headers)).statusCode).toBe(403);
  expect(await leads()).toEqual([]);
});

test.each([
  {},
  { origin: 'https://larchway.example' },
  { origin: 'http://localhost:8080', host: 'localhost:8080', 'sec-fetch-site': 'same-origin' },
])('a page of this site can send a lead: %j', async (headers: Record<string, string>) => {
  expect((await sendForm(FIELDS, headers)).statusCode).toBe(303);
});

test('a form without scripts redirects to the thank-you page', async () => {
  const reply = await sendForm({ ...FIELDS, website: '', code: '', message: 'A\r\nB' });
  expect(reply.statusCode).toBe(303);
  const [entry] = await leads();
  expect(reply.headers.location).toBe(`/real-estate/contact/thanks?receipt=${entry?.lead.receipt}`);
  expect(entry?.lead.lead.message).toBe('A\nB');
});

test('an invalid form without scripts gets an error page that does not echo its input', async () => {
  const reply = await sendForm({ ...FIELDS, email: '<script>alert(1)</script>' });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.body).toContain('This doesn&#39;t really look like an email address');
  expect(reply.body).not.toContain('alert(1)');
});

test('a full disk answers 503 and stores nothing partially', async () => {
  await it.app.close();
  it = await aLeadApp({ decide: () => ({ kind: 'accepted', mails: MAILS }) });
  await send(aLeadBody());
  const pages = it.db.prepare('PRAGMA page_count').get()?.['page_count'];
  it.db.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  let reply = await send(aLeadBody());
  for (let i = 0; i < 200 && reply.statusCode === 200; i += 1) {
    it.clock.advance(60_000);
    reply = await send(aLeadBody({ message: `${i} ${'x'.repeat(400)}` }));
  }
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(reply.json()[0].msg).toMatch(/could not be stored.*\(416\) 555-0148/);
  const count = (table: string) => it.db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'];
  expect(count('delivery')).toBe(MAILS.length * Number(count('lead')));
  expect(count('consent')).toBe(count('lead'));
  it.db.exec('PRAGMA max_page_count = 100000');
  expect((await send(aLeadBody({ message: 'after' }))).statusCode).toBe(200);
});

test('serves the rules of both forms with cache headers', async () => {
  const reply = await it.app.inject('/api/realty/schemas/lead.json');
  expect(reply.headers['content-type']).toContain('application/schema+json');
  expect(reply.headers['cache-control']).toContain('max-age=3600');
  expect(reply.headers.etag).toBeDefined();
  expect(reply.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['user', 'property'],
    properties: { property: { properties: { price: { minimum: 50_000, maximum: 10_000_000 } } } },
  });
  const listing = await it.app.inject('/api/realty/schemas/listing-lead.json');
  expect(listing.json().required).toEqual(['user', 'code', 'boardId']);
});
