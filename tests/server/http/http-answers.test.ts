import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problems } from '#src/contract/problem.ts';
import { mountedEndpoints } from '#src/server/http/mounted-endpoints.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const LISTINGS = '/api/realty/listings';

let app: FastifyInstance;
let signedIn: FastifyInstance;
beforeAll(async () => {
  const records = Array.from({ length: 5 }, (_, i) => aRecord({ mlsNumber: `C900000${i}` }));
  app = await anApp(records);
  signedIn = await anApp(records, { identify: () => 'verified' });
});
afterAll(async () => {
  await app.close();
  await signedIn.close();
});

test('an answer has an ETag and is answered 304 to a client that has it', async () => {
  const first = await app.inject(LISTINGS);
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url: LISTINGS, headers: { 'if-none-match': held } });
    expect(again.statusCode, held).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': first.headers['cache-control'],
      vary: first.headers['vary'],
    });
  }
  const other = await app.inject({ url: LISTINGS, headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test('an answer varies by the board-id header unless the query names the board', async () => {
  for (const call of ['', '/similar', '/suggestions']) {
    const url = `${LISTINGS}/C9000001${call}`;
    expect((await app.inject(url)).headers['vary'], url).toMatch(/^board-id, /);
    expect((await app.inject(`${url}?boardId=2`)).headers['vary']).not.toContain('board-id');
  }
});

test('the ETag of a compressed answer is weak and still matches', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const first = await app.inject({ url: LISTINGS, headers });
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^W\/"/);
  const again = await app.inject({
    url: LISTINGS,
    headers: { ...headers, 'if-none-match': etag },
  });
  expect(again.statusCode).toBe(304);
});

test('HEAD has an ETag and is answered 304 like GET', async () => {
  const first = await app.inject({ method: 'HEAD', url: LISTINGS });
  const held = String(first.headers['etag']);
  const headers = { 'if-none-match': held };
  const again = await app.inject({ method: 'HEAD', url: LISTINGS, headers });
  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  expect(first.body + again.body).toBe('');
});

test('answers that are the same for everyone are public, those of one viewer are private', async () => {
  const forAll = (await app.inject(LISTINGS)).headers;
  expect(forAll['cache-control']).toBe('public, max-age=30, stale-while-revalidate=120');
  expect(forAll['vary']).toBe('authorization, accept-encoding');
  const forOne = (await signedIn.inject(LISTINGS)).headers;
  expect(forOne['cache-control']).toBe('private, no-cache');
  expect(forOne['etag']).toBeDefined();
});

test('an answer to a POST is not cached and has no ETag', async () => {
  const { headers } = await app.inject({ method: 'POST', url: LISTINGS, payload: {} });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
});

test('a route may set its own cache headers', async () => {
  const { headers } = await signedIn.inject('/api/places/geocode?q=toronto');
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['GET', `${LISTINGS}?type=x`, 400],
  ['GET', `${LISTINGS}/NONE`, 404],
  ['DELETE', LISTINGS, 405],
  ['GET', '/api/realty/nothing', 404],
] as const)('%s %s (%d) is not cached', async (method, url, status) => {
  const reply = await app.inject({ method, url, headers: { 'if-none-match': '*' } });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['etag']).toBeUndefined();
  expect(Problems.safeParse(reply.json()).success).toBe(true);
});

test('every answer reports its duration', async () => {
  for (const url of [LISTINGS, `${LISTINGS}?type=x`, '/api/places/suggestions?q=toro']) {
    const { headers } = await app.inject(url);
    expect(headers['server-timing'], url).toMatch(/^total;dur=\d+\.\d\d/);
  }
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['identity', undefined],
])('Accept-Encoding %s is answered with Content-Encoding %s', async (accepted, sent) => {
  const reply = await app.inject({ url: LISTINGS, headers: { 'accept-encoding': accepted } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-encoding']).toBe(sent);
});

test('does not compress a small answer', async () => {
  const reply = await app.inject({
    url: `${LISTINGS}?listings=false`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.headers['vary']).toContain('accept-encoding');
});

test.each([
  ['DELETE', LISTINGS, 'GET, HEAD, POST'],
  ['PUT', '/api/places/geocode?q=x', 'GET, HEAD'],
  ['PATCH', '/images/static-map', 'GET, HEAD'],
] as const)('%s %s is refused with a list of the allowed methods', async (method, url, allow) => {
  const reply = await app.inject({ method, url });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers['allow']).toBe(allow);
  expect(reply.json()).toEqual([{ param: 'method', msg: expect.any(String) }]);
});

test('OPTIONS lists the allowed methods', async () => {
  const reply = await app.inject({ method: 'OPTIONS', url: LISTINGS });
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['allow']).toBe('GET, HEAD, POST');
});

test('refuses a URL of more than 8 KB', async () => {
  const reply = await app.inject(`${LISTINGS}?city=${'x'.repeat(8300)}`);
  expect(reply.statusCode).toBe(414);
  expect(reply.json()).toEqual([{ param: 'path', msg: expect.any(String) }]);
});

test.each([
  ['a'.repeat(65 * 1024), 'application/json', 413, 'request'],
  ['<map/>', 'application/xml', 415, 'content-type'],
  ['{"map":', 'application/json', 400, 'request'],
  ['{"__proto__":{"a":1}}', 'application/json', 400, 'request'],
])('a body like %.8s as %s is refused with %d', async (payload, type, status, param) => {
  const headers = { 'content-type': type };
  const reply = await app.inject({ method: 'POST', url: LISTINGS, payload, headers });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual([{ param, msg: expect.any(String) }]);
});

test('refuses a body with an unknown encoding', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'rot13' };
  const reply = await app.inject({ method: 'POST', url: LISTINGS, payload: '{}', headers });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()[0].param).toBe('content-encoding');
});

test.each(['/api/realty/listings/%E0%A4%A', '/%', `/api/realty/listings/${'a'.repeat(501)}`])(
  '%.40s, which no route accepts, is refused with the security headers',
  async (url) => {
    const reply = await app.inject(url);
    expect([400, 414]).toContain(reply.statusCode);
    expect(Problems.safeParse(reply.json()).success).toBe(true);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('ignores an API key of the provider', async () => {
  const headers = { 'REPLIERS-API-KEY': 'anything' };
  expect((await app.inject({ url: LISTINGS, headers })).statusCode).toBe(200);
  expect((await app.inject(`${LISTINGS}?repliers_api_key=x`)).statusCode).toBe(200);
});

test('the app knows every mounted endpoint', () => {
  const calls = mountedEndpoints(app).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toContain('POST /api/realty/listings');
  expect(calls).toContain('GET /images/static-map');
  expect(new Set(calls).size).toBe(calls.length);
});
