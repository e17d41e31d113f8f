import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '#src/hosting/compressed-files.ts';
import { loadStaticFiles } from '#src/hosting/static-files.ts';

const TEXT = '<p>A home on a quiet street.</p>'.repeat(100);

/** A folder as a build leaves it, with nothing compressed. */
function aBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-compressed-'));
  for (const name of ['index.html', 'about.html', 'app.js'])
    writeFileSync(join(folder, name), TEXT);
  writeFileSync(join(folder, 'short.txt'), 'Not worth it.');
  writeFileSync(join(folder, 'photo.webp'), TEXT);
  return folder;
}

test.each([1, 4])(
  'long text files are compressed in memory and on disk, %i at a time',
  async (n) => {
    const folder = aBuild();
    const files = loadStaticFiles(folder);
    await compressFiles(folder, files, n);
    expect(readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name))).toEqual([
      'about.html.br',
      'about.html.gz',
      'app.js.br',
      'app.js.gz',
      'index.html.br',
      'index.html.gz',
    ]);
    const { brotli, gzip } = files.get('/about') ?? {};
    expect(brotli && brotliDecompressSync(brotli).toString()).toBe(TEXT);
    expect(gzip && gunzipSync(gzip).toString()).toBe(TEXT);
    expect(loadStaticFiles(folder)).toEqual(files);
  },
);

test('files that are already compressed are not compressed again', async () => {
  const folder = aBuild();
  for (const ending of ['br', 'gz']) writeFileSync(join(folder, `app.js.${ending}`), 'before');
  const files = loadStaticFiles(folder);
  await compressFiles(folder, files, 1);
  expect(files.get('/app.js')?.brotli?.toString()).toBe('before');
});

test('a partial compressed file left by a killed process is never served', () => {
  const folder = aBuild();
  writeFileSync(join(folder, 'app.js.4711.br'), 'the first ha');
  const files = loadStaticFiles(folder);
  expect(files.get('/app.js')?.brotli).toBeUndefined();
  expect([...files.keys()].filter((route) => route.includes('4711'))).toEqual([]);
});

test('a file replaced on disk gets no .br file on disk, only the compressed copy in memory', async () => {
  const folder = aBuild();
  const files = loadStaticFiles(folder);
  writeFileSync(join(folder, 'about.html'), 'Another text.');
  await compressFiles(folder, files, 1);
  expect(readdirSync(folder)).not.toContain('about.html.br');
  expect(files.get('/about')?.brotli).toBeDefined();
});
