import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

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

test('a bad setting ends the start with a sentence', async () => {
  const { code, text } = await run('check-settings.ts', { PORT: 'abc' }).exit;
  expect([code, text]).toEqual([
    1,
    'PORT must be a whole number from 1 to 65535, but it is "abc".\n',
  ]);
});

test('a busy port ends the start with a sentence', async () => {
  const busy = createServer();
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  const address = busy.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, text } = await run('check-settings.ts', { PORT: port }).exit;
  busy.close();
  expect(code).toBe(1);
  expect(text).toContain(`PORT ${port} is already in use.`);
});

test('a damaged database ends the start with a sentence', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'larchway.sqlite'), 'no database at all, only words');
  const { code, text } = await run('main.ts', { DATA_DIR: folder, PORT: '4398' }).exit;
  expect(code).toBe(1);
  expect(text).toContain('larchway.sqlite cannot be used');
});
