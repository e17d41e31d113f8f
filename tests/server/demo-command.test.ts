import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const TIMEOUT_MS = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'larchway-demo-'));
const file = join(folder, 'listings.sqlite');

function start(args: readonly string[], dataDir = folder) {
  return spawn(process.execPath, ['src/server/commands/demo.ts', ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_DATE: '2026-11-21' },
  });
}

async function demo(args: readonly string[], dataDir = folder) {
  const child = start(args, dataDir);
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  child.stderr.on('data', (data) => (text += data));
  const [code] = await once(child, 'exit');
  return { code, text };
}

/** A folder with the caches of the first one, which saves the slow work. */
function anotherFolder(): string {
  const other = mkdtempSync(join(tmpdir(), 'larchway-demo-'));
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
    copyFileSync(join(folder, name), join(other, name));
  }
  return other;
}

function listingsIn(path: string) {
  const db = new DatabaseSync(path);
  const rows = db
    .prepare(
      'SELECT document FROM listing UNION ALL SELECT document FROM listing_withheld ORDER BY 1',
    )
    .all();
  const indexes = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").all();
  db.close();
  return { documents: rows.map((row) => String(row['document'])), indexes: indexes.length };
}

beforeAll(async () => {
  const { code, text } = await demo(['--listings', '20']);
  expect([code, text]).toEqual([0, expect.stringContaining(`Creating 20 listings in ${file}`)]);
}, TIMEOUT_MS);

test('creates the requested number of listings, with the indexes of the schema', () => {
  const { documents, indexes } = listingsIn(file);
  expect(documents).toHaveLength(20);
  const fresh = openDatabase(':memory:');
  const expectedReport = fresh.ok
    ? fresh.value.prepare("SELECT name FROM sqlite_schema WHERE type = 'index'").all().length
    : 0;
  expect(indexes).toBe(expectedReport);
  expect(readdirSync(folder).filter((name) => name.startsWith('listings.sqlite'))).toEqual([
    'listings.sqlite',
    'listings.sqlite.closed',
  ]);
});

test('states what it replaces, and the same day and count give the same listings', async () => {
  const before = listingsIn(file).documents;
  const { code, text } = await demo(['--listings', '20', '--report']);
  expect(code).toBe(0);
  expect(text).toContain('Replacing 20 listings with 20 listings');
  expect(text).toContain('Demo listings: 20');
  expect(listingsIn(file).documents).toEqual(before);
}, 60_000);

test('a report alone changes nothing', async () => {
  const { code, text } = await demo(['--report']);
  expect([code, text]).toEqual([0, expect.stringMatching(/^Demo listings: 20\n/)]);
}, 60_000);

test('a bad option exits with one message and code 2', async () => {
  const { code, text } = await demo(['--listings', 'many']);
  expect(code).toBe(2);
  expect(text).toMatch(/^--listings must be a whole number from 1 to .*, but it is "many"\.\n$/);
});

test('prints help without touching anything', async () => {
  const { code, text } = await demo(['--help'], join(folder, 'nowhere'));
  expect([code, text]).toEqual([0, expect.stringContaining('Usage: npm run demo')]);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('leaves a database with a listing of another origin untouched', async () => {
  const other = anotherFolder();
  const path = join(other, 'listings.sqlite');
  const database = openDatabase(path);
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  await repository.put([aRecord()]);
  repository.close();
  const { code, text } = await demo(['--listings', '10'], other);
  expect(code).toBe(1);
  expect(text).toContain('its listing C9000001 is no demo listing');
  expect(listingsIn(path).documents).toHaveLength(1);
}, 60_000);

test('leaves a database with data in other tables untouched', async () => {
  const other = anotherFolder();
  const path = join(other, 'listings.sqlite');
  copyFileSync(file, path);
  const db = new DatabaseSync(path);
  db.exec("CREATE TABLE lead_of_a_visitor (name TEXT); INSERT INTO lead_of_a_visitor VALUES ('A')");
  db.close();
  const { code, text } = await demo(['--listings', '10'], other);
  expect(code).toBe(1);
  expect(text).toContain('its table "lead_of_a_visitor" has content of its own');
}, 60_000);

test('refuses to replace a file that is not a database', async () => {
  const other = anotherFolder();
  writeFileSync(join(other, 'listings.sqlite'), 'no database at all, only words');
  const { code, text } = await demo(['--listings', '10'], other);
  expect(code).toBe(1);
  expect(text).toContain('is kept, because it cannot be read');
}, 60_000);

test('leaves a database in use untouched', async () => {
  const server = openDatabase(file);
  if (!server.ok) throw new Error(server.error);
  server.value.prepare('SELECT count(*) FROM listing').get();
  const { code, text } = await demo(['--listings', '10']);
  server.value.close();
  expect(code).toBe(1);
  expect(text).toContain('is in use: stop the server');
  expect(listingsIn(file).documents).toHaveLength(20);
}, 60_000);

test('an interrupted run leaves the old database intact, and the next run works', async () => {
  const child = start(['--listings', '200000']);
  child.stdout.on('data', () => setTimeout(() => child.kill('SIGKILL'), 1500));
  await once(child, 'exit');
  expect(existsSync(`${file}.unfinished`)).toBe(true);
  expect(listingsIn(file).documents).toHaveLength(20);
  const { code } = await demo(['--listings', '5']);
  expect(code).toBe(0);
  expect(listingsIn(file).documents).toHaveLength(5);
  expect(existsSync(`${file}.unfinished`)).toBe(false);
}, 60_000);
