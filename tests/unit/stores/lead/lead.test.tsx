import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { $lead, newLead, retryLead, submitLead } from '#src/stores/lead/lead.ts';
import { deliverQueue } from '#src/stores/lead/queue.ts';
import { LEAD_QUEUE_KEY, LEAD_SENT_KEY } from '#src/stores/lead/keys.ts';
import { $leadSchema, leadSchemaNow } from '#src/stores/lead/schema.ts';
import { aLeadApp, type LeadApp } from '#tests/support/leads/lead-app.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';
import { transportTo } from '#tests/support/app/transport.ts';

const MARKS = { website: '', elapsedMs: 9000 };

let server: LeadApp;
let keys: string[] = [];

/** The real contact call; its first answers are lost, or replaced with these statuses. */
function connect(answers: readonly ('lost' | number)[] = []) {
  const left = [...answers];
  const real = transportTo(server.app);
  connectHttp(async (url, init) => {
    keys.push(new Headers(init.headers).get('idempotency-key') ?? '');
    const answer = left.shift();
    if (typeof answer === 'number') return new Response('[]', { status: answer });
    const response = await real(url, init);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return response;
  });
}

const queuedLeads = () => JSON.parse(localStorage.getItem(LEAD_QUEUE_KEY) ?? '[]');

beforeEach(async () => {
  server = await aLeadApp();
  keys = [];
});

afterEach(async () => {
  await server.app.close();
  connectHttp(undefined);
  localStorage.clear();
  newLead();
});

test('a lead that arrives returns a receipt and leaves nothing queued in the browser', async () => {
  connect();
  const state = await submitLead(aLeadBody(), MARKS);
  expect(state).toMatchObject({ kind: 'sent', receipt: expect.stringMatching(/^LW-/) });
  expect($lead.get()).toEqual(state);
  expect(queuedLeads()).toEqual([]);
  expect(localStorage.getItem(LEAD_SENT_KEY)).toBe('1');
});

test('a lead without an answer is sent again under its key and stored once', async () => {
  connect(['lost']);
  expect(await submitLead(aLeadBody(), MARKS)).toEqual({ kind: 'queued' });
  expect(queuedLeads()).toHaveLength(1);
  expect(await retryLead()).toMatchObject({ kind: 'sent' });
  expect(new Set(keys).size).toBe(1);
  expect(await server.repository.list(10)).toHaveLength(1);
  expect(queuedLeads()).toEqual([]);
});

test('an unchanged message keeps its key, and a changed message replaces it', async () => {
  connect([500, 500, 500]);
  await submitLead(aLeadBody(), MARKS);
  await submitLead(aLeadBody(), { ...MARKS, elapsedMs: 20_000 });
  await submitLead(aLeadBody({ message: 'Changed' }), MARKS);
  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(queuedLeads()).toMatchObject([{ idempotencyKey: third, body: { message: 'Changed' } }]);
});

test('a lead sent by the queue updates the form that it came from', async () => {
  connect([503]);
  await submitLead(aLeadBody(), MARKS);
  expect(await deliverQueue()).toMatchObject([{ kind: 'sent' }]);
  expect($lead.get()).toMatchObject({ kind: 'sent' });
});

test('a refused lead is not queued, and its problems are returned', async () => {
  connect();
  const state = await submitLead(aLeadBody({ property: { city: 'Toronto', price: 1 } }), MARKS);
  expect(state).toMatchObject({ kind: 'refused', problems: [{ param: 'price' }] });
  expect(queuedLeads()).toEqual([]);
});

test('an invalid queue and expired leads send nothing', async () => {
  connect();
  localStorage.setItem(LEAD_QUEUE_KEY, '{"not":"a list"}');
  expect(await deliverQueue()).toEqual([]);
  localStorage.setItem(
    LEAD_QUEUE_KEY,
    JSON.stringify([{ idempotencyKey: 'old-old-old', body: aLeadBody(), keptAtMs: 1 }]),
  );
  expect(await deliverQueue()).toEqual([]);
  expect(keys).toEqual([]);
});

test('the schema of the form is found through the Link header of the metadata', async () => {
  const real = transportTo(server.app);
  connectHttp(async (url, init) => {
    if (!url.startsWith('/api/realty/meta')) return real(url, init);
    expect(url).toContain('group=real_estate');
    const link = '</api/realty/schemas/lead.json>; rel="user"; type="application/schema+json"';
    return new Response('{}', { headers: { link } });
  });
  expect(await leadSchemaNow()).toMatchObject({ title: 'A lead of the long form' });
});

test.each(['', '<https://evil.example/x>; rel="user"', '</api/realty/../x>; rel="user"'])(
  'a Link header of %j gives no schema',
  async (link) => {
    $leadSchema.set({ kind: 'idle' });
    connectHttp(async () => new Response('{}', { headers: { link } }));
    expect(await leadSchemaNow()).toBeUndefined();
  },
);
