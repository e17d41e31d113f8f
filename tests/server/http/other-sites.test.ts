import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anApp } from '#tests/support/app/app.ts';
import { registeredRoutes } from '#tests/support/app/registered-routes.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const SITE = 'http://localhost:4321';

/** The calls that pages of other sites may make, and why. */
const OPEN_TO_OTHER_SITES: Readonly<Record<string, string>> = {
  'POST /api/realty/listings': 'a search, which changes nothing',
  'POST /api/realty/listings/:mlsNumber': 'reads a listing',
  'POST /api/realty/listings/buildings': 'reads buildings',
  'POST /api/realty/buildings': 'reads buildings',
  'POST /api/customer/alerts/unsubscribe': 'mail programs send it (RFC 8058), by a token',
  'POST /csp-reports': 'browsers send it, and it changes nothing but the log',
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp([aRecord()]);
  await app.ready();
});
afterAll(() => app.close());

function send(method: string, path: string, headers: Record<string, string>) {
  const url = path.replaceAll(/:\w+/g, '1');
  return app.inject({ method: method as 'POST', url, headers } satisfies InjectOptions);
}

const changes = () =>
  registeredRoutes(app).filter(
    ({ method, path }) => method !== 'GET' && !(`${method} ${path}` in OPEN_TO_OTHER_SITES),
  );

test('the routes open to other sites exist', () => {
  const routes = registeredRoutes(app).map(({ method, path }) => `${method} ${path}`);
  expect(routes).toEqual(expect.arrayContaining(Object.keys(OPEN_TO_OTHER_SITES)));
  expect(changes().length).toBeGreaterThan(15);
});

describe.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
])('with %j', (headers: Record<string, string>) => {
  test('refuses every change', async () => {
    for (const { method, path } of changes()) {
      const { statusCode, json } = await send(method, path, headers);
      expect([`${method} ${path}`, statusCode]).toEqual([`${method} ${path}`, 403]);
      expect(json()[0].param).toBe('origin');
    }
  });
});

describe.each([
  {},
  { origin: SITE },
  { origin: SITE, 'sec-fetch-site': 'same-origin' },
  // Sent by a page without a referrer.
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://www.example.ca', host: 'www.example.ca' },
])('with %j', (headers: Record<string, string>) => {
  test('refuses no change because of its origin', async () => {
    for (const { method, path } of changes()) {
      const { statusCode } = await send(method, path, headers);
      expect([`${method} ${path}`, statusCode]).not.toEqual([`${method} ${path}`, 403]);
    }
  });
});
