import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderFiles } from '#src/server/adapters/files/folder-files.ts';
import { checkDocuments, openDocuments } from '#src/server/adapters/documents/open-documents.ts';
import { isOfAnyType } from '#src/server/customers/documents/document-content.ts';
import type { DocumentFiles } from '#src/server/customers/repository.ts';
import type { DataKeys } from '#src/server/encryption/data-cipher.ts';
import { dataKeyFile, openDataKeys } from '#src/server/encryption/data-keys.ts';
import { anApplication } from '#tests/support/customers/applications.ts';
import { aCustomerApp } from '#tests/support/customers/customers.ts';

const PAYSLIP = Buffer.from('%PDF-1.7 a payslip of Ada Wong');
const NAME = '0123456789abcdef01';
const OTHER = '0123456789abcdef02';

let dataDir: string;
let warnings: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'larchway-documents-'));
  warnings = [];
});

const keysOf = (current: Uint8Array = randomBytes(32), former?: Uint8Array): DataKeys => ({
  current,
  former,
});
const pathOf = (name: string) => join(dataDir, 'documents', name);
const start = (keys: DataKeys) =>
  openDocuments({ folder: folderFiles(join(dataDir, 'documents')) }, keys, {
    isDocument: isOfAnyType,
    warn: (sentence) => warnings.push(sentence),
  });

async function open(keys: DataKeys): Promise<DocumentFiles> {
  const app = await start(keys);
  if (!app.ok) throw new Error(app.error);
  return app.value;
}

function flipByte(name: string, index: number): void {
  const bytes = readFileSync(pathOf(name));
  bytes[index]! ^= 1;
  writeFileSync(pathOf(name), bytes);
}

test('the disk stores documents encrypted, and the owner gets them back', async () => {
  const files = await open(keysOf());
  const it = await aCustomerApp({ files });
  const ada = it.as('ada');
  const at = '/api/customer/application';
  const { id } = (await ada('POST', at, anApplication(), { 'user-id': 'ada' })).json();
  const place = { name: 'pay.pdf', type: 'application/pdf', sizeBytes: PAYSLIP.length };
  const { url } = (await ada('POST', `${at}/${id}/documents/upload-url`, place)).json();
  const putReply = await ada('PUT', url, PAYSLIP, { 'content-type': 'application/pdf' });
  const document = `${at}/${id}/documents/${putReply.json().id}`;
  expect((await ada('GET', document)).rawPayload).toEqual(PAYSLIP);

  const [storedName = ''] = readdirSync(join(dataDir, 'documents'));
  const onDisk = readFileSync(pathOf(storedName));
  expect(onDisk.includes('payslip')).toBe(false);
  expect(onDisk.includes('%PDF')).toBe(false);

  flipByte(storedName, onDisk.length - 20);
  const damagedReply = await ada('GET', document);
  expect(damagedReply.statusCode).toBe(410);
  expect(damagedReply.json()).toEqual([
    {
      param: 'documentId',
      msg: 'is damaged and cannot be read; please delete it and send it again',
    },
  ]);
  await it.app.close();
});

test('does not return a document that was swapped for another or for plain text', async () => {
  const files = await open(keysOf());
  await files.put(NAME, PAYSLIP);
  await files.put(OTHER, Buffer.from('%PDF-1.7 of someone else'));
  writeFileSync(pathOf(NAME), readFileSync(pathOf(OTHER)));
  expect(await files.read(NAME)).toBe('damaged');
  writeFileSync(pathOf(NAME), PAYSLIP);
  expect(await files.read(NAME)).toBe('damaged');
});

test('encrypts documents of an unencrypted version at startup', async () => {
  mkdirSync(join(dataDir, 'documents'));
  writeFileSync(pathOf(NAME), PAYSLIP);
  const keys = keysOf();
  expect(await (await open(keys)).read(NAME)).toEqual(PAYSLIP);
  const encryptedBytes = readFileSync(pathOf(NAME));
  expect(encryptedBytes.includes('payslip')).toBe(false);
  expect(statSync(pathOf(NAME)).mode & 0o777).toBe(0o600);
  await open(keys);
  expect(readFileSync(pathOf(NAME)).equals(encryptedBytes)).toBe(true);
  expect(warnings).toEqual([]);
});

