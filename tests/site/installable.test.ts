import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { builtApp, PREBUILT_PATHS, RENDERED_PATHS } from '#tests/support/app/built-pages.ts';
import { ROOT } from '#tests/support/import-graph.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await builtApp();
});
afterAll(() => app.close());

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const MANIFEST = `${BASE_PATH}/manifest.json`;

test('the manifest names the version of package.json and is always revalidated', async () => {
  const reply = await app.inject(MANIFEST);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('json');
  expect(reply.headers['cache-control']).toContain('max-age=0');
  expect(reply.json().version).toBe(version);
});

test('the manifest has what a browser needs to install the site', async () => {
  const manifest = (await app.inject(MANIFEST)).json();
  expect(manifest).toMatchObject({
    name: 'Larchway',
    start_url: `${BASE_PATH}/`,
    scope: `${BASE_PATH}/`,
    display: 'standalone',
  });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await app.inject(src);
    expect(icon.headers['content-type'], src).toBe(type);
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']));
});

test('the manifest has screenshots for phones and computers', async () => {
  const { screenshots } = (await app.inject(MANIFEST)).json();
  const factors = screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
  expect(factors).toEqual(['narrow', 'wide']);
  for (const { src, sizes, type, label } of screenshots) {
    const picture = await app.inject(src);
    expect(picture.headers['content-type'], src).toBe(type);
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    // Limits of Chrome on the proportions and the size of a picture.
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(picture.rawPayload.length).toBeLessThan(120 * 1024);
    expect(label).toBeTruthy();
  }
});

test.each([...PREBUILT_PATHS, ...RENDERED_PATHS])(
  '%s names its version and the manifest',
  async (path) => {
    const { body } = await app.inject(path);
    expect(body).toContain(`data-version="${version}"`);
    expect(body).toContain(`<link rel="manifest" href="${MANIFEST}"`);
  },
);

test('the service worker may fetch from its own site only and is always revalidated', async () => {
  const worker = await app.inject(`${BASE_PATH}/service-worker.js`);
  expect(worker.statusCode).toBe(200);
  expect(worker.headers['content-type']).toContain('text/javascript');
  expect(worker.headers['cache-control']).toContain('max-age=0');
  expect(worker.headers['content-security-policy']).toContain(
    "default-src 'none'; connect-src 'self'",
  );
  // A classic script, as not every browser takes modules as service workers.
  expect(worker.body).not.toMatch(/^\s*(import|export)\b/m);
  const page = await app.inject(`${BASE_PATH}/about`);
  expect(page.headers['content-security-policy']).toMatch(/worker-src 'self'/);
});
