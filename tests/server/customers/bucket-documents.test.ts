import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDocuments } from '#src/server/adapters/documents/open-documents.ts';
import { folderFiles } from '#src/server/adapters/files/folder-files.ts';
import { s3Files } from '#src/server/adapters/files/s3-files.ts';
import { documentService } from '#src/server/customers/documents/document-service.ts';
import { isOfAnyType } from '#src/server/customers/documents/document-content.ts';
import type { DocumentFiles } from '#src/server/customers/repository.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { aCustomerApp, type CustomerApp } from '#tests/support/customers/customers.ts';
import { s3Server, type S3Server } from '#tests/support/files/s3-server.ts';

const PAYSLIP = Buffer.from('%PDF-1.7 a payslip of Ada Wong');
const NAME = '0123456789abcdef01';
const OTHER = '0123456789abcdef02';
const AT = '/api/customer/application';
const LIMITS = { usualMs: 400, uploadMs: 500, firstWaitMs: 10 };
/** A time at which files written by the test count as old. */
const LATER_MS = Date.now() + 2 * 60 * 60_000;
const UNAVAILABLE = {
  statusCode: 503,
  problems: [
    { param: 'server', msg: 'nothing can be stored at the moment; please try again later' },
  ],
};

let server: S3Server;
let dataDir: string;
let folder: string;
let warnings: string[];
let it: CustomerApp | undefined;
beforeEach(async () => {
  server = await s3Server({ pageSize: 2 });
  dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
  folder = join(dataDir, 'documents');
  warnings = [];
});
afterEach(async () => {
  await it?.app.close();
  it = undefined;
  server.close();
});

const start = (current: Uint8Array, former?: Uint8Array) =>
  openDocuments(
    { folder: folderFiles(folder), bucket: s3Files(server.settings, 'documents', LIMITS) },
    { current, former },
    { isDocument: isOfAnyType, warn: (sentence) => warnings.push(sentence) },
  );

async function open(current: Uint8Array = randomBytes(32), former?: Uint8Array) {
  const documents = await start(current, former);
  if (!documents.ok) throw new Error(documents.error);
  return documents.value;
}

/** Ada with an application, over some files. */
async function ada(files: DocumentFiles) {
  it = await aCustomerApp({ files });
  const send = it.as('ada');
  const { id } = (await send('POST', AT, anApplication(), { 'user-id': 'ada' })).json();
  const place = { name: 'pay.pdf', type: 'application/pdf', sizeBytes: PAYSLIP.length };
  const documents = `${AT}/${id}/documents`;
  return {
    send,
    documents,
    async upload() {
      const { url } = (await send('POST', `${documents}/upload-url`, place)).json();
      return send('PUT', url, PAYSLIP, { 'content-type': 'application/pdf' });
    },
  };
}

const outcomeOf = (reply: { statusCode: number; json: () => unknown }) => ({
  statusCode: reply.statusCode,
  problems: reply.json(),
});

const storedText = () =>
  [...server.state.objects.values()].map(({ bytes }) => bytes.toString('latin1')).join('');

test('the bucket stores documents encrypted, and the owner gets them back', async () => {
  const { upload, send, documents } = await ada(await open());
  const { id } = (await upload()).json();
  expect((await send('GET', `${documents}/${id}`)).rawPayload).toEqual(PAYSLIP);
  expect([...server.state.objects.keys()]).toEqual([
    'site/documents/key-of-documents',
    expect.stringMatching(/^site\/documents\/[\w-]{36}$/),
  ]);
  expect(storedText()).not.toMatch(/payslip|%PDF|pay\.pdf|Wong/);
  expect(readdirSync(dataDir)).toEqual([]);
  await send('DELETE', `${documents}/${id}`);
  expect([...server.state.objects.keys()]).toEqual(['site/documents/key-of-documents']);
});

test.each([403, 500, 'slow-down', 'hang', 'cut', 'cut-half'] as const)(
  'bucket trouble (%s) is answered with 503 and loses nothing',
  async (trouble) => {
    const { upload, send, documents } = await ada(await open());
    const { id } = (await upload()).json();
    server.state.trouble = trouble;
    expect(outcomeOf(await upload())).toEqual(UNAVAILABLE);
    expect(outcomeOf(await send('GET', `${documents}/${id}`))).toEqual(UNAVAILABLE);
    server.state.trouble = undefined;
    expect((await send('GET', `${documents}/${id}`)).rawPayload).toEqual(PAYSLIP);
    expect((await send('GET', documents)).json().documents).toHaveLength(1);
    expect((await upload()).statusCode).toBe(200);
  },
);

