import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n');
const MINUTE_MS = 60_000;

let it: CustomerApp;
let port: number;
let upload: string;

beforeEach(async () => {
  it = await aCustomerApp();
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  const address = it.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The app does not listen');
  port = address.port;
  const ada = it.as('ada');
  const made = await ada('POST', '/api/customer/application', {}, { 'user-id': 'ada' });
  const asked = await ada(
    'POST',
    `/api/customer/application/${made.json().id}/documents/upload-url`,
    { name: 'pay.pdf', type: 'application/pdf', sizeBytes: PDF.length },
  );
  upload = asked.json().url;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await it.app.close();
});

type Slow = { readonly socket: Socket; readonly answer: () => string };

/** Sends a request without the end of its body, and waits until the server has begun to read it. */
async function begin(line: string, who: string | null, body: Buffer): Promise<Slow> {
  const begun = once(it.app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (bytes) => {
    answered += String(bytes);
  });
  socket.on('error', () => undefined);
  const type = line.startsWith('PUT') ? 'application/pdf' : 'application/json';
  const token = who === null ? '' : `authorization: Bearer ${who}\r\n`;
  socket.write(
    `${line} HTTP/1.1\r\nhost: x\r\n${token}content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 4));
  await begun;
  // The hooks of a route run one after the other.
  for (let i = 0; i < 20; i += 1) await setImmediate();
  return { socket, answer: () => answered };
}

const closed = ({ socket }: Slow) => (socket.closed ? undefined : once(socket, 'close'));

test('a body that takes longer than ten seconds is answered 408', async () => {
  const slow = await begin('POST /api/customer/user', 'ada', Buffer.from('{"a":1}'));
  vi.advanceTimersByTime(9_999);
  await setImmediate();
  expect(slow.socket.closed).toBe(false);
  vi.advanceTimersByTime(1);
  await closed(slow);
  expect(slow.answer()).toContain('HTTP/1.1 408');
});

test('a document upload may take up to ten minutes', async () => {
  const slow = await begin(`PUT ${upload}`, 'ada', PDF);
  vi.advanceTimersByTime(9 * MINUTE_MS);
  slow.socket.end(PDF.subarray(4));
  await closed(slow);
  expect(slow.answer()).toContain('HTTP/1.1 200');
});

test('a document upload that takes longer is answered 408', async () => {
  const slow = await begin(`PUT ${upload}`, 'ada', PDF);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  await closed(slow);
  expect(slow.answer()).toContain('HTTP/1.1 408');
});

test('refuses a stranger at once and closes the connection after the usual time', async () => {
  const slow = await begin(`PUT ${upload}`, null, PDF);
  await vi.waitFor(() => expect(slow.answer()).toContain('HTTP/1.1 401'));
  vi.advanceTimersByTime(10_000);
  await closed(slow);
});

test('allows three concurrent document uploads per customer', async () => {
  const three = [];
  for (let i = 0; i < 3; i += 1) three.push(await begin(`PUT ${upload}`, 'ada', PDF));
  const fourth = await begin(`PUT ${upload}`, 'ada', PDF);
  await vi.waitFor(() => expect(fourth.answer()).toContain('HTTP/1.1 429'));
  const other = await begin(`PUT ${upload}`, 'bob', PDF);
  expect(other.answer()).toBe('');
  for (const { socket } of [...three, fourth, other]) socket.destroy();
  await Promise.all([...three, fourth, other].map(closed));
  const next = await begin(`PUT ${upload}`, 'ada', PDF);
  expect(next.answer()).toBe('');
  next.socket.destroy();
});
