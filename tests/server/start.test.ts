import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { openIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { dataCipher } from '#src/server/encryption/data-cipher.ts';
import { FACTOR_PURPOSE } from '#src/server/identity/second-factor/encrypt-factors.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function aDatabase(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

function anEmptiedDatabase(file: string): void {
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  database.value.close();
}

const aFolder = () => mkdtempSync(join(tmpdir(), 'larchway-start-'));

function run(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`src/server/${script}`], {
    env: { PATH: process.env['PATH'], ...env },
  });
  children.push(child);
  const output = { text: '' };
  child.stdout.on('data', (data) => (output.text += data));
  child.stderr.on('data', (data) => (output.text += data));
  const exit = once(child, 'exit').then(([code]) => ({ code, text: output.text }));
  return { child, output, exit };
}

test('a bad setting ends the start with a message', async () => {
  const { code, text } = await run('commands/check-settings.ts', { PORT: 'abc' }).exit;
  expect([code, text]).toEqual([
    1,
    'PORT must be a whole number from 1 to 65535, but it is "abc".\n',
  ]);
});

test('a busy port ends the start with a message', async () => {
  const busy = createServer();
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  const address = busy.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, text } = await run('commands/check-settings.ts', { PORT: port }).exit;
  busy.close();
  expect(code).toBe(1);
  expect(text).toContain(`PORT ${port} is already in use.`);
});

test.each(['main.ts', 'commands/check-settings.ts', 'commands/backup.ts'])(
  'a missing content folder ends %s with a message',
  async (script) => {
    const { code, text } = await run(script, { CONTENT_DIR: '/no-such-folder' }).exit;
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/^CONTENT_DIR must name .*does not contain one\)\.\n$/),
    ]);
  },
);

test.each<[string, (path: string) => void, RegExp]>([
  ['boards.json', (path) => writeFileSync(path, '{ "boards": [\n2 }'), /: correct line 2\./],
  ['brand.yaml', (path) => writeFileSync(path, 'name: 12'), /: correct name, brokerage, /],
  ['logo.svg', (path) => rmSync(path), /: it cannot be read, so restore it\./],
])('an unusable %s ends the start with a message', async (file, spoil, sentence) => {
  const folder = join(aFolder(), 'content');
  cpSync('content', folder, { recursive: true });
  spoil(join(folder, 'site', file));
  const { code, text } = await run('main.ts', { CONTENT_DIR: folder }).exit;
  expect([code, text]).toEqual([1, expect.stringMatching(sentence)]);
  expect(text.trim().split('\n')).toHaveLength(1);
});

test.each<[string, (file: string) => void]>([
  ['of 0 bytes', (file) => writeFileSync(file, '')],
  ['without tables', (file) => aDatabase(file, 'PRAGMA journal_mode = WAL')],
  ['without its listings', (file) => anEmptiedDatabase(file)],
])('a database %s is not filled with demo listings', async (_, make) => {
  const folder = aFolder();
  const file = join(folder, 'listings.sqlite');
  make(file);
  const { code, text } = await run('main.ts', { DATA_DIR: folder, PORT: '4398' }).exit;
  expect([code, text]).toEqual([1, expect.stringMatching(/listings\.sqlite (cannot|contains no)/)]);
  expect(text).not.toContain('Importing demo listings');
});

test('a site reachable from the network requires DEMO_PUBLIC to start', async () => {
  const env = { DATA_DIR: aFolder(), HOST: '0.0.0.0', PORT: '4398' };
  const { code, text } = await run('main.ts', env).exit;
  expect([code, text]).toEqual([1, expect.stringMatching(/^DEMO_PUBLIC must be true/)]);
});

test('accounts without their key end the start, and no new key is created', async () => {
  const folder = aFolder();
  const accounts = openIdentity(folder);
  if (!accounts.ok) throw new Error(accounts.error);
  const { users, factors, close } = accounts.value;
  const user = {
    ...{ id: randomUUID(), email: 'ada@example.ca', isEmailVerified: true, attributes: {} },
    isDisabled: false,
    ...{ password: { salt: 'ab', verifier: 'cd' }, temporaryUntilMs: null, createdAtMs: 0 },
    status: 'CONFIRMED',
  } as const;
  users.put(user);
  const secret = dataCipher({ current: randomBytes(32), former: undefined }, FACTOR_PURPOSE)
    .encrypt(Buffer.from('s3cret'), user.id)
    .toString('base64');
  factors.put({ userId: user.id, secret, newSecret: null, isOn: true, lastStep: null });
  close();
  const { code, text } = await run('main.ts', { DATA_DIR: folder, PORT: '4398' }).exit;
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(
      /^Second factors of accounts are encrypted with a different key\. Nothing/,
    ),
  ]);
  expect(existsSync(join(folder, 'data.key'))).toBe(false);
});

test('a damaged database ends the start with a message', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'listings.sqlite'), 'no database at all, only words');
  const { code, text } = await run('main.ts', { DATA_DIR: folder, PORT: '4398' }).exit;
  expect(code).toBe(1);
  expect(text).toContain('listings.sqlite cannot be used');
});