test('an unwritable folder is also answered with 503', async () => {
  // A file in place of the folder: permissions would not stop the root user.
  writeFileSync(folder, '');
  const documents = await openDocuments(
    { folder: folderFiles(folder) },
    { current: randomBytes(32), former: undefined },
    { isDocument: isOfAnyType, warn: (sentence) => warnings.push(sentence) },
  );
  if (!documents.ok) throw new Error(documents.error);
  expect(warnings).toEqual([expect.stringContaining(`The folder ${folder} cannot be read`)]);
  const { upload } = await ada(documents.value);
  expect(outcomeOf(await upload())).toEqual(UNAVAILABLE);
});

test('a missing document is answered with 503 and served again once it is back', async () => {
  const { upload, send, documents } = await ada(await open());
  const { id } = (await upload()).json();
  const objects = new Map(server.state.objects);
  server.state.objects.clear();
  expect(outcomeOf(await send('GET', `${documents}/${id}`))).toEqual(UNAVAILABLE);
  for (const [key, object] of objects) server.state.objects.set(key, object);
  expect((await send('GET', `${documents}/${id}`)).rawPayload).toEqual(PAYSLIP);
});

test('the next sweep removes documents that were deleted while the bucket was down', async () => {
  const files = await open();
  const { upload, send, documents } = await ada(files);
  const { id } = (await upload()).json();
  server.state.trouble = 403;
  expect((await send('DELETE', `${documents}/${id}`)).statusCode).toBe(200);
  expect((await send('GET', documents)).json().documents).toEqual([]);
  server.state.trouble = undefined;
  expect(await files.names(LATER_MS)).toHaveLength(1);
  const clock = { now: () => new Date(LATER_MS) };
  const { repository } = it!;
  expect(await documentService({ repository, files, clock }).sweep()).toBe(1);
  expect([...server.state.objects.keys()]).toEqual(['site/documents/key-of-documents']);
});

test('moves documents from the folder into the bucket at startup', async () => {
  const keys = randomBytes(32);
  mkdirSync(folder);
  writeFileSync(join(folder, NAME), PAYSLIP);
  writeFileSync(join(folder, OTHER), PAYSLIP);
  const files = await open(keys);
  expect(await files.read(NAME)).toEqual(PAYSLIP);
  expect(await files.read(OTHER)).toEqual(PAYSLIP);
  expect(readdirSync(folder)).toEqual([]);
  expect(storedText()).not.toContain('payslip');
  expect(warnings).toEqual([expect.stringMatching(/were moved from .*: 2\.$/)]);
});

test('resumes an interrupted move, and reads fail until it is done', async () => {
  const keys = randomBytes(32);
  mkdirSync(folder);
  writeFileSync(join(folder, NAME), PAYSLIP);
  server.state.trouble = 'cut';
  const files = await open(keys);
  expect(warnings).toEqual([expect.stringContaining('customers can neither upload nor read')]);
  expect(readdirSync(folder)).toEqual([NAME]);
  await expect(files.read(NAME)).rejects.toThrow('cannot be read or written');
  server.state.trouble = undefined;
  expect(await files.read(NAME)).toEqual(PAYSLIP);
  expect(readdirSync(folder)).toEqual([]);
});

test('a different key stops the start and changes nothing', async () => {
  const files = await open(randomBytes(32));
  await files.put(NAME, PAYSLIP);
  const before = storedText();
  expect(await start(randomBytes(32))).toMatchObject({
    ok: false,
    error: expect.stringMatching(/encrypted with a different key \(1\).*DATA_KEY_FORMER/),
  });
  expect(storedText()).toBe(before);
});

test('after one start with the former key, the current key is enough', async () => {
  const [before, now] = [randomBytes(32), randomBytes(32)];
  await (await open(before)).put(NAME, PAYSLIP);
  expect(await (await open(now, before)).read(NAME)).toEqual(PAYSLIP);
  const files = await open(now);
  expect(await files.read(NAME)).toEqual(PAYSLIP);
  expect(await files.names(Date.now() + 60_000)).toEqual([NAME]);
});

test('startup requests only the key marker, regardless of the number of documents', async () => {
  const keys = randomBytes(32);
  const files = await open(keys);
  for (let number = 10; number < 15; number += 1)
    await files.put(`document-of-ada-${number}`, PAYSLIP);
  server.state.asked = [];
  await open(keys);
  expect(server.state.asked).toEqual(['GET site/documents/key-of-documents']);
});
