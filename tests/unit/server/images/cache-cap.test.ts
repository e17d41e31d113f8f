import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheCap } from '#src/server/images/cache-cap.ts';

let directory = '';
const onWarning = vi.fn<(message: string) => void>();

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cache-cap-'));
  onWarning.mockReset();
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function aFile(name: string, bytes: number, usedAt: string): Promise<void> {
  const file = path.join(directory, name);
  await writeFile(file, Buffer.alloc(bytes));
  await utimes(file, new Date(usedAt), new Date(usedAt));
}

test('the least recently used files are removed when the cap is exceeded', async () => {
  await aFile('old.webp', 400, '2026-01-01');
  await aFile('older.webp', 400, '2025-01-01');
  await aFile('new.webp', 400, '2026-06-01');
  const cap = cacheCap(directory, 1000, onWarning);
  cap.wrote(400);
  await cap.settled();
  expect(await readdir(directory)).toEqual(['new.webp', 'old.webp']);
  expect(onWarning).not.toHaveBeenCalled();
});

test('a cache under its cap is unchanged', async () => {
  await aFile('one.webp', 400, '2025-01-01');
  await aFile('two.webp', 400, '2026-01-01');
  const cap = cacheCap(directory, 1000, onWarning);
  cap.wrote(400);
  await cap.settled();
  expect(await readdir(directory)).toHaveLength(2);
});

test('later writes count toward the cap, and temporary files of others do not', async () => {
  const cap = cacheCap(directory, 1000, onWarning);
  await aFile('one.webp', 600, '2025-01-01');
  await aFile('two.webp.123.tmp', 5000, '2025-01-01');
  cap.wrote(600);
  await cap.settled();
  expect(await readdir(directory)).toHaveLength(2);
  await aFile('three.webp', 600, '2026-01-01');
  cap.wrote(600);
  await cap.settled();
  expect(await readdir(directory)).toEqual(['three.webp', 'two.webp.123.tmp']);
});

test('an unreadable cache is reported and stops nothing', async () => {
  const cap = cacheCap(path.join(directory, 'none'), 1000, onWarning);
  cap.wrote(400);
  await cap.settled();
  expect(onWarning).toHaveBeenCalledWith(expect.stringContaining('Cannot clear picture cache'));
});

test('files written while a clearing counts the others count toward the cap', async () => {
  for (let number = 0; number < 200; number += 1) await aFile(`${number}.webp`, 4, '2025-01-01');
  const cap = cacheCap(directory, 1000, onWarning);
  cap.wrote(4);
  for (const name of ['late.webp', 'later.webp', 'last.webp']) {
    await aFile(name, 400, '2026-01-01');
    cap.wrote(400);
  }
  await cap.settled();
  expect((await readdir(directory)).filter((name) => name.startsWith('la'))).toHaveLength(2);
});
