import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '#src/lib/clock.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads/mailbox.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aLeadBody, aLeadsDatabase } from '#tests/support/leads/leads.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

// Even at its most verbose, the log has nothing that identifies a visitor, and no key to anything.

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';
const SECRETS = ['ada@example.ca', 'Ada', 'Wong', '555-0199', '4165550199', 'granny suite', TOKEN];

let app: FastifyInstance;
let log = '';

beforeAll(async () => {
  const logStream = new Writable({
    write(chunk, _, onWritten) {
      log += String(chunk);
      onWritten();
    },
  });
  const db = aLeadsDatabase();
  app = await anApp([aRecord()], {
    config: testConfig({ LOG_LEVEL: 'debug' }),
    logStream,
    mailbox: sqliteMailbox(db, systemClock),
    leads: {
      repository: sqliteLeads(db),
      mailer: {
        send: async ({ to }) => {
          throw new Error(`550 <${to.email}> is no mailbox`);
        },
      },
    },
  });
  app.get('/test/failure', async () => {
    const detail = 'Key (name)=(Ada Wong) already exists.';
    throw Object.assign(new Error('insert failed for ada@example.ca'), { detail });
  });
  app.get('/test/unreadable', async () => JSON.parse('"granny suite" Ada'));
  app.get('/test/bare-error', async (request) => {
    request.log.error(new Error('no answer to (416) 555-0199'));
    return {};
  });
  await app.ready();
});
afterAll(() => app.close());

const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));

test('leads, searches, logins and failures leave no personal data in the log', async () => {
  const authorization = `Bearer ${TOKEN}`;
  await app.inject({ method: 'POST', url: '/api/realty/contact', payload: aLeadBody() });
  await app.inject({
    url: '/api/realty/listings?search=granny+suite&keywords=Wong&ada@example.ca=1',
    headers: { authorization },
  });
  await app.inject({ url: '/api/places/suggestions?q=granny%20suite', headers: { authorization } });
  await app.inject(`/api/customer/alerts/unsubscribe?token=${TOKEN}`);
  await app.inject(`/nowhere/ada%40example.ca?token=${TOKEN}`);
  await app.inject('/test/failure?name=Ada');
  await app.inject('/test/unreadable');
  await app.inject('/test/bare-error');
  // The server tries the email to the sender, and the refusal contains the address.
  await vi.waitFor(() => expect(log).toContain('was not sent'), { timeout: 5000 });

  for (const secret of SECRETS) expect(log).not.toContain(secret);
  expect(log).not.toContain(encodeURIComponent('ada@example.ca'));
  expect(log).not.toContain('127.0.0.1');
});

test('a log line has the request, the network and the outcome under one ID', async () => {
  log = '';
  const reply = await app.inject('/api/realty/listings?search=x&status=A');
  const id = reply.headers['x-request-id'];
  const mine = lines().filter(({ reqId }) => reqId === id);
  expect(mine.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  expect(mine[0]?.['req']).toMatchObject({
    ...{ method: 'GET', path: '/api/realty/listings', parameters: 'search status' },
    network: '127.0.0.0',
  });
  expect(mine[1]).toMatchObject({ res: { statusCode: 200 }, responseTime: expect.any(Number) });
});

test('a logged failure has its type, location and request', async () => {
  log = '';
  const reply = await app.inject('/test/failure');
  const line = lines().find(({ msg }) => msg === 'The request failed');
  expect(line).toMatchObject({
    reqId: reply.headers['x-request-id'],
    err: { type: 'Error', message: 'insert failed for [email]' },
  });
  expect(JSON.stringify(line)).toContain('log.test.ts');
  expect(JSON.stringify(line)).not.toContain('detail');
});
