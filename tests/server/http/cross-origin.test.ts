import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
let closed: FastifyInstance;
const ORIGIN = 'https://portal.example.ca';

beforeAll(async () => {
  const config = testConfig({ REALTY_CORS_ORIGINS: `${ORIGIN},http://localhost:3000` });
  app = await anApp([aRecord()], { config });
  closed = await anApp([aRecord()]);
});
afterAll(async () => {
  await app.close();
  await closed.close();
});

const LISTINGS = '/api/realty/listings';
const allowOrigin = 'access-control-allow-origin';

test.each([
  ['a search', LISTINGS],
  ['a refusal', `${LISTINGS}?minPrice=cheap`],
  ['the answer for an unknown listing', `${LISTINGS}/NONE`],
  ['places', '/api/realty/locations?city=Toronto'],
])('a page of an allowed origin may read %s', async (_, url) => {
  const { headers } = await app.inject({ url, headers: { origin: ORIGIN } });
  expect(headers[allowOrigin]).toBe(ORIGIN);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['access-control-expose-headers']).toContain('warning');
  expect(String(headers['vary'])).toContain('origin');
});

test('a preflight response lists what may be sent, without the API key header', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: LISTINGS,
    headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
  });
  expect(statusCode).toBe(204);
  expect(headers[allowOrigin]).toBe(ORIGIN);
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST');
  expect(headers['access-control-allow-headers']).toBe('content-type, board-id, listings-revision');
});

test.each([
  ['another origin', LISTINGS, 'https://evil.example.ca'],
  ['an origin with the same beginning', LISTINGS, `${ORIGIN}.evil.example`],
  ['the origin null', LISTINGS, 'null'],
  ['the contact form', '/api/realty/contact', ORIGIN],
  ['calls of customers', '/api/customer/meta', ORIGIN],
])('refuses cross-origin access: %s', async (_, url, origin) => {
  const { headers } = await app.inject({ url, headers: { origin } });
  expect(headers[allowOrigin]).toBeUndefined();
});

test('allows no origin unless one is configured', async () => {
  const { headers } = await closed.inject({ url: LISTINGS, headers: { origin: ORIGIN } });
  expect(headers[allowOrigin]).toBeUndefined();
  expect(String(headers['vary'])).not.toContain('origin');
});
