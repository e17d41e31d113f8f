import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagePolicy } from '#src/server/http/replies/security-headers.ts';
import { anApp } from '#tests/support/app/app.ts';

let metrics: Registry;
let app: FastifyInstance;
beforeEach(async () => {
  metrics = new Registry();
  app = await anApp([], { metrics });
});
afterEach(() => app.close());

const report = (directive: string) => ({
  'csp-report': {
    'effective-directive': directive,
    'blocked-uri': 'https://ads.example/x.js?visitor=ada',
    'document-uri': 'http://localhost:4321/real-estate/search?q=granny',
  },
});

const send = (payload: unknown, type = 'application/csp-report', remoteAddress = '203.0.113.7') =>
  app.inject({
    ...{ method: 'POST', url: '/csp-reports', remoteAddress },
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const countReports = async () =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith('site_csp_reports'));

test('the page policy names the report URL', () => {
  expect(pagePolicy("default-src 'none';")).toMatch(/; report-uri \/csp-reports$/);
});

test('counts reports in both formats by directive', async () => {
  expect((await send(report('script-src-elem'))).statusCode).toBe(204);
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'x' };
  const batch = [
    { type: 'csp-violation', body },
    { type: 'csp-violation', body },
  ];
  expect((await send(batch, 'application/reports+json')).statusCode).toBe(204);
  expect(await countReports()).toEqual([
    'site_csp_reports_total{directive="script-src-elem"} 1',
    'site_csp_reports_total{directive="img-src"} 2',
  ]);
});

test('counts unknown directives together so that senders cannot bloat the metrics', async () => {
  for (let each = 0; each < 5; each += 1) await send(report(`made-up-${each}`));
  expect(await countReports()).toEqual(['site_csp_reports_total{directive="other"} 5']);
});

test.each([
  ['invalid JSON', '{', 400],
  ['not a policy report', { hello: 1 }, 400],
  ['too long', { 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }, 413],
])('a report that is %s is refused and not counted', async (_, payload, status) => {
  expect((await send(payload)).statusCode).toBe(status);
  expect(await countReports()).toEqual([]);
});

test('rate-limits one sender without affecting others', async () => {
  const statuses = [];
  for (let each = 0; each < 30; each += 1) {
    statuses.push((await send(report('img-src'))).statusCode);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(report('img-src'), undefined, '198.51.100.9')).statusCode).toBe(204);
});
