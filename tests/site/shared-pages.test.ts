import type { FastifyInstance } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import type { PageRenderer } from '#src/hosting/page-rendering/page-renderer.ts';
import { warmPages } from '#src/hosting/warm-pages.ts';
import { anApp, aStore } from '#tests/support/app/app.ts';
import { DETAIL_PATH, DIST, LISTED_HOMES } from '#tests/support/app/built-pages.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
let repository: ListingRepository;
let renderings = 0;

beforeAll(async () => {
  const built = loadBuiltSite(DIST);
  const render: PageRenderer['render'] = (...given) => {
    renderings += 1;
    return built.renderer.render(...given);
  };
  const renderer = { ...built.renderer, render };
  const store = await aStore(LISTED_HOMES);
  repository = store.repository;
  app = await anApp([], { ...store, site: { ...built, renderer } });
});
afterAll(() => app.close());

async function open(path: string, headers: Record<string, string> = {}) {
  const before = renderings;
  const reply = await app.inject({ url: path, headers });
  return { reply, renderings: renderings - before };
}

test('renders a page that is the same for everyone once', async () => {
  const path = `${DETAIL_PATH}?first`;
  expect((await open(path)).renderings).toBe(1);
  const { reply, renderings: again } = await open(path);
  expect(again).toBe(0);
  expect(reply.headers['cache-control']).toBe('public, max-age=60');
  expect(Number(reply.headers['age'])).toBeGreaterThanOrEqual(0);
  expect(reply.headers['vary']).toBe('accept-encoding, authorization, cookie');
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(reply.body).toContain('</html>');
});

test('answers 304 to a browser that has the page', async () => {
  const { reply } = await open(DETAIL_PATH);
  const etag = String(reply.headers['etag']);
  expect((await open(DETAIL_PATH, { 'if-none-match': etag })).reply.statusCode).toBe(304);
});

test('encodes a page as its browser accepts', async () => {
  for (const encoding of ['zstd', 'br', 'gzip']) {
    const { reply } = await open(DETAIL_PATH, { 'accept-encoding': encoding });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toContain('accept-encoding');
  }
  const { reply } = await open(DETAIL_PATH, { 'accept-encoding': 'zstd;q=0, br;q=0, gzip;q=0' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a visitor who may be logged in gets an uncached page', async () => {
  const cookie = { cookie: 'activeSession=true' };
  for (const _ of [1, 2]) {
    const { reply, renderings: own } = await open(DETAIL_PATH, cookie);
    expect(own).toBe(1);
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  }
});

test('a page shows a changed listing at once', async () => {
  expect((await open(DETAIL_PATH)).reply.body).toContain('600,000');
  const address = { ...aListing().address, streetNumber: '10' };
  await repository.put([aRecord({ mlsNumber: 'C0', listPrice: '612345', address })]);
  expect((await open(DETAIL_PATH)).reply.body).toContain('612,345');
});

test('startup renders one page of each kind rendered on request', async () => {
  const requestedPaths: string[] = [];
  const render: PageRenderer['render'] = async (url) => {
    requestedPaths.push(new URL(url).pathname);
    return undefined;
  };
  const renderer = { threadCount: 1, render, close: async () => undefined };
  const server = {} as Parameters<typeof render>[1];
  await warmPages({ renderer }, { origin: 'http://localhost', server });
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.astro') &&
      readFileSync(`src/pages/${file}`, 'utf8').includes('export const prerender = false'),
  );
  expect(requestedPaths.map((path) => path.split('/')[2]).sort()).toEqual(
    pages.map((file) => file.replace('.astro', '').split('/')[0]).sort(),
  );
  for (const path of requestedPaths) {
    const { reply, renderings: renderCount } = await open(path);
    expect(reply.statusCode, path).toBeLessThan(500);
    expect(renderCount, path).toBe(1);
  }
});
