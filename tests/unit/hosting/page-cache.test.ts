import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pageCache } from '#src/hosting/page-cache.ts';

const page = (text: string, status = 200) => ({ status, headers: [], body: Buffer.from(text) });

function aCache() {
  let revision = '1';
  const cache = pageCache(() => revision);
  return { cache, change: () => (revision = `${revision}+`) };
}

test('a page is cached in every encoding', async () => {
  const { cache } = aCache();
  const rendered = await cache.render('/a', async () => page('hello'));
  expect(cache.cached('/a')).toBe(rendered);
  expect(cache.cached('/b')).toBeUndefined();
  expect(zstdDecompressSync(await rendered.body('zstd')).toString()).toBe('hello');
  expect(brotliDecompressSync(await rendered.body('br')).toString()).toBe('hello');
  expect(gunzipSync(await rendered.body('gzip')).toString()).toBe('hello');
  expect((await rendered.body('identity')).toString()).toBe('hello');
});

test('concurrent requests for a page share one rendering', async () => {
  const { cache } = aCache();
  const render = vi.fn(async () => page('hello'));
  await Promise.all([1, 2, 3].map(() => cache.render('/a', render)));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a listing change clears the cache and keeps out a page rendered meanwhile', async () => {
  const { cache, change } = aCache();
  await cache.render('/a', async () => page('before'));
  change();
  expect(cache.cached('/a')).toBeUndefined();
  await cache.render('/a', async () => {
    change();
    cache.cached('/a');
    return page('between');
  });
  expect(cache.cached('/a')).toBeUndefined();
});

test('only successful pages are cached', async () => {
  const { cache } = aCache();
  for (const status of [302, 404, 410, 500]) {
    const rendered = await cache.render('/a', async () => page('', status));
    expect(rendered.isNoPage).toBe(status === 404);
    expect(cache.cached('/a')).toBeUndefined();
  }
});

test('a page is cached for one minute', async () => {
  let nowMs = 1000;
  const cache = pageCache(() => '1', { now: () => nowMs });
  await cache.render('/a', async () => page('hello'));
  nowMs += 59_000;
  expect(cache.cached('/a')).toBeDefined();
  nowMs += 2000;
  expect(cache.cached('/a')).toBeUndefined();
});
