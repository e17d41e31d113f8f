import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#src/contract/endpoint.ts';
import { mountRaw, type RawCall } from '#src/server/http/mount.ts';
import { requestLimits } from '#src/server/http/connections/request-limits.ts';
import { setUpHttp } from '#src/server/http/set-up-http.ts';

const wait = endpoint(
  { method: 'POST', path: '/api/wait', reply: z.unknown() },
  { query: z.optional(z.unknown()) },
  { summary: 'Wait', tag: 'Test' },
);

type Answer = (call: RawCall<unknown, unknown, unknown>) => Promise<unknown>;

let app: FastifyInstance;
let log: string[];
let answer: Answer;

beforeEach(async () => {
  log = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line));
      done();
    },
  });
  app = Fastify({ logger: { level: 'warn', stream }, ...requestLimits({ https: false }) });
  await setUpHttp(app, { https: false, identify: () => 'anonymous' });
  mountRaw(app, wait, (call) => answer(call));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

function portOf() {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen');
  return address.port;
}

const send = (text: string) => {
  const socket = connect(portOf(), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
};

const REQUEST =
  'POST /api/wait HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

async function received(text: string): Promise<string> {
  const socket = send(text);
  let answered = '';
  for await (const chunk of socket) answered += String(chunk);
  return answered;
}

test('a client that disconnects stops the work without logging an error', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const stopped = Promise.withResolvers<unknown>();
  answer = async ({ signal }) => {
    begun.resolve(signal);
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        stopped.resolve(true);
        reject(signal.reason);
      });
    });
  };
  const socket = send(REQUEST);
  expect((await begun.promise).aborted).toBe(false);
  socket.destroy();
  expect(await stopped.promise).toBe(true);
  await delay(20);
  expect(log).toEqual([]);
});

test('a client that stays connected is answered, and its signal never aborts', async () => {
  let signal: AbortSignal | undefined;
  answer = async (call) => {
    signal = call.signal;
    await delay(30);
    return { ok: !signal.aborted };
  };
  const reply = await fetch(`http://127.0.0.1:${portOf()}/api/wait`, { method: 'POST' });
  expect(await reply.json()).toEqual({ ok: true });
  await delay(20);
  expect(signal?.aborted).toBe(false);
});

test('closing the server does not wait for connections without a complete request', async () => {
  answer = async () => ({});
  const connections = [send(''), send('POST /api/wait HTT'), send(REQUEST)];
  const closed = connections.map((socket) => once(socket.resume(), 'close'));
  await once(app.server, 'request');
  await app.close();
  await Promise.all(closed);
});

test('closing the server still answers a request that has started', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  answer = async () => {
    begun.resolve();
    await end.promise;
    return { ok: true };
  };
  const answered = received(REQUEST);
  await begun.promise;
  const closed = app.close();
  await delay(20);
  end.resolve();
  expect(await answered).toMatch(/^HTTP\/1.1 200 .*connection: close.*"ok":true/is);
  await closed;
});

test('the timing header names the steps that a handler measures', async () => {
  answer = async ({ timing }) => timing.measure('search', async () => delay(15, { ok: true }));
  const reply = await fetch(`http://127.0.0.1:${portOf()}/api/wait`, { method: 'POST' });
  const timing = reply.headers.get('server-timing');
  const [, total, search] = /^total;dur=([\d.]+), search;dur=(\d+\.\d\d)$/.exec(timing ?? '') ?? [];
  // A timer may be a little early, and a busy machine comes back to it late.
  expect(Number(search)).toBeGreaterThan(10);
  expect(Number(total)).toBeGreaterThanOrEqual(Number(search));
});

test.each([
  ['NONSENSE\r\n\r\n', 400],
  ['BREW /api/wait HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
])(
  'bytes like %.12j that are not a request are answered %d with a list of problems',
  async (text, status) => {
    const answered = await received(text);
    const [head = '', body = ''] = answered.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toEqual([{ param: 'request', msg: expect.any(String) }]);
  },
);

test('refuses a method that no route has, listing the allowed methods', async () => {
  const answered = await received(
    'PROPFIND /api/wait HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  );
  expect(answered).toContain('HTTP/1.1 405');
  expect(answered).toContain('allow: POST');
});
