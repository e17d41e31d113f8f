import { beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailable } from '#src/server/customers/repository.ts';
import { runJobs } from '#src/server/jobs.ts';
import {
  aCustomerApp,
  type CustomerApp,
  filesInMemory,
} from '#tests/support/customers/customers.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

let it: CustomerApp;
let files: ReturnType<typeof filesInMemory>;
let at: string;
beforeEach(async () => {
  files = filesInMemory();
  it = await aCustomerApp({ files });
  const createReply = await it.as('ada')(
    'POST',
    '/api/customer/application',
    {},
    { 'user-id': 'ada' },
  );
  at = `/api/customer/application/${createReply.json().id}/documents`;
});

const ask = (changes: object = {}) =>
  it.as('ada')('POST', `${at}/upload-url`, {
    name: 'pay.pdf',
    type: 'application/pdf',
    sizeBytes: PDF.length,
    ...changes,
  });

async function send(bytes: Buffer, type = 'application/pdf', name = 'pay.pdf') {
  const { url } = (await ask({ name, type, sizeBytes: bytes.length })).json();
  return it.as('ada')('PUT', url, bytes, { 'content-type': type });
}

test.each([
  ['application/pdf', PDF],
  ['image/png', PNG],
  ['image/jpeg', JPEG],
])('accepts, lists and returns a file of type %s as a download', async (type, bytes) => {
  const sendReply = await send(bytes, type, "my “pay”; stub's.pdf");
  expect(sendReply.statusCode).toBe(200);
  const { id } = sendReply.json();
  expect((await it.as('ada')('GET', at)).json().documents).toEqual([sendReply.json()]);
  const document = await it.as('ada')('GET', `${at}/${id}`);
  expect(document.rawPayload).toEqual(bytes);
  expect(document.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(document.headers['content-disposition']).toBe(
    'attachment; filename="my _pay__ stub_s.pdf"; filename*=UTF-8\'\'my%20%E2%80%9Cpay%E2%80%9D%3B%20stub%27s.pdf',
  );
  expect([...files.kept.keys()][0]).toMatch(/^[0-9a-f-]{36}$/);
  expect((await it.as('ada')('DELETE', `${at}/${id}`)).statusCode).toBe(200);
  expect(files.kept.size).toBe(0);
});

test('an upload URL works once', async () => {
  const { url } = (await ask()).json();
  const put = () => it.as('ada')('PUT', url, PDF, { 'content-type': 'application/pdf' });
  expect((await put()).statusCode).toBe(200);
  expect((await put()).statusCode).toBe(404);
  expect(files.kept.size).toBe(1);
});

test('an upload URL works again after the file could not be stored', async () => {
  const { url } = (await ask()).json();
  const put = () => it.as('ada')('PUT', url, PDF, { 'content-type': 'application/pdf' });
  vi.spyOn(files, 'put').mockRejectedValueOnce(new StoreUnavailable('the disk is full'));
  expect((await put()).statusCode).toBe(503);
  expect((await put()).statusCode).toBe(200);
  expect((await put()).statusCode).toBe(404);
  expect(files.kept.size).toBe(1);
});

test('an upload URL works for ten minutes', async () => {
  const { url, expiresAtMs } = (await ask()).json();
  expect(expiresAtMs - it.clock.now().getTime()).toBe(600_000);
  it.clock.advance(600_000);
  const late = await it.as('ada')('PUT', url, PDF, { 'content-type': 'application/pdf' });
  expect(late.statusCode).toBe(404);
});

test('does not store the upload URL itself', async () => {
  const { url } = (await ask()).json();
  const row = it.db.prepare('SELECT token_hash FROM upload').get();
  expect(url).not.toContain(String(row?.['token_hash']));
});

test.each([
  ['an HTML page named as a PDF', Buffer.from('<!doctype html><script>'), 'application/pdf'],
  ['a PNG named as a PDF', PNG, 'application/pdf'],
  ['a PDF named as a picture', PDF, 'image/png'],
  [
    'a PDF with bytes before its signature',
    Buffer.concat([Buffer.from('x'), PDF]),
    'application/pdf',
  ],
])('refuses %s because of its content', async (_, bytes, type) => {
  const reply = await send(bytes, type);
  expect(reply.statusCode).toBe(415);
  expect(files.kept.size).toBe(0);
});

test('refuses a file whose size differs from the announced size', async () => {
  const { url } = (await ask({ sizeBytes: 5 })).json();
  const reply = await it.as('ada')('PUT', url, PDF, { 'content-type': 'application/pdf' });
  expect([reply.statusCode, reply.json()[0].param]).toEqual([400, 'sizeBytes']);
  expect(files.kept.size).toBe(0);
});

test('refuses files over 10 MB and other types', async () => {
  expect((await ask({ sizeBytes: 10 * 1024 * 1024 + 1 })).statusCode).toBe(400);
  expect((await ask({ type: 'text/html' })).statusCode).toBe(400);
  expect((await ask({ name: 'a\r\nb' })).statusCode).toBe(400);
  const { url } = (await ask()).json();
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  const type = { 'content-type': 'application/pdf' };
  expect((await it.as('ada')('PUT', url, large, type)).statusCode).toBe(413);
  const html = { 'content-type': 'text/html' };
  expect((await it.as('ada')('PUT', url, '<p>', html)).statusCode).toBe(415);
  expect((await it.as('ada')('PUT', url, { a: 1 })).statusCode).toBe(415);
});

test('accepts a file of exactly 10 MB', async () => {
  const bytes = Buffer.alloc(10 * 1024 * 1024);
  PDF.copy(bytes);
  expect((await send(bytes)).statusCode).toBe(200);
});

test('allows at most 20 documents, including open upload URLs', async () => {
  for (let i = 0; i < 19; i += 1) await send(PDF);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(409);
  it.clock.advance(600_000);
  expect((await ask()).statusCode).toBe(200);
});

test('account deletion deletes the files, and startup sweeps stray files', async () => {
  await send(PDF);
  await it.as('ada')('DELETE', '/api/customer/user');
  expect(files.kept.size).toBe(0);
  files.kept.set('nobodys-file-0001', PDF);
  const next = await aCustomerApp({ files, db: it.db });
  runJobs(next.app, next.module.jobs);
  await next.app.ready();
  await expect.poll(() => files.kept.size).toBe(0);
  await next.app.close();
});

test('a place of the documents that answers nothing does not hold up the start', async () => {
  const listed = Promise.withResolvers<string[]>();
  const next = await aCustomerApp({ files: { ...files, names: () => listed.promise } });
  runJobs(next.app, next.module.jobs);
  await next.app.ready();
  listed.resolve([]);
  await next.app.close();
});