test('a different key stops the start with a message and changes nothing', async () => {
  const before = randomBytes(32);
  await (await open(keysOf(before))).put(NAME, PAYSLIP);
  writeFileSync(pathOf(OTHER), PAYSLIP);
  const storedBytes = readFileSync(pathOf(NAME));
  expect(await start(keysOf())).toMatchObject({
    ok: false,
    error: expect.stringMatching(/encrypted with a different key \(1\).*DATA_KEY_FORMER/),
  });
  expect(readFileSync(pathOf(NAME)).equals(storedBytes)).toBe(true);
  expect(readFileSync(pathOf(OTHER)).equals(PAYSLIP)).toBe(true);
});

test('after one start with the former key, the current key is enough', async () => {
  const [before, now] = [randomBytes(32), randomBytes(32)];
  await (await open(keysOf(before))).put(NAME, PAYSLIP);
  expect(await (await open(keysOf(now, before))).read(NAME)).toEqual(PAYSLIP);
  expect(await (await open(keysOf(now))).read(NAME)).toEqual(PAYSLIP);
});

test('reports a damaged document, leaves it unchanged and serves the others', async () => {
  const [before, now] = [randomBytes(32), randomBytes(32)];
  const files = await open(keysOf(before));
  await files.put(NAME, PAYSLIP);
  await files.put(OTHER, PAYSLIP);
  flipByte(NAME, 40);
  const damagedReply = readFileSync(pathOf(NAME));
  const reopenedFiles = await open(keysOf(now, before));
  expect(warnings).toEqual([expect.stringContaining(NAME)]);
  expect(readFileSync(pathOf(NAME)).equals(damagedReply)).toBe(true);
  expect([await reopenedFiles.read(NAME), await reopenedFiles.read(OTHER)]).toEqual([
    'damaged',
    PAYSLIP,
  ]);
});

const keyless = { dataKey: undefined, formerDataKey: undefined };
const openKeys = (config: Partial<Parameters<typeof openDataKeys>[0]> = {}) =>
  openDataKeys({ dataDir, ...keyless, ...config }, (keys) =>
    checkDocuments({ folder: folderFiles(join(dataDir, 'documents')) }, keys),
  );

test('creates a key readable by its owner only if none is given, and reuses it', async () => {
  const folder = join(dataDir, 'new');
  const first = await openKeys({ dataDir: folder });
  expect(first).toMatchObject({ ok: true, value: { former: undefined } });
  expect(await openKeys({ dataDir: folder })).toEqual(first);
  expect(statSync(dataKeyFile(folder)).mode & 0o777).toBe(0o600);
  const givenKey = randomBytes(32);
  expect(await openKeys({ dataDir: folder, dataKey: givenKey, formerDataKey: givenKey })).toEqual({
    ok: true,
    value: { current: givenKey, former: givenKey },
  });
});

test('a key file without a key stops the start and is not overwritten', async () => {
  const file = dataKeyFile(dataDir);
  writeFileSync(file, 'not a key\n');
  expect(await openKeys()).toMatchObject({ ok: false, error: expect.stringContaining(file) });
  expect(readFileSync(file, 'utf8')).toBe('not a key\n');
});

test('an unreadable key file stops the start and names the settings to change', async () => {
  mkdirSync(dataKeyFile(dataDir));
  expect(await openKeys()).toEqual({
    ok: false,
    error: expect.stringMatching(/data\.key cannot be used: EISDIR.*DATA_DIR.*DATA_KEY/),
  });
});

test('creates no key while documents need another one, which can be restored', async () => {
  const before = randomBytes(32);
  await (await open(keysOf(before))).put(NAME, PAYSLIP);
  expect(await openKeys()).toEqual({
    ok: false,
    error: expect.stringMatching(/encrypted with a different key \(1\)\. Nothing was changed/),
  });
  expect(existsSync(dataKeyFile(dataDir))).toBe(false);
  const opened = await openKeys({ formerDataKey: before });
  if (!opened.ok) throw new Error(opened.error);
  expect(await (await open(opened.value)).read(NAME)).toEqual(PAYSLIP);
});

test('creates no key while the documents cannot be read', async () => {
  // A file in place of the folder: permissions would not stop the root user.
  writeFileSync(join(dataDir, 'documents'), '');
  expect(await openKeys()).toEqual({
    ok: false,
    error: expect.stringMatching(/documents cannot be read.*No key was created.*DATA_KEY/),
  });
  expect(existsSync(dataKeyFile(dataDir))).toBe(false);
});
