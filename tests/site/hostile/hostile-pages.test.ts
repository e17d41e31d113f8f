import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import {
  DETAIL_PATH,
  DIST,
  LISTED_HOMES,
  RESTRICTED_PATH,
} from '#tests/support/app/built-pages.ts';
import { encode, rawText } from '#tests/support/hostile-texts.ts';

/** Number of requests; HOSTILE_PAGES=20000 for a thorough run. */
const REQUESTS = Number(process.env['HOSTILE_PAGES'] ?? 1500);
const MS_PER_REQUEST = 40;

let failures = 0;
const logStream = new Writable({
  write(_chunk, _encoding, onWritten) {
    failures += 1;
    onWritten();
  },
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp(LISTED_HOMES, {
    config: testConfig({ LOG_LEVEL: 'error' }),
    logStream,
    site: loadBuiltSite(DIST),
  });
});
afterAll(() => app.close());

const segment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('on', 'toronto', 'the-beaches', 'C1', '2', '43.6;-79.4'),
  },
  { weight: 2, arbitrary: rawText.map(encode) },
  fc.constantFrom('%', '%25', '%2525', '%E0%A4%A', '%00', '..', '.', '%2e%2e', '', '%2F', '\\'),
);

const roots = [
  ...['/', '/about', '/buying', '/contact', '/contact/thanks', '/map', '/search', '/application'],
  ...[
    '/list',
    '/detail',
    '/team',
    '/trends',
    '/calculators',
    '/home-value',
    '/auth/login',
    '/auth/profile',
    '/error',
    '/404',
  ],
  ...['/_image', '/_astro', '/nothing', '/manifest.json'],
];

const path = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(DETAIL_PATH, RESTRICTED_PATH, '/', '/robots.txt') },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...roots), fc.array(segment, { maxLength: 5 }))
      .map(([root, more]) => `${BASE_PATH}${root}${more.map((part) => `/${part}`).join('')}`),
  },
);

const parameter = fc
  .tuple(
    fc.constantFrom('page', 'sort', 'minPrice', 'beds', 'type', 'q', 'seed', 'redirect', 'x', ''),
    fc.oneof(fc.constantFrom('1', '2', '-1', '999999', 'sale', 'NaN'), rawText),
  )
  .map(([name, value]) => `${encode(name)}=${encode(value)}`);

const query = fc.oneof(
  fc.array(parameter, { maxLength: 4 }).map((parts) => parts.join('&')),
  fc.constantFrom('%', '%E0%A4%A', '&&&', '=', '?'),
);

const request: fc.Arbitrary<InjectOptions> = fc
  .record({
    method: fc.oneof(
      { weight: 10, arbitrary: fc.constant('GET' as const) },
      fc.constantFrom('HEAD' as const, 'POST' as const, 'PUT' as const, 'OPTIONS' as const),
    ),
    path,
    query,
    headers: fc.record(
      {
        cookie: fc.constantFrom('activeSession=true', 'activeSession=false', ';;=', 'a=%E0'),
        accept: fc.constantFrom('text/html', 'application/json', '*/*'),
        'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
        authorization: fc.constantFrom('Bearer x', 'Basic '),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ path: asked, query: given, headers, method }) => ({
    method,
    url: given ? `${asked}?${given}` : asked,
    headers: { ...headers },
  }));

test(
  'no page request fails or returns anything but a valid page',
  { timeout: 20_000 + REQUESTS * MS_PER_REQUEST },
  async () => {
    const statusCounts = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const reply = await app.inject(asked);
        const { statusCode, headers, body } = reply;
        statusCounts.set(statusCode, (statusCounts.get(statusCode) ?? 0) + 1);
        expect(statusCode, body.slice(0, 500)).toBeLessThan(500);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(String(headers['content-security-policy'])).toMatch(/default-src '(none|self)'/);
        expect(headers['x-request-id']).toMatch(/^[A-Z2-9]{10}$/);
        if (asked.method === 'HEAD' || body.length === 0) return;
        if (String(headers['content-type']).startsWith('text/html')) {
          expect(body).toMatch(/^<!doctype html>/i);
          expect(body).not.toMatch(/node_modules|\.ts:\d+|%error-/);
        } else expect(String(headers['content-type'])).not.toBe('application/octet-stream');
      }),
      { numRuns: REQUESTS },
    );
    // Failures are logged only where something fails.
    expect(failures).toBe(0);
    // A run that reaches no page would prove nothing.
    expect(statusCounts.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
    expect(statusCounts.get(404) ?? 0).toBeGreaterThan(REQUESTS / 20);
  },
);
