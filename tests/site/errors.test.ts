import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp, aStore, testConfig } from '#tests/support/app/app.ts';
import { DETAIL_PATH, DIST, LISTED_HOMES } from '#tests/support/app/built-pages.ts';

/** Lines of the server's log as objects. */
const log: { reqId?: string; err?: { message: string } }[] = [];
const logStream = new Writable({
  write(chunk: Buffer, _encoding, onWritten) {
    log.push(JSON.parse(chunk.toString()));
    onWritten();
  },
});

let app: FastifyInstance;
let repository: ListingRepository;
beforeAll(async () => {
  const store = await aStore(LISTED_HOMES);
  repository = store.repository;
  app = await anApp([], {
    ...store,
    config: testConfig({ LOG_LEVEL: 'error' }),
    logStream,
    site: loadBuiltSite(DIST),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  log.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const brokenApp = () =>
  vi.spyOn(repository, 'find').mockRejectedValue(new Error('disk image is malformed <b>'));

async function open(url: string, options: InjectOptions = {}) {
  const reply = await app.inject({ url, ...options });
  return { status: reply.statusCode, headers: reply.headers, html: reply.body };
}

test.each(['/detail/%25', '/detail/%2525', '/detail/on/%25/C1/2', '/list/%25', '/list/on/%2500'])(
  'an odd path such as %s is not found or redirects, without an error',
  async (path) => {
    const { status, headers, html } = await open(BASE_PATH + path);
    expect([404, 308, 301]).toContain(status);
    if (status === 404) expect(headers['content-type']).toBe('text/html; charset=utf-8');
    if (status === 404) expect(html).toContain('Not Found');
    expect(log).toEqual([]);
  },
);

test.each(['/team/nobody', '/showing/NONE/2', '/detail/NONE/2', '/list/a/b/c/d', '/list/%2500'])(
  'the missing page %s is rendered without asking another server',
  async (path) => {
    const otherServer = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('another server', { status: 404 }));
    const { status, html } = await open(BASE_PATH + path);
    expect(status).toBe(404);
    expect(html).toContain('Return to Home');
    expect(otherServer).not.toHaveBeenCalled();
  },
);

test('a path that is not percent-encoded UTF-8 is answered 400 with a page', async () => {
  const { status, headers, html } = await open(`${BASE_PATH}/detail/%E0%A4%A`);
  expect(status).toBe(400);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(html).toContain('Oops!');
  expect(html).toContain('Bad Request');
  expect(html).toContain('Please check the address, or start from the home page. If you call');
  expect(html).not.toContain('in a moment');
});

test('a home that cannot be read is answered 503 with Retry-After, and the failure is logged', async () => {
  brokenApp();
  const { status, headers, html } = await open(DETAIL_PATH);
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers).not.toHaveProperty('refresh');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(html).toContain('Oops!');
  expect(html).toContain('Sorry, an unexpected error has occurred.');
  expect(html).toContain('Service Unavailable');
  expect(html).not.toContain('malformed');
  expect(html).toMatch(/in a moment\. If you call[^<]*: <code/);
  expect(html).not.toMatch(/%\w+%/);
  const [entry, ...more] = log;
  expect(more).toEqual([]);
  expect(entry?.err?.message).toContain('malformed');
  expect(headers['x-request-id']).toBe(entry?.reqId);
  expect(html).toContain(String(entry?.reqId));
  expect(html).toMatch(/<footer/);
});

test('the page after a failed one is rendered', async () => {
  const mock = brokenApp();
  expect((await open(DETAIL_PATH)).status).toBe(503);
  mock.mockRestore();
  expect((await open(DETAIL_PATH)).status).toBe(200);
});

test('a failing API call answers in JSON and is logged once under its ID', async () => {
  brokenApp();
  const { status, headers, html } = await open('/api/realty/listings/C1');
  expect(status).toBe(500);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(html)).toEqual([
    { param: 'server', msg: expect.stringContaining('went wrong here') },
  ]);
  expect(log).toHaveLength(1);
  expect(headers['x-request-id']).toBe(log[0]?.reqId);
});

test('a page over the read limit is answered 429 with Retry-After', async () => {
  const busy = await anApp([], {
    ...(await aStore(LISTED_HOMES)),
    config: testConfig({ READ_LIMIT_MS: '1' }),
    site: loadBuiltSite(DIST),
  });
  const pages: Awaited<ReturnType<typeof busy.inject>>[] = [];
  for (const page of [1, 2, 3]) {
    pages.push(await busy.inject(`${BASE_PATH}/list/on/toronto?page=${page}`));
  }
  const refusedPage = pages.find(({ statusCode }) => statusCode === 429);
  expect(refusedPage?.headers['retry-after']).toMatch(/^\d+$/);
  expect(refusedPage?.headers.refresh).toBe(refusedPage?.headers['retry-after']);
  expect(refusedPage?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refusedPage?.body).toContain('Oops!');
  await busy.close();
});

test('neither the error pages nor the Astro image service can be requested', async () => {
  for (const path of ['/error', '/_image?href=/x']) {
    expect((await open(BASE_PATH + path)).status).toBe(404);
  }
});
