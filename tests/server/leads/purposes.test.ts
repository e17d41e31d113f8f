import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import {
  aLeadBody,
  aListingLeadBody,
  aQuestionBody,
  aSellingLeadBody,
  DEVON,
  LETTERHEAD,
} from '#tests/support/leads/leads.ts';

let it: LeadApp;
beforeEach(async () => {
  it = await aLeadApp();
});
afterEach(async () => {
  await it.app.close();
});

const person = { name: { first: 'Ada', last: 'Wong' } };

function send(payload: object, headers: Record<string, string> = {}) {
  return it.app.inject({ method: 'POST', url: '/api/realty/contact', payload, headers });
}

function sendForm(fields: Record<string, string>) {
  const payload = new URLSearchParams(fields).toString();
  return send(payload as unknown as object, {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

const entries = () => it.repository.list(100);

test('a seller may leave only a phone number, and only the brokerage gets an email', async () => {
  const reply = await send(aSellingLeadBody());
  expect(reply.statusCode).toBe(200);
  const [entry] = await entries();
  expect(entry?.lead.lead).toEqual({
    purpose: 'selling',
    user: { ...person, phone: '4165550199' },
    property: { address: '12 Elm Street, Toronto', type: 'semi', timing: 'three_months' },
  });
  expect(entry?.deliveries.map(({ kind }) => kind)).toEqual(['brokerage']);
  expect(await it.outbox.deliverDue()).toBe(1);
});

test('a seller with an email address gets a confirmation', async () => {
  await send(aSellingLeadBody({ user: { ...person, email: 'ada@example.ca' } }));
  expect((await entries())[0]?.deliveries.map(({ kind }) => kind)).toEqual([
    'brokerage',
    'customer',
  ]);
});

test('releasing a suspicious seller without an email address notifies the brokerage only', async () => {
  const reply = await send(aSellingLeadBody({ form: { elapsedMs: 200 } }));
  await it.repository.release(reply.json().receipt, it.clock.now().getTime());
  expect(await it.outbox.deliverDue()).toBe(1);
});

test('a seller lead resent under its key is stored once', async () => {
  const key = { 'idempotency-key': 'key-00000001' };
  const first = await send(aSellingLeadBody(), key);
  expect((await send(aSellingLeadBody(), key)).json()).toEqual(first.json());
  expect(await entries()).toHaveLength(1);
});

test('names all missing fields of a seller at once', async () => {
  const reply = await send({ purpose: 'selling' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().map(({ param, rule }: Record<string, string>) => [param, rule])).toEqual(
    expect.arrayContaining([
      ['first', 'required'],
      ['last', 'required'],
      ['email', 'emailOrPhone'],
      ['address', 'required'],
      ['type', 'required'],
      ['timing', 'required'],
    ]),
  );
});

test('a question needs no city, price or phone, and a callback needs the phone', async () => {
  expect((await send(aQuestionBody())).statusCode).toBe(200);
  const reply = await send(aQuestionBody({ callBack: true }));
  expect(reply.json()).toMatchObject([{ param: 'phone', rule: 'required' }]);
  const user = { ...person, email: 'ada@example.ca', phone: '416 555 0199' };
  expect((await send(aQuestionBody({ callBack: true, user }))).statusCode).toBe(200);
  await it.outbox.deliverDue();
  expect(it.mailbox.list(user.email, 5)[0]?.text).toContain('An agent will call you.');
  expect((await send(aQuestionBody({ message: ' ' }))).json()).toMatchObject([
    { param: 'message', rule: 'required' },
  ]);
});

test('a form without scripts ignores the fields of other purposes', async () => {
  const fields = { first: 'Ada', last: 'Wong', city: '', price: '', address: '', type: '' };
  const seller = { address: '12 Elm Street', type: 'condo', timing: 'now', phone: '4165550199' };
  expect((await sendForm({ ...fields, purpose: 'selling', ...seller })).statusCode).toBe(303);
  const question = { purpose: 'question', email: 'a@example.ca', message: 'Hi', phone: '12' };
  expect((await sendForm({ ...fields, ...question })).statusCode).toBe(303);
  expect((await sendForm({ ...fields, purpose: 'buying' })).statusCode).toBe(400);
  expect((await sendForm({ ...fields, purpose: 'gift' })).body).toContain(
    'what your message is about',
  );
});

test.each(['selling-lead', 'question-lead'])('serves the rules of %s', async (name) => {
  const reply = await it.app.inject(`/api/realty/schemas/${name}.json`);
  expect(reply.json()).toMatchObject({ type: 'object', properties: { purpose: {} } });
});

const HOME = { address: '12 Elm Street, Toronto', type: 'semi', timing: 'now' };
const ESTIMATE = { value: 804_000, low: 700_000, high: 920_000 };

test('the realtor of the area gets the lead of a seller who was shown an estimate', async () => {
  const user = { ...person, email: 'ada@example.ca' };
  const property = { ...HOME, estimate: ESTIMATE };
  await send(aSellingLeadBody({ user, property, realtor: 'devon-achebe' }));
  expect((await entries())[0]?.deliveries.map(({ kind }) => kind)).toEqual([
    'brokerage',
    'realtor',
    'customer',
  ]);
  expect(await it.outbox.deliverDue()).toBe(3);
  for (const to of [LETTERHEAD.inbox.email, DEVON.email]) {
    const [mail] = it.mailbox.list(to, 5);
    expect(mail?.text).toContain('$804,000 ($700,000 to $920,000)');
    expect(mail?.text).toContain('Devon Achebe');
    expect(mail?.subject).toContain('Ada Wong');
  }
  expect(it.mailbox.list(user.email, 5)[0]?.text).toContain('Devon Achebe will contact you.');
});

test.each([
  ['a question', aQuestionBody({ realtor: 'devon-achebe' })],
  ['a lead about a listing', aListingLeadBody({ realtor: 'devon-achebe' })],
  ['a lead of the long form', aLeadBody({ realtor: 'devon-achebe' })],
])('%s to one realtor reaches that realtor and the brokerage', async (_name, body) => {
  expect((await send(body)).statusCode).toBe(200);
  expect((await entries())[0]?.deliveries.map(({ kind }) => kind)).toEqual([
    'brokerage',
    'realtor',
    'customer',
  ]);
  await it.outbox.deliverDue();
  for (const to of [LETTERHEAD.inbox.email, DEVON.email]) {
    expect(it.mailbox.list(to, 5)[0]?.text).toContain('Devon Achebe');
  }
});

test('ignores an unknown realtor and stores the lead', async () => {
  const reply = await send(aSellingLeadBody({ realtor: 'somebody-else' }));
  expect(reply.statusCode).toBe(200);
  const [entry] = await entries();
  expect(entry?.lead.lead).not.toHaveProperty('realtor');
  expect(entry?.deliveries.map(({ kind }) => kind)).toEqual(['brokerage']);
});

test('a form without scripts sends the estimate and the realtor as fields', async () => {
  const fields = { purpose: 'selling', first: 'Ada', last: 'Wong', phone: '4165550199', ...HOME };
  const shownEstimate = { estimateValue: '804000', estimateLow: '700000', estimateHigh: '920000' };
  expect(
    (await sendForm({ ...fields, ...shownEstimate, realtor: 'devon-achebe' })).statusCode,
  ).toBe(303);
  const [entry] = await entries();
  expect(entry?.lead.lead).toMatchObject({
    property: { estimate: ESTIMATE },
    realtor: 'devon-achebe',
  });
  expect(entry?.deliveries.map(({ kind }) => kind)).toEqual(['brokerage', 'realtor']);
});

test.each([
  ['an incomplete estimate', { property: { ...HOME, estimate: { value: 1 } } }],
  ['a negative estimate', { property: { ...HOME, estimate: { ...ESTIMATE, low: -1 } } }],
  ['a path as a realtor', { realtor: '../devon' }],
])('refuses %s', async (_name, changes) => {
  expect((await send(aSellingLeadBody(changes))).statusCode).toBe(400);
});
