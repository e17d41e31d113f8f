import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { factTable } from '#tests/support/listings/facts.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp([aRecord()]);
});
afterAll(() => app.close());

test.each([
  ['/healthz', 200],
  ['/api/realty/listings', 200],
  ['/api/realty/listings?type=x', 400],
  ['/api/realty/none', 404],
  ['/images/listings/2/C9000001/1.jpg', 200],
  ['/images/other.jpg', 404],
  ['/basemap/4/4/5.mvt', 200],
  ['/somewhere', 404],
])('%s (%d) carries the security headers', async (url, status) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test.each([
  ['/images/static-map', 'center'],
  ['/api/places/polygon', 'key'],
  ['/api/realty/listings?mlsNumber=[[1]]', 'mlsNumber'],
  ['/api/realty/listings?fields=[[1]]', 'fields'],
])('%s is refused with a readable message about %s', async (url, param) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toContainEqual({
    param,
    msg: expect.stringMatching(
      /^must be .+|^is missing or does not have the form that the API describes$/,
    ),
  });
  expect(reply.body).not.toContain('Invalid input');
});

test.each([
  ['map=[[[-79,143],[-78,43],[-78,44]]]', 'map', /^must be JSON of polygon rings/],
  ['map=[[["a","b"],[-78,43],[-78,44]]]', 'map', /^must be JSON of polygon rings/],
  ['map=[[[-79],[-78,43],[-78,44]]]', 'map', /^must be JSON of polygon rings/],
  ['minListDate=yesterday', 'minListDate', /^must be a date/],
])('%s is refused with one reason', async (query, param, msg) => {
  const reply = await app.inject(`/api/realty/listings?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual([{ param, msg: expect.stringMatching(msg) }]);
});

test('only a site on https sends Strict-Transport-Security', async () => {
  expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined();
  const secure = await anApp([], {
    config: testConfig({ SITE_ORIGIN: 'https://www.example.ca', DEMO_PUBLIC: 'true' }),
  });
  expect((await secure.inject('/healthz')).headers['strict-transport-security']).toMatch(
    /max-age=\d{8}/,
  );
  await secure.close();
});

test('answers an internal error without details', async () => {
  const broken = await anApp([], {
    repository: {
      search: () => Promise.reject(new Error('secret path /var/db')),
      searchSummaries: () => Promise.reject(new Error('secret path /var/db')),
      findSummaries: () => Promise.reject(new Error('secret path /var/db')),
      find: () => Promise.reject(new Error('secret path /var/db')),
      findAll: async () => [],
      facts: async () => factTable([]),
      salePool: async () => ({ groups: [], waiting: [], openedSales: new Map() }),
      poolSales: async () => 0,
      revision: () => '',
      count: async () => 0,
      put: async () => ({ added: 0, changed: 0, unchanged: 0 }),
      remove: async () => undefined,
      findEnded: async () => [],
      listRemoved: async () => ({ count: 0, removals: [] }),
      findRemoved: async () => undefined,
      close: () => undefined,
    },
  });
  const { statusCode, body } = await broken.inject('/api/realty/listings');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
  expect(JSON.parse(body)).toEqual([{ param: 'server', msg: expect.any(String) }]);
  await broken.close();
});

test('serves a photo in the requested format', async () => {
  const { headers } = await app.inject(
    '/images/listings/2/C9000001/1.jpg?w=350&f=webp&class=small',
  );
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=86400, immutable');
});

test('limits the number of image widths so that nobody can fill the disk', async () => {
  const widths: number[] = [];
  const counting = await anApp([aRecord()], {
    pictures: { render: async (_, { widthPx }) => Buffer.from(String(widths.push(widthPx))) },
  });
  for (let w = 64; w <= 1600; w += 16) {
    await counting.inject(`/images/listings/2/C9000001/1.jpg?w=${w}`);
  }
  expect(new Set(widths).size).toBeLessThanOrEqual(9);
  expect(widths.every((width, i) => width >= 64 + i * 16)).toBe(true);
  await counting.close();
});

test.each([
  ['/images/listings/2/C9000001/1.jpg?w=9999', 'w'],
  ['/images/listings/2/C9000001/1.jpg?f=svg', 'f'],
  ['/images/listings/2/C9000001/x.jpg', 'photo'],
  ['/images/listings/2/C9000001/0123456789abcdef.jpg', 'photo'],
  ['/basemap/17/1/1.mvt', 'z'],
  ['/basemap/4/-1/1.mvt', 'x'],
])('%s is refused naming %s', async (url, param) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()[0].param).toBe(param);
});

test.each(['/images/listings/2/C9000001/2.jpg', '/images/listings/2/NONE1/1.jpg'])(
  '%s, a photo that no listing has, is not found',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('an empty tile is answered 204', async () => {
  expect((await app.inject('/basemap/5/1/1.mvt')).statusCode).toBe(204);
});

test('compresses a large answer', async () => {
  const { headers } = await app.inject({
    url: '/api/realty/listings',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['vary']).toContain('accept-encoding');
});
