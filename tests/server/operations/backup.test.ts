import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteBackups } from '#src/server/adapters/sqlite/backup-databases.ts';
import { DATA_FILES } from '#src/server/adapters/sqlite/data-files.ts';
import { openStores, type Stores } from '#src/server/adapters/stores.ts';
import { folderFiles } from '#src/server/adapters/files/folder-files.ts';
import { makeBackup } from '#src/server/backup/make-backup.ts';
import { restoreBackup } from '#src/server/backup/restore-backup.ts';
import { decideLead } from '#src/server/leads/day-limits.ts';
import { aPerson } from '#tests/support/customers/customers.ts';
import { aClock, aNewLead } from '#tests/support/leads/leads.ts';

const NOW_MS = Date.UTC(2026, 10, 23);
const DOCUMENT = '0123456789abcdef01';
const dependencies = { databases: sqliteBackups, dataFiles: DATA_FILES };

let root: string;
let dataDir: string;
let running: Stores;

async function open(folder: string): Promise<Stores> {
  const stores = await openStores({ dataDir: folder, databaseUrl: undefined }, () => undefined);
  if (!stores.ok) throw new Error(stores.error);
  return stores.value;
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'larchway-backup-'));
  dataDir = join(root, 'data');
  running = await open(dataDir);
  await running.leads.add(aNewLead('LW-1', aClock(NOW_MS)), decideLead);
  await running.customers.users.ensure(aPerson('ada'), { nowMs: NOW_MS, referralCode: 'ADA' });
  await folderFiles(join(dataDir, 'documents')).put(DOCUMENT, Buffer.from('a payslip'));
});
afterEach(() => running.close());

const backUp = (name = 'copy') => makeBackup(dataDir, join(root, name), dependencies);
const restore = (into: string, from = 'copy') =>
  restoreBackup(join(root, from), join(root, into), dependencies);

test('a backup of a running server restores leads, customers and documents', async () => {
  expect(await backUp()).toMatchObject({ ok: true, value: { documentCount: 1 } });
  // The backup does not contain later leads.
  await running.leads.add(aNewLead('LW-2', aClock(NOW_MS)), decideLead);

  expect(await restore('elsewhere')).toMatchObject({ ok: true });
  const restoredApp = await open(join(root, 'elsewhere'));
  expect((await restoredApp.leads.list(10)).map(({ lead }) => lead.receipt)).toEqual(['LW-1']);
  expect(await restoredApp.leads.due(NOW_MS + 1, 10)).toHaveLength(2);
  const again = { nowMs: NOW_MS + 1, referralCode: 'OTHER' };
  const ada = await restoredApp.customers.users.ensure(aPerson('ada'), again);
  expect(ada).toMatchObject({ referralCode: 'ADA' });
  await restoredApp.close();
  const bytes = await folderFiles(join(root, 'elsewhere/documents')).read(DOCUMENT);
  expect(String(bytes)).toBe('a payslip');
});

test('only the owner may read a backup', async () => {
  await backUp();
  expect(statSync(join(root, 'copy')).mode & 0o077).toBe(0);
  expect(statSync(join(root, 'copy/leads.sqlite')).mode & 0o077).toBe(0);
});

test('a backup is never overwritten', async () => {
  await backUp();
  const before = readFileSync(join(root, 'copy/backup.json'), 'utf8');
  expect(await backUp()).toMatchObject({
    ok: false,
    error: expect.stringMatching(/already exists/),
  });
  expect(readFileSync(join(root, 'copy/backup.json'), 'utf8')).toBe(before);
});

test('refuses to back up a folder without data', async () => {
  const outcome = await makeBackup(join(root, 'nothing'), join(root, 'copy'), dependencies);
  expect(outcome).toMatchObject({ ok: false, error: expect.stringMatching(/contains no data/) });
  expect(existsSync(join(root, 'copy'))).toBe(false);
});

test('refuses to restore over a running server', async () => {
  await backUp();
  expect(await restore('data')).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^A server is running on .* Nothing was restored\.$/),
  });
  expect(await running.leads.list(10)).toHaveLength(1);
});

test('refuses to restore over existing data and leaves it untouched', async () => {
  await backUp();
  await running.leads.add(aNewLead('LW-2', aClock(NOW_MS)), decideLead);
  await running.close();
  const restoredApp = await restore('data');
  running = await open(dataDir);
  expect(restoredApp).toMatchObject({ error: expect.stringMatching(/already exists/) });
  expect(await running.leads.list(10)).toHaveLength(2);
});

test('documents alone count as data', async () => {
  await backUp();
  mkdirSync(join(root, 'elsewhere/documents'), { recursive: true });
  writeFileSync(join(root, 'elsewhere/documents/one'), '');
  expect(await restore('elsewhere')).toMatchObject({ ok: false });
});

test('refuses a backup made by a newer version', async () => {
  await running.close();
  const db = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  await backUp();
  expect(await restore('elsewhere')).toMatchObject({
    error: expect.stringMatching(/^The leads in this backup were written by a newer version/),
  });
  expect(existsSync(join(root, 'elsewhere'))).toBe(false);
  running = await open(join(root, 'another'));
});

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'with an invalid list of files',
    (folder) => writeFileSync(join(folder, 'backup.json'), '{'),
    /cannot be read/,
  ],
  [
    'that names a file outside its folder',
    (folder) => {
      const list = join(folder, 'backup.json');
      const text = readFileSync(list, 'utf8').replace('"leads.sqlite":', '"../leads.sqlite":');
      writeFileSync(list, text);
    },
    /cannot be read/,
  ],
  ['with a changed file', (folder) => writeFileSync(join(folder, 'leads.sqlite'), 'x'), /damaged/],
])('rejects a backup %s', async (_, harm, sentence) => {
  await backUp();
  harm(join(root, 'copy'));
  expect(await restore('elsewhere')).toMatchObject({ error: expect.stringMatching(sentence) });
});

test('rejects a folder that is not a backup', async () => {
  expect(await restore('elsewhere', 'data')).toMatchObject({
    error: expect.stringMatching(/is not a backup/),
  });
});
